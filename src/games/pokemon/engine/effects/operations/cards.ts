import type { Seat } from "@/kernel/game";
import type { Goal } from "../../changes/change";
import { commit } from "../../changes/commit";
import { cardView, renewHandles } from "../../changes/moveCards";
import { isGuarded } from "../../changes/replace";
import { chooseYes } from "../../decisions/ask";
import { mix } from "../../luck";
import { cardOf, type Match } from "../../match";
import type { Purpose } from "../../options";
import type { EffectFrame } from "../../state/frames";
import { holderOf } from "../../state/inPlay";
import { cardsIn, isHidden, isInHand, isZone, locate, ownerOf, zoneOf } from "../../state/zones";
import { benchSize } from "../../values";
import { arrived, heldThen } from "../ahead";
import { amountOf } from "../amounts";
import { candidateCards, cardsOf, PAID } from "../cardSelectors";
import { inOrder, noteTaken, pickCards, searchedDeck, shuffleDeck } from "../chooseCards";
import { bind, isSome, keepPick, pick, pickedBefore } from "../choosePokemon";
import { inForce, isPresent } from "../continuous";
import type { CardSelector, Destination, Zone } from "../language";
import type { LeafOf, Operations } from "../operation";
import { benchRoom, mayBeSome, someCards } from "../possible";
import { type Scope, seatOf, seatsOf } from "../scope";
import { byOf, sourceOf } from "../source";

type Kinds = "draw" | "drawUntil" | "move" | "look" | "reveal" | "shuffle" | "reorder" | "swapCards" | "takePrizes";

