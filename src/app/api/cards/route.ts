import { z } from "zod";
import { guarded, queryOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { localeOf } from "@/i18n/locales";

const Named = z.object({ game: z.string() });

/** Cards of a game's part of the catalogue (`?game=pokemon` and what the game can be asked), in the player's language: 200 with a `CataloguePage`. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const named = queryOf(request, Named);
    if ("refused" in named) return named.refused;
    const { database, catalogues } = runtime();
    const catalogue = catalogues.find(({ cards }) => cards.game === named.data.game);
    if (!catalogue) return refuse("not-found");
    const query = queryOf(request, catalogue.query);
    if ("refused" in query) return query.refused;
    return Response.json(await catalogue.find(database, query.data, localeOf(user.locale)));
  });
}
