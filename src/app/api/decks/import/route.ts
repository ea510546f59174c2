import { bodyOf, guarded } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { readList } from "@/decks/deck-list/read";
import { ListText } from "@/decks/schema";
import { localeOf } from "@/i18n/locales";

/** Reads a deck list in the text form of the official client and stores nothing: 200 with a `ReadList`. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const body = await bodyOf(request, ListText);
    if ("refused" in body) return body.refused;
    return Response.json(await readList(runtime().database, body.data.text, localeOf(user.locale)));
  });
}
