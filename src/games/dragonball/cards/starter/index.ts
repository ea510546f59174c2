import type { StarterSet } from "@/cards/card";
import type { CatalogueCard } from "@/games/dragonball/cards/card";
import { once } from "@/kernel/once";
import { readCards } from "./files";
import { starterCard } from "./record";

/** The cards every installation has: facts, effects and our own sentences. */
export const starterCards = once((): readonly CatalogueCard[] => readCards().map(starterCard));

/** Their sets. Nobody tells their days; their numbers are their order. */
export const starterSets = once((): readonly StarterSet[] =>
  [...new Set(starterCards().map(({ setId }) => setId))].map((id) => ({
    id,
    series: id.replace(/\d+$/, ""),
    names: { en: id, fr: id, es: id, it: id },
    releaseOrder: 0,
  })),
);
