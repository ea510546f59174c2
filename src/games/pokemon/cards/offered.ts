import type { Database } from "@/db";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { facet } from "@/games/pokemon/cards/facet";
import { CARD_KINDS } from "@/games/pokemon/cards/query";
import { ENERGY_TYPES, type EnergyType, MARKS, type Mark, STAGES, type Stage } from "@/games/pokemon/engine/card";
import { editionOf } from "@/games/pokemon/engine/editions";
import { EDITIONS, type Edition, POKEMON } from "@/games/pokemon/engine/view";

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

/** Read once for as long as the catalogue stays as it is, but for what can be played. */
export async function listOffered(database: Database): Promise<Offered> {
  const kept = await catalogue.kept(database);
  const [facets, sets, playable] = await Promise.all([
    kept.facets(),
    kept.sets(),
    database.card.groupBy({ by: ["playable"], where: { game: POKEMON } }),
  ]);
  const editions = new Set(sets.map(({ series, releaseOrder }) => editionOf(series, releaseOrder)));
  return {
    types: ENERGY_TYPES.filter((type) => facets.has(facet.type(type))),
    stages: STAGES.filter((stage) => facets.has(facet.stage(stage))),
    kinds: CARD_KINDS.filter((kind) => facets.has(facet.kind(kind))),
    families: MARKS.filter((mark) => facets.has(facet.mark(mark))),
    attackCosts: COSTS.filter((count) => facets.has(facet.cost(count, []))),
    attackTypes: ENERGY_TYPES.filter((type) => facets.has(facet.cost(undefined, [type]))),
    playable: [true, false].filter((each) => playable.some((row) => row.playable === each)),
    editions: EDITIONS.filter((edition) => editions.has(edition)),
  };
}
