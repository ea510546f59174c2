/** Why nothing became of what somebody wanted with a deck. */
export type DeckRefusal = "not-found" | "changed-meanwhile" | "too-many-decks";
