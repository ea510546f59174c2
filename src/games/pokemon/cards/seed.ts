import { setImmediate as nextTick } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "@/db";
import type { CatalogueCard } from "@/games/pokemon/cards/card";
import { rowOf } from "@/games/pokemon/cards/row";
import { setCode } from "@/games/pokemon/cards/set-codes";
import { starterCards, starterSets } from "@/games/pokemon/cards/starter";

/** Puts what the catalogue lacks of the starter cards and their sets into it. */
export async function seedStarter(database: Database): Promise<void> {
  await seedSets(database);
  const ids = starterCards.map(({ definition }) => definition.id);
  const rows = await database.card.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const present = new Set(rows.map(({ id }) => id));
  const missing = starterCards.filter(({ definition }) => !present.has(definition.id));
  if (missing.length === 0) return;
  const released = await releases(database);
  const data = missing.map((card) => rowFor(card, released));
  await database.card.createMany({ data, skipDuplicates: true });
}

async function seedSets(database: Database): Promise<void> {
  const codes = new Map((await database.cardSet.findMany({ select: { id: true, code: true } })).map(({ id, code }) => [id, code]));
  const facts = starterSets.map(({ id, series, names, releaseOrder }) => {
    return { id, nameEn: names.en, nameFr: names.fr, nameEs: names.es, nameIt: names.it, series, releaseOrder, code: setCode(id) };
  });
  await database.cardSet.createMany({ data: facts.filter(({ id }) => !codes.has(id)), skipDuplicates: true });
  for (const { id, code } of facts)
    if (codes.has(id) && codes.get(id) !== code) await database.cardSet.update({ where: { id }, data: { code } });
}

/** The days of release by set; an import may have brought a better one. */
async function releases(database: Database): Promise<ReadonlyMap<string, number>> {
  const sets = await database.cardSet.findMany({ select: { id: true, releaseOrder: true } });
  return new Map(sets.map(({ id, releaseOrder }) => [id, releaseOrder]));
}

/** Rows that are drawn up: after the first start all that were seeded are compared as well. */
const drawn = new WeakMap<CatalogueCard, ReturnType<typeof rowOf>>();

function rowFor(card: CatalogueCard, released: ReadonlyMap<string, number>): ReturnType<typeof rowOf> {
  const row = drawn.get(card) ?? rowOf(card, "starter", 0);
  drawn.set(card, row);
  return { ...row, releaseOrder: released.get(card.setId) ?? 0 };
}

/**
 * Brings the starter cards up to date that an older version wrote. A card that an import took over is left alone. To draw all of them up in
 * four languages takes a second or two: it is done beside the first requests, and between two cards the site goes on.
 *
 * @param signal ends it between two cards
 */
export async function refreshStarter(database: Database, signal?: AbortSignal): Promise<void> {
  const released = await releases(database);
  const cards = new Map(starterCards.map((card) => [card.definition.id, card]));
  for (const { id: setId } of starterSets) {
    for (const old of await database.card.findMany({ where: { setId, source: "starter" } })) {
      await nextTick();
      if (signal?.aborted) return;
      const card = cards.get(old.id);
      const row = card && rowFor(card, released);
      if (row && !isDeepStrictEqual(old, row)) await database.card.update({ where: { id: row.id }, data: row });
    }
  }
}
