import { randomBytes } from "node:crypto";
import bcrypt from "bcrypt";

const cost = 11;

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, cost);
}

let nobodysHash: Promise<string> | undefined;

/**
 * Compares with the hash of a user, or, for nobody, with one of the same cost,
 * so that the time taken does not tell whether an account exists.
 */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString("hex"));
  const matches = await bcrypt.compare(password, hash ?? (await nobodysHash));
  return hash !== undefined && matches;
}
