import type { ReactNode } from "react";
import type { Database } from "@/db";
import type { DeckRules } from "@/decks";
import type { Locale } from "@/i18n/locales";
import type { LaidPosition } from "@/match/laid-out";
import type { Print } from "./decks/set-mark";
import type { RuleBook } from "./rules/book";
import type { Figures } from "./rules/figure";

/** What the pages of the site show of a game. */
export interface GamePages {
  /** The name of the game. */
  readonly game: string;
  /** A hand of cards laid open. */
  fan(asked: Asked): Promise<ReactNode>;
  decoration(asked: Asked): Promise<Decoration>;
  /** Cards of the catalogue, drawn as wide as their place (`--w`); by id, without those that it lacks. */
  cards(asked: Asked & { readonly ids: readonly string[] }): Promise<Readonly<Record<string, ShownCard>>>;
  rules(locale: Locale): RuleBook;
  /** The picture of its own at an address below `/art/<game>`, as an SVG document; undefined where there is none. */
  picture?(path: readonly string[]): string | undefined;
  /** The drawings that its rules ask for. */
  readonly figures: Figures;
}

/** The page of a player's decks, below its header. Apart from the others: whatever a page might show, its visitors load. */
export type DeckPage = (
  asked: Asked & {
    readonly rules: DeckRules;
    readonly userId: string;
    /** The deck to begin with; the one that is played without. */
    readonly opened: string | null;
  },
) => Promise<ReactNode>;

/** Where positions of a game are laid out, below the header. */
export type PositionPage = (
  asked: Asked & {
    readonly userId: string;
    /** The position of the link that was followed; null for one to begin with. */
    readonly laid: LaidPosition | null;
  },
) => Promise<ReactNode>;

/** A card as a page shows it. */
export interface ShownCard {
  readonly picture: ReactNode;
  readonly print: Print;
}

export interface Asked {
  readonly database: Database;
  readonly locale: Locale;
}

/** Cards of a game, to decorate its ways to a match with. */
export interface Decoration {
  /** Two cards that meet, each placed from the right and the foot of its box. */
  readonly duel: ReactNode;
  /** The back of a card, small enough to be shuffled. */
  readonly back: ReactNode;
}
