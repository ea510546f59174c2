import { type CardRow, cardIn, rowOf as keptRow } from "@/cards/row";
import type { Card } from "@/db/generated/client";
import type { CatalogueCard } from "@/games/pokemon/cards/card";
import { facetsOf, textWordsOf } from "@/games/pokemon/cards/facets";
import { lineOf } from "@/games/pokemon/cards/line";
import { CARD_CATEGORIES } from "@/games/pokemon/cards/query";
import { LANGUAGE_VERSION, readDefinition, readFacts } from "@/games/pokemon/cards/upgrades";
import { wording, wordingOf } from "@/games/pokemon/cards/wording";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { POKEMON } from "@/games/pokemon/engine/view";

/** The column `category` of a card. */
export const categoryOf = ({ category }: Pick<CardDefinition, "category">): number => CARD_CATEGORIES.indexOf(category);

/**
 * How a catalogue card is kept in the table `Card`.
 *
 * @param source where the row comes from: "starter" or an import
 * @param releaseOrder that of the card's set
 */
export function rowOf(card: CatalogueCard, source: string, releaseOrder: number): CardRow {
  const { definition } = card;
  const columns = {
    category: categoryOf(definition),
    facets: facetsOf(definition),
    strength: definition.category === "Pokémon" ? definition.hp : null,
    cost: cheapestAttack(definition),
    line: lineOf(definition),
    textWords: textWordsOf(card),
    wording: wordingOf(card),
  };
  return keptRow(card, columns, { game: POKEMON, language: LANGUAGE_VERSION, source, releaseOrder });
}

function cheapestAttack(definition: CardDefinition): number | null {
  if (definition.category !== "Pokémon" || definition.attacks.length === 0) return null;
  return Math.min(...definition.attacks.map(({ cost }) => cost.length));
}

/** What the engine plays of a row. @throws InvalidCardError when today's language cannot say it */
export function definitionOf({ definition, language, id }: Pick<Card, "definition" | "language" | "id">): CardDefinition {
  return readDefinition(definition, language, id);
}

/** @throws InvalidCardError when the row holds what is no card */
export function cardOf(row: Card | CardRow): CatalogueCard {
  return { ...cardIn(row, { definition: readDefinition, facts: readFacts }), ...wording.parse(row.wording) };
}
