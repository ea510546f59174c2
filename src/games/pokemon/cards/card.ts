import type * as cards from "@/cards/card";
import type { Localized } from "@/cards/card";
import type { CardDefinition } from "@/games/pokemon/engine/card";

export type { Localized };

/** A card of the catalogue: what the engine plays, and what a player reads. */
export interface CatalogueCard extends cards.CatalogueCard<CardDefinition> {
  /** Parallel to the definition's lists; empty where the category has no such thing. */
  readonly attackNames: Localized<readonly string[]>;
  readonly abilityNames: Localized<readonly string[]>;
  /** Names of the Pokémon it evolves from. */
  readonly evolvesFromNames: Localized<readonly string[]>;
  /** Official texts that an import brought, where it knows the language; the starter catalogue has none. */
  readonly text?: Partial<Localized<PrintedText>>;
  /** Addresses of official pictures, where an import knows them; shown only where the operator allows it. */
  readonly images?: Partial<Localized<string>>;
}

/** The official texts of one card in one language; lists are parallel to the definition's, empty strings where nothing is printed. */
export interface PrintedText {
  readonly attacks: readonly string[];
  readonly abilities: readonly string[];
  readonly ancientTrait?: string;
  /** The text of a Trainer or special Energy card. */
  readonly text?: string;
}
