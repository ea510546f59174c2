import { bodyOf, guarded, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { findRules } from "@/decks";
import { ListedCards } from "@/decks/schema";

/** Writes the list of a draft in the text form that players of its game exchange: 200 with a `WrittenList`. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async () => {
    const body = await bodyOf(request, ListedCards);
    if ("refused" in body) return body.refused;
    const { database, deckRules } = runtime();
    const rules = findRules(deckRules, body.data.game);
    return rules ? Response.json({ text: await rules.writeList(database, body.data.cards) }) : refuse("not-found");
  });
}
