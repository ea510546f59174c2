import { z } from "zod";
import { type Answer, type Outcome, other, type Seat } from "@/kernel/game";

/** The answers of a match as they are written down, and how it ended: read by the server and by the browser that verifies it. */

/** Why the platform ended a match in a player's place. */
export const CAUSES = ["time", "deleted", "suspended"] as const;
export type Cause = (typeof CAUSES)[number];

/** One accepted answer. */
export interface Entry {
  /** Who gave it; null when the platform answered (time-out, account that was deleted or suspended). */
  readonly by: Seat | null;
  readonly answer: Answer;
  /** With a concession by the platform: why. It takes the place of the game's own reason in the outcome. */
  readonly cause?: Cause | undefined;
}

/** An answer as it stands in the journal. */
export interface StoredEntry extends Entry {
  /** Of the state that it led to, in the record of a match that is over its beginning; null in rows of before there were hashes. */
  readonly hash: string | null;
}

export const seat = z.union([z.literal(0), z.literal(1)]);
export const pair = <T extends z.ZodType>(of: T) => z.tuple([of, of]);
export const OutcomeRow = z.union([z.object({ winner: seat, reason: z.string() }), z.object({ winner: z.null(), reason: z.string() })]);

const Answered = z.union([z.object({ concede: seat }), z.object({ decision: z.number(), seat, choice: z.array(z.number()) })]);
/** An answer in the record of a match that is over. */
export const RecordedEntry = z.object({
  by: seat.nullable(),
  answer: Answered,
  cause: z.enum(CAUSES).optional(),
  // Of versions that kept none.
  hash: z.string().nullable().default(null),
});

/** A concession by the platform says why; the game knows only that the seat conceded. */
export function outcomeAfter(outcome: Outcome | null, { answer, cause }: Entry): Outcome | null {
  return outcome && cause && "concede" in answer ? { winner: other(answer.concede), reason: cause } : outcome;
}
