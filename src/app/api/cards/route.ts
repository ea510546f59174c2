import { askedOf } from "@/app/api/cards/asked";
import { guarded } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { localeOf } from "@/i18n/locales";

/** Cards of a game's part of the catalogue (`?game=pokemon` and what the game can be asked), in the player's language: 200 with a `CataloguePage`. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const asked = askedOf(request);
    if ("refused" in asked) return asked.refused;
    return Response.json(await asked.catalogue.find(runtime().database, asked.query, localeOf(user.locale)));
  });
}