export const cardOperations: Pick<Operations, Kinds> = {
  draw: {
    run(m, frame, instruction) {
      const seat = seatOf(frame, instruction.who);
      const count = amountOf(m, frame, instruction.count);
      return instruction.upTo ? drawOneByOne(m, frame, seat, count, instruction.bind) : drawCards(m, frame, seat, count, instruction.bind);
    },
    possible: (m, scope, { who, count }, known) => mayDraw(m, scope, seatOf(scope, who)) && mayBeSome(m, scope, count, known),
  },
  drawUntil: {
    run(m, frame, { handSize, who }) {
      const seat = seatOf(frame, who);
      return drawCards(m, frame, seat, amountOf(m, frame, handSize) - m.state.sides[seat].hand.length, undefined);
    },
    possible(m, scope, { handSize, who }) {
      const seat = seatOf(scope, who);
      return mayDraw(m, scope, seat) && heldThen(scope, seat, cardsOf(m, scope, seat, "hand").length) < amountOf(m, scope, handSize);
    },
  },
  move: {
    run(m, frame, instruction) {
      const { cards: selector, destination } = instruction;
      if (selector.cards === "top" && selector.upTo) return moveOneByOne(m, frame, selector, instruction);
      if (destination.to === "bench" && benchRoom(m, benchSeat(frame, selector, destination)) === 0) return false;
      const cards = pickMoved(m, frame, instruction);
      if (!cards) return null;
      noteTaken(frame, selector, cards);
      const searched = searchedDeck(frame, selector);
      const ordered = orderForDeck(m, frame, cards, destination);
      if (!ordered) return null;
      if (instruction.reveal) show(m, frame, cards);
      // A card found and put back on the deck goes there after the shuffle.
      if (searched !== null && destination.to === "deck") shuffleDeck(m, frame, searched);
      const emptied = cards.length === 0 ? handShuffledIn(m, frame, instruction) : null;
      const done =
        emptied === null
          ? place(m, frame, ordered, destination, instruction.reveal === true)
          : commit(m, [{ change: "shuffle", seat: emptied, zone: "deck" }], byOf(frame));
      if (searched !== null && destination.to !== "deck") shuffleDeck(m, frame, searched);
      bind(frame, instruction.bind, "cards", cards);
      if (m.required) bind(frame, PAID, "cards", [...(frame.bound[PAID]?.values ?? []), ...cards]);
      return done;
    },
    choose(m, frame, instruction) {
      const cards = pickMoved(m, frame, instruction);
      if (cards) bind(frame, instruction.bind, "cards", cards);
      return isSome(cards);
    },
    possible(m, scope, instruction, known) {
      const { cards, destination } = instruction;
      if (destination.to === "bench" && benchRoom(m, benchSeat(scope, cards, destination)) === 0) return false;
      const shuffled = handShuffledIn(m, scope, instruction);
      if (shuffled !== null && m.state.sides[shuffled].deck.length > 0) return true;
      return someCards(m, scope, cards, known) && !areGuarded(m, scope, instruction);
    },
  },
  look: {
    run(m, frame, { cards: selector, at }) {
      const cards = pickCards(m, frame, selector, "look");
      if (!cards) return null;
      const seat = seatOf(frame, at);
      for (const group of byPlace(m, cards)) {
        const sorted = group.zone === "hand" ? inOrder(m, group.cards, true) : group.cards;
        if (group.zone === "hand" && group.seat !== seat) renewHandles(m, sorted);
        m.events.push({
          type: "looked",
          seat,
          cards: sorted.map((card) => cardView(m, card)),
          from: { zone: group.zone, seat: group.seat },
          visibleTo: [seat],
        });
      }
      return cards.length > 0;
    },
    possible: (m, scope, { cards }, known) => someCards(m, scope, cards, known),
  },
  reveal: {
    run(m, frame, { cards: selector }) {
      const cards = pickCards(m, frame, selector, "look");
      if (!cards) return null;
      show(m, frame, cards);
      const binding = "bind" in selector ? selector.bind : undefined;
      if (binding !== undefined) frame.bound[binding] = { kind: "cards", values: cards, shown: true };
      return cards.length > 0;
    },
    possible: (m, scope, { cards }, known) => someCards(m, scope, cards, known),
  },
  shuffle: {
    run(m, frame, { zone, of }) {
      return commit(m, [{ change: "shuffle", seat: seatOf(frame, of), zone }], byOf(frame));
    },
    possible: (m, scope, { zone, of }) => cardsIn(m.state.sides[seatOf(scope, of)], zone).length > 1,
  },
  reorder: {
    run(m, frame, { cards: selector, place: where, by }) {
      const cards = pickCards(m, frame, selector, "reorder");
      if (!cards) return null;
      const order = pickOrder(m, frame, cards, seatOf(frame, by));
      if (!order) return null;
      return commit(m, [{ change: "move", cards: order, to: { zone: "deck", place: where }, how: "return" }], byOf(frame));
    },
    possible: (m, scope, { cards }, known) => someCards(m, scope, cards, known),
  },
  swapCards: {
    run(m, frame, instruction) {
      const first = pickCards(m, frame, instruction.first, "target");
      if (!first) return null;
      const second = pickCards(m, frame, instruction.second, "target");
      if (!second) return null;
      if (first.length === 0 || second.length === 0) return false;
      const to = (cards: readonly number[]): Goal => {
        const zone = zoneOf(m, cards[0] ?? -1);
        return zone === "deck" ? { zone, place: "top" } : { zone };
      };
      const batch = [
        { change: "move" as const, cards: first, to: to(second), how: "effect" as const },
        { change: "move" as const, cards: second, to: to(first), how: "effect" as const },
      ];
      return commit(m, batch, byOf(frame));
    },
    possible: (m, scope, { first, second }, known) => someCards(m, scope, first, known) && someCards(m, scope, second, known),
  },
  takePrizes: {
    run(m, frame, { count, who }) {
      const seat = seatOf(frame, who);
      const due = Math.min(amountOf(m, frame, count), cardsIn(m.state.sides[seat], "prizes").length);
      if (due === 0) return false;
      m.state.stack.push({ run: "prizes", due: seat === 0 ? [due, 0] : [0, due], first: seat, taken: [] });
      return true;
    },
    possible: (m, scope, { who }) => cardsIn(m.state.sides[seatOf(scope, who)], "prizes").length > 0,
  },
};

/**
 * RUL-16: whose hand, or what was found in it, is shuffled into the deck, with no card as with some; null where it is something else that goes
 * there.
 */
function handShuffledIn(m: Match, scope: Scope, { cards, destination }: LeafOf<"move">): 0 | 1 | null {
  const isShuffled = destination.to === "deck" && destination.place === "shuffled";
  if (isShuffled && cards.cards === "bound") {
    const held = scope.bound[cards.binding]?.values.find((card) => isInHand(m, card));
    return held === undefined ? null : ownerOf(m, held);
  }
  return isShuffled && cards.cards === "all" && cards.zone === "hand" && !cards.where ? seatOf(scope, cards.of) : null;
}

