import { faultOf } from "@/cards/import/import";
import { functionalId } from "@/cards/row";
import { compiledPrint } from "@/games/pokemon/cards/import/imported-card";
import { printedCard } from "@/games/pokemon/cards/import/tcgdex";
import { parseCardDefinition } from "@/games/pokemon/cards/schema";
import { starterCardsOf } from "@/games/pokemon/cards/starter";
import { type CardDefinition, EDITIONS, type Edition, type EnergyType, editionOf } from "@/games/pokemon/engine";
import { recordsOf } from "../card-data";

/** A card that a deck may hold. */
export interface PlayableCard {
  readonly definition: CardDefinition;
  /** The editions in whose time it was printed, reprints included (ED-12). */
  readonly editions: ReadonlySet<Edition>;
}

/** The cards of folders that can be played, and how many of their records cannot: what the fuzzer leaves out is never silent. */
export interface ImportedCatalogue {
  readonly cards: readonly PlayableCard[];
  readonly skipped: {
    /** Cards whose text is not wholly compiled. */
    readonly unplayable: number;
    /** Records that are no card. */
    readonly faulty: number;
    /** Prints that do the same as one before. */
    readonly doubles: number;
  };
}

/** The starter cards, each in the time of its print. */
export function starterCatalogue(): readonly PlayableCard[] {
  return EDITIONS.flatMap((edition) => starterCardsOf(edition).map(({ definition }) => ({ definition, editions: new Set([edition]) })));
}

/** What `npm run cards:import` makes playable of folders; of prints that do the same, the first. */
export async function importedCatalogue(folders: readonly string[]): Promise<ImportedCatalogue> {
  const cards = new Map<string, { readonly definition: CardDefinition; readonly editions: Set<Edition> }>();
  const skipped = { unplayable: 0, faulty: 0, doubles: 0 };
  for await (const { definition, edition } of prints(folders, skipped)) {
    const id = functionalId(definition);
    const same = cards.get(id);
    if (same) {
      skipped.doubles++;
      same.editions.add(edition);
    } else cards.set(id, { definition, editions: new Set([edition]) });
  }
  return { cards: [...cards.values()], skipped };
}

async function* prints(folders: readonly string[], skipped: { unplayable: number; faulty: number }) {
  for await (const { source, set, record } of recordsOf(folders))
    try {
      const compiled = compiledPrint(printedCard(source.parse(record)));
      if ("definition" in compiled)
        yield {
          definition: parseCardDefinition(compiled.definition, compiled.definition.id),
          edition: editionOf(set.series, set.releaseOrder),
        };
      else skipped.unplayable++;
    } catch (error) {
      // The import leaves such a record out as well, and says why.
      faultOf(error);
      skipped.faulty++;
    }
}

/**
 * The cards of an edition's own time, or all where the catalogue has none of them. Basic Energy of a type that it lacks comes from the
 * starter cards: no deck is built without.
 */
export function cardsOf(catalogue: readonly PlayableCard[], edition: Edition): readonly CardDefinition[] {
  const own = catalogue.filter(({ editions }) => editions.has(edition));
  const cards = (own.length > 0 ? own : catalogue).map(({ definition }) => definition);
  const provided = new Set(cards.flatMap(typesOfBasicEnergy));
  const missing = starterCardsOf("xy").filter(({ definition }) => typesOfBasicEnergy(definition).some((type) => !provided.has(type)));
  return [...cards, ...missing.map(({ definition }) => definition)];
}

function typesOfBasicEnergy(card: CardDefinition): readonly EnergyType[] {
  return card.category === "Energy" && card.kind === "Basic" ? card.provides.flat() : [];
}
