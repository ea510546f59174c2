import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";
import { MatchKind } from "@/db/generated/enums";

/**
 * What databases of released versions held of each game: a running match that was stopped cleanly, one whose process was killed between two snapshots, one
 * against the computer, a guided one, a finished one, and cards that together use every word of its effect language.
 */

export const folder = new URL("kept/", import.meta.url);

/** Released versions are those of package.json. */
export const today = z.object({ version: z.string() }).parse(JSON.parse(readFileSync("package.json", "utf8"))).version;

export const matchFile = (game: string, version: string) => `${game}-${version}-match.json`;
export const killedFile = (game: string, version: string) => `${game}-${version}-killed.json`;
export const practiceFile = (game: string, version: string) => `${game}-${version}-practice.json`;
export const lessonFile = (game: string, version: string) => `${game}-${version}-lesson.json`;
export const finishedFile = (game: string, version: string) => `${game}-${version}-finished.json`;
export const cardsFile = (game: string, version: string) => `${game}-${version}-cards.jsonl`;

const MatchRow = z.object({
  game: z.string(),
  edition: z.string(),
  kind: z.enum(MatchKind),
  seed: z.string(),
  seedCommitment: z.string(),
  nonces: z.json(),
  setup: z.json(),
  stateVersion: z.number(),
  clock: z.json(),
});

/** A match as its rows had it; the accounts of its players are not kept. */
export const KeptMatch = z.object({
  match: MatchRow,
  /** Who of the two is the computer, and how it plays. */
  bots: z.tuple([z.string().nullable(), z.string().nullable()]).default([null, null]),
  answers: z.array(z.object({ seq: z.number(), seat: z.number().nullable(), answer: z.json(), hash: z.string().nullable() })),
  snapshots: z.array(z.object({ seq: z.number(), version: z.number(), state: z.string(), frames: z.base64() })),
});
export type KeptMatch = z.infer<typeof KeptMatch>;

/** A finished match: its row, and the record that holds all else of it. */
export const KeptFinished = z.object({ match: MatchRow.extend({ outcome: z.json() }), answers: z.number(), record: z.base64() });
export type KeptFinished = z.infer<typeof KeptFinished>;

export const KeptCard = z.object({ id: z.string(), language: z.number(), definition: z.json() });

/** The kept files of this kind. */
export function keptFiles(
  kind: "match.json" | "killed.json" | "practice.json" | "lesson.json" | "finished.json" | "cards.jsonl",
): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(`-${kind}`));
}

const json = (value: z.infer<ReturnType<typeof z.json>>) => value ?? Prisma.JsonNull;
const seatsOf = (userIds: readonly string[], bots: KeptMatch["bots"] = [null, null]) => ({
  create: userIds.map((userId, seat) => {
    const botName = bots[seat] ?? null;
    return { seat, userId: botName === null ? userId : null, pseudo: `player ${seat}`, botName };
  }),
});

/** Puts a kept match into a database, with new accounts for its players; returns its id. */
export async function restoreKept(
  database: Database,
  { match, bots, answers, snapshots }: KeptMatch,
  userIds: readonly string[],
): Promise<string> {
  const { id } = await database.match.create({
    data: {
      ...match,
      nonces: json(match.nonces),
      setup: json(match.setup),
      clock: json(match.clock),
      seats: seatsOf(userIds, bots),
      answers: { create: answers.map((row) => ({ ...row, answer: json(row.answer) })) },
      snapshots: { create: snapshots.map((row) => ({ ...row, frames: Buffer.from(row.frames, "base64") })) },
    },
  });
  return id;
}

/** Puts a finished match into a database; returns its id. */
export async function restoreFinished(database: Database, { match, record }: KeptFinished, userIds: readonly string[]): Promise<string> {
  const { id } = await database.match.create({
    data: {
      ...match,
      nonces: json(match.nonces),
      setup: match.setup ?? Prisma.DbNull,
      clock: json(match.clock),
      outcome: json(match.outcome),
      status: "FINISHED",
      endedAt: new Date(),
      seats: seatsOf(userIds),
      record: { create: { record: Buffer.from(record, "base64") } },
    },
  });
  return id;
}
