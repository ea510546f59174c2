import type { Decision, Option, Random, State, View } from "@/games/pokemon/engine";
import { type CardLookup, lookup } from "./cards";
import { easyBot } from "./easy";
import { greedyBot } from "./greedy";
import { lessonBot } from "./lesson";
import { randomBot } from "./random";
import type { MatchCards, Think } from "./thinking/question";

/** What a player without a screen has before it when it is asked: what a player in its seat sees, and worlds to try things in. */
export interface Situation {
  readonly view: View;
  readonly decision: Decision<Option>;
  /** A match as its seat may take this one to be (`Game.imagine`). */
  readonly imagine: (seed: string) => State;
  /** Main actions that another idea is wanted than. */
  readonly besides?: readonly number[];
}

/** A player without a screen: it chooses among what is offered. Always an acceptable choice. */
export type Bot = (situation: Situation) => readonly number[] | Promise<readonly number[]>;

/** Worlds that the level `normal` imagines for a main action: some tens of milliseconds of thinking. */
const WORLDS = 8;

const makers = {
  random: (_cards, _cardOf, random) => asBot(randomBot(random)),
  easy: (_cards, cardOf, random) => asBot(easyBot(cardOf, random)),
  greedy: (_cards, cardOf, random) => asBot(greedyBot(cardOf, random)),
  lesson: (_cards, cardOf, random) => asBot(lessonBot(easyBot(cardOf, random))),
  normal: (cards, cardOf, random, think) => {
    const atOnce = greedyBot(cardOf, random);
    return ({ view, decision, imagine, besides }) => {
      // With one thing to do there is nothing to think about, and within a text the greedy player's choice is good enough.
      if (decision.kind !== "main" || decision.options.length === 1) return atOnce(view, decision);
      const worlds = Array.from({ length: WORLDS }, () => imagine(`${random()}`));
      const best = think({ cards, worlds, decision, seed: `${random()}`, ...(besides && { besides }) });
      return typeof best === "number" ? [best] : best.then((index) => [index]);
    };
  },
} satisfies Record<string, (cards: MatchCards, cardOf: CardLookup, random: Random, think: Think) => Bot>;

/** `greedy` plays the matches that began before there were levels; it and `random` are what the levels are measured by. `lesson` plays the guided match. */
export type BotName = keyof typeof makers;
export const BOT_NAMES = ["random", "easy", "greedy", "normal"] as const satisfies readonly BotName[];

/**
 * The player that a match names. Throws when there is none of this name.
 *
 * @param random its luck; tests and leagues give it a seed
 * @param think where it thinks: in a worker at the server
 */
export function botFor(name: string, cards: MatchCards, random: Random, think: Think): Bot {
  const make = Object.entries(makers).find(([known]) => known === name)?.[1];
  if (!make) throw new Error(`There is no bot "${name}".`);
  return make(cards, lookup(cards.definitions), random, think);
}

function asBot(choose: (view: View, decision: Decision<Option>) => readonly number[]): Bot {
  return ({ view, decision }) => choose(view, decision);
}
