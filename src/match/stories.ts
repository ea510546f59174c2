import { z } from "zod";
import type { Database } from "@/db";
import type { SeatResult } from "@/db/generated/client";
import type { Seat } from "@/kernel/game";
import { OutcomeRow, pair, seat } from "./entry";
import { loadRecord } from "./finished";
import { publicFrame } from "./frame";
import { json } from "./journal";
import { pacedMap } from "./paced";
import { type Chronicle, type Story, tellStory } from "./story";

const Blow = z.object({ amount: z.number(), card: z.string().nullable() });
const StoryRow = z.object({
  turns: z.array(
    z.object({
      number: z.number(),
      seat,
      damage: pair(z.number()),
      points: pair(z.number()),
      falls: pair(z.array(z.string())),
      blows: pair(Blow.nullable()),
    }),
  ),
});

/** The story of a finished match; null while there is none. */
export async function loadStory(database: Database, matchId: string): Promise<Story | null> {
  const row = await database.matchStory.findUnique({ where: { matchId } });
  return row && StoryRow.parse(row.story);
}

/**
 * Writes how a finished match ended for each of its players, and its story where the game tells one.
 *
 * @returns null while the match has no record
 */
export async function keepStory(database: Database, matchId: string, chronicle: Chronicle | undefined): Promise<Story | null> {
  const match = await database.match.findUnique({ where: { id: matchId }, select: { outcome: true, endedAt: true } });
  const frames = (await loadRecord(database, matchId))?.frames;
  if (!match || !frames) return null;
  const { winner } = OutcomeRow.parse(match.outcome);
  const { story, seats } = tellStory(chronicle?.(await pacedMap(frames, publicFrame)) ?? []);
  const told = chronicle !== undefined;
  const ofSeat = (seat: Seat) => {
    const { points, blow, played } = seats[seat];
    const result: SeatResult = winner === null ? "DRAWN" : winner === seat ? "WON" : "LOST";
    return database.matchSeat.updateMany({
      where: { matchId, seat },
      data: { result, endedAt: match.endedAt, ...(told && { points, blow, played: json(played) }) },
    });
  };
  await database.$transaction([
    ofSeat(0),
    ofSeat(1),
    database.matchStory.upsert({ where: { matchId }, create: { matchId, story: json(story) }, update: {} }),
  ]);
  return story;
}
