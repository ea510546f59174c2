import { bodyOf, guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { deleteDeck, saveDeck } from "@/decks";
import { SavedDeck } from "@/decks/schema";

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** Saves a deck, legal or not: 200 with its `DeckView`, 409 when it was changed elsewhere meanwhile. */
export function PUT(request: Request, { params }: Context): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const deckId = await idOf(params);
    if ("refused" in deckId) return deckId.refused;
    const body = await bodyOf(request, SavedDeck);
    if ("refused" in body) return body.refused;
    const { database, realtime, deckRules } = runtime();
    const deck = await saveDeck(database, deckRules, user.id, deckId.id, body.data);
    if (typeof deck === "string") return refuse(deck);
    await realtime.deckChanged(user.id);
    return Response.json(deck);
  });
}

/** Deletes a deck: 204. */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const deckId = await idOf(params);
    if ("refused" in deckId) return deckId.refused;
    const { database, realtime } = runtime();
    const refused = await deleteDeck(database, user.id, deckId.id);
    if (refused) return refuse(refused);
    await realtime.deckChanged(user.id);
    return new Response(null, { status: 204 });
  });
}
