/** How large a deck and its list may be. Apart from the schemas that hold to it: the deck page needs no more than the numbers. */

export const DECK_NAME_MAX = 40;
/** A draft may be larger than a deck, but not without bound. */
export const DRAFT_ENTRIES_MAX = 120;
/** The most copies of one card that a draft holds. */
export const COPIES_MAX = 60;
/** A list of sixty lines has about two thousand characters. */
export const LIST_TEXT_MAX = 20_000;
/** The most lines of cards that are looked up: twice what a draft holds. */
export const LIST_CARDS_MAX = 2 * DRAFT_ENTRIES_MAX;
