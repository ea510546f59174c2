import type { CardView, GameEvent, PokemonGame, Random, Seat, State, Viewer } from "@/engine";
import type { Taken } from "./checks";

/** Nobody gets to know anything that hangs on cards hidden from them (design 13). */

const SEATS: readonly Seat[] = [0, 1];
const VIEWERS: readonly Viewer[] = [0, 1, "spectator"];

/** By viewer, the cards out of sight that they were shown and can still tell: those a player looks at while deciding. */
export type Knowledge = ReadonlyMap<Viewer, Set<number>>;

/** Before anything was shown. */
export function knowsNothing(): Knowledge {
  return new Map(VIEWERS.map((viewer) => [viewer, new Set()]));
}

/** Takes note of what a step showed, and forgets what it shuffled away. */
export function learn(knowledge: Knowledge, taken: Taken): void {
  for (const [viewer, known] of knowledge)
    for (const event of taken.events) {
      if (event.type === "shuffled") for (const card of taken.after.sides[event.seat].deck) known.delete(card);
      else for (const card of shownBy({ ...taken, events: [event] }, viewer).cards) known.add(card);
    }
}

/** Options name only cards that their seat sees or was shown. */
export function namesOnlySeen(game: PokemonGame, { before, decision }: Taken, knowledge: Knowledge): string | null {
  const seen = new Set(handlesIn(game.view(before, decision.seat)));
  for (const card of knowledge.get(decision.seat) ?? []) seen.add(before.handles[card] ?? 0);
  const unseen = decision.options.find((option) => handlesIn(option).some((handle) => !seen.has(handle)));
  return unseen ? `an option names what seat ${decision.seat} cannot see: ${JSON.stringify(unseen)}` : null;
}

/** The handles of all cards that are named anywhere in it. */
function handlesIn(value: unknown): readonly number[] {
  if (value === null || typeof value !== "object") return [];
  if ("handle" in value && typeof value.handle === "number") return [value.handle];
  return Object.values(value).flatMap(handlesIn);
}

/**
 * Permuting cards that a viewer cannot see, before and after the step, changes nothing that they get: not their view, not their events, not what they
 * are asked. Cards that the step itself shows them stay as they are.
 */
export function hides(game: PokemonGame, taken: Taken, knowledge: Knowledge, random: Random): string | null {
  for (const [viewer, known] of knowledge) {
    const { before, after } = taken;
    const later = new Set(hiddenFrom(after, viewer).flat());
    const shown = shownBy(taken, viewer);
    const groups = hiddenFrom(before, viewer);
    const group = groups[Math.floor(random() * groups.length)] ?? [];
    const hidden = group.filter((card) => later.has(card) && !known.has(card) && !isShown(shown, before, card));
    const other = permuted(before, hidden, random);
    const wrong = other && leaks(game, taken, viewer, other, hidden);
    if (wrong) return `${wrong} (viewer ${viewer})`;
  }
  return null;
}

/**
 * EFF-04: no main action appears or vanishes when cards that its player cannot see are others: the opponent's hand, deck and Prize cards any cards of the
 * match, one's own deck and Prize cards exchanged with each other.
 */
export function standFirm(game: PokemonGame, { before, decision }: Taken, knowledge: Knowledge, random: Random): string | null {
  if (decision.kind !== "main") return null;
  const known = knowledge.get(decision.seat);
  const cards = [...before.rules.cards];
  const faces = before.rules.table.length;
  for (const [seat, group] of hiddenFrom(before, decision.seat).entries()) {
    const hidden = group.filter((card) => !known?.has(card));
    for (const card of hidden) {
      const other = hidden[Math.floor(random() * hidden.length)] ?? card;
      if (seat === decision.seat) [cards[card], cards[other]] = [cards[other] ?? 0, cards[card] ?? 0];
      else cards[card] = Math.floor(random() * faces);
    }
  }
  const other = { ...before, rules: { ...before.rules, cards } };
  const asked = game.decisions(other).find(({ id }) => id === decision.id);
  const difference = parting(JSON.stringify(decision.options), JSON.stringify(asked?.options));
  return difference && `what may be done hangs on hidden cards: ${difference}`;
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

function leaks(game: PokemonGame, taken: Taken, viewer: Viewer, other: State, hidden: readonly number[]): string | null {
  const { decision, answer, after, events } = taken;
  const asked = game.decisions(other).find(({ id }) => id === decision.id);
  const difference = parting(JSON.stringify(decision), JSON.stringify(asked));
  if (difference && decision.seat === viewer) return `what is asked hangs on hidden cards: ${difference}`;
  // The other player is asked something else, so that the answer would mean something else.
  if (difference) return null;
  const step = game.step(other, answer);
  if (!step.ok) return `the answer is refused when hidden cards differ: ${step.rejection}`;
  const there = { ...taken, before: other, after: step.state, events: step.events };
  const shown = shownBy(there, viewer);
  if (hidden.some((card) => isShown(shown, other, card))) return null;
  const seen = (state: State, list: readonly GameEvent[]) =>
    JSON.stringify({ view: game.view(state, viewer), events: list.flatMap((event) => game.redact(event, viewer) ?? []) });
  const leak = parting(seen(after, events), seen(step.state, step.events));
  return leak && `what is seen hangs on hidden cards: ${leak}`;
}

/** Where two texts part, or null. */
function parting(here: string, there: string | undefined): string | null {
  if (here === there) return null;
  if (there === undefined) return "nothing is asked";
  let place = 0;
  while (here[place] === there[place]) place++;
  const excerpt = (text: string) => text.slice(Math.max(0, place - 80), place + 40);
  return `…${excerpt(here)}… or …${excerpt(there)}…`;
}

/** What a step showed. A card that was shown and shuffled away within the step cannot be told any more, only its face. */
interface Shown {
  readonly cards: ReadonlySet<number>;
  readonly faces: ReadonlySet<string>;
}

function isShown({ cards, faces }: Shown, { rules }: State, card: number): boolean {
  return cards.has(card) || faces.has(rules.table[rules.cards[card] ?? -1] ?? "");
}

function shownBy({ before, after, events }: Taken, viewer: Viewer): Shown {
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
    case "moved":
    case "looked":
      if (event.visibleTo !== "all" && (viewer === "spectator" || !event.visibleTo.includes(viewer))) return [];
      return event.cards.filter((card) => card !== null);
    default:
      return [];
  }
}