function pickMoved(m: Match, frame: EffectFrame, { cards, destination }: LeafOf<"move">): readonly number[] | null {
  const room = roomFor(m, frame, cards, destination);
  return pickCards(m, frame, cards, purposeOf(cards, destination), room, (card) => !isGuarded(m, card, destination.to, byOf(frame)));
}

/** EFF-68: whether all that a step would move is kept where it lies; of a zone it is asked for all its cards, whoever knows them. */
function areGuarded(m: Match, scope: Scope, { cards: selector, destination }: LeafOf<"move">): boolean {
  if (!isPresent(m, "forbid moveByEffects")) return false;
  const cards =
    selector.cards === "all"
      ? cardsOf(m, scope, seatOf(scope, selector.of), selector.zone)
      : selector.cards === "choose" && "zone" in selector.from
        ? cardsOf(m, scope, seatOf(scope, selector.from.of), selector.from.zone)
        : candidateCards(m, scope, selector);
  return cards.length > 0 && cards.every((card) => isGuarded(m, card, destination.to, byOf(scope)));
}

/** Whether a deck holds a card, or will. */
function mayDraw(m: Match, scope: Scope, seat: 0 | 1): boolean {
  const coming = arrived(scope, seat, "deck");
  return m.state.sides[seat].deck.length > 0 || coming === null || coming.length > 0;
}

/** Whether an effect keeps a player from drawing beyond the turn's card. */
function drawsNoMore(m: Match, seat: Seat): boolean {
  return inForce(m, "forbid drawExtra").some(({ change, scope }) => seatsOf(scope, change.who).includes(seat));
}

function drawCards(m: Match, frame: EffectFrame, seat: Seat, count: number, binding: number | undefined): boolean {
  if (drawsNoMore(m, seat)) return false;
  const before = m.state.sides[seat].hand.length;
  const done = commit(m, [{ change: "draw", seat, count }], byOf(frame));
  bind(frame, binding, "cards", m.state.sides[seat].hand.slice(before));
  return done;
}

function drawOneByOne(m: Match, frame: EffectFrame, seat: Seat, most: number, binding: number | undefined): boolean | null {
  if (drawsNoMore(m, seat)) return false;
  const top = () => m.state.sides[seat].deck.at(-1);
  const drawn = oneByOne(m, frame, { seat, most, next: top, take: () => commit(m, [{ change: "draw", seat, count: 1 }], byOf(frame)) });
  if (drawn) bind(frame, binding, "cards", drawn);
  return isSome(drawn);
}

function moveOneByOne(
  m: Match,
  frame: EffectFrame,
  selector: Extract<CardSelector, { cards: "top" }>,
  { destination, reveal, bind: binding }: LeafOf<"move">,
): boolean | null {
  const most = amountOf(m, frame, selector.count);
  const top = () => candidateCards(m, frame, selector)[0];
  const take = (card: number) => place(m, frame, [card], destination, reveal === true);
  const moved = oneByOne(m, frame, { seat: frame.you, most, next: top, take });
  if (!moved) return null;
  bind(frame, selector.bind, "cards", moved);
  bind(frame, binding, "cards", moved);
  return moved.length > 0;
}

/** Cards that a player takes one after another. */
interface Taking {
  readonly seat: Seat;
  readonly most: number;
  /** The card that comes next, if there is one. */
  next(): number | undefined;
  /** Takes it; one that cannot be taken is the last. */
  take(card: number): boolean;
}

/** Takes cards for as long as their player likes: each tells something before the next (CMP-523). Null while the match waits. */
function oneByOne(m: Match, frame: EffectFrame, { seat, most, next, take }: Taking): readonly number[] | null {
  const taken: number[] = [];
  while (taken.length < most) {
    let one = pickedBefore(m, frame);
    if (one) m.slot++;
    else {
      const card = next();
      if (card === undefined) break;
      const yes = chooseYes(m, seat, "nextCard", sourceOf(m, frame));
      if (yes === null) return null;
      one = keepPick(m, frame, yes && take(card) ? [card] : []);
    }
    if (one.length === 0) break;
    taken.push(...one);
  }
  return taken;
}

