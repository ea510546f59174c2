import { guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { chooseDeck } from "@/decks";

/** Makes a deck the one that the player plays with: 204. */
export function POST(request: Request, { params }: { readonly params: Promise<{ id: string }> }): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const deckId = await idOf(params);
    if ("refused" in deckId) return deckId.refused;
    const { database, realtime } = runtime();
    const refused = await chooseDeck(database, user.id, deckId.id);
    if (refused) return refuse(refused);
    await realtime.deckChanged(user.id);
    return new Response(null, { status: 204 });
  });
}
