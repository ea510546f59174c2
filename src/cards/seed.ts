import { setImmediate as nextTick } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "@/db";
import type { CatalogueCard } from "./card";
import type { GameCards } from "./game-cards";
import type { CardRow } from "./row";

/** The column `source` of the cards that come along with the site. */
export const STARTER = "starter";

/** Whether the catalogue has the starter cards of a build, as that build writes them: then none need be read again. @param build empty where nothing is built */
export async function hasStarterOf(database: Database, build: string): Promise<boolean> {
  return build !== "" && (await database.catalogue.findFirstOrThrow()).starterOf === build;
}

/** Puts what the catalogue lacks of a game's starter cards and their sets into it. */
export async function seedStarter(database: Database, cards: GameCards): Promise<void> {
  await seedSets(database, cards);
  const { game } = cards;
  const starter = cards.starter();
  const ids = starter.cards.map(({ definition }) => definition.id);
  const rows = await database.card.findMany({ where: { game, id: { in: ids } }, select: { id: true } });
  const present = new Set(rows.map(({ id }) => id));
  const missing = starter.cards.filter(({ definition }) => !present.has(definition.id));
  if (missing.length === 0) return;
  const released = await releases(database, game);
  const data = missing.map((card) => rowFor(cards, card, released));
  await database.card.createMany({ data, skipDuplicates: true });
}

async function seedSets(database: Database, { game, starter, setCode }: GameCards): Promise<void> {
  const known = await database.cardSet.findMany({ where: { game }, select: { id: true, code: true } });
  const codes = new Map(known.map(({ id, code }) => [id, code]));
  const facts = starter().sets.map(({ id, series, names, releaseOrder }) => {
    return { game, id, nameEn: names.en, nameFr: names.fr, nameEs: names.es, nameIt: names.it, series, releaseOrder, code: setCode(id) };
  });
  await database.cardSet.createMany({ data: facts.filter(({ id }) => !codes.has(id)), skipDuplicates: true });
  for (const { id, code } of facts)
    if (codes.has(id) && codes.get(id) !== code) await database.cardSet.update({ where: { game_id: { game, id } }, data: { code } });
}

/** The days of release by set; an import may have brought a better one. */
async function releases(database: Database, game: string): Promise<ReadonlyMap<string, number>> {
  const sets = await database.cardSet.findMany({ where: { game }, select: { id: true, releaseOrder: true } });
  return new Map(sets.map(({ id, releaseOrder }) => [id, releaseOrder]));
}

/** Rows that are drawn up: after the first start all that were seeded are compared as well. */
const drawn = new WeakMap<CatalogueCard, CardRow>();

function rowFor(cards: GameCards, card: CatalogueCard, released: ReadonlyMap<string, number>): CardRow {
  const row = drawn.get(card) ?? cards.row(card, STARTER, 0);
  drawn.set(card, row);
  return { ...row, releaseOrder: released.get(card.setId) ?? 0 };
}

/**
 * Brings all starter cards up to date that an older version wrote. A card that an import took over is left alone. To draw all of them up in
 * four languages takes a second or two: it is done once a build, beside the first requests, and between two cards the site goes on.
 *
 * @param signal ends it between two cards
 */
export async function refreshStarters(database: Database, games: readonly GameCards[], build: string, signal: AbortSignal): Promise<void> {
  for (const cards of games) await refreshStarter(database, cards, signal);
  if (!signal.aborted) await database.catalogue.updateMany({ data: { starterOf: build } });
}

/** The same of one game. */
export async function refreshStarter(database: Database, cards: GameCards, signal?: AbortSignal): Promise<void> {
  const { game } = cards;
  const starter = cards.starter();
  const released = await releases(database, game);
  const byId = new Map(starter.cards.map((card) => [card.definition.id, card]));
  for (const { id: setId } of starter.sets) {
    for (const old of await database.card.findMany({ where: { game, setId, source: STARTER } })) {
      await nextTick();
      if (signal?.aborted) return;
      const card = byId.get(old.id);
      const row = card && rowFor(cards, card, released);
      if (row && !isDeepStrictEqual(old, row)) await database.card.update({ where: { game_id: { game, id: row.id } }, data: row });
    }
  }
}
