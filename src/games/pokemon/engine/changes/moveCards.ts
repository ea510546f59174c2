import type { Seat } from "@/kernel/game";
import { isWithoutEffect } from "../effects/continuous";
import type { CardPlace, MoveReason } from "../events";
import { mix } from "../luck";
import { cardOf, type Match } from "../match";
import { EMPTY, isHidden, type Location, locate, ownerOf } from "../state/zones";
import type { CardView } from "../view";
import type { Goal } from "./change";

/** A card as those who may see it know it. */
export function cardView(m: Match, card: number): CardView {
  return { handle: m.state.handles[card] ?? 0, card: cardOf(m, card).definition.id };
}

/** Nobody can follow a card through a hidden zone: it gets a new handle. */
export function renewHandles(m: Match, cards: readonly number[]): void {
  for (const card of cards) m.state.handles[card] = m.state.nextHandle++;
}

/** Draws cards; with too few in the deck, what there is (TURN-02). */
export function drawCards(m: Match, seat: Seat, count: number): boolean {
  const side = m.state.sides[seat];
  const drawn = side.deck.slice(Math.max(0, side.deck.length - count)).reverse();
  if (count <= 0 || drawn.length === 0) return false;
  side.deck = side.deck.slice(0, side.deck.length - drawn.length);
  side.hand = [...side.hand, ...drawn];
  renewHandles(m, drawn);
  m.events.push({
    type: "moved",
    seat,
    cards: drawn.map((card) => cardView(m, card)),
    from: { zone: "deck", seat },
    to: { zone: "hand", seat },
    visibleTo: [seat],
    how: "draw",
  });
  return true;
}

/** SETUP-08: the next cards of the deck, face down, known to nobody. */
export function setPrizes(m: Match, seat: Seat, count: number): void {
  const side = m.state.sides[seat];
  const prizes = side.deck.slice(Math.max(0, side.deck.length - count)).reverse();
  side.deck = side.deck.slice(0, side.deck.length - prizes.length);
  side.prizes = prizes;
  renewHandles(m, prizes);
  m.events.push({
    type: "moved",
    seat,
    cards: prizes.map((card) => cardView(m, card)),
    from: { zone: "deck", seat },
    to: { zone: "prizes", seat },
    visibleTo: [],
    how: "setup",
  });
}

/** Cards that go the same way together. */
interface Move {
  readonly cards: number[];
  readonly location: Location;
  readonly owner: Seat;
  readonly goal: Goal;
  readonly from: CardPlace;
}

/** Moves cards, from wherever each is, to their owners' zone. Simultaneous: one event for all that go the same way. */
export function moveCards(m: Match, cards: readonly number[], to: Goal, how: MoveReason, reveal = false): boolean {
  carryOut(m, movesOf(m, cards, to), how, reveal);
  return cards.length > 0;
}

/** A Pokémon and what is attached to it go together: where each card goes is asked while all of them are still there. */
export function moveTogether(m: Match, parts: readonly { readonly cards: readonly number[]; readonly to: Goal }[], how: MoveReason): void {
  const moves = parts.flatMap(({ cards, to }) => movesOf(m, cards, to));
  carryOut(m, moves, how, false);
}

function movesOf(m: Match, cards: readonly number[], to: Goal): readonly Move[] {
  const moves: Move[] = [];
  for (const card of cards) {
    const location = locate(m, card);
    const move: Move = {
      cards: [card],
      location,
      owner: ownerOf(m, card),
      goal: goalOf(m, card, location, to),
      from: placeOf(m, card, location),
    };
    const together = moves.find((one) => goTogether(one, move));
    if (together) together.cards.push(card);
    else moves.push(move);
  }
  return moves;
}

function goTogether(one: Move, other: Move): boolean {
  return (
    one.location.zone === other.location.zone &&
    one.owner === other.owner &&
    one.goal.zone === other.goal.zone &&
    isSamePlace(one.from, other.from)
  );
}

function isSamePlace(one: CardPlace, other: CardPlace): boolean {
  return one.seat === other.seat && part(one) === part(other);
}

function part(place: CardPlace): number | undefined {
  return "object" in place ? place.object : "position" in place ? place.position : undefined;
}

function carryOut(m: Match, moves: readonly Move[], how: MoveReason, reveal: boolean): void {
  for (const { cards: moved, location } of moves) takeAway(m, moved, location, how);
  for (const { cards: moved, location, owner, goal, from } of moves) {
    putDown(m, moved, owner, goal, isHidden(location.zone));
    const open = reveal || !isHidden(location.zone) || !isHidden(goal.zone);
    m.events.push({
      type: "moved",
      seat: owner,
      cards: moved.map((card) => cardView(m, card)),
      from,
      to: { zone: goal.zone, seat: owner },
      visibleTo: open ? "all" : goal.zone === "prizes" ? [] : [owner],
      how,
    });
  }
  const shuffled = moves.filter(({ goal }) => goal.zone === "deck" && goal.place === "shuffled");
  if (shuffled.length > 0) for (const seat of new Set(shuffled.map(({ owner }) => owner))) shuffleDeck(m, seat);
}

