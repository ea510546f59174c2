import type { CataloguePage, CatalogueSet } from "@/cards/catalogue";
import type { DeckList } from "@/decks/schema";

/** What a game's deck page begins with. */
export interface GivenToBuilder<Face, Offered, Kind extends string> {
  readonly list: DeckList;
  /** The deck to begin with; the one that is played without. */
  readonly opened: string | null;
  /** Faces of all cards in the player's decks, and of the card that each ready deck is known by. */
  readonly faces: Readonly<Record<string, Face>>;
  readonly sets: readonly CatalogueSet[];
  readonly offered: Offered;
  /** The first page of the whole catalogue. */
  readonly begun: CataloguePage<Face>;
  /** How many cards of each kind the catalogue has. */
  readonly counts: Readonly<Record<Kind, number>>;
}
