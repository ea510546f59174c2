import { guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { storyOf } from "@/history/story";
import { localeOf } from "@/i18n/locales";

/** How a finished match went, for its players: 200 with a `ToldStory`. */
export function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const asked = await idOf(params);
    if ("refused" in asked) return asked.refused;
    const { database, games } = runtime();
    const told = await storyOf(database, games, { matchId: asked.id, userId: user.id, locale: localeOf(user.locale) });
    return told ? Response.json(told) : refuse("not-found");
  });
}
