import { bodyOf, guarded, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { loadKnownFaces } from "@/cards/catalogue";
import { createDeck, listDecks } from "@/decks";
import { NewDeck, type NewDeckView } from "@/decks/schema";
import { localeOf } from "@/i18n/locales";

/** The player's decks and the starter decks: 200 with a `DeckList`. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => Response.json(await listDecks(runtime().database, user.id, localeOf(user.locale))));
}

/** A new deck, or a copy of a starter deck: 201 with a `NewDeckView`. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const body = await bodyOf(request, NewDeck);
    if ("refused" in body) return body.refused;
    const { database, realtime } = runtime();
    const locale = localeOf(user.locale);
    const deck = await createDeck(database, user.id, locale, body.data);
    if (typeof deck === "string") return refuse(deck);
    await realtime.deckChanged(user.id);
    const ids = deck.cards.map(({ cardId }) => cardId);
    const made: NewDeckView = { deck, faces: await loadKnownFaces(database, ids, locale) };
    return Response.json(made, { status: 201 });
  });
}
