import type { CardView, Decision, GameEvent, Option, PokemonGame, Random, Seat, State, View } from "@/games/pokemon/engine";
import type { Taken } from "./checks";
import { difference } from "./json";

/** Nobody gets to know anything that hangs on cards hidden from them (design 13). */

const SEATS: readonly Seat[] = [0, 1];
/** From whom something is hidden. */
type Viewer = Seat | "spectator";
const VIEWERS: readonly Viewer[] = [0, 1, "spectator"];

/** By viewer, the cards out of sight that they were shown and can still tell: those a player looks at while deciding. */
export type Knowledge = Readonly<Record<Viewer, Set<number>>>;

/** Before anything was shown. */
export function knowsNothing(): Knowledge {
  return { 0: new Set(), 1: new Set(), spectator: new Set() };
}

/** Takes note of what a step showed, and forgets what it shuffled away. */
export function learn(knowledge: Knowledge, taken: Taken): void {
  for (const viewer of VIEWERS)
    for (const event of taken.events) {
      if (event.type === "shuffled") for (const card of taken.after.sides[event.seat].deck) knowledge[viewer].delete(card);
      else for (const card of shownBy(taken, [event], viewer).cards) knowledge[viewer].add(card);
    }
}

/** Options name only cards that their seat sees or was shown. */
export function namesOnlySeen(game: PokemonGame, { before, decision }: Taken, knowledge: Knowledge): string | null {
  const named = handlesIn(decision.options);
  if (named.size === 0) return null;
  const seen = handlesIn(game.view(before, decision.seat));
  for (const card of knowledge[decision.seat]) seen.add(before.handles[card] ?? 0);
  for (const handle of named) if (!seen.has(handle)) return `an option names card ${handle}, which seat ${decision.seat} cannot see`;
  return null;
}

/** The handles of all cards that are named anywhere in it. */
function handlesIn(value: unknown, handles: Set<number> = new Set()): Set<number> {
  if (value === null || typeof value !== "object") return handles;
  if ("handle" in value && typeof value.handle === "number") return handles.add(value.handle);
  for (const part of Object.values(value)) handlesIn(part, handles);
  return handles;
}

/**
 * Permuting cards that a viewer cannot see, before and after the step, changes nothing that they get: not their view, not their events, not what they
 * are asked. Cards that the step itself shows them stay as they are.
 */
export function hides(game: PokemonGame, taken: Taken, knowledge: Knowledge, random: Random): string | null {
  const exchanged = new Set<number>();
  const got = new Map<Viewer, Got>();
  for (const viewer of VIEWERS) {
    const groups = unseen(taken, viewer, knowledge[viewer]);
    // A spectator sees less than either player, and what is hidden from a player is compared for both.
    if (viewer === "spectator" && groups.every((group) => group.every((card) => exchanged.has(card)))) return null;
    for (const group of groups) for (const card of group) exchanged.add(card);
    const hidden = groups[Math.floor(random() * groups.length)] ?? [];
    const other = permuted(taken.before, hidden, random);
    const wrong = other && leaks(game, taken, viewer, other, hidden, got);
    if (wrong) return wrong;
  }
  return null;
}

/** Cards whose faces a viewer may not see before nor after a step, in groups within which they may change places. */
function unseen(taken: Taken, viewer: Viewer, known: ReadonlySet<number>): readonly (readonly number[])[] {
  const { before, after, events } = taken;
  const hidden = new Uint8Array(before.rules.cards.length);
  for (const group of hiddenFrom(after, viewer)) for (const card of group) hidden[card] = 1;
  for (const card of known) hidden[card] = 0;
  const shown = shownBy(taken, events, viewer);
  const begun = bearing(taken, viewer);
  return hiddenFrom(before, viewer).map((group) =>
    group.filter((card) => hidden[card] === 1 && !begun.includes(card) && !isShown(shown, before, card)),
  );
}

/**
 * Another player's hand while a text of theirs is under way: with other cards in it they would not have come to this question. Main actions are
 * worked out anew from the cards.
 */
function bearing({ before, decision }: Taken, viewer: Viewer): readonly number[] {
  return decision.kind === "main" || decision.seat === viewer ? [] : before.sides[decision.seat].hand;
}

/**
 * EFF-04: no main action appears or vanishes when cards that its player cannot see are others: the opponent's hand, deck and Prize cards any cards of the
 * match, one's own deck and Prize cards exchanged with each other.
 */
export function standFirm(game: PokemonGame, { before, decision, texts }: Taken, knowledge: Knowledge, random: Random): string | null {
  if (decision.kind !== "main") return null;
  const known = knowledge[decision.seat];
  const cards = [...before.rules.cards];
  const faces = before.rules.table.length;
  for (const [seat, group] of hiddenFrom(before, decision.seat).entries()) {
    const hidden = group.filter((card) => !known.has(card));
    for (const card of hidden) {
      const other = hidden[Math.floor(random() * hidden.length)] ?? card;
      if (seat === decision.seat) [cards[card], cards[other]] = [cards[other] ?? 0, cards[card] ?? 0];
      else cards[card] = Math.floor(random() * faces);
    }
  }
  const other = { ...before, rules: { ...before.rules, cards } };
  const leak = parting(
    texts.asked,
    game.decisions(other).find(({ id }) => id === decision.id),
  );
  return leak && `what may be done hangs on hidden cards: ${leak}`;
}

