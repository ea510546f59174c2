import { other, type Seat } from "@/kernel/game";
import { shuffle, streamFrom } from "@/kernel/random";
import { copyState } from "./state/copy";
import type { State } from "./state/state";

/**
 * The match as a seat may take it to be: its own deck and both Lives in another order, the other player's hand, deck and Z-Deck dealt anew among each
 * other as far as they are the same kind of pile, luck another.
 */
export function imagine(state: State, seat: Seat, seed: string): State {
  const next = copyState(state);
  next.random = streamFrom(seed);
  const random = streamFrom(`${seed} cards`);
  for (const owner of [seat, other(seat)] as const) {
    const side = next.sides[owner];
    const hidden = (card: number) => !side.faceUp.includes(card) && !state.shown.includes(state.objects[card] ?? -1);
    const hand = owner === seat ? [] : side.hand.filter(hidden);
    const life = side.life.filter(hidden);
    const pool = [...side.deck, ...hand, ...life];
    const kinds = pool.map((card) => next.cards[card] ?? 0);
    shuffle(random, kinds);
    // Cards keep their places and numbers; what they are is dealt anew.
    const cards = [...next.cards];
    pool.forEach((card, index) => {
      cards[card] = kinds[index] ?? 0;
    });
    next.cards = cards;
    if (owner !== seat) {
      const zPool = side.zDeck.filter(hidden);
      const zKinds = zPool.map((card) => next.cards[card] ?? 0);
      shuffle(random, zKinds);
      const zCards = [...next.cards];
      zPool.forEach((card, index) => {
        zCards[card] = zKinds[index] ?? 0;
      });
      next.cards = zCards;
    }
  }
  return next;
}
