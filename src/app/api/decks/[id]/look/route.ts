import { bodyOf, guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { dressDeck } from "@/decks";
import { ChosenLook } from "@/decks/schema";

/** Chooses sleeves and mat of a deck: 204. */
export function PUT(request: Request, { params }: { readonly params: Promise<{ id: string }> }): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const deckId = await idOf(params);
    if ("refused" in deckId) return deckId.refused;
    const look = await bodyOf(request, ChosenLook);
    if ("refused" in look) return look.refused;
    const refused = await dressDeck(runtime().database, user.id, deckId.id, look.data);
    return refused ? refuse(refused) : new Response(null, { status: 204 });
  });
}
