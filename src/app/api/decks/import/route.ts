import { bodyOf, guarded, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { findRules } from "@/decks";
import { ListText } from "@/decks/schema";
import { localeOf } from "@/i18n/locales";

/** Reads a deck list in the text form that players of its game exchange, and stores nothing: 200 with a `ReadList`. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const body = await bodyOf(request, ListText);
    if ("refused" in body) return body.refused;
    const { database, deckRules } = runtime();
    const rules = findRules(deckRules, body.data.game);
    return rules ? Response.json(await rules.readList(database, body.data.text, localeOf(user.locale))) : refuse("not-found");
  });
}
