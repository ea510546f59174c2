import { randomBytes } from "node:crypto";
import bcrypt from "bcrypt";

const cost = 11;

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, cost);
}

let nobodysHash: Promise<string> | undefined;

/**
 * Compares with the hash of a user, or, for nobody and for a guest, who has none, with one of the same cost,
 * so that the time taken does not tell whether there is an account.
 */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString("hex"));
  const own = hash === undefined || hash === "" ? null : hash;
  const matches = await bcrypt.compare(password, own ?? (await nobodysHash));
  return own !== null && matches;
}
