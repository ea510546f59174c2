import { guarded, queryOf } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { findCards } from "@/games/pokemon/cards/catalogue";
import { CardQuery } from "@/games/pokemon/cards/query";
import { localeOf } from "@/i18n/locales";

/** Cards of the catalogue, in the player's language: 200 with a `CataloguePage`. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const query = queryOf(request, CardQuery);
    if ("refused" in query) return query.refused;
    return Response.json(await findCards(runtime().database, query.data, localeOf(user.locale)));
  });
}
