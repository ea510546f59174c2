import type { Seat } from "@/kernel/game";
import { other } from "@/kernel/game";
import { drawBelow, shuffle, streamFrom } from "@/kernel/random";
import { copyState } from "./state/copy";
import type { Rules, SideState, State } from "./state/state";

/**
 * A match as this seat may take it to be: everything that it sees is as it is, everything hidden from it is drawn anew. Its own deck and Prize cards are
 * mixed; what the other player holds, draws or has set aside is guessed from the cards of theirs that lie open, and before many do, from its own deck.
 * Neither what is truly hidden nor the luck to come is in it, so a player may think ahead in it.
 *
 * @param state a state in which nothing is half done: the seat is asked for its main action
 * @param seed the same seed imagines the same
 */
export function imagine(state: State, seat: Seat, seed: string): State {
  const stream = streamFrom(seed);
  const mine = state.sides[seat];
  const theirs = state.sides[other(seat)];
  const faces = state.rules.cards.slice();
  const own = [...mine.deck, ...down(mine)];
  const ownFaces = own.map((card) => faces[card] ?? 0);
  shuffle(stream, ownFaces);
  for (const [place, card] of own.entries()) faces[card] = ownFaces[place] ?? 0;
  const hidden = [...theirs.hand, ...theirs.deck, ...down(theirs)];
  const guesses = guessesAt(state, seat, new Set(hidden));
  for (const card of hidden) faces[card] = guesses[drawBelow(stream, guesses.length)] ?? 0;
  const rules: Rules = { ...state.rules, cards: faces };
  return { ...copyState(state), rules, random: stream, script: null };
}

/** Prize cards that lie face down. */
function down({ prizes, prizesUp }: SideState): readonly number[] {
  return prizes.filter((card) => card >= 0 && !prizesUp.includes(card));
}

/** As many open cards say enough of a deck to guess the rest of it from them. */
const TELLING = 20;

/** Faces that a hidden card of the other player may have: those that lie open, and while these are few, those of one's own deck. */
function guessesAt({ rules }: State, seat: Seat, hidden: ReadonlySet<number>): readonly number[] {
  const mine: number[] = [];
  const open: number[] = [];
  for (const [card, face] of rules.cards.entries()) {
    const owner: Seat = card < rules.split ? 0 : 1;
    if (owner === seat) mine.push(face);
    else if (!hidden.has(card)) open.push(face);
  }
  return open.length >= TELLING ? open : [...open, ...open, ...mine];
}
