import { functionalId } from "@/cards/row";
import { englishPrints } from "@/games/pokemon/cards/import/english-prints";
import { compiledPrint } from "@/games/pokemon/cards/import/imported-card";
import { rendered } from "@/games/pokemon/cards/text/compile/checks/round-trip";
import type { SampledCard } from "./game";

/** The playable cards of a folder of TCGdex records. */
export function* pokemon(folder: string): Iterable<SampledCard> {
  for (const print of englishPrints(folder)) {
    const compiled = compiledPrint(print);
    if (!("definition" in compiled)) continue;
    const { definition } = compiled;
    yield { id: print.id, name: print.name, key: functionalId(definition), print, ours: rendered(definition, "en"), program: definition };
  }
}
