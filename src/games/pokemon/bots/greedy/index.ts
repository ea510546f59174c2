import { accepts, type Decision, type Option, type Random, type View } from "@/games/pokemon/engine";
import type { CardLookup } from "../cards";
import { actionWorth } from "./actions";
import { choiceWorth } from "./choices";
import { Table } from "./table";

/**
 * The player that takes what looks best at once: it develops its side, keeps its hand while it can use it, sends in who fights best,
 * and attacks last, with what hurts most. It knows only what its seat sees.
 *
 * @param random breaks ties, so that two matches do not go the same way
 * @param judged what it takes a worth for; as it is unless given
 */
export function greedyBot(
  cardOf: CardLookup,
  random: Random,
  judged: (worth: number) => number = (worth) => worth,
): (view: View, decision: Decision<Option>) => readonly number[] {
  return (view, decision) => {
    const table = new Table(view, decision.seat, cardOf);
    const worth = decision.options.map((option) =>
      judged(decision.kind === "main" ? actionWorth(table, option) : choiceWorth(table, decision, option)),
    );
    const ranked = worth.map((value, index) => ({ index, value, luck: random() })).sort((a, b) => b.value - a.value || a.luck - b.luck);
    const wanted = ranked.filter(({ value }) => value > 0).length;
    const size = Math.min(decision.max, Math.max(decision.min, wanted));
    for (const many of [size, decision.min, ...upTo(decision.max)]) {
      const choice = ranked.slice(0, many).map(({ index }) => index);
      if (accepts(decision, choice) === null) return choice;
    }
    return decision.fallback;
  };
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