/** Where a family's own rule, or the card's own text, sends it instead. */
function goalOf(m: Match, card: number, location: Location, to: Goal): Goal {
  const { zone } = location;
  const { continuous, definition } = cardOf(m, card);
  if (to.zone === "discard" && continuous.length > 0) {
    const instead = insteadOfDiscard(m, card, location);
    if (instead) return { zone: instead };
  }
  const { marks } = definition;
  if (marks.length === 0) return to;
  // FAM-21: a Hyper Gear that leaves a Pokémon goes to the discard pile of the player who played it.
  if (zone === "tools" && marks.includes("Team Flare Hyper Gear")) return { zone: "discard" };
  // FAM-14: a Prism Star card goes to the Lost Zone instead of the discard pile.
  return to.zone === "discard" && marks.includes("Prism Star") ? { zone: "lostZone" } : to;
}

/** EFF-64: a card may say where it goes when it is discarded from play, as long as what it says has effect. */
function insteadOfDiscard(m: Match, card: number, location: Location): "hand" | null {
  for (const { change, name } of cardOf(m, card).continuous) {
    if (!("replace" in change) || change.replace !== "discardFromPlay") continue;
    if (location.zone === "stadium") return change.to;
    if ("pokemon" in location && !isWithoutEffect(m, SUPPRESSIBLE[location.zone], location.pokemon, name)) return change.to;
  }
  return null;
}

/** What takes the effect from a card that lies there. */
const SUPPRESSIBLE = { pokemon: "abilities", energy: "specialEnergy", tools: "tools" } as const;

function shuffleDeck(m: Match, seat: Seat): void {
  const side = m.state.sides[seat];
  const deck = side.deck.slice();
  mix(m, deck);
  side.deck = deck;
  renewHandles(m, deck);
  m.events.push({ type: "shuffled", seat, zone: "deck" });
}

function placeOf(m: Match, card: number, location: Location): CardPlace {
  const { seat } = location;
  switch (location.zone) {
    case "prizes":
      return { zone: "prizes", seat, position: m.state.sides[seat].prizes.indexOf(card) };
    case "pokemon":
      return { zone: location.active ? "active" : "bench", seat, object: location.pokemon.id };
    case "energy":
    case "tools":
      return { zone: "attached", seat, object: location.pokemon.id };
    case "resolving":
      return { zone: "hand", seat };
    default:
      return { zone: location.zone, seat };
  }
}

/** EFF-27: a limit belongs to the card where it lies: what leaves and comes back is new. */
function forgetUses({ state: { used } }: Match, cards: readonly number[]): void {
  if (used.effects.length > 0) used.effects = used.effects.filter((key) => !cards.includes(Math.floor(key / 64)));
}

function takeAway(m: Match, cards: readonly number[], location: Location, how: MoveReason): void {
  forgetUses(m, cards);
  const rest = (all: readonly number[]) => all.filter((card) => !cards.includes(card));
  switch (location.zone) {
    case "stadium":
      m.state.stadiumLeft = m.state.stadium?.seat ?? null;
      m.state.stadium = null;
      return;
    case "resolving":
      m.state.resolving = rest(m.state.resolving);
      return;
    case "pokemon":
      location.pokemon.cards = rest(location.pokemon.cards);
      return;
    case "energy":
    case "tools":
      location.pokemon[location.zone] = rest(location.pokemon[location.zone]);
      return;
    case "prizes": {
      const side = m.state.sides[location.seat];
      // EFF-32: counted as they are taken, whatever else comes among the Prize cards or leaves them.
      if (how === "prize") side.prizesTaken += cards.length;
      side.prizes = side.prizes.map((card) => (cards.includes(card) ? EMPTY : card));
      side.prizesUp = rest(side.prizesUp);
      return;
    }
    default: {
      const side = m.state.sides[location.seat];
      side[location.zone] = rest(side[location.zone]);
    }
  }
}

/** Takes one card out of the zone it is in, on its way into play. */
export function takeFromZone(m: Match, card: number): CardPlace {
  const location = locate(m, card);
  const from = placeOf(m, card, location);
  takeAway(m, [card], location, "effect");
  if (isHidden(location.zone)) renewHandles(m, [card]);
  return from;
}

function putDown(m: Match, cards: readonly number[], owner: Seat, goal: Goal, fromHidden: boolean): void {
  const side = m.state.sides[owner];
  if (fromHidden || isHidden(goal.zone)) renewHandles(m, cards);
  switch (goal.zone) {
    case "deck":
      side.deck = goal.place === "bottom" ? [...cards.toReversed(), ...side.deck] : [...side.deck, ...cards.toReversed()];
      return;
    case "prizes": {
      const prizes = side.prizes.slice();
      for (const card of cards) {
        const empty = prizes.indexOf(EMPTY);
        if (empty >= 0) prizes[empty] = card;
        else prizes.push(card);
      }
      side.prizes = prizes;
      return;
    }
    default:
      side[goal.zone] = [...side[goal.zone], ...cards];
  }
}
