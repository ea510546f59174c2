import type { GameEvent } from "@/games/dragonball/engine/events";
import type { DragonBallGame } from "@/games/dragonball/engine/game";
import type { Option } from "@/games/dragonball/engine/options";
import type { State } from "@/games/dragonball/engine/state/state";
import { other, type Seat } from "@/kernel/game";
import type { Random } from "@/kernel/random";
import type { Step } from "../any-game";
import { difference } from "../json";

/**
 * Two matches alike in all that a seat may know, the other's hand exchanged with cards of the other's deck: the same answer must give the seat the same.
 * Where the answer makes hidden cards known, the two may part.
 */
export function tells(
  game: DragonBallGame,
  { before, decision: { seat }, answer, after, events }: Step<State, Option, GameEvent>,
  random: Random,
): string | null {
  const twin = exchanged(before, other(seat), random);
  const shown = difference(game.view(before, seat), game.view(twin, seat));
  if (shown) return `the view tells hidden cards: ${shown}`;
  const step = game.step(twin, answer);
  if (!step.ok) return "hidden cards decide whether an answer is legal";
  const seen = (all: readonly GameEvent[]) => all.flatMap((event) => game.redact(event, seat) ?? []);
  const [mine, theirs] = [seen(events), seen(step.events)];
  if ([...mine, ...theirs].some((event) => uncovers(event, other(seat)))) return null;
  // An Auto in the hand is asked about where it is triggered, and nowhere else: that somebody is asked is told (docs/decisions.md).
  if ([after, step.state].some((state) => answersFromHand(state, other(seat)))) return null;
  const told = difference(mine, theirs) ?? difference(game.view(after, seat), game.view(step.state, seat));
  return told && `what seat ${seat} is told after its answer hangs on hidden cards: ${told}`;
}

/** Whether a skill of a card in this seat's hand was triggered and waits, or is under way. */
function answersFromHand({ pending, stack, sides }: State, seat: Seat): boolean {
  const sources = [...pending, ...stack].flatMap((one) => ("source" in one ? [one.source] : []));
  return sources.some((source) => source.seat === seat && sides[seat].hand.includes(source.card));
}

/** Whether an event shows a card from a secret zone of this seat, or from either Life. */
function uncovers(event: GameEvent, of: Seat): boolean {
  if (event.event === "shown" || event.event === "declared" || event.event === "activated") return true;
  if (event.event === "looked") return event.of === of && event.definitions.some((definition) => definition !== null);
  if (event.event !== "moved" || event.definition === null) return false;
  const { zone, seat } = event.from;
  return seat === of && (zone === "hand" || zone === "deck" || zone === "life" || zone === "zDeck");
}

/** Cards of the hand and deck that nobody else can know, dealt anew among each other. */
function exchanged(state: State, seat: Seat, random: Random): State {
  const side = state.sides[seat];
  // Everybody knows the card of a skill under way, wherever it lies by now.
  const known = new Set([...state.stack, ...state.pending, ...state.delayed].flatMap((one) => ("source" in one ? [one.source.card] : [])));
  const pool = [...side.hand, ...side.deck].filter((card) => !known.has(card) && !state.shown.includes(state.objects[card] ?? -1));
  const kinds = pool.map((card) => state.cards[card] ?? 0);
  for (let index = kinds.length - 1; index > 0; index--) {
    const place = Math.floor(random() * (index + 1));
    [kinds[index], kinds[place]] = [kinds[place] ?? 0, kinds[index] ?? 0];
  }
  const cards = [...state.cards];
  pool.forEach((card, index) => {
    cards[card] = kinds[index] ?? 0;
  });
  return { ...state, cards };
}
