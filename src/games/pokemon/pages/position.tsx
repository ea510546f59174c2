import type { Database } from "@/db";
import { currentDeck, type DeckCards, playableDeck } from "@/decks";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { pokemonDecks } from "@/games/pokemon/decks";
import { PokemonPositionEditor } from "@/games/pokemon/position";
import { cardsOfSide } from "@/kernel/laid";
import type { LaidPosition, LaidSide } from "@/match/laid-out";
import type { PositionPage } from "@/ui/game-pages";
import { Words } from "@/ui/words/words";

/** The editor, with the position of a link or one to begin with. */
export const positionPage: PositionPage = async ({ database, locale, userId, laid }) => {
  const position = laid ?? (await firstPosition(database, userId));
  const faces = await catalogue.knownFaces(database, position.sides.flatMap(cardsOfSide), locale);
  return (
    <Words of={["card", "pokemonPosition"]}>
      <PokemonPositionEditor laid={position} faces={faces} />
    </Words>
  );
};

/** The player's own deck against a ready one: a Pokémon on either side, the rest in the decks. */
async function firstPosition(database: Database, userId: string): Promise<LaidPosition> {
  const current = await currentDeck(database, pokemonDecks, userId);
  const edition = current?.legal ? (current.editions[0] ?? pokemonDecks.first.edition) : pokemonDecks.first.edition;
  const own = current?.legal ? await playableDeck(database, pokemonDecks, userId, edition) : null;
  const ready = pokemonDecks.ready.filter((deck) => deck.edition === edition);
  const mine = own?.entry ?? ready[0]?.cards ?? pokemonDecks.first.cards;
  const theirs = ready.find(({ cards }) => cards[0]?.cardId !== mine[0]?.cardId)?.cards ?? mine;
  return { edition, turn: 0, sides: [await sideOf(database, mine), await sideOf(database, theirs)] };
}

const PRIZES = 6;

async function sideOf(database: Database, deck: DeckCards): Promise<LaidSide> {
  const ids = deck.flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId));
  const cards = new Map((await catalogue.knownCards(database, ids)).map(({ card }) => [card.definition.id, card.definition]));
  const isBasic = (id: string) => {
    const card = cards.get(id);
    return card?.category === "Pokémon" && card.stage === "Basic";
  };
  const active = ids.find(isBasic);
  const rest = active === undefined ? ids : ids.toSpliced(ids.indexOf(active), 1);
  return {
    zones: { active: active === undefined ? [] : [{ card: active }], rest: rest.map((card) => ({ card })) },
    counts: { prizes: PRIZES },
  };
}
