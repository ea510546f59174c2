import type { Option } from "@/games/dragonball/engine/options";
import { accepts, chosen } from "@/kernel/accepts";
import type { Random } from "@/kernel/random";
import type { Bot, CardLookup } from "../bot";
import { actionWorth } from "./actions";
import { choiceWorth } from "./choices";
import { Table } from "./table";

/** A skill that was activated so often in a turn is left alone for the rest of it. */
const MOST_ACTIVATIONS = 2;

/**
 * The player that takes what looks best at once: it places an Energy, plays what it can, attacks with what gets through, and gives up cards for a battle
 * only where they turn it. It knows only what its seat sees.
 *
 * @param random breaks ties, so that two matches do not go the same way
 */
export function greedyBot(cardOf: CardLookup, random: Random): Bot {
  const activated = new Activations();
  return (view, decision) => {
    const table = new Table(view, decision.seat, cardOf);
    const worth = decision.options.map((option) => {
      if (!("do" in option)) return choiceWorth(table, decision, option);
      return activated.isWorn(view.turn, option) ? 0 : actionWorth(table, option);
    });
    const ranked = worth.map((value, index) => ({ index, value, luck: random() })).sort((a, b) => b.value - a.value || a.luck - b.luck);
    const wanted = ranked.filter(({ value }) => value > 0).length;
    const size = Math.min(decision.max, Math.max(decision.min, wanted));
    for (const many of [size, decision.min, ...Array.from({ length: decision.max }, (_, count) => count + 1)]) {
      const choice = ranked.slice(0, many).map(({ index }) => index);
      if (accepts(decision, choice) !== null) continue;
      for (const option of chosen(decision.options, choice)) activated.note(view.turn, option);
      return choice;
    }
    return decision.fallback;
  };
}

/** How often a skill is activated in a turn: what looks good each time need not lead anywhere. */
class Activations {
  private turn = 0;
  private counts = new Map<string, number>();

  note(turn: number, option: Option): void {
    const key = keyOf(option);
    if (!key) return;
    if (turn !== this.turn) this.counts = new Map();
    this.turn = turn;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  isWorn(turn: number, option: Option): boolean {
    return turn === this.turn && (this.counts.get(keyOf(option) ?? "") ?? 0) >= MOST_ACTIVATIONS;
  }
}

function keyOf(option: Option): string | null {
  return "do" in option && option.do === "activate" ? `${option.definition}/${option.skill}` : null;
}
