import type { Decision, Option, Random, View } from "@/games/pokemon/engine";
import type { CardLookup } from "./cards";
import { greedyBot } from "./greedy";

/** How far a beginner's judgement is off: everything seems this much better or worse than it is. */
const ERROR = 0.75;

/**
 * A player for those who learn: it knows what is good, and misjudges how good, so that it attacks too early, attaches to the wrong Pokémon
 * and misses a Knock Out now and then.
 */
export function easyBot(cardOf: CardLookup, random: Random): (view: View, decision: Decision<Option>) => readonly number[] {
  return greedyBot(cardOf, random, (worth) => worth * (1 - ERROR + 2 * ERROR * random()));
}
