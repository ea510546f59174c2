import { z } from "zod";
import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";
import { attackCostKey } from "@/games/pokemon/cards/facets";
import { CARD_KINDS } from "@/games/pokemon/cards/query";
import { ENERGY_TYPES, type EnergyType, MARKS, type Mark, STAGES, type Stage } from "@/games/pokemon/engine/card";
import { editionOf } from "@/games/pokemon/engine/editions";
import { EDITIONS, type Edition } from "@/games/pokemon/engine/view";

/** What some card of the catalogue is or has: nothing else is worth asking for. In the order of the rulebook's lists. */
export interface Offered {
  readonly types: readonly EnergyType[];
  readonly stages: readonly Stage[];
  readonly kinds: readonly (typeof CARD_KINDS)[number][];
  readonly families: readonly Mark[];
  readonly attackCosts: readonly number[];
  readonly attackTypes: readonly EnergyType[];
  readonly playable: readonly boolean[];
  readonly editions: readonly Edition[];
}

/** How many Energy an attack may be asked to cost. */
const COSTS = [0, 1, 2, 3, 4, 5] as const;

const Kinds = z.array(
  z.object({
    stage: z.string().nullable(),
    kind: z.string().nullable(),
    types: z.array(z.string()),
    marks: z.array(z.string()),
    playable: z.boolean(),
  }),
);
const Keys = z.array(z.object({ key: z.string() }));

/** Reads the narrow table once, and asks the index of costs for each that can be chosen. */
export async function listOffered(database: Database): Promise<Offered> {
  const keys = [...COSTS.map((count) => attackCostKey(count, [])), ...ENERGY_TYPES.map((type) => attackCostKey(undefined, [type]))];
  const [kinds, costs, sets] = await Promise.all([
    database.$queryRaw(Prisma.sql`SELECT DISTINCT "stage", "kind", "types", "marks", "playable" FROM "Card"`),
    database.$queryRaw(Prisma.sql`
      SELECT "key" FROM unnest(${keys}::text[]) AS "asked"("key") WHERE EXISTS (SELECT 1 FROM "Card" WHERE "attackCosts" @> ARRAY["key"])`),
    database.cardSet.findMany({ where: { cards: { some: {} } }, select: { series: true, releaseOrder: true } }),
  ]);
  const rows = Kinds.parse(kinds);
  const editions = new Set(sets.map(({ series, releaseOrder }) => editionOf(series, releaseOrder)));
  const known = new Set(Keys.parse(costs).map(({ key }) => key));
  return {
    types: ENERGY_TYPES.filter((type) => rows.some(({ types }) => types.includes(type))),
    stages: STAGES.filter((stage) => rows.some((row) => row.stage === stage)),
    kinds: CARD_KINDS.filter((kind) => rows.some((row) => row.kind === kind)),
    families: MARKS.filter((mark) => rows.some(({ marks }) => marks.includes(mark))),
    attackCosts: COSTS.filter((count) => known.has(attackCostKey(count, []))),
    attackTypes: ENERGY_TYPES.filter((type) => known.has(attackCostKey(undefined, [type]))),
    playable: [true, false].filter((playable) => rows.some((row) => row.playable === playable)),
    editions: EDITIONS.filter((edition) => editions.has(edition)),
  };
}
