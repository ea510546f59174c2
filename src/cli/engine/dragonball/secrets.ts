import type { GameEvent } from "@/games/dragonball/engine/events";
import type { DragonBallGame } from "@/games/dragonball/engine/game";
import type { State } from "@/games/dragonball/engine/state/state";
import { type Answer, other, type Seat } from "@/kernel/game";
import type { Random } from "@/kernel/random";
import { difference } from "../json";

/**
 * Two matches alike in all that a seat may know, the other's hand exchanged with cards of the other's deck: the same answer must give the seat the same.
 * Where the answer makes hidden cards known, the two may part.
 */
export function tells(game: DragonBallGame, state: State, answer: Answer, random: Random): string | null {
  if ("concede" in answer) return null;
  const { seat } = answer;
  const twin = exchanged(state, other(seat), random);
  const before = difference(game.view(state, seat), game.view(twin, seat));
  if (before) return `the view tells hidden cards: ${before}`;
  const [one, two] = [game.step(state, answer), game.step(twin, answer)];
  if (!one.ok || !two.ok) return one.ok === two.ok ? null : "hidden cards decide whether an answer is legal";
  const seen = (events: readonly GameEvent[]) => events.flatMap((event) => game.redact(event, seat) ?? []);
  const [mine, theirs] = [seen(one.events), seen(two.events)];
  if ([...mine, ...theirs].some((event) => uncovers(event, other(seat)))) return null;
  const told = difference(mine, theirs) ?? difference(game.view(one.state, seat), game.view(two.state, seat));
  return told && `what seat ${seat} is told after its answer hangs on hidden cards: ${told}`;
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
