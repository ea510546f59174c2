import { resetLink } from "@/admin";
import { Reasoned } from "@/admin/schema";
import { bodyOf, guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** A link by which a player sets a new password, for an administrator to hand over: 201 with its path. It opens once, within an hour. */
export function POST(request: Request, { params }: { readonly params: Promise<{ id: string }> }): Promise<Response> {
  return guarded(request, "ADMIN", async (administrator) => {
    const player = await idOf(params);
    if ("refused" in player) return player.refused;
    const body = await bodyOf(request, Reasoned);
    if ("refused" in body) return body.refused;
    const link = await resetLink(runtime().database, administrator, player.id, body.data);
    return "refused" in link ? refuse(link.refused) : Response.json(link, { status: 201 });
  });
}
