/** DB-DECK-02: how many cards a deck has, its Leader and its Z-Deck aside. */
export const DECK_SIZE = { least: 50, most: 60 } as const;

/** DB-DECK-03. */
export const Z_DECK_MOST = 10;

/** DB-DECK-04: of one card number, unless it says otherwise. */
export const COPIES = 4;

/** DB-KEY-28: of a card with [Dragon Ball]. */
export const DRAGON_BALLS = 7;
