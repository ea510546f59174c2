import { setRole } from "@/admin/sanctions";
import { NewRole } from "@/admin/schema";
import { bodyOf, guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** Makes a player an administrator, or an administrator a player again, for administrators: 204. */
export function PUT(request: Request, { params }: { readonly params: Promise<{ id: string }> }): Promise<Response> {
  return guarded(request, "ADMIN", async (administrator) => {
    const user = await idOf(params);
    if ("refused" in user) return user.refused;
    const body = await bodyOf(request, NewRole);
    if ("refused" in body) return body.refused;
    const outcome = await setRole(runtime().database, administrator, user.id, body.data);
    return "refused" in outcome ? refuse(outcome.refused) : new Response(null, { status: 204 });
  });
}
