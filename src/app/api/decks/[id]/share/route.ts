import { guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { restoreShare, shareDeck, withdrawDeck } from "@/decks";
import type { DeckShare } from "@/decks/schema";

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** Shows a deck to whoever has its link: 200 with a `DeckShare`. */
export function POST(request: Request, { params }: Context): Promise<Response> {
  return linked(request, params, shareDeck);
}

/** Takes the last withdrawal back: 200 with the `DeckShare` that was. */
export function PUT(request: Request, { params }: Context): Promise<Response> {
  return linked(request, params, restoreShare);
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

function linked(request: Request, params: Context["params"], deed: typeof shareDeck): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const deckId = await idOf(params);
    if ("refused" in deckId) return deckId.refused;
    const shared = await deed(runtime().database, user.id, deckId.id);
    return typeof shared === "string" ? refuse(shared) : Response.json(shared satisfies DeckShare);
  });
}
