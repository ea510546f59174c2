import type { Database } from "@/db";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { editionOf } from "@/games/pokemon/engine/editions";
import { type PositionCard, positionFaults } from "@/games/pokemon/engine/position/faults";
import { layOut } from "@/games/pokemon/engine/position/layOut";
import { EDITIONS } from "@/games/pokemon/engine/view";
import { cardsOfSide } from "@/kernel/laid";
import { counted, type LaidPositions } from "@/match";
import { pokemonSetup } from "./match";

/** Positions of the Pokémon TCG that players lay out. */
export const pokemonPositions: LaidPositions = {
  async begin(database, position, seed) {
    const cards = await playable(database, position.sides.flatMap(cardsOfSide));
    const edition = EDITIONS.find((each) => each === position.edition);
    if (!edition || positionFaults(position, (id) => cards.get(id)).length > 0) return null;
    const [first, second] = position.sides;
    const setup = await pokemonSetup(database, edition, [counted(cardsOfSide(first)), counted(cardsOfSide(second))]);
    return { setup, state: layOut(setup.definitions, position, seed) };
  },
};

/** What is to be known of the cards of these ids that can be played. */
async function playable(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, PositionCard>> {
  const known = await catalogue.knownCards(database, ids);
  return new Map(
    known.flatMap(({ card, set }) =>
      card.playable ? [[card.definition.id, { ...card.definition, edition: editionOf(set.series, set.releaseOrder) }] as const] : [],
    ),
  );
}
