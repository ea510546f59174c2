import { guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { proofOf } from "@/match/proof";

/** What a finished match is verified by, for its players: 200 with a `Proof`. */
export function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const asked = await idOf(params);
    if ("refused" in asked) return asked.refused;
    const { database, games } = runtime();
    const proof = await proofOf(database, games, asked.id, user.id);
    return proof ? Response.json(proof) : refuse("not-found");
  });
}
