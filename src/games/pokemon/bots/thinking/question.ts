import type { CardDefinition, Decision, Option, State } from "@/games/pokemon/engine";

/** The cards of a match, under a name by which those who think for it keep what they make of them. */
export interface MatchCards {
  readonly key: string;
  readonly definitions: readonly CardDefinition[];
}

/** A main action to be thought about: plain data, so that a worker can be asked. */
export interface Question {
  readonly cards: MatchCards;
  /** Matches as the seat may take this one to be, in which the decision stands open; at least one. */
  readonly worlds: readonly State[];
  readonly decision: Decision<Option>;
  /** Options that another idea is wanted than. */
  readonly besides?: readonly number[];
  /** The same seed thinks the same. */
  readonly seed: string;
}

/** Answers a question with the place of the best option. */
export type Think = (question: Question) => number | Promise<number>;
