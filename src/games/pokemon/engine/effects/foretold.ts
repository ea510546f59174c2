import type { Seat } from "@/kernel/game";
import type { Match } from "../match";
import type { Bound } from "../state/frames";
import { type Ahead, outset, someOf, zoneKey } from "./ahead";
import { candidateCards } from "./cardSelectors";
import type { CardSelector, PokemonSelector, Zone } from "./language";
import { mentionsOf } from "./mentions";
import type { Known, Leaf } from "./operation";
import { isSeen } from "./possible";
import { furtherOn, type Scope, seatOf } from "./scope";
import { pokemonIn } from "./selectors";

type Bounds = Record<number, Bound>;

/**
 * The scope after a step: what it binds and what it moves, as far as it can be told.
 * @param paying whether the step is a part of a cost
 * @param done whether it could do anything; otherwise what it would have bound holds nothing
 */
export function foretold(m: Match, scope: Scope, step: Leaf, done: boolean, known: Known, paying: boolean): Scope {
  const { binds } = mentionsOf(step);
  const before = scope.ahead ?? outset(-1);
  const ahead = done ? moved(m, scope, step, known, paying) : before;
  if (binds.length === 0) return ahead === scope.ahead ? scope : furtherOn(scope, ahead);
  const bound = { ...scope.bound };
  bindAll(m, scope, step, done, known, bound);
  return furtherOn(scope, ahead, bound);
}

function bindAll(m: Match, scope: Scope, step: Leaf, done: boolean, known: Known, into: Bounds): void {
  for (const binding of mentionsOf(step).binds) {
    if (!done) into[binding] = { kind: "cards", values: [] };
    else if (into[binding]) delete into[binding];
  }
  // Whom cards are attached to is chosen once there are some.
  if (!done && step.do === "attach") return;
  for (const part of Object.values(step)) if (isSelector(part)) bindSelected(m, scope, part, done, known, into);
}

/** A choice of Pokémon is made whatever comes of it; of cards, where the step could be begun. */
function bindSelected(m: Match, scope: Scope, selector: PokemonSelector | CardSelector, done: boolean, known: Known, into: Bounds): void {
  if ("pokemon" in selector) {
    if (selector.pokemon !== "choose" || selector.bind === undefined) return;
    const ids = pokemonIn(m, scope, selector).map(({ id }) => id);
    into[selector.bind] = selector.count === "all" ? { kind: "pokemon", values: ids } : someOf("pokemon", ids);
    return;
  }
  if (selector.cards === "attached") bindSelected(m, scope, selector.to, done, known, into);
  if (!done) return;
  if (!("bind" in selector) || selector.bind === undefined) return;
  if (selector.cards === "all" && isSeen(selector.zone, selector.of, known)) {
    into[selector.bind] = { kind: "cards", values: candidateCards(m, scope, selector) };
    return;
  }
  const seen =
    selector.cards === "attached" ||
    (selector.cards === "choose" && "zone" in selector.from && isSeen(selector.from.zone, selector.from.of, known));
  if (seen) into[selector.bind] = someOf("cards", candidateCards(m, scope, selector));
}

/** Whether a part of a step says which Pokémon or cards it is about. */
export function isSelector(part: unknown): part is PokemonSelector | CardSelector {
  if (part === null || typeof part !== "object") return false;
  return typeof Reflect.get(part, "pokemon") === "string" || typeof Reflect.get(part, "cards") === "string";
}

/** What cards will have moved by what is given up: all else is an effect, after which nothing need be weighed. */
function moved(m: Match, scope: Scope, step: Leaf, known: Known, paying: boolean): Ahead {
  const ahead = scope.ahead ?? outset(-1);
  switch (step.do) {
    case "move": {
      const left = leaves(scope, step.cards, ahead);
      const { to } = step.destination;
      // EFF-49: what is paid is not there to be taken back.
      if (to === "bench" || to === "active" || (paying && to === "discard")) return left;
      return comes(left, ownersOf(scope, step.cards), to, coming(m, scope, step.cards, known));
    }
    case "discardPokemon":
      return comes(ahead, BOTH, "discard", null);
    default:
      return ahead;
  }
}

const BOTH: readonly Seat[] = [0, 1];

/** Cards go from where they were. */
function leaves(scope: Scope, cards: CardSelector, ahead: Ahead): Ahead {
  if (cards.cards === "all" && !cards.where) {
    const key = zoneKey(seatOf(scope, cards.of), cards.zone);
    return { ...ahead, emptied: [...ahead.emptied, key] };
  }
  if (cards.cards !== "choose" || !("zone" in cards.from) || cards.from.zone !== "hand" || cards.from.of !== "you") return ahead;
  return typeof cards.count === "number" ? { ...ahead, spent: ahead.spent + cards.count } : ahead;
}

function comes(ahead: Ahead, seats: readonly Seat[], zone: Zone, cards: readonly number[] | null): Ahead {
  if (cards?.length === 0) return ahead;
  const filled = new Map(ahead.filled);
  for (const seat of seats) {
    const key = zoneKey(seat, zone);
    const before = filled.get(key);
    filled.set(key, cards === null || before === null ? null : [...(before ?? []), ...cards]);
  }
  return { ...ahead, filled };
}

/** The cards that may come, or null where they are unknown. */
function coming(m: Match, scope: Scope, cards: CardSelector, known: Known): readonly number[] | null {
  if (cards.cards === "choose" && "zone" in cards.from && isSeen(cards.from.zone, cards.from.of, known))
    return candidateCards(m, scope, cards);
  return cards.cards === "all" && isSeen(cards.zone, cards.of, known) ? candidateCards(m, scope, cards) : null;
}

/** Whose cards they are. */
function ownersOf(scope: Scope, cards: CardSelector): readonly Seat[] {
  switch (cards.cards) {
    case "self":
      return [scope.you];
    case "all":
    case "random":
    case "top":
    case "bottom":
    case "topUntil":
      return [seatOf(scope, cards.of)];
    case "choose":
      return "zone" in cards.from ? [seatOf(scope, cards.from.of)] : BOTH;
    default:
      return BOTH;
  }
}
