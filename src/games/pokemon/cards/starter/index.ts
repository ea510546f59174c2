import type { CatalogueCard } from "@/games/pokemon/cards/card";
import { EDITIONS, type Edition } from "@/games/pokemon/engine/view";
import { once } from "@/kernel/once";
import { readRecords, readSets } from "./files";
import { starterCard } from "./record";

export type { CardSetFacts } from "./files";

const byEdition = once((): ReadonlyMap<Edition, readonly CatalogueCard[]> => {
  return new Map(EDITIONS.map((edition) => [edition, readRecords(edition).map(starterCard)]));
});

/** The cards every installation has: facts, effects and our own sentences. */
export const starterCards = once((): readonly CatalogueCard[] => [...byEdition().values()].flat());

/** Those printed in the time of an edition (ED-12). */
export const starterCardsOf = (edition: Edition): readonly CatalogueCard[] => byEdition().get(edition) ?? [];

/** Their sets. */
export const starterSets = once(readSets);
