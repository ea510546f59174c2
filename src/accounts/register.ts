import { QueueFullError } from "@/accounts/fair-queue";
import type { Gate } from "@/accounts/gate";
import { identityKey } from "@/accounts/identity";
import { hashPassword } from "@/accounts/password";
import type { SignUp, SignUpFaults } from "@/accounts/sign-up";
import { type Database, isUniqueViolation } from "@/db";

export type Registration = { userId: string; pseudo: string } | { faults: SignUpFaults };
/** Why nobody is signed up just now, whatever the form says. */
export type SignUpRefusal = { refused: "too-many-sign-ups" | "site-busy" };

/**
 * The sign-up of players.
 *
 * @returns a function that creates a player, within the limits of the gate
 */
export function createRegistrar(database: Database, gate: Gate) {
  return async function register(form: SignUp, locale: string, address: string): Promise<Registration | SignUpRefusal> {
    if (!(await gate.trySignUp(address))) return { refused: "too-many-sign-ups" };
    try {
      return await registerUser(database, form, locale, (password) => gate.hash(address, () => hashPassword(password)));
    } catch (error) {
      if (error instanceof QueueFullError) return { refused: "site-busy" };
      throw error;
    }
  };
}
export type Register = ReturnType<typeof createRegistrar>;

/**
 * Creates a player.
 *
 * @returns the account, or which of pseudo and mail is taken; of two that ask for the same at once, one gets it
 */
export async function registerUser(database: Database, form: SignUp, locale: string, hash = hashPassword): Promise<Registration> {
  const emailKey = identityKey(form.email);
  const pseudoKey = identityKey(form.pseudo);
  const taken = await takenOf(database, emailKey, pseudoKey);
  if (taken) return { faults: taken };
  const { lastName, firstName, email, pseudo } = form;
  const passwordHash = await hash(form.password);
  try {
    const user = await database.user.create({ data: { lastName, firstName, email, emailKey, pseudo, pseudoKey, passwordHash, locale } });
    return { userId: user.id, pseudo };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Somebody took it while the password was hashed.
    const faults = await takenOf(database, emailKey, pseudoKey);
    if (!faults) throw error;
    return { faults };
  }
}

async function takenOf(database: Database, emailKey: string, pseudoKey: string): Promise<SignUpFaults | undefined> {
  const others = await database.user.findMany({
    where: { OR: [{ emailKey }, { pseudoKey }] },
    select: { emailKey: true, pseudoKey: true },
  });
  if (others.length === 0) return undefined;
  return {
    ...(others.some((other) => other.emailKey === emailKey) && { email: "emailTaken" as const }),
    ...(others.some((other) => other.pseudoKey === pseudoKey) && { pseudo: "pseudoTaken" as const }),
  };
}
