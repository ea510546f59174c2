import { z } from "zod";
import { id, text } from "@/i18n/text";

/**
 * A position that a player lays out card by card, to play on from it. Which zones there are, what may lie in them and what marks mean, its game says
 * (`OfferedGame.positions`). Browser and server read it by the same schema; a link holds all of it (`laid-link.ts`).
 */

export const LAID_CARDS_MAX = 60;
export const TITLE_MAX = 60;
export const GOAL_MAX = 120;

const name = text.min(1).max(40);

const LaidCard = z.strictObject({
  card: id,
  /** What is attached to it. */
  attached: z.array(id).max(LAID_CARDS_MAX).optional(),
  damage: z.int().min(0).max(9_990).optional(),
  markers: z.int().min(0).max(99).optional(),
  /** How it lies, and what holds for it. */
  marks: z.array(name).max(10).optional(),
});
export type LaidCard = Readonly<z.infer<typeof LaidCard>>;

const LaidSide = z.strictObject({
  /** By zone, in order. */
  zones: z.record(name, z.array(LaidCard).max(LAID_CARDS_MAX)),
  /** How many cards a zone is filled up to with what else is there, by zone. */
  counts: z.record(name, z.int().min(0).max(LAID_CARDS_MAX)),
});
export type LaidSide = Readonly<z.infer<typeof LaidSide>>;

/** What somebody who shares a position calls it, and what is to be done. */
export const Puzzle = z.object({ title: text.max(TITLE_MAX).optional(), goal: text.max(GOAL_MAX).optional() });
export type Puzzle = Readonly<z.infer<typeof Puzzle>>;

export const LaidPosition = z.strictObject({
  edition: name,
  /** Whose turn it is. */
  turn: z.union([z.literal(0), z.literal(1)]),
  /** In which part of it, where a game has several to begin in. */
  phase: name.optional(),
  sides: z.tuple([LaidSide, LaidSide]),
  ...Puzzle.shape,
});
export type LaidPosition = Readonly<z.infer<typeof LaidPosition>>;

/** Why a position cannot be played: the sentence of this code among the words of its game's editor. */
export interface LaidFault {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What is to be done in a position; nothing where nobody said so. */
export function puzzleOf({ title, goal }: LaidPosition): Puzzle | undefined {
  return title || goal ? { title, goal } : undefined;
}

/** The cards in a zone of a side. */
export function laidIn({ zones }: LaidSide, zone: string): readonly LaidCard[] {
  return zones[zone] ?? [];
}
