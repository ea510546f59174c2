import type { Constraint, Seat } from "@/kernel/game";
import { typeBits } from "../attack/energy";
import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import { cardView, renewHandles } from "../changes/moveCards";
import { choose, type Question } from "../decisions/ask";
import { drawRandom } from "../luck";
import { cardOf, type Match } from "../match";
import type { DecisionKind, Purpose } from "../options";
import type { EffectFrame } from "../state/frames";
import { holderOf } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { cardsIn, isHidden } from "../state/zones";
import { unitsOfEnergy } from "../values";
import { fitsCard } from "./cardFilter";
import { candidateCards, takenKey } from "./cardSelectors";
import { bind, countRange, keepPick, pickedBefore, pickPokemon } from "./choosePokemon";
import type { CardSelector } from "./language";
import { type Scope, seatOf } from "./scope";
import { byOf, sourceOf } from "./source";

type Choosing = Extract<CardSelector, { cards: "choose" }>;
type Attached = Extract<CardSelector, { cards: "attached" }>;

/**
 * The cards that an instruction is about, chosen where the text lets somebody choose. Null while the match waits for that.
 * @param room how many may be chosen at most, whatever the text says
 * @param useful whether something would change with this card: where there are such, only those are offered (EFF-04)
 */
export function pickCards(
  m: Match,
  frame: EffectFrame,
  selector: CardSelector,
  purpose: Purpose,
  room = Number.POSITIVE_INFINITY,
  useful: (card: number) => boolean = () => true,
): readonly number[] | null {
  if (selector.cards === "attached" && selector.to.pokemon === "choose") {
    const one: Attached = { ...selector, to: { pokemon: "bound", binding: HELD } };
    // Of a Pokémon that is spoken of again it is weighed in whole what the text would do to it.
    const holds = (pokemon: Pokemon) =>
      selector.to.pokemon === "choose" && selector.to.bind !== undefined
        ? true
        : candidateCards(m, holding(frame, [pokemon.id]), one).some(useful);
    const on = pickPokemon(m, frame, selector.to, "target", holds);
    return on && pickAttached(m, frame, one, purpose, on, useful);
  }
  const before = pickedBefore(m, frame);
  if (before) {
    m.slot++;
    return before;
  }
  switch (selector.cards) {
    case "choose":
      return pickFromZone(m, frame, selector, purpose, room, useful);
    case "attached":
      return pickAttached(m, frame, selector, purpose, null, useful);
    case "random":
      return keep(m, frame, selector.bind, randomCards(m, frame, selector));
    case "all":
    case "top":
    case "bottom":
    case "topUntil":
      return keep(m, frame, selector.bind, candidateCards(m, frame, selector));
    default:
      return keepPick(m, frame, candidateCards(m, frame, selector));
  }
}

/** Binding under which a Pokémon chosen for its attached cards is held for the moment. */
const HELD = 0;

function holding(frame: EffectFrame, pokemon: readonly number[]): Scope {
  return { ...frame, bound: { ...frame.bound, [HELD]: { kind: "pokemon", values: pokemon } } };
}

function keep(m: Match, frame: EffectFrame, binding: number | undefined, cards: readonly number[]): readonly number[] {
  bind(frame, binding, "cards", cards);
  return keepPick(m, frame, cards);
}

/** EFF-54: chosen by the game. */
function randomCards(m: Match, frame: EffectFrame, selector: Extract<CardSelector, { cards: "random" }>): readonly number[] {
  const cards = candidateCards(m, frame, selector);
  return drawRandom(m, cards, countRange(m, frame, selector.count, cards.length).max);
}

/** Those with which something would change, where there are such. */
function narrowed(cards: readonly number[], useful: (card: number) => boolean): readonly number[] {
  const some = cards.filter(useful);
  return some.length > 0 ? some : cards;
}

function pickFromZone(
  m: Match,
  frame: EffectFrame,
  selector: Choosing,
  purpose: Purpose,
  room: number,
  useful: (card: number) => boolean,
): readonly number[] | null {
  const seat = seatOf(frame, selector.by);
  const zone = "zone" in selector.from ? selector.from.zone : null;
  const owner = "zone" in selector.from ? seatOf(frame, selector.from.of) : seat;
  if (m.answer === null && zone) showOrMix(m, seat, owner, zone, selector.unseen === true);
  if (amongOf(m, frame, selector.from).length === 0) return keep(m, frame, selector.bind, []);
  const chosen = choose(m, () => whichOfZone(m, frame, selector, purpose, room, useful));
  if (!chosen) return null;
  if ("binding" in selector.from) takeFrom(frame, selector.from.binding, chosen);
  return keep(m, frame, selector.bind, chosen);
}

