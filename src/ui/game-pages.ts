import type { ReactNode } from "react";
import type { Database } from "@/db";
import type { DeckRules } from "@/decks";
import type { Locale } from "@/i18n/locales";
import type { RuleBook } from "./rules/book";
import type { Figures } from "./rules/figure";

/** What the pages of the site show of a game. */
export interface GamePages {
  /** The name of the game. */
  readonly game: string;
  /** The page of a player's decks, below its header. */
  decks(asked: Asked & { readonly rules: DeckRules; readonly userId: string }): Promise<ReactNode>;
  decoration(asked: Asked): Promise<Decoration>;
  rules(locale: Locale): RuleBook;
  /** The drawings that its rules ask for. */
  readonly figures: Figures;
}

interface Asked {
  readonly database: Database;
  readonly locale: Locale;
}

/** Cards of a game, to decorate pages with. */
export interface Decoration {
  /** A hand of cards laid open. */
  readonly fan: ReactNode;
  /** Two cards that meet, each placed from the right and the foot of its box. */
  readonly duel: ReactNode;
  /** The back of a card, small enough to be shuffled. */
  readonly back: ReactNode;
}
