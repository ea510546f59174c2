import { cardFolder } from "@/cards/import/folder";
import { faultOf } from "@/cards/import/import";
import { compiledPrint } from "@/cards/import/imported-card";
import { printedCard } from "@/cards/import/tcgdex";
import { functionalId } from "@/cards/row";
import { parseCardDefinition } from "@/cards/schema";
import { starterCards, starterSets } from "@/cards/starter";
import type { CardDefinition, Edition } from "@/engine";

/** A card that a deck may hold. */
export interface PlayableCard {
  readonly definition: CardDefinition;
  /** Series of its set: "bw", "xy", "sv". */
  readonly series: string;
}

/** The playable starter cards. */
export function starterCatalogue(): readonly PlayableCard[] {
  const series = new Map(starterSets.map((set) => [set.id, set.series]));
  return starterCards.filter(({ playable }) => playable).map(({ definition, setId }) => ({ definition, series: series.get(setId) ?? "" }));
}

/** What `npm run cards:import` makes playable of a folder; of prints that do the same, the first. */
export async function importedCatalogue(folder: string): Promise<readonly PlayableCard[]> {
  const source = cardFolder(folder);
  const cards = new Map<string, PlayableCard>();
  for (const set of await source.sets()) {
    const { series, records } = await source.read(set.id);
    for (const record of records) {
      try {
        const compiled = compiledPrint(printedCard(source.parse(record)));
        if (!("definition" in compiled)) continue;
        const definition = parseCardDefinition(compiled.definition, compiled.definition.id);
        const id = functionalId(definition);
        if (!cards.has(id)) cards.set(id, { definition, series });
      } catch (error) {
        // The import leaves such a record out as well, and says why.
        if (faultOf(error) === undefined) throw error;
      }
    }
  }
  return [...cards.values()];
}

const SERIES: Readonly<Record<Edition, readonly string[]>> = { xy: ["bw", "xy"], sm: ["bw", "xy", "sm"], sv: ["sv"] };

/** The cards of an edition's own series, or all where the catalogue has none of them. */
export function cardsOf(catalogue: readonly PlayableCard[], edition: Edition): readonly CardDefinition[] {
  const own = catalogue.filter(({ series }) => SERIES[edition].includes(series));
  return (own.length > 0 ? own : catalogue).map(({ definition }) => definition);
}
