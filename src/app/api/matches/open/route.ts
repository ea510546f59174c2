import { guarded } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { openMatches } from "@/friends/spectators";

/** The matches that everybody may watch now: `OpenMatch[]`. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async () => Response.json(await openMatches(runtime().database)));
}
