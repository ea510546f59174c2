import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Database } from "@/db";
import { blockBetween } from "./blocks";
import { challengeCode } from "./challenge-code";

/** Challenges that go to whoever follows a link: it is sent to somebody who may have no account yet. */

/** So long a link may be followed. */
const LINK_MS = 24 * 60 * 60 * 1000;

const name = z.string().max(40);
/** By which rules the challenge is. */
export const LinkForm = z.object({ game: name, edition: name });
export type LinkForm = z.infer<typeof LinkForm>;

/** A link as its sender sees it. */
export interface OwnLink extends LinkForm {
  readonly code: string;
  /** ISO 8601. */
  readonly until: string;
}

/** A challenge as whoever follows its link sees it. */
export interface LinkedChallenge extends LinkForm {
  readonly from: { readonly id: string; readonly pseudo: string };
}

/** Makes a link; one that was open before is void. */
export async function openLink(database: Database, fromId: string, { game, edition }: LinkForm, now = new Date()): Promise<OwnLink> {
  const code = randomBytes(12).toString("base64url");
  const row = { code, game, edition, expiresAt: new Date(now.getTime() + LINK_MS) };
  await database.challengeLink.upsert({ where: { fromId }, create: { fromId, ...row }, update: row });
  await database.challengeLink.deleteMany({ where: { expiresAt: { lt: now } } });
  return { code, game, edition, until: row.expiresAt.toISOString() };
}

/** The open link of a player; null when there is none. */
export async function ownLink(database: Database, fromId: string, now = new Date()): Promise<OwnLink | null> {
  const row = await database.challengeLink.findUnique({ where: { fromId } });
  if (!row || row.expiresAt < now) return null;
  const { code, game, edition, expiresAt } = row;
  return { code, game, edition, until: expiresAt.toISOString() };
}

/** Withdraws the open link of a player. */
export async function closeLink(database: Database, fromId: string): Promise<void> {
  await database.challengeLink.deleteMany({ where: { fromId } });
}

/**
 * The challenge behind a link; null when it has lapsed, was taken or withdrawn, or comes from somebody who is kept apart from the reader.
 *
 * @param readerId null for somebody who is not logged in
 */
export async function linkedChallenge(
  database: Database,
  code: string,
  readerId: string | null,
  now = new Date(),
): Promise<LinkedChallenge | null> {
  if (challengeCode(code) === undefined) return null;
  const row = await database.challengeLink.findUnique({
    where: { code },
    select: { game: true, edition: true, expiresAt: true, from: { select: { id: true, pseudo: true } } },
  });
  if (!row || row.expiresAt < now) return null;
  if (readerId !== null && (await blockBetween(database, readerId, row.from.id)) !== null) return null;
  const { game, edition, from } = row;
  return { game, edition, from };
}
