import type { Database } from "@/db";
import { currentDeck, type DeckCards, playableDeck } from "@/decks";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import { dragonBallDecks } from "@/games/dragonball/decks";
import { pilesOf } from "@/games/dragonball/decks/piles";
import { EDITION } from "@/games/dragonball/engine/name";
import { LIFE } from "@/games/dragonball/engine/setup/setup";
import { DragonBallPositionEditor } from "@/games/dragonball/position";
import { cardsOfSide } from "@/kernel/laid";
import type { LaidPosition, LaidSide } from "@/match/laid-out";
import type { PositionPage } from "@/ui/game-pages";
import { Words } from "@/ui/words/words";

/** The editor, with the position of a link or one to begin with. */
export const positionPage: PositionPage = async ({ database, locale, userId, laid }) => {
  const position = laid ?? (await firstPosition(database, userId));
  const faces = await catalogue.knownFaces(database, position.sides.flatMap(cardsOfSide), locale);
  return (
    <Words of={["dragonballCard", "dragonballPosition"]}>
      <DragonBallPositionEditor laid={position} faces={faces} />
    </Words>
  );
};

/** The player's own deck against a ready one: the Leaders, Life, and the rest in the decks. */
async function firstPosition(database: Database, userId: string): Promise<LaidPosition> {
  const current = await currentDeck(database, dragonBallDecks, userId);
  const own = current?.legal ? await playableDeck(database, dragonBallDecks, userId, EDITION) : null;
  const { ready, first } = dragonBallDecks;
  const mine = own?.entry ?? first.cards;
  const theirs = ready.find(({ cards }) => cards[0]?.cardId !== mine[0]?.cardId)?.cards ?? mine;
  return { edition: EDITION, turn: 0, sides: [await sideOf(database, mine), await sideOf(database, theirs)] };
}

async function sideOf(database: Database, deck: DeckCards): Promise<LaidSide> {
  const known = await catalogue.definitions(
    database,
    deck.map(({ cardId }) => cardId),
  );
  const { leader, deck: rest, zDeck } = pilesOf(deck, (id) => known[id]);
  const laid = (ids: readonly string[]) => ids.map((card) => ({ card }));
  return { zones: { leader: laid(leader), rest: laid(rest), zDeck: laid(zDeck) }, counts: { life: LIFE } };
}
