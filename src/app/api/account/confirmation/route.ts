import { guardedChange } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** Sends the link that confirms the player's mail once more: 204. */
export function POST(request: Request): Promise<Response> {
  return guardedChange(request, async ({ id }) => {
    await runtime().mailConfirmation.send(id);
    return new Response(null, { status: 204 });
  });
}
