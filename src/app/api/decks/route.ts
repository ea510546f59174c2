import { bodyOf, guarded, queryOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { createDeck, findRules, listDecks } from "@/decks";
import { ListedGame, NewDeck, type NewDeckView } from "@/decks/schema";
import { localeOf } from "@/i18n/locales";

/** The player's decks of a game and its ready decks: 200 with a `DeckList`. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const query = queryOf(request, ListedGame);
    if ("refused" in query) return query.refused;
    const { database, deckRules } = runtime();
    const rules = findRules(deckRules, query.data.game);
    return rules ? Response.json(await listDecks(database, rules, user.id, localeOf(user.locale))) : refuse("not-found");
  });
}

/** A new deck, or a copy of a ready deck: 201 with a `NewDeckView`. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const body = await bodyOf(request, NewDeck);
    if ("refused" in body) return body.refused;
    const { database, realtime, deckRules } = runtime();
    const rules = findRules(deckRules, body.data.game);
    if (!rules) return refuse("not-found");
    const locale = localeOf(user.locale);
    const deck = await createDeck(database, rules, user.id, locale, body.data);
    if (typeof deck === "string") return refuse(deck);
    await realtime.deckChanged(user.id);
    const ids = deck.cards.map(({ cardId }) => cardId);
    const made: NewDeckView = { deck, faces: await rules.faces(database, ids, locale) };
    return Response.json(made, { status: 201 });
  });
}
