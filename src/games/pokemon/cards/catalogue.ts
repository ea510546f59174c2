import { isDeepStrictEqual } from "node:util";
import type { Database } from "@/db";
import type { Card, CardSet } from "@/db/generated/client";
import type { CatalogueCard, Localized } from "@/games/pokemon/cards/card";
import { type CardInSet, type Kept, keptOf, namesOf } from "@/games/pokemon/cards/catalogue-cache";
import { drawFace } from "@/games/pokemon/cards/draw";
import type { CardFace } from "@/games/pokemon/cards/face";
import type { CardQuery } from "@/games/pokemon/cards/query";
import { cardOf, definitionOf } from "@/games/pokemon/cards/row";
import { searchCards } from "@/games/pokemon/cards/search";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { editionOf } from "@/games/pokemon/engine/editions";
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
  const kept = await keptOf(database);
  const { total, ids } = await searchCards(database, query, { limit: pageSize, offset: (page - 1) * pageSize });
  const found = await cardsInSets(database, kept, ids);
  const cards = new Map(found.map(({ card }) => [card.definition.id, card]));
  const faces = await keptFaces(database, kept, found, locale);
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
  const found = await cardsInSets(database, await keptOf(database), ids);
  return Object.fromEntries(found.map(({ card }) => [card.definition.id, card]));
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
  const kept = await keptOf(database);
  return keptFaces(database, kept, await cardsInSets(database, kept, ids), locale);
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
  const kept = await keptOf(database);
  const present = await cardsInSets(database, kept, [...definitions.keys()]);
  const cards = present.map(({ card, set }) => {
    const definition = definitions.get(card.definition.id);
    return { card: definition ? asPinned(card, definition) : card, set };
  });
  return facesOf(database, kept, cards, locale);
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
  const kept = await keptOf(database);
  return keptFaces(database, kept, await presentCards(database, kept, [...new Set(ids)]), locale);
}

type RowInSet = Card & { readonly set: CardSet };

/** @throws UnknownCardError when the catalogue lacks one */
async function cardsInSets(database: Database, kept: Kept, ids: readonly string[]): Promise<readonly CardInSet[]> {
  const wanted = [...new Set(ids)];
  const present = await presentCards(database, kept, wanted);
  refuseUnknown(wanted, new Set(present.map(({ card }) => card.definition.id)));
  return present;
}

async function presentCards(database: Database, kept: Kept, ids: readonly string[]): Promise<readonly CardInSet[]> {
  const cards = new Map(ids.map((id) => [id, kept.cards.get(id)]));
  const missing = ids.filter((id) => !cards.get(id));
  for (const { set, ...row } of await presentRows(database, missing)) {
    const card = { card: cardOf(row), set };
    cards.set(row.id, card);
    kept.cards.set(row.id, card);
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
}

async function rowsOf(database: Database, ids: readonly string[]): Promise<readonly RowInSet[]> {
  const wanted = [...new Set(ids)];
  const rows = await presentRows(database, wanted);
  refuseUnknown(wanted, new Set(rows.map(({ id }) => id)));
  return rows;
}

function refuseUnknown(wanted: readonly string[], found: ReadonlySet<string>): void {
  const unknown = wanted.filter((id) => !found.has(id));
  if (unknown.length > 0) throw new UnknownCardError(unknown);
}

async function presentRows(database: Database, ids: readonly string[]): Promise<readonly RowInSet[]> {
  return ids.length === 0 ? [] : database.card.findMany({ where: { id: { in: [...ids] } }, include: { set: true } });
}

/** The faces of cards as the catalogue has them: each is drawn once in a language. */
async function keptFaces(
  database: Database,
  kept: Kept,
  cards: readonly CardInSet[],
  locale: Locale,
): Promise<Readonly<Record<string, CardFace>>> {
  const keyOf = (id: string) => `${locale} ${id}`;
  const faces = new Map(cards.map(({ card: { definition } }) => [definition.id, kept.faces.get(keyOf(definition.id))]));
  const missing = cards.filter(({ card }) => !faces.get(card.definition.id));
  const drawn = await facesOf(database, kept, missing, locale);
  for (const [id, face] of Object.entries(drawn)) kept.faces.set(keyOf(id), face);
  return Object.fromEntries(
    [...faces].flatMap(([id, before]) => {
      const face = before ?? drawn[id];
      return face ? [[id, face]] : [];
    }),
  );
}

async function facesOf(
  database: Database,
  kept: Kept,
  cards: readonly CardInSet[],
  locale: Locale,
): Promise<Readonly<Record<string, CardFace>>> {
  const names = await namesOf(
    database,
    kept,
    cards.flatMap(({ card }) => namesIn(card.definition)),
  );
  const nameOf = (english: string) => names.get(english)?.[locale];
  const surroundings = (set: CardSet) => ({ nameOf, setName: setName(set, locale), edition: editionOf(set.series, set.releaseOrder) });
  return Object.fromEntries(cards.map(({ card, set }) => [card.definition.id, drawFace(card, locale, surroundings(set))]));
}

const setName = (set: CardSet, locale: Locale): string => ({ en: set.nameEn, fr: set.nameFr, es: set.nameEs, it: set.nameIt })[locale];

/** English names of other cards that a card's effects speak of. */
function namesIn(value: unknown, key = ""): readonly string[] {
  if (typeof value === "string") return ["names", "name", "evolvesFrom", "from", "except"].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((part) => namesIn(part, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([part, inner]) => namesIn(inner, part));
}
