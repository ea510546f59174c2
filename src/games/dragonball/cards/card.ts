import type * as cards from "@/cards/card";
import type { Localized } from "@/cards/card";
import type { CardDefinition } from "@/games/dragonball/engine/card";

/** The texts of one side, one a skill, in the importer's notation. */
export type SideTexts = readonly string[];

/** A card of the catalogue: what the engine plays, and what a player reads. */
export interface CatalogueCard extends cards.CatalogueCard<CardDefinition> {
  /** The official texts by side that an import brought, where it knows the language; the starter catalogue has none. */
  readonly texts?: Partial<Localized<readonly SideTexts[]>>;
}