/** The question for a choice of cards of a zone, or of a bound set. */
function whichOfZone(
  m: Match,
  frame: EffectFrame,
  selector: Choosing,
  purpose: Purpose,
  room: number,
  useful: (card: number) => boolean,
): Question {
  const seat = seatOf(frame, selector.by);
  const zone = "zone" in selector.from ? selector.from.zone : null;
  const owner = "zone" in selector.from ? seatOf(frame, selector.from.of) : seat;
  const cards = inOrder(m, narrowed(candidateCards(m, frame, selector), useful), zone === "deck");
  const { min, max } = countRange(m, frame, selector.count, Math.min(room, cards.length));
  const full = m.price ? countRange(m, frame, selector.count, Number.POSITIVE_INFINITY).min : 0;
  const described = selector.where !== undefined || selector.oneOfEach !== undefined;
  const shown = "binding" in selector.from && frame.bound[selector.from.binding]?.shown === true;
  const unknown = zone === null ? !shown : isHidden(zone);
  const own = zone === "hand" && owner === seat;
  // EFF-06: a described card among hidden ones need not be found, but what the use of the text hangs on is done, and a price paid in full.
  const unsought = unknown && described && !selector.unseen;
  const held = own && m.required ? (m.price ? min : Math.min(1, min)) : 0;
  const fewest = unsought ? held : zone === "deck" ? Math.max(min, atLeastOne(selector, max)) : min;
  const constraint = unsought && full > 1 ? inFull(cards, full) : alike(m, frame, selector, cards);
  const most = cards.length < full ? 0 : constraint ? largest(constraint, max) : max;
  return {
    seat,
    kind: zone === "prizes" ? "prizes" : "cards",
    purpose,
    pick: selector.unseen ? "position" : "card",
    values: cards,
    min: Math.min(fewest, most),
    max: most,
    ...(constraint && { constraint }),
    source: sourceOf(m, frame),
    hidden: unknown && !(own && !described) && !selector.unseen,
  };
}

/** All cards among which a selection chooses, fitting or not. */
function amongOf(m: Match, frame: EffectFrame, from: Choosing["from"]): readonly number[] {
  return "zone" in from ? cardsIn(m.state.sides[seatOf(frame, from.of)], from.zone) : (frame.bound[from.binding]?.values ?? []);
}

/** A price of so many cards: all of them, or none. */
function inFull(cards: readonly number[], count: number): Constraint {
  return { kind: "pays", provides: cards.map(() => [["*"]]), cost: Array.from({ length: count }, () => "*") };
}

/** Of a deck there are cards to be found, as everybody knows: "up to 2 cards" are one at least. */
function atLeastOne({ count }: Choosing, max: number): number {
  return typeof count === "object" && "upTo" in count ? Math.min(1, max) : 0;
}

/** Cards that a text moves from among those it spoke of are no part of "the rest" of them. */
export function noteTaken(frame: EffectFrame, selector: CardSelector, cards: readonly number[]): void {
  if (selector.cards === "bound") takeFrom(frame, selector.binding, cards);
}

function takeFrom(frame: EffectFrame, binding: number, cards: readonly number[]): void {
  const key = takenKey(binding);
  bind(frame, key, "cards", [...(frame.bound[key]?.values ?? []), ...cards]);
}

/** The player whose deck is looked through by this selection, or null (EFF-06). */
export function searchedDeck(scope: Scope, selector: CardSelector): Seat | null {
  return selector.cards === "choose" && "zone" in selector.from && selector.from.zone === "deck" ? seatOf(scope, selector.from.of) : null;
}

export function shuffleDeck(m: Match, frame: EffectFrame, seat: Seat): void {
  commit(m, [{ change: "shuffle", seat, zone: "deck" }], byOf(frame));
}

/** Shows a hidden zone to the one who searches it, or mixes it for one who may not look. */
export function showOrMix(m: Match, seat: Seat, owner: Seat, zone: string, unseen: boolean): void {
  const side = m.state.sides[owner];
  if (zone === "hand" && unseen) {
    commit(m, [{ change: "shuffle", seat: owner, zone: "hand" }], byRules(owner));
  } else if (zone === "deck" || (zone === "hand" && owner !== seat)) {
    const cards = inOrder(m, zone === "deck" ? side.deck : side.hand, true);
    if (owner !== seat) renewHandles(m, cards);
    if (cards.length === 0) return;
    m.events.push({ type: "looked", seat, cards: cards.map((card) => cardView(m, card)), from: { zone, seat: owner }, visibleTo: [seat] });
  }
}

