import { createHash } from "node:crypto";
import { z } from "zod";
import type { Card } from "@/db/generated/client";
import type { CatalogueCard, PlayedCard } from "./card";
import { InvalidCardError } from "./errors";
import { searchKey } from "./search-key";

/** How a card is kept in the table `Card`. */
export type CardRow = ReturnType<typeof rowOf>;

/** The columns that a game fills with its own. */
export interface GameColumns {
  /** Which of its categories, in the game's order: the catalogue is sorted by it first. */
  readonly category: number;
  /** What the catalogue is searched by: "type:Fire". */
  readonly facets: readonly string[];
  /** What cards of the game are measured by: HP, power. Null where a card has none. */
  readonly strength: number | null;
  /** What it costs: the cheapest attack, the card itself. Null where it costs nothing that is counted. */
  readonly cost: number | null;
  /** What stands together, as an evolution line does, and the place of the card in it. */
  readonly line: { readonly group: string; readonly place: number };
  /** The words of all texts in all languages, each once, as the search compares them. */
  readonly textWords: readonly string[];
  /** What a player reads beside the four names; plain JSON. */
  readonly wording: unknown;
}

interface Kept {
  readonly game: string;
  /** The version of the effect language. */
  readonly language: number;
  /** Where the row comes from: "starter" or an import. */
  readonly source: string;
  /** That of the card's set. */
  readonly releaseOrder: number;
}

const json = z.record(z.string(), z.json());

/** Postgres's index of words takes no more than 2046 bytes of one; nothing that long is a word. */
const WORD_MAX = 100;

/** The row of a card. */
export function rowOf(card: CatalogueCard, columns: GameColumns, { game, language, source, releaseOrder }: Kept) {
  const { definition, names } = card;
  return {
    game,
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
    category: columns.category,
    releaseOrder,
    facets: [...new Set(columns.facets)].sort(),
    strength: columns.strength,
    cost: columns.cost,
    line: columns.line.group,
    linePlace: columns.line.place,
    textWords: [...new Set(columns.textWords)].filter(({ length }) => length <= WORD_MAX).sort(),
    definition: json.parse(definition),
    language,
    wording: json.parse(columns.wording),
    playable: card.playable,
    reason: card.reason ?? null,
    source,
  };
}

/** How a game reads what is kept of a card. Both throw InvalidCardError. */
export interface CardReader<Definition extends PlayedCard> {
  /** What the engine plays of it, written in whatever version of the effect language. */
  definition(stored: Card["definition"], language: number, origin: string): Definition;
  /** Its facts without any effect. */
  facts(stored: Card["definition"], origin: string): Definition;
}

/**
 * What all games keep of a card alike. A definition that today's language cannot say takes no page along: its card is shown, and cannot be played.
 *
 * @throws InvalidCardError when the row holds what is no card
 */
export function cardIn<Definition extends PlayedCard>(row: Card | CardRow, reader: CardReader<Definition>): CatalogueCard<Definition> {
  return {
    ...playedIn(row, reader),
    setId: row.setId,
    number: row.number,
    names: { en: row.nameEn, fr: row.nameFr, es: row.nameEs, it: row.nameIt },
  };
}

function playedIn<Definition extends PlayedCard>(
  { definition, language, id, playable, reason }: Card | CardRow,
  reader: CardReader<Definition>,
): Pick<CatalogueCard<Definition>, "definition" | "playable" | "reason"> {
  try {
    return { definition: reader.definition(definition, language, id), playable, ...(reason !== null && { reason }) };
  } catch (error) {
    if (!(error instanceof InvalidCardError)) throw error;
    return { definition: reader.facts(definition, id), playable: false, reason: error.message };
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
