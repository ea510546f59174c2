import { isDeepStrictEqual } from "node:util";
import type { CatalogueCard, Localized } from "@/cards/card";
import { drawFace } from "@/cards/draw";
import type { CardFace } from "@/cards/face";
import type { CardQuery } from "@/cards/query";
import { cardOf, definitionOf } from "@/cards/row";
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
  const found = await cardsInSets(database, ids);
  const cards = new Map(found.map(({ card }) => [card.definition.id, card]));
  const faces = await facesOf(database, found, locale);
  const entries = ids.flatMap((id) => {
    const [card, face] = [cards.get(id), faces[id]];
    return card && face ? [{ id, face, playable: card.playable, reason: card.reason ?? null }] : [];
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
  return Object.fromEntries((await cardsInSets(database, ids)).map(({ card }) => [card.definition.id, card]));
}

/**
 * What the engine plays, by id.
 *
 * @throws UnknownCardError when the catalogue lacks one; InvalidCardError when today's effect language cannot say what one does
 */
export async function loadDefinitions(database: Database, ids: readonly string[]): Promise<Readonly<Record<string, CardDefinition>>> {
  return Object.fromEntries((await rowsOf(database, ids)).map((row) => [row.id, definitionOf(row)]));
}

/**
 * What a player sees of these cards, by id.
 *
 * @throws UnknownCardError when the catalogue lacks one
 */
export async function loadFaces(database: Database, ids: readonly string[], locale: Locale): Promise<Readonly<Record<string, CardFace>>> {
  return facesOf(database, await cardsInSets(database, ids), locale);
}

/**
 * What a player sees of cards as a match pinned them, by id: where the catalogue reads one otherwise by now, our words for what the match plays.
 *
 * @throws UnknownCardError when the catalogue lacks one
 */
export async function loadPinnedFaces(
  database: Database,
  pinned: readonly CardDefinition[],
  locale: Locale,
): Promise<Readonly<Record<string, CardFace>>> {
  const definitions = new Map(pinned.map((definition) => [definition.id, definition]));
  const present = await cardsInSets(database, [...definitions.keys()]);
  const cards = present.map(({ card, set }) => {
    const definition = definitions.get(card.definition.id);
    return { card: definition ? asPinned(card, definition) : card, set };
  });
  return facesOf(database, cards, locale);
}

function asPinned(card: CatalogueCard, definition: CardDefinition): CatalogueCard {
  if (isDeepStrictEqual(card.definition, definition)) return card;
  const { text: _, reason: __, attackNames, abilityNames, ...rest } = card;
  const attacks = definition.category === "Energy" ? [] : definition.attacks;
  const abilities = definition.category === "Pokémon" ? definition.abilities : [];
  return {
    ...rest,
    definition,
    attackNames: namesFor(attacks, attackNames),
    abilityNames: namesFor(abilities, abilityNames),
    playable: true,
  };
}

/** The names of the catalogue where it has as many; else those that were pinned, which are English. */
function namesFor(parts: readonly { readonly name: string }[], known: Localized<readonly string[]>): Localized<readonly string[]> {
  const names = parts.map(({ name }) => name);
  return known.en.length === names.length ? known : { fr: names, en: names, es: names, it: names };
}

/** The same of those among these cards that the catalogue has: a draft may name others. */
export async function loadKnownFaces(
  database: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<Readonly<Record<string, CardFace>>> {
  return facesOf(database, (await presentRows(database, [...new Set(ids)])).map(inSet), locale);
}

type RowInSet = Card & { readonly set: CardSet };
interface CardInSet {
  readonly card: CatalogueCard;
  readonly set: CardSet;
}

async function cardsInSets(database: Database, ids: readonly string[]): Promise<readonly CardInSet[]> {
  return (await rowsOf(database, ids)).map(inSet);
}

const inSet = ({ set, ...row }: RowInSet): CardInSet => ({ card: cardOf(row), set });

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

async function facesOf(database: Database, cards: readonly CardInSet[], locale: Locale): Promise<Readonly<Record<string, CardFace>>> {
  const spokenOf = [...new Set(cards.flatMap(({ card }) => namesIn(card.definition)))];
  const named =
    spokenOf.length === 0
      ? []
      : await database.card.findMany({ where: { nameEn: { in: spokenOf } }, distinct: ["nameEn"], orderBy: { id: "asc" }, select: NAMES });
  const names = new Map(named.map((row) => [row.nameEn, cardName(row, locale)]));
  const nameOf = (english: string) => names.get(english);
  const surroundings = (set: CardSet) => ({ nameOf, setName: setName(set, locale), edition: editionOf(set.series, set.releaseOrder) });
  return Object.fromEntries(cards.map(({ card, set }) => [card.definition.id, drawFace(card, locale, surroundings(set))]));
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
