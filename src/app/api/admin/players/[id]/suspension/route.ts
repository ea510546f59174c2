import { liftSuspension, suspendPlayer } from "@/admin/sanctions";
import { Reasoned, Suspension } from "@/admin/schema";
import { bodyOf, guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** Shuts a player out, with an end or for good, for administrators: 204. Their sessions, pages and running match end at once. */
export function PUT(request: Request, { params }: Context): Promise<Response> {
  return guarded(request, "ADMIN", async (administrator) => {
    const player = await idOf(params);
    if ("refused" in player) return player.refused;
    const body = await bodyOf(request, Suspension);
    if ("refused" in body) return body.refused;
    const { database, realtime } = runtime();
    const outcome = await suspendPlayer(database, administrator, player.id, body.data);
    if ("refused" in outcome) return refuse(outcome.refused);
    await realtime.expelUser(player.id, "suspended");
    return new Response(null, { status: 204 });
  });
}

/** Lets a suspended player in again, for administrators: 204. */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return guarded(request, "ADMIN", async (administrator) => {
    const player = await idOf(params);
    if ("refused" in player) return player.refused;
    const body = await bodyOf(request, Reasoned);
    if ("refused" in body) return body.refused;
    const outcome = await liftSuspension(runtime().database, administrator, player.id, body.data);
    return "refused" in outcome ? refuse(outcome.refused) : new Response(null, { status: 204 });
  });
}
