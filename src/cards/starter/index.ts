import type { CatalogueCard } from "@/cards/card";
import { breakpoint } from "./breakpoint";
import { breakthrough } from "./breakthrough";
import { colorless } from "./colorless";
import { colorlessFlashfire } from "./colorless-flashfire";
import { darkness } from "./darkness";
import { darknessFlashfire } from "./darkness-flashfire";
import { dragon } from "./dragon";
import { energies } from "./energies";
import { fairy } from "./fairy";
import { fighting } from "./fighting";
import { fire } from "./fire";
import { furiousFists } from "./furious-fists";
import { grass } from "./grass";
import { grassFlashfire } from "./grass-flashfire";
import { stadiumsAndTools } from "./in-play";
import { items } from "./items";
import { lightning } from "./lightning";
import { metal } from "./metal";
import { phantomForces } from "./phantom-forces";
import { primalClash } from "./primal-clash";
import { psychic } from "./psychic";
import { supporters } from "./supporters";
import { water } from "./water";
import { waterFlashfire } from "./water-flashfire";

export { type StarterDeck, starterDecks } from "./decks";
export { type CardSetFacts, starterSets } from "./sets";

/** The cards every installation has: facts and effects only, the texts are rendered (issue 2). */
export const starterCards: readonly CatalogueCard[] = [
  ...grass,
  ...grassFlashfire,
  ...fire,
  ...water,
  ...waterFlashfire,
  ...lightning,
  ...psychic,
  ...fighting,
  ...darkness,
  ...darknessFlashfire,
  ...metal,
  ...fairy,
  ...dragon,
  ...colorless,
  ...colorlessFlashfire,
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
