import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { identityKey } from "@/accounts/identity";
import { hashPassword } from "@/accounts/password";
import { type Database, isUniqueViolation } from "@/db";

export interface FirstAdministrator {
  pseudo: string;
  email: string;
  /** Without one, a random password is made and kept in the data folder. */
  password: string | undefined;
}

/** The account of the first administrator cannot be made. */
export class AdministratorTakenError extends Error {
  override readonly name = "AdministratorTakenError";
}

/** Any number that no other lock of the database has. */
const SEEDING_LOCK = 702_614_152;

/** Where a generated administrator's password is kept. */
export function administratorPasswordFile(dataDirectory: string): string {
  return path.join(dataDirectory, "admin-password");
}

/**
 * Sees to it that there is an administrator.
 *
 * @returns their pseudo, and the password when it was made just now
 * @throws AdministratorTakenError when a player has the pseudo or the mail address
 */
export async function seedAdministrator(
  database: Database,
  dataDirectory: string,
  { pseudo, email, password }: FirstAdministrator,
): Promise<{ pseudo: string; generatedPassword?: string }> {
  try {
    return await database.$transaction(async (transaction) => {
      // Processes that start together come here one after the other, and the later ones find the administrator of the first.
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${SEEDING_LOCK})`;
      const existing = await transaction.user.findFirst({ where: { role: "ADMIN" }, orderBy: { createdAt: "asc" } });
      if (existing) return { pseudo: existing.pseudo };
      const generatedPassword = password === undefined ? randomBytes(12).toString("base64url") : undefined;
      // Before the account: a crash in between leaves a file too many, not an account that nobody can open.
      if (generatedPassword) writeFileSync(administratorPasswordFile(dataDirectory), `${generatedPassword}\n`, { mode: 0o600 });
      const keys = { emailKey: identityKey(email), pseudoKey: identityKey(pseudo) };
      const passwordHash = await hashPassword(password ?? generatedPassword ?? "");
      await transaction.user.create({
        data: { lastName: "Administration", firstName: "OpenPokémon", email, pseudo, ...keys, passwordHash, role: "ADMIN" },
      });
      return generatedPassword ? { pseudo, generatedPassword } : { pseudo };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AdministratorTakenError(
      `A player has the pseudo "${pseudo}" or the mail ${email}: choose another ADMIN_PSEUDO and ADMIN_EMAIL.`,
    );
  }
}
