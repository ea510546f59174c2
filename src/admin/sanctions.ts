import { shutOutUntil } from "@/accounts/exclusion";
import type { Database } from "@/db";
import type { Role } from "@/db/generated/client";
import { type Actor, note } from "./audit";
import type { Exclusion, NewRole, Reasoned, Suspension } from "./schema";

/** Who may not come in for a while, or ever; and who administrates the site. Each leaves a row in the register. */

export type SanctionRefusal = "yourself" | "not-found" | "administrator";
type Outcome = { readonly done: string } | { readonly refused: SanctionRefusal };

const DAY_MS = 24 * 60 * 60 * 1000;
/** Until when somebody is suspended who is banned. */
export const FOR_GOOD = new Date("9999-12-31T00:00:00Z");

/** Whether a player is shut out now. */
export function exclusionOf(player: { readonly suspendedUntil: Date | null }, now: Date): Exclusion {
  const until = shutOutUntil(player, now);
  return { suspendedUntil: until?.toISOString() ?? null, banned: until?.getTime() === FOR_GOOD.getTime() };
}

/** Shuts a player out, with an end or for good. Their sessions end; whoever calls it then ends their pages (`Realtime.expelUser`). */
export function suspendPlayer(
  database: Database,
  actor: Actor,
  playerId: string,
  { days, reason }: Suspension,
  now = new Date(),
): Promise<Outcome> {
  return onPlayer(database, actor, playerId, async (transaction, player) => {
    const suspendedUntil = days === null ? FOR_GOOD : new Date(now.getTime() + days * DAY_MS);
    await transaction.user.update({
      where: { id: player.id },
      data: { suspendedUntil, suspensionReason: reason, sessionVersion: { increment: 1 } },
    });
    await note(transaction, actor, days === null ? "ban" : "suspend", player, { days, reason });
  });
}

/** Lets a suspended player in again. */
export function liftSuspension(database: Database, actor: Actor, playerId: string, { reason }: Reasoned): Promise<Outcome> {
  return onPlayer(database, actor, playerId, async (transaction, player) => {
    await transaction.user.update({ where: { id: player.id }, data: { suspendedUntil: null, suspensionReason: null } });
    await note(transaction, actor, "lift", player, { reason });
  });
}

/** Makes a player an administrator, or an administrator a player again; nobody changes this of themself, so that one always stays. */
export async function setRole(database: Database, actor: Actor, userId: string, { role, reason }: NewRole): Promise<Outcome> {
  if (userId === actor.id) return { refused: "yourself" };
  return database.$transaction(async (transaction) => {
    // Of two administrators who take the role from each other at once, the second one has it no more; both rows are locked
    // in the same order, else each would wait for the other.
    const locked = await transaction.$queryRaw<{ id: string; role: Role }[]>`
      SELECT "id", "role" FROM "User" WHERE "id" IN (${actor.id}, ${userId}) ORDER BY "id" FOR UPDATE`;
    if (locked.find(({ id }) => id === actor.id)?.role !== "ADMIN") return { refused: "not-found" as const };
    const user = await transaction.user.findFirst({ where: { id: userId, guest: false }, select: { id: true, pseudo: true, role: true } });
    if (!user || user.role === role) return { refused: "not-found" as const };
    await transaction.user.update({ where: { id: userId }, data: { role } });
    await note(transaction, actor, role === "ADMIN" ? "promote" : "demote", user, { reason });
    return { done: user.pseudo };
  });
}

async function onPlayer(
  database: Database,
  actor: Actor,
  playerId: string,
  what: (transaction: Parameters<Parameters<Database["$transaction"]>[0]>[0], player: Actor) => Promise<void>,
): Promise<Outcome> {
  if (playerId === actor.id) return { refused: "yourself" };
  return database.$transaction(async (transaction) => {
    const player = await transaction.user.findUnique({ where: { id: playerId }, select: { id: true, pseudo: true, role: true } });
    if (!player) return { refused: "not-found" as const };
    if (player.role !== "PLAYER") return { refused: "administrator" as const };
    await what(transaction, { id: player.id, pseudo: player.pseudo });
    return { done: player.pseudo };
  });
}
