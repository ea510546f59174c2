import type { Match } from "../match";
import { cardsIn, isHidden } from "../state/zones";
import { benchSize } from "../values";
import { amountOf } from "./amounts";
import { candidateCards } from "./cardSelectors";
import { unitsFor } from "./chooseCards";
import { countRange } from "./choosePokemon";
import { conditionHolds } from "./conditions";
import type { CardSelector, Condition, Count, Instruction, PokemonSelector, Who, Zone } from "./language";
import type { Known, LeafKind, LeafOf } from "./operation";
import { operations } from "./operations";
import { type Scope, seatOf } from "./scope";
import { pokemonIn } from "./selectors";

/** Whether at least one of these steps could change something (EFF-04, RUL-14). */
export function couldDoAny(m: Match, scope: Scope, steps: readonly Instruction[], known: Known): boolean {
  return steps.some((step) => couldDo(m, scope, step, known));
}

/** Whether a step could change something as things stand. What hangs on coins or choices not made yet may. */
export function couldDo(m: Match, scope: Scope, step: Instruction, known: Known): boolean {
  switch (step.do) {
    case "if":
      if (isOpen(step.when)) return couldDoAny(m, scope, [...step.then, ...(step.else ?? [])], known);
      return couldDoAny(m, scope, conditionHolds(m, scope, step.when) ? step.then : (step.else ?? []), known);
    case "may":
    case "ifYouDo":
      return couldDoAny(m, scope, step.steps, known);
    case "flip":
      return (!step.heads && !step.tails) || couldDoAny(m, scope, [...(step.heads ?? []), ...(step.tails ?? [])], known);
    case "forEach": {
      const pokemon = pokemonIn(m, scope, step.pokemon);
      if (pokemon.length === 0) return someSelected(m, scope, step.pokemon);
      return pokemon.some(({ id }) => couldDoAny(m, { ...scope, each: id }, step.steps, known));
    }
    case "repeat":
    case "beforeDamage":
      return couldDoAny(m, scope, step.steps, known);
    case "chooseMode":
      return step.modes.some((mode) => couldDoAny(m, scope, mode, known));
    default:
      return leafPossible(m, scope, step.do, step, known);
  }
}

/** Whether a cost could be paid in full, by what the player knows. */
export function isPayable(m: Match, scope: Scope, cost: readonly Instruction[]): boolean {
  return cost.every((step) => couldDo(m, scope, step, "own") && (step.do !== "move" || holdsEnough(m, scope, step.cards)));
}

/** Whether as many cards as a cost names are there. */
function holdsEnough(m: Match, scope: Scope, selector: CardSelector): boolean {
  if (selector.cards !== "choose" && selector.cards !== "attached" && selector.cards !== "random" && selector.cards !== "top") return true;
  const { count } = selector;
  if (count === "any" || count === "all" || (typeof count === "object" && "upTo" in count)) return true;
  const needed = amountOf(m, scope, count);
  const cards = candidateCards(m, scope, selector).filter((card) => card !== scope.source);
  const worth = selector.cards === "attached" ? cards.reduce((sum, card) => sum + unitsFor(m, selector, card), 0) : cards.length;
  return worth >= needed;
}

function leafPossible<K extends LeafKind>(m: Match, scope: Scope, kind: K, step: LeafOf<K>, known: Known): boolean {
  const { possible } = operations[kind];
  return !possible || possible(m, scope, step, known);
}

/** Hangs on something that only the text itself will bring about. */
function isOpen(part: Condition | Count): boolean {
  const text = JSON.stringify(part);
  return text.includes('"binding"') || text.includes('"heads"') || text.includes('"tails"');
}

/** Whether a count is above 0, or may be by what the text itself brings about. */
export function mayBeSome(m: Match, scope: Scope, count: Count): boolean {
  if (typeof count === "number") return count > 0;
  return isOpen(count) || countRange(m, scope, count, 1).max > 0;
}

/** Whether a selection of Pokémon may turn out not empty; what an earlier step of the text binds may. */
export function someSelected(m: Match, scope: Scope, selector: PokemonSelector): boolean {
  if (selector.pokemon === "bound" && !scope.bound[selector.binding]) return true;
  if (
    (selector.pokemon === "all" || selector.pokemon === "choose") &&
    selector.where &&
    JSON.stringify(selector.where).includes('"binding"')
  )
    return true;
  return pokemonIn(m, scope, selector).length > 0;
}

/** Whether a selection of cards may turn out not empty. A zone that this knowledge does not reach may hold what is sought (EFF-06, RUL-15). */
export function someCards(m: Match, scope: Scope, selector: CardSelector, known: Known): boolean {
  switch (selector.cards) {
    case "bound":
    case "rest":
      return scope.bound[selector.binding] === undefined || candidateCards(m, scope, selector).length > 0;
    case "choose": {
      if ("binding" in selector.from) return true;
      const { zone, of } = selector.from;
      if (!mayBeSome(m, scope, selector.count)) return false;
      const cards = cardsIn(m.state.sides[seatOf(scope, of)], zone).filter((card) => card !== scope.source);
      if (cards.length === 0) return false;
      return !isSeen(zone, of, known) || candidateCards(m, scope, selector).some((card) => card !== scope.source);
    }
    case "attached":
      return !someSelected(m, scope, selector.to)
        ? false
        : selector.to.pokemon === "bound" || candidateCards(m, scope, selector).length > 0;
    case "all": {
      const { zone, of } = selector;
      const cards = isSeen(zone, of, known) ? candidateCards(m, scope, selector) : cardsIn(m.state.sides[seatOf(scope, of)], zone);
      return cards.some((card) => card !== scope.source);
    }
    default:
      return candidateCards(m, scope, selector).length > 0;
  }
}

/** Whether this knowledge reaches the cards of a zone. */
function isSeen(zone: Zone, of: Who, known: Known): boolean {
  return !isHidden(zone) || (zone === "hand" && of === "you" && known === "own");
}

/** How many more Pokémon fit on a player's Bench (EFF-42). */
export function benchRoom(m: Match, seat: 0 | 1): number {
  return Math.max(0, benchSize(m, seat) - m.state.sides[seat].bench.length);
}
