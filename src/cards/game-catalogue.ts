import type { z } from "zod";
import type { Database } from "@/db";
import type { Locale } from "@/i18n/locales";
import type { CataloguePage } from "./catalogue";
import type { GameCards } from "./game-cards";

/** A game's part of the catalogue as the site offers it. */
export interface GameCatalogue<Query = unknown> {
  readonly cards: GameCards;
  /** What can be asked of it, as parameters of an address. */
  readonly query: z.ZodType<Query>;
  find(database: Database, query: Query, locale: Locale): Promise<CataloguePage<unknown>>;
  /** How many cards of a query have each facet. */
  facets(database: Database, query: Query): Promise<Readonly<Record<string, number>>>;
}
