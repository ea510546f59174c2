import { guarded } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { localeOf } from "@/i18n/locales";

/** The sets of the catalogue by release, in the player's language: 200 with a list of `CatalogueSet`. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => Response.json(await catalogue.sets(runtime().database, localeOf(user.locale))));
}
