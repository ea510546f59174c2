import { listPlayers } from "@/admin/player-list";
import { PlayerQuery } from "@/admin/schema";
import { guarded, queryOf } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** A page of players, for administrators: 200 with a `PlayerPage`. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "ADMIN", async () => {
    const query = queryOf(request, PlayerQuery);
    return "refused" in query ? query.refused : Response.json(await listPlayers(runtime().database, query.data));
  });
}
