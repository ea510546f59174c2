import { randomInt } from "node:crypto";
import { identityKey } from "@/accounts/identity";
import { removeAccount } from "@/accounts/remove";
import { type Database, isUniqueViolation } from "@/db";
import type { User } from "@/db/generated/client";
import type { Locale } from "@/i18n/locales";

/** Guests play against the computer at once. All they have stays theirs when they sign up; who does not come back is cleared away. */

const NAMES: Readonly<Record<Locale, string>> = { fr: "Visiteur", en: "Guest", es: "Visitante", it: "Ospite" };
const DAY_MS = 24 * 60 * 60 * 1000;

/** A new guest, under a name that nobody has. */
export async function createGuest(database: Database, locale: Locale): Promise<User> {
  for (;;) {
    const pseudo = `${NAMES[locale]}-${randomInt(100_000, 1_000_000)}`;
    try {
      const data = { guest: true, pseudo, pseudoKey: identityKey(pseudo), lastName: "", firstName: "", passwordHash: "", locale };
      return await database.user.create({ data });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

/**
 * Clears away the guests who were not here for so many days, with their matches: nobody else has played in them.
 *
 * @param expel ends whatever of the guest is still going on
 * @returns how many
 */
export async function clearGuests(
  database: Database,
  days: number,
  expel: (userId: string) => Promise<void>,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS);
  const gone = await database.user.findMany({ where: { guest: true, lastSeenAt: { lt: before } }, select: { id: true } });
  for (const { id } of gone) {
    await expel(id);
    await database.$transaction(async (transaction) => {
      // Who signed up meanwhile keeps everything.
      const { count } = await transaction.user.updateMany({ where: { id, guest: true }, data: { sessionVersion: { increment: 1 } } });
      if (count === 0) return;
      await transaction.match.deleteMany({ where: { kind: { in: ["BOT", "LESSON"] }, seats: { some: { userId: id } } } });
      await removeAccount(transaction, id);
    });
  }
  return gone.length;
}
