import { listDecks } from "@/decks";
import type { DeckList } from "@/decks/schema";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { listOffered } from "@/games/pokemon/cards/offered";
import { CARD_CATEGORIES } from "@/games/pokemon/cards/query";
import { DeckBuilder } from "@/games/pokemon/deck-builder/deck-builder";
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
  const counted = (category: (typeof CARD_CATEGORIES)[number]) => count(CARD_CATEGORIES.indexOf(category));
  const counts = { Pokémon: counted("Pokémon"), Trainer: counted("Trainer"), Energy: counted("Energy") };
  return <DeckBuilder list={list} faces={faces} sets={sets} offered={offered} counts={counts} />;
};

/** The cards of the player's decks, and the one that each ready deck is known by. */
function shownIds({ decks, starters }: DeckList): readonly string[] {
  return [...decks.flatMap(({ cards }) => cards.map(({ cardId }) => cardId)), ...starters.map(({ emblem }) => emblem)];
}
