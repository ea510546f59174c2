import { guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { proofOf } from "@/match/proof";

/** What a finished match is played again from to verify it, for its players: 200 with a `PlayedMatch`. */
export function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const asked = await idOf(params);
    if ("refused" in asked) return asked.refused;
    const proof = await proofOf(runtime().database, asked.id, user.id);
    return proof ? Response.json(proof) : refuse("not-found");
  });
}
