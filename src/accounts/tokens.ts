import { createHash, randomBytes } from "node:crypto";
import type { Database } from "@/db";
import type { Prisma, TokenPurpose } from "@/db/generated/client";

/** Links that open one thing once: 256 random bits, of which the database keeps the hash. */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long a link opens what it is for. */
const LASTS_MS: Readonly<Record<TokenPurpose, number>> = { RESET_PASSWORD: HOUR_MS, CONFIRM_EMAIL: 3 * DAY_MS };

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** A new token; an earlier one of the user for the same purpose is void from now on. */
export async function issueToken(
  database: Database,
  { id, email }: { readonly id: string; readonly email: string | null },
  purpose: TokenPurpose,
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await database.$transaction([
    database.accountToken.deleteMany({ where: { OR: [{ userId: id, purpose }, { expiresAt: { lte: now } }] } }),
    database.accountToken.create({
      data: { hash: hashOf(token), userId: id, purpose, email, expiresAt: new Date(now.getTime() + LASTS_MS[purpose]) },
    }),
  ]);
  return token;
}

/** The player has another password or mail: links that would set a password, on their way to wherever, open nothing any more. */
export async function voidResets(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  await transaction.accountToken.deleteMany({ where: { userId, purpose: "RESET_PASSWORD" } });
}

/** Whether a token would open anything; it stays as it is. */
export async function isOpen(database: Database, token: string, purpose: TokenPurpose, now = new Date()): Promise<boolean> {
  return (await database.accountToken.count({ where: { hash: hashOf(token), purpose, expiresAt: { gt: now } } })) > 0;
}

/** Uses a token up. Of two who use it at once one gets what it opens. */
export async function takeToken(
  transaction: Prisma.TransactionClient,
  token: string,
  purpose: TokenPurpose,
  now = new Date(),
): Promise<{ readonly userId: string; readonly email: string | null } | null> {
  const where = { hash: hashOf(token), purpose, expiresAt: { gt: now } };
  const found = await transaction.accountToken.findFirst({ where, select: { userId: true, email: true } });
  const { count } = await transaction.accountToken.deleteMany({ where });
  return count > 0 ? found : null;
}
