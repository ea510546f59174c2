import type { Database } from "@/db";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import { createCatalogue } from "@/games/dragonball/engine/catalogue";
import { COUNTER_KINDS } from "@/games/dragonball/engine/effects/language/keywords";
import { positionFaults } from "@/games/dragonball/engine/position/faults";
import { layOut } from "@/games/dragonball/engine/position/layOut";
import type { PositionCard } from "@/games/dragonball/engine/position/position";
import { cardsOfSide } from "@/kernel/laid";
import { counted, type LaidPositions } from "@/match";
import { dragonBallSetup } from "./match";

/** Positions of Dragon Ball Super Masters that players lay out. */
export const dragonBallPositions: LaidPositions = {
  async begin(database, position, seed) {
    const cards = await playable(database, position.sides.flatMap(cardsOfSide));
    if (positionFaults(position, (id) => cards.get(id)).length > 0) return null;
    const [first, second] = position.sides;
    const setup = await dragonBallSetup(database, [counted(cardsOfSide(first)), counted(cardsOfSide(second))]);
    const state = layOut(createCatalogue(setup.definitions, COUNTER_KINDS), position, seed);
    // Texts that what lies there calls for at once may end it.
    return state.outcome ? null : { setup, state };
  },
};

/** What is to be known of the cards of these ids that can be played. */
async function playable(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, PositionCard>> {
  const known = await catalogue.knownCards(database, ids);
  return new Map(
    known.flatMap(({ card: { playable, definition } }) => {
      const { id, type, z, faces } = definition;
      return playable ? [[id, { name: faces[0].name, type, z, sides: faces.length }] as const] : [];
    }),
  );
}
