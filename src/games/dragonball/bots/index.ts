import type { CardDefinition } from "@/games/dragonball/engine/card";
import type { Option } from "@/games/dragonball/engine/options";
import { tokensOf } from "@/games/dragonball/engine/tokens";
import type { View } from "@/games/dragonball/engine/view/view";
import type { Decision } from "@/kernel/game";
import type { Random } from "@/kernel/random";
import { sample } from "@/kernel/sample";
import { greedyBot } from "./greedy";
import { lessonBot } from "./lesson";

/** A player without a screen: of what its seat sees and is asked it makes an acceptable choice. */
export type Bot = (view: View, decision: Decision<Option>) => readonly number[];

/** The card of an id; throws on one that is not of this match. */
export type CardLookup = (id: string) => CardDefinition;

/** How often the level `easy` takes whatever comes. */
const CARELESS = 0.4;

const easyBot = (cardOf: CardLookup, random: Random): Bot => {
  const careful = greedyBot(cardOf, random);
  return (view, decision) => (random() < CARELESS ? sample(decision, random) : careful(view, decision));
};

const makers = {
  random: (_cardOf, random) => (_view, decision) => sample(decision, random),
  easy: easyBot,
  normal: greedyBot,
  lesson: (cardOf, random) => lessonBot(greedyBot(cardOf, random), easyBot(cardOf, random)),
} satisfies Record<string, (cardOf: CardLookup, random: Random) => Bot>;

/** `random` is what the levels are measured by; `lesson` plays the guided match. */
export const BOT_NAMES = ["random", "easy", "normal"] as const satisfies readonly (keyof typeof makers)[];

/**
 * The player that a match names. Throws when there is none of this name.
 *
 * @param random its luck; tests and leagues give it a seed
 */
export function botFor(name: string, definitions: readonly CardDefinition[], random: Random): Bot {
  const make = Object.entries(makers).find(([known]) => known === name)?.[1];
  if (!make) throw new Error(`There is no bot "${name}".`);
  const cards = new Map([...definitions, ...tokensOf(definitions)].map((card) => [card.id, card]));
  return make((id) => {
    const card = cards.get(id);
    if (!card) throw new Error(`No card ${id} is in this match.`);
    return card;
  }, random);
}