/** Cards whose faces a viewer may not see now, in groups within which they may change places. */
function hiddenFrom({ sides, phase }: State, viewer: Viewer): readonly (readonly number[])[] {
  return SEATS.map((seat) => {
    const { hand, deck, prizes } = sides[seat];
    // Before play begins everybody knows that a hand that was kept holds a Basic Pokémon (SETUP-03): such hands stay as they are.
    return [...(viewer === seat || phase === "setup" ? [] : hand), ...deck, ...prizes.filter((card) => card >= 0)];
  });
}

/** The same match in which some of these cards have changed faces, a pair or all of them; null when that makes no difference. */
function permuted(state: State, hidden: readonly number[], random: Random): State | null {
  const cards = [...state.rules.cards];
  const swaps = random() < 0.5 ? 1 : hidden.length;
  for (let swap = 0; swap < swaps; swap++) {
    const first = hidden[Math.floor(random() * hidden.length)] ?? 0;
    const second = hidden[Math.floor(random() * hidden.length)] ?? 0;
    [cards[first], cards[second]] = [cards[second] ?? 0, cards[first] ?? 0];
  }
  if (cards.every((face, card) => face === state.rules.cards[card])) return null;
  return { ...state, rules: { ...state.rules, cards } };
}

function leaks(
  game: PokemonGame,
  taken: Taken,
  viewer: Viewer,
  other: State,
  hidden: readonly number[],
  got: Map<Viewer, Got>,
): string | null {
  const { decision, answer, after, events, texts } = taken;
  const asked = parting(
    texts.asked,
    game.decisions(other).find(({ id }) => id === decision.id),
  );
  if (asked && decision.seat === viewer) return `what seat ${viewer} is asked hangs on hidden cards: ${asked}`;
  // The other player is asked something else, so that the answer would mean something else.
  if (asked) return null;
  const step = game.step(other, answer);
  if (!step.ok) return `the answer is refused when hidden cards differ: ${step.rejection}`;
  const shown = shownBy({ before: other, after: step.state }, step.events, viewer);
  if (hidden.some((card) => isShown(shown, other, card))) return null;
  for (const one of viewer === "spectator" ? [viewer] : ([viewer, "spectator"] as const)) {
    const here = got.get(one) ?? gotBy(game, after, events, one);
    got.set(one, here);
    const leak = difference(here, gotBy(game, step.state, step.events, one));
    if (leak) return `what is seen hangs on hidden cards: ${leak} (viewer ${one})`;
  }
  return null;
}

/** What a viewer gets for a step. */
interface Got {
  readonly view: View;
  readonly events: readonly GameEvent[];
}

function gotBy(game: PokemonGame, state: State, events: readonly GameEvent[], viewer: Viewer): Got {
  return { view: game.view(state, viewer), events: events.flatMap((event) => game.redact(event, viewer) ?? []) };
}

/** Where a decision, as text, and another one part. */
function parting(here: string, there: Decision<Option> | undefined): string | null {
  const other = JSON.stringify(there ?? null);
  return here === other ? null : difference(JSON.parse(here), JSON.parse(other));
}

/** What a step showed. A card that was shown and shuffled away within the step cannot be told any more, only its face. */
interface Shown {
  readonly cards: ReadonlySet<number>;
  readonly faces: ReadonlySet<string>;
}

function isShown({ cards, faces }: Shown, { rules }: State, card: number): boolean {
  return cards.has(card) || faces.has(rules.table[rules.cards[card] ?? -1] ?? "");
}

function shownBy({ before, after }: Pick<Taken, "before" | "after">, events: readonly GameEvent[], viewer: Viewer): Shown {
  const cards = new Set<number>();
  const faces = new Set<string>();
  for (const { handle, card: face } of events.flatMap((event) => facesIn(event, viewer))) {
    const now = after.handles.indexOf(handle);
    const card = now >= 0 ? now : before.handles.indexOf(handle);
    if (card >= 0) cards.add(card);
    else faces.add(face);
  }
  return { cards, faces };
}

/** The cards whose faces an event lets a viewer see. */
function facesIn(event: GameEvent, viewer: Viewer): readonly CardView[] {
  switch (event.type) {
    case "mulligan":
      return event.hand;
    case "revealed":
      return event.cards;
    case "trainerPlayed":
      return [event.card];
    case "moved":
    case "looked": {
      const { visibleTo = [] } = event;
      if (visibleTo !== "all" && (viewer === "spectator" || !visibleTo.includes(viewer))) return [];
      return event.cards.filter((card) => card !== null);
    }
    default:
      return [];
  }
}
