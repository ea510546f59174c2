import type { DeckRules } from "@/decks";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import { type StarterDeck, starterDecks } from "@/games/dragonball/cards/starter/decks";
import { DRAGON_BALL, EDITION } from "@/games/dragonball/engine/name";
import { faultsOf, knownCards } from "./legality";
import { readList, writeList } from "./list";

/** Deck building by the rules of Dragon Ball Super Masters (DB-DECK-01 to 06). */
export const dragonBallDecks: DeckRules = {
  game: DRAGON_BALL,
  ready: starterDecks,
  first: starterDecks[0],
  async judge(database, lists) {
    const known = await knownCards(database, lists);
    return lists.map((list) => ({ editions: [EDITION], faults: faultsOf(list, known) }));
  },
  async mayBePlayed(database, list, edition) {
    return edition === EDITION && faultsOf(list, await knownCards(database, [list])).length === 0;
  },
  faces: (database, ids, locale) => catalogue.knownFaces(database, ids, locale),
  readList,
  writeList,
};

/** One of the ready decks. @param draw a whole number below the given one */
export function readyDeck(draw: (below: number) => number): StarterDeck {
  return starterDecks[draw(starterDecks.length)] ?? starterDecks[0];
}
