import { bodyOf, guardedChange } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { SpectatorsForm } from "@/friends/spectators";

/** Who may watch a player's matches, and whether they see the hand: 204. */
export function PUT(request: Request): Promise<Response> {
  return guardedChange(request, async (user) => {
    const body = await bodyOf(request, SpectatorsForm);
    if ("refused" in body) return body.refused;
    await runtime().database.user.update({ where: { id: user.id }, data: body.data });
    return new Response(null, { status: 204 });
  });
}
