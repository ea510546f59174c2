import { identityKey } from "@/accounts/identity";
import { hashPassword } from "@/accounts/password";
import type { SignUp, SignUpFaults } from "@/accounts/sign-up";
import { type Database, isUniqueViolation } from "@/db";

export type Registration = { userId: string; pseudo: string } | { faults: SignUpFaults };

/**
 * Creates a player.
 *
 * @returns the account, or which of pseudo and mail is taken; of two that ask for the same at once, one gets it
 */
export async function registerUser(database: Database, form: SignUp, locale: string): Promise<Registration> {
  const emailKey = identityKey(form.email);
  const pseudoKey = identityKey(form.pseudo);
  const taken = await takenOf(database, emailKey, pseudoKey);
  if (taken) return { faults: taken };
  const { lastName, firstName, email, pseudo } = form;
  const passwordHash = await hashPassword(form.password);
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
