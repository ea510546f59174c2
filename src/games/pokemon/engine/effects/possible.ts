import type { Seat } from "@/kernel/game";
import { COPIES, isBasicEnergy } from "../deck";
import type { Match } from "../match";
import { cardsIn, isHidden, ownerOf } from "../state/zones";
import { benchSize } from "../values";
import { arrived, isTouched, zoneKey } from "./ahead";
import { fitting, namesSought } from "./cardFilter";
import { candidateCards, cardsOf } from "./cardSelectors";
import { countRange } from "./choosePokemon";
import type { CardSelector, Condition, Count, PokemonSelector, Who, Zone } from "./language";
import { hangsOnChoices, mentionsOf } from "./mentions";
import type { Known } from "./operation";
import { type Scope, seatOf, seatsOf } from "./scope";
import { pokemonIn } from "./selectors";

/** Whether a condition or count hangs on what the text itself will bring about, or on cards that this knowledge does not reach. */
export function isOpen(scope: Scope, part: Condition | Count, known: Known): boolean {
  if (hangsOnChoices(scope, part)) return true;
  return mentionsOf(part).zones.some(
    ({ zone, of, faces }) => (faces && !isSeen(zone, of, known)) || seatsOf(scope, of).some((seat) => isTouched(scope, seat, zone)),
  );
}

/** Whether a count is above 0, or may be by what the text itself brings about. */
export function mayBeSome(m: Match, scope: Scope, count: Count, known: Known = "public"): boolean {
  if (typeof count === "number") return count > 0;
  return isOpen(scope, count, known) || countRange(m, scope, count, 1).max > 0;
}

/** Whether a selection means Pokémon that an earlier step of the text has yet to choose. */
export function isYetToBind(scope: Scope, selector: PokemonSelector): boolean {
  return selector.pokemon === "bound" && !scope.bound[selector.binding];
}

/** Whether a selection of Pokémon may turn out not empty; what an earlier step of the text binds may. */
export function someSelected(m: Match, scope: Scope, selector: PokemonSelector): boolean {
  if (isYetToBind(scope, selector)) return true;
  if (selector.pokemon === "choose" && !mayBeSome(m, scope, selector.count)) return false;
  if ((selector.pokemon === "all" || selector.pokemon === "choose") && selector.where && hangsOnChoices(scope, selector.where)) return true;
  return pokemonIn(m, scope, selector).length > 0;
}

/**
 * Whether a selection of cards may turn out not empty. A zone that this knowledge does not reach may hold what is sought (EFF-06, RUL-15).
 * @param useful whether the step would change something with this card
 */
export function someCards(m: Match, scope: Scope, selector: CardSelector, known: Known, useful: (card: number) => boolean = any): boolean {
  switch (selector.cards) {
    case "bound":
      return someBound(m, scope, selector, selector.binding, useful);
    case "rest":
      return scope.bound[selector.binding] === undefined || candidateCards(m, scope, selector).length > 0;
    case "choose":
      if (!mayBeSome(m, scope, selector.count, known)) return false;
      if ("binding" in selector.from) return someBound(m, scope, selector, selector.from.binding, useful);
      return someInZone(m, scope, selector, selector.from, selector.except === undefined, known, useful);
    case "attached":
      if (!mayBeSome(m, scope, selector.count, known) || !someSelected(m, scope, selector.to)) return false;
      return isYetToBind(scope, selector.to) || candidateCards(m, scope, selector).length > 0;
    case "all":
    case "random":
      return someInZone(m, scope, selector, selector, true, known);
    case "top":
    case "bottom":
    case "topUntil":
      return cardsIn(m.state.sides[seatOf(scope, selector.of)], "deck").length > 0 || mayArrive(scope, seatOf(scope, selector.of), "deck");
    default:
      return candidateCards(m, scope, selector).length > 0;
  }
}

const any = () => true;

/** Cards that both players have seen are what they are; others may be anything. */
function someBound(m: Match, scope: Scope, selector: CardSelector, binding: number, useful: (card: number) => boolean): boolean {
  const bound = scope.bound[binding];
  if (bound === undefined) return true;
  return bound.shown || bound.some ? candidateCards(m, scope, selector).some(useful) : bound.values.length > 0;
}

type Chosen = Extract<CardSelector, { cards: "choose" | "all" | "random" }>;

/** `takesArrivals`: cards that the text itself brought there may be taken. */
function someInZone(
  m: Match,
  scope: Scope,
  selector: Chosen,
  { zone, of }: { readonly zone: Zone; readonly of: Who },
  takesArrivals: boolean,
  known: Known,
  useful: (card: number) => boolean = any,
): boolean {
  const seat = seatOf(scope, of);
  const where = selector.cards === "random" ? undefined : selector.where;
  if (takesArrivals && mayArrive(scope, seat, zone, (cards) => fitting(m, scope, cards, where).length > 0)) return true;
  if (scope.ahead?.emptied.includes(zoneKey(seat, zone))) return false;
  if (!isSeen(zone, of, known)) {
    const names = zone === "deck" && where ? namesSought(m, scope, where) : null;
    return cardsOf(m, scope, seat, zone).length > 0 && (names === null || names.some((name) => mayBeInDeck(m, scope, seat, name, known)));
  }
  return candidateCards(m, scope, selector).some(useful);
}

/** DECK-02: four cards of a name are all that a deck holds; who sees them elsewhere knows that no further one is in it (CMP-967, CMP-1677, CMP-1699). */
export function mayBeInDeck(m: Match, scope: Scope, seat: Seat, name: string, known: Known): boolean {
  const { deck, hand, prizes, prizesUp } = m.state.sides[seat];
  const seesHand = seat === scope.you && known === "own";
  const isUnseen = (card: number) =>
    deck.includes(card) || (hand.includes(card) && !seesHand) || (prizes.includes(card) && !prizesUp.includes(card));
  let seen = 0;
  for (const [card, { definition }] of m.cards.entries())
    if (definition.name === name && ownerOf(m, card) === seat && !isBasicEnergy(definition) && !isUnseen(card)) seen++;
  return seen < COPIES;
}

/** Whether earlier steps may bring a card to this zone, and one that is asked for where that can be told. */
export function mayArrive(scope: Scope, seat: Seat, zone: Zone, isAmong: (cards: readonly number[]) => boolean = any): boolean {
  const cards = arrived(scope, seat, zone);
  return cards === null || (cards.length > 0 && isAmong(cards));
}

/** Whether this knowledge reaches the cards of a zone. */
export function isSeen(zone: Zone, of: Who | "both", known: Known): boolean {
  return !isHidden(zone) || (zone === "hand" && of === "you" && known === "own");
}

/** How many more Pokémon fit on a player's Bench (EFF-42). */
export function benchRoom(m: Match, seat: 0 | 1): number {
  return Math.max(0, benchSize(m, seat) - m.state.sides[seat].bench.length);
}
