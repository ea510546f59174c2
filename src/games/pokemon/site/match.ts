import { z } from "zod";
import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { categoryOf } from "@/games/pokemon/cards/row";
import { LANGUAGE_VERSION } from "@/games/pokemon/cards/upgrades";
import type { CardDefinition, Edition } from "@/games/pokemon/engine";
import { POKEMON } from "@/games/pokemon/engine/view";
import { counted, type DeckBrought, type MatchRecord } from "@/match";
import { type PinnedSetup, readSetup } from "./bind";

/** What a match of the Pokémon TCG pins, and what of it the board needs to draw. */

/** The cards that a match pinned. */
export function pinnedCards({ setup }: MatchRecord): readonly CardDefinition[] {
  return readSetup(setup).definitions;
}

/** The decks that a match pinned. */
export function decksOf({ setup }: MatchRecord): readonly [DeckBrought, DeckBrought] {
  const [first, second] = readSetup(setup).decks;
  return [counted(first), counted(second)];
}

type DeckList = readonly { readonly cardId: string; readonly count: number }[];

/**
 * What a match of these two decks pins.
 * @throws UnknownCardError when the catalogue lacks a card
 */
export async function pokemonSetup(database: Database, edition: Edition, lists: readonly [DeckList, DeckList]): Promise<PinnedSetup> {
  const definitions = new Map<string, CardDefinition>();
  const ids = lists.flat().map(({ cardId }) => cardId);
  for (const definition of Object.values(await catalogue.definitions(database, ids))) definitions.set(definition.id, definition);
  await addLines(database, definitions);
  await addEvolutions(database, definitions);
  return {
    edition,
    language: LANGUAGE_VERSION,
    decks: [expanded(lists[0]), expanded(lists[1])],
    definitions: [...definitions.values()],
  };
}

function expanded(list: DeckList): string[] {
  return list.flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId));
}

/** Adds one print of each Pokémon that those in the decks evolve from: some effects skip a stage that is in neither deck. */
async function addLines(database: Database, definitions: Map<string, CardDefinition>): Promise<void> {
  const named = () => new Set([...definitions.values()].map(({ name }) => name));
  for (let names = lacking(definitions, named()); names.length > 0; names = lacking(definitions, named())) {
    const rows = await database.card.findMany({
      where: { game: POKEMON, nameEn: { in: names }, playable: true },
      distinct: ["nameEn"],
      orderBy: { id: "asc" },
      select: { id: true },
    });
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    for (const definition of Object.values(await catalogue.definitions(database, ids))) definitions.set(definition.id, definition);
  }
}

/**
 * Adds one print for each name and type of Pokémon that evolves from one of these: whether there is such a Pokémon at all is known to everybody, and must
 * neither hang on the decks nor tell of them.
 */
async function addEvolutions(database: Database, definitions: Map<string, CardDefinition>): Promise<void> {
  const names = [...definitions.values()].flatMap((card) => (card.category === "Pokémon" || "asPokemon" in card ? [card.name] : []));
  const found = await database.$queryRaw(Prisma.sql`
    SELECT DISTINCT ON ("nameEn", "definition"->'types') "id" FROM "Card"
    WHERE "game" = ${POKEMON} AND "playable" AND "category" = ${categoryOf({ category: "Pokémon" })} AND jsonb_exists_any("definition"->'evolvesFrom', ${[...new Set(names)]})
    ORDER BY "nameEn", "definition"->'types', "id"`);
  const ids = z.array(z.object({ id: z.string() })).parse(found);
  const evolved = await catalogue.definitions(
    database,
    ids.map(({ id }) => id),
  );
  for (const definition of Object.values(evolved)) definitions.set(definition.id, definition);
}

function lacking(definitions: ReadonlyMap<string, CardDefinition>, named: ReadonlySet<string>): string[] {
  const wanted = [...definitions.values()].flatMap((card) => (card.category === "Pokémon" ? card.evolvesFrom : []));
  return [...new Set(wanted)].filter((name) => !named.has(name));
}

/** Every card that something sent to a player names, each once: the board needs their faces. */
export function cardsNamed(said: unknown): string[] {
  const found = new Set<string>();
  collect(said, found);
  return [...found];
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === "string" && (key === "card" || key === "source")) found.add(part);
    else collect(part, found);
  }
}
