import type { Decision } from "@/engine/kernel/game";
import type { Option } from "@/engine/pokemon/options";
import type { View } from "@/engine/pokemon/view";
import { type CardLookup, greedyBot } from "./greedy";
import { randomBot } from "./random";

/** A player without a screen: it sees what a player in its seat sees, and chooses among what is offered. */
export type Bot = (view: View, decision: Decision<Option>) => readonly number[];

const bots = {
  random: () => randomBot(Math.random),
  greedy: (cardOf) => greedyBot(cardOf, Math.random),
} satisfies Record<string, (cardOf: CardLookup) => Bot>;
export type BotName = keyof typeof bots;

/** Whom a player meets who plays against the computer. */
export const DEFAULT_BOT: BotName = "greedy";

/**
 * The bot that a match names. Throws when there is none of this name.
 *
 * @param cardOf the cards of its match, by id
 */
export function botFor(name: string, cardOf: CardLookup): Bot {
  const make = Object.entries(bots).find(([known]) => known === name)?.[1];
  if (!make) throw new Error(`There is no bot "${name}".`);
  return make(cardOf);
}
