import type { CatalogueCard } from "@/cards/card";
import { drawFace } from "@/cards/draw";
import type { CardFace } from "@/cards/face";
import type { CardQuery } from "@/cards/query";
import { cardOf } from "@/cards/row";
import { searchCards } from "@/cards/search";
import type { Database } from "@/db";
import type { Card, CardSet } from "@/db/generated/client";
import type { CardDefinition } from "@/engine/pokemon/card";
import { editionOf } from "@/engine/pokemon/editions";
import type { Locale } from "@/i18n/locales";

/** A card that the catalogue does not have; `ids` names them all. */
export class UnknownCardError extends Error {
  override readonly name = "UnknownCardError";
  constructor(readonly ids: readonly string[]) {
    super(`The catalogue has no card ${ids.join(", ")}`);
  }
}

export interface CatalogueEntry {
  readonly id: string;
  readonly face: CardFace;
  readonly playable: boolean;
  /** The sentence that stopped it, when it is not playable. */
  readonly reason: string | null;
}

export interface CatalogueSet {
  readonly id: string;
  readonly name: string;
  /** "bw", "xy"…, as the import names it. */
  readonly series: string;
  readonly cards: number;
}

export interface CataloguePage {
  readonly entries: readonly CatalogueEntry[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** One page of the catalogue in its order: category, set by release, number. */
export async function findCards(database: Database, query: CardQuery, locale: Locale): Promise<CataloguePage> {
  const { page = 1, pageSize = 60 } = query;
  const { total, ids } = await searchCards(database, query, { limit: pageSize, offset: (page - 1) * pageSize });
  const rows = new Map((await rowsOf(database, ids)).map((row) => [row.id, row]));
  const faces = await facesOf(database, [...rows.values()], locale);
  const entries = ids.flatMap((id) => {
    const [row, face] = [rows.get(id), faces[id]];
    return row && face ? [{ id, face, playable: row.playable, reason: row.reason }] : [];
  });
  return { entries, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/** The sets of the catalogue by release, each with the number of its cards. */
export async function listSets(database: Database, locale: Locale): Promise<readonly CatalogueSet[]> {
  const sets = await database.cardSet.findMany({
    where: { cards: { some: {} } },
    include: { _count: { select: { cards: true } } },
    orderBy: [{ releaseOrder: "asc" }, { id: "asc" }],
  });
  return sets.map(({ _count, ...set }) => ({ id: set.id, name: setName(set, locale), series: set.series, cards: _count.cards }));
}

/**
 * The cards of these ids, each once, by id.
 *
 * @throws UnknownCardError when the catalogue lacks one
 */
export async function loadCards(database: Database, ids: readonly string[]): Promise<Readonly<Record<string, CatalogueCard>>> {
  return Object.fromEntries((await rowsOf(database, ids)).map((row) => [row.id, cardOf(row)]));
}

/**
 * What the engine plays, by id.
 *
 * @throws UnknownCardError when the catalogue lacks one
 */
export async function loadDefinitions(database: Database, ids: readonly string[]): Promise<Readonly<Record<string, CardDefinition>>> {
  return Object.fromEntries((await rowsOf(database, ids)).map((row) => [row.id, cardOf(row).definition]));
}

/**
 * What a player sees of these cards, by id.
 *
 * @throws UnknownCardError when the catalogue lacks one
 */
export async function loadFaces(database: Database, ids: readonly string[], locale: Locale): Promise<Readonly<Record<string, CardFace>>> {
  return facesOf(database, await rowsOf(database, ids), locale);
}

/** The same of those among these cards that the catalogue has: a draft may name others. */
export async function loadKnownFaces(
  database: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<Readonly<Record<string, CardFace>>> {
  return facesOf(database, await presentRows(database, [...new Set(ids)]), locale);
}

type RowInSet = Card & { readonly set: CardSet };

async function rowsOf(database: Database, ids: readonly string[]): Promise<readonly RowInSet[]> {
  const wanted = [...new Set(ids)];
  const rows = await presentRows(database, wanted);
  const found = new Set(rows.map(({ id }) => id));
  const unknown = wanted.filter((id) => !found.has(id));
  if (unknown.length > 0) throw new UnknownCardError(unknown);
  return rows;
}

async function presentRows(database: Database, ids: readonly string[]): Promise<readonly RowInSet[]> {
  return ids.length === 0 ? [] : database.card.findMany({ where: { id: { in: [...ids] } }, include: { set: true } });
}

async function facesOf(database: Database, rows: readonly RowInSet[], locale: Locale): Promise<Readonly<Record<string, CardFace>>> {
  const cards = rows.map((row) => [row, cardOf(row)] as const);
  const spokenOf = [...new Set(cards.flatMap(([, { definition }]) => namesIn(definition)))];
  const named =
    spokenOf.length === 0
      ? []
      : await database.card.findMany({ where: { nameEn: { in: spokenOf } }, distinct: ["nameEn"], orderBy: { id: "asc" }, select: NAMES });
  const names = new Map(named.map((row) => [row.nameEn, cardName(row, locale)]));
  const nameOf = (english: string) => names.get(english);
  const surroundings = (set: CardSet) => ({ nameOf, setName: setName(set, locale), edition: editionOf(set.series, set.releaseOrder) });
  return Object.fromEntries(cards.map(([row, card]) => [row.id, drawFace(card, locale, surroundings(row.set))]));
}

const NAMES = { nameEn: true, nameFr: true, nameEs: true, nameIt: true } as const;
const cardName = (row: Pick<Card, keyof typeof NAMES>, locale: Locale): string =>
  ({ en: row.nameEn, fr: row.nameFr, es: row.nameEs, it: row.nameIt })[locale];
const setName = (set: CardSet, locale: Locale): string => ({ en: set.nameEn, fr: set.nameFr, es: set.nameEs, it: set.nameIt })[locale];

/** English names of other cards that a card's effects speak of. */
function namesIn(value: unknown, key = ""): readonly string[] {
  if (typeof value === "string") return ["names", "name", "evolvesFrom", "from", "except"].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((part) => namesIn(part, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([part, inner]) => namesIn(inner, part));
}
