import type { PlayableDeck } from "@/decks";
import type { ChosenDeck } from "@/match/offered";

export type { PlayableDeck };

export interface DecksToPlay {
  readonly own: readonly PlayableDeck[];
  readonly ready: readonly PlayableDeck[];
}

/** Names a deck among all that can be chosen. */
export function keyOf(deck: ChosenDeck): string {
  return "own" in deck ? `own ${deck.own}` : `ready ${deck.ready}`;
}

/** The ready decks that are made for an edition: those of older ones could be played, and would lose. */
export function madeFor(ready: readonly PlayableDeck[], edition: string): readonly PlayableDeck[] {
  return ready.filter(({ editions }) => editions[0] === edition);
}

/**
 * What the player plays with: the deck that they chose, as long as it can be played by these rules; or else the current one, another of theirs, or a
 * ready one.
 */
export function deckInHand(decks: DecksToPlay, edition: string, chosen: string | null): PlayableDeck | null {
  const playable = [...decks.own.filter(({ editions }) => editions.includes(edition)), ...madeFor(decks.ready, edition)];
  return playable.find(({ deck }) => keyOf(deck) === chosen) ?? playable.find(({ current }) => current) ?? playable[0] ?? null;
}

/** Whom the player meets: the deck that they chose for the computer, where it can be played by these rules; or else a surprise. */
export function deckAgainst(decks: DecksToPlay, edition: string, chosen: string): PlayableDeck | "same" | "surprise" {
  if (chosen === "same") return "same";
  const playable = [...decks.own.filter(({ editions }) => editions.includes(edition)), ...madeFor(decks.ready, edition)];
  return playable.find(({ deck }) => keyOf(deck) === chosen) ?? "surprise";
}
