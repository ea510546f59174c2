import { deletePlayer } from "@/admin";
import { Reasoned } from "@/admin/schema";
import { bodyOf, guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** Deletes a player for good, for administrators: 204. Their sessions, sockets and running match end at once. */
export function DELETE(request: Request, { params }: { readonly params: Promise<{ id: string }> }): Promise<Response> {
  return guarded(request, "ADMIN", async (administrator) => {
    const player = await idOf(params);
    if ("refused" in player) return player.refused;
    const body = await bodyOf(request, Reasoned);
    if ("refused" in body) return body.refused;
    const { id } = player;
    const { database, realtime } = runtime();
    const deletion = await deletePlayer(database, administrator, id, body.data);
    if ("refused" in deletion) return refuse(deletion.refused);
    await realtime.expelUser(id, "deleted");
    return new Response(null, { status: 204 });
  });
}
