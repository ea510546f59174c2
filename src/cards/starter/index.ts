import type { CatalogueCard } from "@/cards/card";
import { energies } from "./energies";
import { breakpoint } from "./pokemon/breakpoint";
import { breakthrough } from "./pokemon/breakthrough";
import { flashfire } from "./pokemon/flashfire";
import { furiousFists } from "./pokemon/furious-fists";
import { phantomForces } from "./pokemon/phantom-forces";
import { primalClash } from "./pokemon/primal-clash";
import { xy } from "./pokemon/xy";
import { stadiumsAndTools } from "./trainers/in-play";
import { items } from "./trainers/items";
import { supporters } from "./trainers/supporters";

export { type StarterDeck, starterDecks } from "./decks";
export { type CardSetFacts, starterSets } from "./sets";

/** The cards every installation has: facts and effects only, the texts are rendered. */
export const starterCards: readonly CatalogueCard[] = [
  ...xy,
  ...flashfire,
  ...furiousFists,
  ...phantomForces,
  ...primalClash,
  ...breakthrough,
  ...breakpoint,
  ...items,
  ...supporters,
  ...stadiumsAndTools,
  ...energies,
];
