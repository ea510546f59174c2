import { askedOf } from "@/app/api/cards/asked";
import { guarded } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** How many of the cards that `GET /api/cards` would find have each facet, by its name ("type:Fire"): 200 with the numbers. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async () => {
    const asked = askedOf(request);
    if ("refused" in asked) return asked.refused;
    return Response.json(await asked.catalogue.facets(runtime().database, asked.query));
  });
}
