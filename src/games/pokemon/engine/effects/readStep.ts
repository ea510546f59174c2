import type { Match } from "../match";
import { cardsIn } from "../state/zones";
import { candidateCards } from "./cardSelectors";
import { foretold, isSelector } from "./foretold";
import type { CardSelector, Count, PokemonSelector } from "./language";
import { mentionsOf } from "./mentions";
import type { Leaf } from "./operation";
import { isSeen, isYetToBind } from "./possible";
import { ANYTHING, type Range, type Reading, rangeOf } from "./ranges";
import { seatOf } from "./scope";
import { pokemonIn } from "./selectors";

/** The reading after a step that is or may be carried out: what it binds, and how much of it. */
export function readStep(m: Match, reading: Reading, step: Leaf): Reading {
  if (mentionsOf(step).binds.length === 0) return reading;
  const scope = foretold(m, reading.scope, step, true, "own", false);
  const held: Record<number, Range> = { ...reading.held };
  if (step.do === "chooseNumber") held[step.bind] = [step.from, rangeOf(m, reading, step.to)[1]];
  else {
    let whole: Range = ANYTHING;
    for (const part of Object.values(step)) {
      if (!isSelector(part)) continue;
      whole = selected(m, reading, part);
      if ("bind" in part && part.bind !== undefined) held[part.bind] = whole;
      if ("cards" in part && part.cards === "attached" && "bind" in part.to && part.to.bind !== undefined)
        held[part.to.bind] = selected(m, reading, part.to);
    }
    if ("bind" in step && step.bind !== undefined) held[step.bind] = step.do === "draw" ? rangeOf(m, reading, step.count) : [0, whole[1]];
  }
  const bound = { ...scope.bound };
  for (const binding of mentionsOf(step).binds) {
    const known = bound[binding];
    const [fewest] = held[binding] ?? ANYTHING;
    if (known) bound[binding] = { kind: known.kind, values: known.values, ...(fewest < known.values.length && { some: true }) };
  }
  return { ...reading, scope: { ...scope, bound }, held };
}

/** How many are chosen of so many (EFF-03, EFF-05, ATK-14). */
export function chosen(m: Match, reading: Reading, count: Count, available: number): Range {
  if (count === "any") return [0, available];
  if (count === "all") return [available, available];
  if (typeof count === "object" && "upTo" in count) return [0, Math.min(available, rangeOf(m, reading, count.upTo)[1])];
  const [least, most] = rangeOf(m, reading, count);
  return [Math.min(available, least), Math.min(available, most)];
}

/** How many Pokémon or cards a selection comes to. */
function selected(m: Match, reading: Reading, selector: PokemonSelector | CardSelector): Range {
  const { scope } = reading;
  if ("pokemon" in selector) {
    if (isYetToBind(scope, selector)) return ANYTHING;
    return chosen(m, reading, selector.pokemon === "choose" ? selector.count : "all", pokemonIn(m, scope, selector).length);
  }
  switch (selector.cards) {
    case "attached": {
      if (isYetToBind(scope, selector.to)) return ANYTHING;
      const [least, most] = chosen(m, reading, selector.count, candidateCards(m, scope, selector).length);
      // Another Pokémon may be chosen than the one with most of them.
      if (selector.to.pokemon === "choose" && pokemonIn(m, scope, selector.to).length > 1) return [0, most];
      // EFF-46: fewer cards may be as much Energy.
      return [selector.what === "energy" && !selector.countsCards && selector.count !== "all" ? Math.min(1, least) : least, most];
    }
    case "choose": {
      if ("binding" in selector.from)
        return [0, chosen(m, reading, selector.count, reading.held[selector.from.binding]?.[1] ?? ANYTHING[1])[1]];
      const { zone, of } = selector.from;
      if (isSeen(zone, of, "own")) return chosen(m, reading, selector.count, candidateCards(m, scope, selector).length);
      const [least, most] = chosen(m, reading, selector.count, cardsIn(m.state.sides[seatOf(scope, of)], zone).length);
      return [selector.where ? 0 : least, most];
    }
    case "top":
    case "bottom":
    case "random": {
      const zone = selector.cards === "random" ? selector.zone : "deck";
      const [least, most] = chosen(m, reading, selector.count, cardsIn(m.state.sides[seatOf(scope, selector.of)], zone).length);
      return [selector.cards === "top" && selector.upTo ? 0 : least, most];
    }
    case "all": {
      const { length } = cardsIn(m.state.sides[seatOf(scope, selector.of)], selector.zone);
      if (!selector.where) return [length, length];
      return isSeen(selector.zone, selector.of, "own") ? chosen(m, reading, "all", candidateCards(m, scope, selector).length) : [0, length];
    }
    case "topUntil":
      return [0, cardsIn(m.state.sides[seatOf(scope, selector.of)], "deck").length];
    case "bound":
    case "rest":
      return [0, reading.held[selector.binding]?.[1] ?? ANYTHING[1]];
    default: {
      const { length } = candidateCards(m, scope, selector);
      return [length, length];
    }
  }
}
