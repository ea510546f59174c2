import { type CardRow, cardIn, rowOf as keptRow } from "@/cards/row";
import { wordsOf } from "@/cards/search-key";
import type { Card } from "@/db/generated/client";
import type { CatalogueCard } from "@/games/dragonball/cards/card";
import { shownTexts } from "@/games/dragonball/cards/draw";
import { facetsOf, kindOf } from "@/games/dragonball/cards/facets";
import { keywordsOf } from "@/games/dragonball/cards/keywords";
import { CARD_KINDS } from "@/games/dragonball/cards/kinds";
import { LANGUAGE_VERSION, parseFacts, readDefinition } from "@/games/dragonball/cards/schema";
import { wording } from "@/games/dragonball/cards/wording";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import { DRAGON_BALL } from "@/games/dragonball/engine/name";
import { locales } from "@/i18n/locales";

/**
 * How a catalogue card is kept in the table `Card`.
 *
 * @param source where the row comes from: "starter" or an import
 * @param releaseOrder that of the card's set
 */
export function rowOf(card: CatalogueCard, source: string, releaseOrder: number): CardRow {
  const { definition, texts = {} } = card;
  const columns = {
    category: CARD_KINDS.indexOf(kindOf(definition)),
    facets: facetsOf(definition, keywordsOf(definition, texts.en?.flat() ?? [])),
    strength: definition.faces[0].power ?? null,
    cost: typeof definition.cost?.total === "number" ? definition.cost.total : null,
    line: { group: definition.faces[0].name, place: 0 },
    textWords: locales.flatMap((locale) => shownTexts(card, locale).flat()).flatMap(wordsOf),
    wording: { ...(card.texts && { texts }) },
  };
  return keptRow(card, columns, { game: DRAGON_BALL, language: LANGUAGE_VERSION, source, releaseOrder });
}

/** What the engine plays of a row. @throws InvalidCardError when today's language cannot say it */
export function definitionOf({ definition, language, id }: Pick<Card, "definition" | "language" | "id">): CardDefinition {
  return readDefinition(definition, language, id);
}

/** @throws InvalidCardError when the row holds what is no card */
export function cardOf(row: Card | CardRow): CatalogueCard {
  return { ...cardIn(row, { definition: readDefinition, facts: parseFacts }), ...wording.parse(row.wording) };
}
