import type { DeckCards, DeckRules } from "@/decks";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { starterDecks, starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { EDITIONS, type Edition, isNewer } from "@/games/pokemon/engine";
import { POKEMON } from "@/games/pokemon/engine/view";
import { readList } from "./deck-list/read";
import { writeList } from "./deck-list/write";
import { faultsOf, firstEditionOf, knownCards } from "./legality";

const [first] = starterDecksOf("xy");
if (!first) throw new Error("There is no ready deck.");

/** Deck building by the rules of the Pokémon TCG (DECK-01 to DECK-07). */
export const pokemonDecks: DeckRules = {
  game: POKEMON,
  ready: starterDecks,
  first,
  async judge(database, lists) {
    const known = await knownCards(database, lists);
    return lists.map((list) => {
      const edition = firstEditionOf(list, known);
      return { editions: editionsFrom(edition), faults: faultsOf(edition, list, known) };
    });
  },
  async mayBePlayed(database, list, edition) {
    const named = EDITIONS.find((one) => one === edition);
    return named !== undefined && faultsOf(named, list, await knownCards(database, [list])).length === 0;
  },
  faces: (database, ids, locale) => catalogue.knownFaces(database, ids, locale),
  readList,
  writeList,
};

/** This edition and all later ones (DECK-06). */
function editionsFrom(edition: Edition): [Edition, ...Edition[]] {
  return [edition, ...EDITIONS.filter((one) => isNewer(one, edition))];
}

/** A ready deck of the same time: one of a newer time would be the stronger one. */
export async function readyDeckAgainst(
  database: Parameters<DeckRules["judge"]>[0],
  opponents: DeckCards,
  draw: (below: number) => number,
): Promise<DeckCards> {
  const edition = firstEditionOf(opponents, await knownCards(database, [opponents]));
  const decks = starterDecksOf(edition);
  const deck = decks[draw(Math.max(1, decks.length))];
  if (!deck) throw new Error(`There is no ready deck of ${edition}.`);
  return deck.cards;
}
