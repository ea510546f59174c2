import type { Database } from "@/db";
import type { DeckCards } from "@/decks/schema";
import { CARD_CATEGORIES } from "@/games/pokemon/cards/query";
import { POKEMON } from "@/games/pokemon/engine/view";
import { numberKey } from "./parse";
import { printList } from "./print";

/** The deck list of a draft, in the text form of the official client; cards that the catalogue lacks have no name and are left out. */
export async function writeList(database: Database, cards: DeckCards): Promise<string> {
  const rows = await database.card.findMany({
    where: { game: POKEMON, id: { in: cards.map(({ cardId }) => cardId) } },
    select: { id: true, nameEn: true, category: true, number: true, set: { select: { id: true, code: true } } },
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  return printList(
    cards.flatMap(({ cardId, count }) => {
      const row = found.get(cardId);
      const category = row && CARD_CATEGORIES[row.category];
      if (!category) return [];
      const print = { code: row.set.code ?? row.set.id, number: numberKey(row.number) };
      return [{ count, name: row.nameEn, category, print }];
    }),
  );
}
