import { bodyOf, guarded, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { createDeck, listDecks } from "@/decks";
import { NewDeck } from "@/decks/schema";
import { localeOf } from "@/i18n/locales";

/** The player's decks and the starter decks: 200 with a `DeckList`. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => Response.json(await listDecks(runtime().database, user.id, localeOf(user.locale))));
}

/** A new deck, or a copy of a starter deck: 201 with its `DeckView`. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const body = await bodyOf(request, NewDeck);
    if ("refused" in body) return body.refused;
    const { database, realtime } = runtime();
    const deck = await createDeck(database, user.id, localeOf(user.locale), body.data);
    if (typeof deck === "string") return refuse(deck);
    await realtime.deckChanged(user.id);
    return Response.json(deck, { status: 201 });
  });
}
