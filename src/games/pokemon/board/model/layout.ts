import type { Option } from "@/games/pokemon/engine/options";
import type { View } from "@/games/pokemon/engine/view";
import type { Decision } from "@/kernel/game";
import { placingOf } from "./placing";

/**
 * Where on the screen a decision is answered:
 * - `main`: the dock, the hand and its places (options that `do` something)
 * - `hand`: cards of one's open hand
 * - `board`: Pokémon in play
 * - `prizes`: the spread Prize cards
 * - `sheet`: cards from a deck, a discard pile or elsewhere
 * - `attached`: cards attached to Pokémon, with a running sum
 * - `number`: a row of numbers
 * - `order`: rows that are put in sequence
 * - `list`: one button per option; everything that fits nowhere else
 */
export type Layout = "main" | "hand" | "board" | "prizes" | "sheet" | "attached" | "number" | "order" | "list";

export type GameDecision = Decision<Option>;

/** The layout that fits all options of a decision; total: what fits no other is a `list`. */
export function layoutOf(decision: GameDecision, view: View): Layout {
  const { options } = decision;
  if (options.some((option) => "do" in option)) return "main";
  if (decision.ordered && decision.min === options.length && options.length > 1) return "order";
  // Nothing fits: an empty place at set-up is confirmed like a filled one; what was looked at in vain is shown all the same.
  if (options.length === 0 && placingOf(decision) !== null) return "hand";
  if (options.length === 0 && (decision.kind === "cards" || decision.kind === "evolution")) return "sheet";
  const asked = options.filter((option) => !isPass(option));
  const every = (pick: Extract<Option, { pick: string }>["pick"]) =>
    asked.length > 0 && asked.every((option) => "pick" in option && option.pick === pick);
  if (every("card")) {
    const hand = new Set(view.sides[decision.seat].hand?.map((card) => card.handle));
    return asked.every((option) => "pick" in option && option.pick === "card" && hand.has(option.card.handle)) ? "hand" : "sheet";
  }
  if (every("pokemon")) {
    const named = asked.map((option) => ("pokemon" in option ? option.pokemon : undefined));
    return new Set(named).size === named.length ? "board" : "list";
  }
  if (every("position") && decision.kind === "prizes") return "prizes";
  if (every("attached")) return "attached";
  if (every("number") && decision.max === 1) return "number";
  return "list";
}

export function isPass(option: Option): boolean {
  return "pick" in option && option.pick === "pass";
}

/** The index of the option to choose nothing (more), where there is one. */
export function passOf(decision: GameDecision): number | null {
  const index = decision.options.findIndex(isPass);
  return index < 0 ? null : index;
}