/** Cards of a deck are shown sorted, so that its order stays unknown. */
export function inOrder(m: Match, cards: readonly number[], sorted: boolean): readonly number[] {
  if (!sorted) return cards;
  const { cards: table } = m.state.rules;
  return cards.slice().sort((a, b) => (table[a] ?? 0) - (table[b] ?? 0) || (m.state.handles[a] ?? 0) - (m.state.handles[b] ?? 0));
}

function alike(m: Match, frame: EffectFrame, selector: Choosing, cards: readonly number[]): Constraint | undefined {
  const { oneOfEach } = selector;
  if (oneOfEach)
    return { kind: "oneOfEach", groups: cards.map((card) => `${oneOfEach.findIndex((one) => fitsCard(m, frame, one, card))}`) };
  if (!selector.alike) return undefined;
  const byName = selector.alike === "differentNames" || selector.alike === "sameName";
  const groups = cards.map((card) => (byName ? cardOf(m, card).definition.name : typesOfCard(m, card)));
  return { kind: selector.alike.startsWith("different") ? "oneOfEach" : "same", groups };
}

function typesOfCard(m: Match, card: number): string {
  const compiled = cardOf(m, card);
  return `${compiled.definition.category === "Energy" ? compiled.units.reduce((all, unit) => all | unit, 0) : compiled.types}`;
}

/** The largest set that a demand on likeness allows. */
function largest(constraint: Constraint, max: number): number {
  if (constraint.kind === "oneOfEach") return Math.min(max, new Set(constraint.groups).size);
  if (constraint.kind !== "same") return max;
  return Math.min(max, Math.max(0, ...constraint.groups.map((group) => constraint.groups.filter((one) => one === group).length)));
}

function pickAttached(
  m: Match,
  frame: EffectFrame,
  selector: Attached,
  purpose: Purpose,
  on: readonly number[] | null,
  useful: (card: number) => boolean,
): readonly number[] | null {
  const before = pickedBefore(m, frame);
  if (before) {
    m.slot++;
    return before;
  }
  const chosen = choose(m, () => whichAttached(m, frame, selector, purpose, on ? holding(frame, on) : frame, useful));
  return chosen && keep(m, frame, selector.bind, chosen);
}

/** The question for a choice of attached cards. */
function whichAttached(
  m: Match,
  frame: EffectFrame,
  selector: Attached,
  purpose: Purpose,
  scope: Scope,
  useful: (card: number) => boolean,
): Question {
  const cards = narrowed(candidateCards(m, scope, selector), useful);
  const { min, max } = countRange(m, frame, selector.count, cards.length);
  const units = cards.map((card) => unitsFor(m, selector, card));
  const exact = typeof selector.count === "number" && selector.what === "energy" && units.some((count) => count > 1);
  const needed = exact
    ? Math.min(
        typeof selector.count === "number" ? selector.count : 0,
        units.reduce((sum, count) => sum + count, 0),
      )
    : 0;
  const kind: DecisionKind = selector.what === "energy" ? "energy" : "attached";
  return {
    seat: seatOf(frame, selector.by),
    kind,
    purpose,
    pick: "attached",
    values: cards,
    min: exact ? Math.min(1, needed) : min,
    max,
    // EFF-46: a card that provides several Energy counts for each.
    ...(exact && {
      constraint: {
        kind: "pays" as const,
        provides: units.map((count) => Array.from({ length: count }, () => ["*"])),
        cost: Array.from({ length: needed }, () => "*"),
      },
    }),
    source: sourceOf(m, frame),
  };
}

/** How many Energy an attached card counts for where the selection asks for Energy (EFF-46); any other card counts once. */
export function unitsFor(m: Match, selector: Attached, card: number): number {
  const holder = holderOf(m.state, card);
  if (!holder || selector.what !== "energy" || selector.countsCards) return 1;
  const bit = selector.where?.types ? typeBits(selector.where.types) : -1;
  return Math.max(1, unitsOfEnergy(m, holder, card).filter((unit) => (unit & bit) !== 0).length);
}
