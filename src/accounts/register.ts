import { QueueFullError } from "@/accounts/fair-queue";
import type { Gate } from "@/accounts/gate";
import { identityKey } from "@/accounts/identity";
import { hashPassword } from "@/accounts/password";
import type { SignUp, SignUpFaults } from "@/accounts/sign-up";
import { type Database, isUniqueViolation } from "@/db";

/** `kept` when it was a guest who signed up, with all that they have. */
export type Registration = { userId: string; pseudo: string; kept: boolean } | { faults: SignUpFaults };
/** Why nobody is signed up just now, whatever the form says. */
export type SignUpRefusal = { refused: "too-many-sign-ups" | "site-busy" };

/**
 * The sign-up of players.
 *
 * @returns a function that creates a player, within the limits of the gate
 */
export function createRegistrar(database: Database, gate: Gate) {
  return async function register(form: SignUp, locale: string, address: string, guestId?: string): Promise<Registration | SignUpRefusal> {
    if (!(await gate.trySignUp(address))) return { refused: "too-many-sign-ups" };
    try {
      const hash = (password: string) => gate.hash(address, () => hashPassword(password));
      return await registerUser(database, form, locale, hash, guestId);
    } catch (error) {
      if (error instanceof QueueFullError) return { refused: "site-busy" };
      throw error;
    }
  };
}
export type Register = ReturnType<typeof createRegistrar>;

/**
 * Creates a player, or makes one of a guest.
 *
 * @returns the account, or which of pseudo and mail is taken; of two that ask for the same at once, one gets it
 */
export async function registerUser(
  database: Database,
  form: SignUp,
  locale: string,
  hash = hashPassword,
  guestId?: string,
): Promise<Registration> {
  const emailKey = identityKey(form.email);
  const pseudoKey = identityKey(form.pseudo);
  const taken = await takenOf(database, emailKey, pseudoKey);
  if (taken) return { faults: taken };
  const { lastName, firstName, email, pseudo } = form;
  const passwordHash = await hash(form.password);
  try {
    const data = { lastName, firstName, email, emailKey, pseudo, pseudoKey, passwordHash, locale };
    if (guestId !== undefined) {
      const { count } = await database.user.updateMany({ where: { id: guestId, guest: true }, data: { ...data, guest: false } });
      // A guest who was cleared away meanwhile begins anew.
      if (count > 0) return { userId: guestId, pseudo, kept: true };
    }
    const user = await database.user.create({ data });
    return { userId: user.id, pseudo, kept: false };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Somebody took it while the password was hashed.
    const faults = await takenOf(database, emailKey, pseudoKey);
    if (!faults) throw error;
    return { faults };
  }
}

/** Which of mail and pseudo somebody else has; undefined when both are free. */
export async function takenOf(
  database: Database,
  emailKey: string,
  pseudoKey: string,
  userId?: string,
): Promise<Pick<SignUpFaults, "email" | "pseudo"> | undefined> {
  const others = await database.user.findMany({
    where: { OR: [{ emailKey }, { pseudoKey }], ...(userId !== undefined && { id: { not: userId } }) },
    select: { emailKey: true, pseudoKey: true },
  });
  if (others.length === 0) return undefined;
  return {
    ...(others.some((other) => other.emailKey === emailKey) && { email: "emailTaken" as const }),
    ...(others.some((other) => other.pseudoKey === pseudoKey) && { pseudo: "pseudoTaken" as const }),
  };
}
