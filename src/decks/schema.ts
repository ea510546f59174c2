import { z } from "zod";
import { id, legible, text } from "@/i18n/text";
import { type DeckLook, MATS, SLEEVES } from "@/match/look";
import { COPIES_MAX, DECK_NAME_MAX, DRAFT_ENTRIES_MAX, LIST_TEXT_MAX } from "./limits";

/** What goes over HTTP about decks; browser and server check with the same schemas. */

export const DeckCards = z
  .array(z.strictObject({ cardId: id, count: z.int().min(1).max(COPIES_MAX) }))
  .max(DRAFT_ENTRIES_MAX)
  .refine((cards) => new Set(cards.map(({ cardId }) => cardId)).size === cards.length, { error: "a card is listed twice" });
/** How many of each card; a card stands in the list once. */
export type DeckCards = Readonly<z.infer<typeof DeckCards>>;

const content = {
  name: legible.max(DECK_NAME_MAX),
  cards: DeckCards,
};

/** The name of a game that the site offers. */
const game = text.max(40);

/** `POST /api/decks`: a deck of one's own, or a copy of a starter deck or of one that somebody shares. */
export const NewDeck = z.union([
  z.strictObject({ game, ...content }),
  z.strictObject({ game, starterDeckId: id }),
  z.strictObject({ game, share: id }),
]);
export type NewDeck = z.infer<typeof NewDeck>;

/** `PUT /api/decks/[id]`: the whole deck, with the version that was edited. */
export const SavedDeck = z.strictObject({ ...content, version: z.int().min(0) });
export type SavedDeck = z.infer<typeof SavedDeck>;

/** `PUT /api/decks/[id]/look` */
export const ChosenLook = z.strictObject({ sleeve: z.enum(SLEEVES), mat: z.enum(MATS) }) satisfies z.ZodType<DeckLook>;

/** A rule that a deck breaks; `code` and `values` name its sentence under `deck` in the namespace `refusals`. */
export interface DeckFault {
  /** The game's own, or one of all games: `unknown-card`, `not-playable`. */
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface DeckView {
  readonly id: string;
  readonly name: string;
  /** The name of its game. */
  readonly game: string;
  /** The first edition it can be played in. */
  readonly edition: string;
  readonly cards: DeckCards;
  /** Without faults; only such a deck can be played. */
  readonly legal: boolean;
  readonly faults: readonly DeckFault[];
  /** Counts saves; a save names the version it was made from. */
  readonly version: number;
  /** Whether it is the one its owner plays with. */
  readonly current: boolean;
  /** What its link ends with; null while it is not shared. */
  readonly share: string | null;
  readonly look: DeckLook;
}

/** `POST /api/decks/[id]/share` */
export interface DeckShare {
  readonly share: string;
}

/** `GET /api/decks`: which decks. */
export const ListedGame = z.strictObject({ game });

/** `GET /api/decks` */
export interface DeckList {
  readonly decks: readonly DeckView[];
  /** Ready decks to copy, in the player's language. */
  readonly starters: readonly StarterDeckView[];
}

export interface StarterDeckView {
  readonly id: string;
  readonly edition: string;
  readonly name: string;
  readonly description: string;
  /** The card it is known by. */
  readonly emblem: string;
}

/** `POST /api/decks`: the new deck, and the faces of its cards in the player's language. */
export interface NewDeckView<Face = unknown> {
  readonly deck: DeckView;
  readonly faces: Readonly<Record<string, Face>>;
}

/** `POST /api/decks/import`: a deck list in the text form that players of the game exchange. */
export const ListText = z.strictObject({ game, text: text.max(LIST_TEXT_MAX) });

/** What a deck list came to. */
export interface ReadList<Face = unknown> {
  readonly cards: DeckCards;
  /** Of each of the cards, in the player's language. */
  readonly faces: Readonly<Record<string, Face>>;
  /** Lines that could not be taken, in their order. */
  readonly faults: readonly ListFault[];
}

/** A line of a deck list that could not be taken; `code` and `values` name its sentence under `import.faults` in the namespace `decks`. */
export interface ListFault {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly code:
    | "unreadable"
    | "unknown-name"
    | "unknown-number"
    | "unknown-print"
    | "which-print"
    | "other-card"
    | "not-playable"
    | "too-many";
  readonly values: Readonly<Record<string, string>>;
}

/** `POST /api/decks/export`: the cards of a draft, saved or not. */
export const ListedCards = z.strictObject({ game, cards: DeckCards });

/** A deck list in the text form that players of the game exchange. */
export interface WrittenList {
  readonly text: string;
}