function purposeOf(selector: CardSelector, destination: Destination): Purpose {
  if (selector.cards === "attached" && selector.what === "energy" && destination.to === "discard") return "discardEnergy";
  if (selector.cards === "choose" && "zone" in selector.from && selector.from.zone === "deck") return "search";
  switch (destination.to) {
    case "hand":
    case "prizes":
      return "toHand";
    case "discard":
      return "discard";
    case "lostZone":
      return "toLostZone";
    case "deck":
      return "toDeck";
    case "bench":
    case "active":
      return "toBench";
  }
}

/** More than fits on the Bench becomes what fits (EFF-42). */
function roomFor(m: Match, frame: EffectFrame, selector: CardSelector, destination: Destination): number {
  return destination.to === "bench" ? benchRoom(m, benchSeat(frame, selector, destination)) : Number.POSITIVE_INFINITY;
}

/** Whose Bench they are put onto. */
function benchSeat(scope: Scope, selector: CardSelector, { side }: Extract<Destination, { to: "bench" }>): 0 | 1 {
  if (side === "opponents") return seatOf(scope, "opponent");
  return selector.cards === "choose" && "zone" in selector.from ? seatOf(scope, selector.from.of) : scope.you;
}

/** The order in which cards go back on a deck, chosen where the text lets somebody choose it. */
function orderForDeck(m: Match, frame: EffectFrame, cards: readonly number[], destination: Destination): readonly number[] | null {
  if (destination.to !== "deck" || destination.place === "shuffled") return cards;
  if (destination.order === "random") return mixed(m, cards);
  return pickOrder(m, frame, cards, seatOf(frame, destination.order));
}

function mixed(m: Match, cards: readonly number[]): readonly number[] {
  const order = cards.slice();
  mix(m, order);
  return order;
}

/** Any order, first the one that will lie highest. */
function pickOrder(m: Match, frame: EffectFrame, cards: readonly number[], seat: 0 | 1): readonly number[] | null {
  if (cards.length < 2) return cards;
  return pick(m, frame, {
    seat,
    kind: "cards",
    purpose: "reorder",
    pick: "card",
    values: cards,
    min: cards.length,
    max: cards.length,
    ordered: true,
    source: sourceOf(m, frame),
    hidden: true,
  });
}

function place(m: Match, frame: EffectFrame, cards: readonly number[], destination: Destination, reveal: boolean): boolean {
  const by = byOf(frame);
  switch (destination.to) {
    case "bench":
    case "active": {
      let done = false;
      for (const card of cards) {
        const seat = ownerOf(m, card);
        const spot = destination.to === "active" && !m.state.sides[seat].active ? "active" : "bench";
        if (spot === "bench" && m.state.sides[seat].bench.length >= benchSize(m, seat)) continue;
        done = commit(m, [{ change: "enter", seat, cards: [card], place: spot, fromHand: isInHand(m, card), how: "effect" }], by) || done;
        // A card that puts itself into play is "this Pokémon" from then on.
        if (card === frame.source) frame.self = holderOf(m.state, card)?.id ?? 0;
      }
      return done;
    }
    case "deck":
      return commit(m, [{ change: "move", cards, to: { zone: "deck", place: destination.place }, how: "return", reveal }], by);
    default:
      return commit(
        m,
        [{ change: "move", cards, to: { zone: destination.to }, how: destination.to === "discard" ? "discard" : "effect", reveal }],
        by,
      );
  }
}

/** Cards by the zone they lie in. */
function byPlace(m: Match, cards: readonly number[]): { zone: Zone; seat: 0 | 1; cards: number[] }[] {
  const groups: { zone: Zone; seat: 0 | 1; cards: number[] }[] = [];
  for (const card of cards) {
    const { zone, seat } = locate(m, card);
    if (!isZone(zone)) continue;
    const group = groups.find((one) => one.zone === zone && one.seat === seat);
    if (group) group.cards.push(card);
    else groups.push({ zone, seat, cards: [card] });
  }
  return groups;
}

/** Shows cards to both players. */
function show(m: Match, frame: EffectFrame, cards: readonly number[]): void {
  for (const { zone, seat, cards: group } of byPlace(m, cards)) {
    const sorted = zone === "hand" ? inOrder(m, group, true) : group;
    if (isHidden(zone)) renewHandles(m, sorted);
    m.events.push({
      type: "revealed",
      seat: frame.you,
      cards: sorted.map((card) => ({ handle: m.state.handles[card] ?? 0, card: cardOf(m, card).definition.id })),
      from: { zone, seat },
    });
  }
}
