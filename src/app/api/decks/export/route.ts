import { bodyOf, guarded } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { writeList } from "@/decks/deck-list/write";
import { ListedCards } from "@/decks/schema";

/** Writes the list of a draft in the text form of the official client: 200 with a `WrittenList`. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async () => {
    const body = await bodyOf(request, ListedCards);
    if ("refused" in body) return body.refused;
    return Response.json({ text: await writeList(runtime().database, body.data.cards) });
  });
}
