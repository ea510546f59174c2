import type { CardDefinition } from "@/games/dragonball/engine/card";
import { tokensOf } from "@/games/dragonball/engine/tokens";
import type { Random } from "@/kernel/random";
import { sample } from "@/kernel/sample";
import type { Bot, CardLookup } from "./bot";
import { greedyBot } from "./greedy";
import { lessonBot } from "./lesson";

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
