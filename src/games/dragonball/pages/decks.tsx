import { listDecks } from "@/decks";
import type { DeckList } from "@/decks/schema";
import { catalogue, findCards } from "@/games/dragonball/cards/catalogue";
import { listOffered } from "@/games/dragonball/cards/offered";
import { DeckBuilder, type Given } from "@/games/dragonball/deck-builder/deck-builder";
import { countsOf } from "@/games/dragonball/deck-builder/kinds";
import type { DeckPage } from "@/ui/game-pages";
import { pack } from "@/ui/packed";
import { Words } from "@/ui/words/words";

/** A player's decks, and the catalogue to build them from. */
export const deckPage: DeckPage = async ({ database, rules, userId, opened, locale }) => {
  const list = await listDecks(database, rules, userId, locale);
  const [faces, sets, offered, begun] = await Promise.all([
    catalogue.knownFaces(database, shownIds(list), locale),
    catalogue.sets(database, locale),
    listOffered(database),
    findCards(database, {}, locale),
  ]);
  const counts = countsOf((category) => begun.tally?.categories[category] ?? 0);
  return (
    <Words of={["dragonballBuilder", "dragonballCard", "dragonballDecks"]}>
      <DeckBuilder given={pack<Given>({ list, opened, faces, sets, offered, begun, counts })} />
    </Words>
  );
};

/** The cards of the player's decks, and the one that each ready deck is known by. */
function shownIds({ decks, starters }: DeckList): readonly string[] {
  return [...decks.flatMap(({ cards }) => cards.map(({ cardId }) => cardId)), ...starters.map(({ emblem }) => emblem)];
}
