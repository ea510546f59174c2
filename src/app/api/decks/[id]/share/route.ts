import { guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { shareDeck, withdrawDeck } from "@/decks";
import type { DeckShare } from "@/decks/schema";

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** Shows a deck to whoever has its link: 200 with a `DeckShare`. */
export function POST(request: Request, { params }: Context): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const deckId = await idOf(params);
    if ("refused" in deckId) return deckId.refused;
    const shared = await shareDeck(runtime().database, user.id, deckId.id);
    return typeof shared === "string" ? refuse(shared) : Response.json(shared satisfies DeckShare);
  });
}

/** Withdraws the link: 204. */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const deckId = await idOf(params);
    if ("refused" in deckId) return deckId.refused;
    const refused = await withdrawDeck(runtime().database, user.id, deckId.id);
    return refused ? refuse(refused) : new Response(null, { status: 204 });
  });
}
