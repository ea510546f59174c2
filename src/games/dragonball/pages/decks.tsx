import { listDecks } from "@/decks";
import type { DeckList } from "@/decks/schema";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import { listOffered } from "@/games/dragonball/cards/offered";
import { CARD_KINDS } from "@/games/dragonball/cards/query";
import { DeckBuilder } from "@/games/dragonball/deck-builder/deck-builder";
import { KINDS, type Kind } from "@/games/dragonball/deck-builder/kinds";
import type { GamePages } from "@/ui/game-pages";

/** A player's decks, and the catalogue to build them from. */
export const deckPage: GamePages["decks"] = async ({ database, rules, userId, locale }) => {
  const list = await listDecks(database, rules, userId, locale);
  const [faces, sets, offered, count] = await Promise.all([
    catalogue.knownFaces(database, shownIds(list), locale),
    catalogue.sets(database, locale),
    listOffered(database),
    catalogue.count(database),
  ]);
  const counted = (kind: Kind) => KINDS[kind].reduce((sum, each) => sum + count(CARD_KINDS.indexOf(each)), 0);
  const counts = {
    Leader: counted("Leader"),
    Battle: counted("Battle"),
    Extra: counted("Extra"),
    Unison: counted("Unison"),
    Z: counted("Z"),
  };
  return <DeckBuilder list={list} faces={faces} sets={sets} offered={offered} counts={counts} />;
};

/** The cards of the player's decks, and the one that each ready deck is known by. */
function shownIds({ decks, starters }: DeckList): readonly string[] {
  return [...decks.flatMap(({ cards }) => cards.map(({ cardId }) => cardId)), ...starters.map(({ emblem }) => emblem)];
}
