import { createHash } from "node:crypto";
import { z } from "zod";
import type { Card, CardCategory } from "@/db/generated/client";
import type { CatalogueCard } from "@/games/pokemon/cards/card";
import { facetsOf } from "@/games/pokemon/cards/facets";
import { InvalidCardError } from "@/games/pokemon/cards/schema";
import { searchKey } from "@/games/pokemon/cards/search-key";
import { LANGUAGE_VERSION, readDefinition, readFacts } from "@/games/pokemon/cards/upgrades";
import { wording, wordingOf } from "@/games/pokemon/cards/wording";
import type { CardDefinition } from "@/games/pokemon/engine/card";

/** How a catalogue card is kept in the table `Card`, and how it is read again. */

const json = z.record(z.string(), z.json());
/** The categories as the database writes them. */
export const CATEGORIES = { Pokémon: "POKEMON", Trainer: "TRAINER", Energy: "ENERGY" } as const satisfies Record<
  CardDefinition["category"],
  CardCategory
>;

/**
 * @param source where the row comes from: "starter" or an import
 * @param releaseOrder that of the card's set
 */
export function rowOf(card: CatalogueCard, source: string, releaseOrder: number) {
  const { definition, names } = card;
  return {
    id: definition.id,
    setId: card.setId,
    number: card.number,
    position: positionOf(card.number),
    functionalId: functionalId(definition),
    nameEn: names.en,
    nameFr: names.fr,
    nameEs: names.es,
    nameIt: names.it,
    searchKey: searchKey(names),
    category: CATEGORIES[definition.category],
    releaseOrder,
    ...facetsOf(card),
    definition: json.parse(definition),
    language: LANGUAGE_VERSION,
    wording: json.parse(wordingOf(card)),
    playable: card.playable,
    reason: card.reason ?? null,
    source,
  };
}

/** What the engine plays of a row. @throws InvalidCardError when today's language cannot say it */
export function definitionOf({ definition, language, id }: Pick<Card, "definition" | "language" | "id">): CardDefinition {
  return readDefinition(definition, language, id);
}

/** @throws InvalidCardError when the row holds what is no card */
export function cardOf(row: Card | ReturnType<typeof rowOf>): CatalogueCard {
  return {
    ...readable(row),
    setId: row.setId,
    number: row.number,
    names: { en: row.nameEn, fr: row.nameFr, es: row.nameEs, it: row.nameIt },
    ...wording.parse(row.wording),
  };
}

/** A reading that today's language cannot say takes no page along: its card is shown, and cannot be played. */
function readable(row: Parameters<typeof cardOf>[0]): Pick<CatalogueCard, "definition" | "playable" | "reason"> {
  try {
    return { definition: definitionOf(row), playable: row.playable, ...(row.reason !== null && { reason: row.reason }) };
  } catch (error) {
    if (!(error instanceof InvalidCardError)) throw error;
    return { definition: readFacts(row.definition, row.id), playable: false, reason: error.message };
  }
}

/** The place of a number in its set. "12" → 12, "RC3" → 10003: what has letters stands behind the plain numbers. */
export function positionOf(number: string): number {
  const digits = Number(/\d{1,6}/.exec(number)?.[0] ?? 0);
  return /^\d+$/.test(number) ? digits : 10_000 + digits;
}

/** Names what a card does: prints that differ in id alone share it. */
export function functionalId<T extends { readonly id: string }>({ id: _, ...rest }: T): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(rest)))
    .digest("hex")
    .slice(0, 20);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
