import { bodyOf, guardedChange } from "@/app/api/guard";
import { runtime } from "@/app/runtime";
import { ProfileForm } from "@/history/profile";

/** How much of their profile a player lets others see: 204. */
export function PUT(request: Request): Promise<Response> {
  return guardedChange(request, async (user) => {
    const body = await bodyOf(request, ProfileForm);
    if ("refused" in body) return body.refused;
    await runtime().database.user.update({ where: { id: user.id }, data: { profileShown: body.data.shown } });
    return new Response(null, { status: 204 });
  });
}
