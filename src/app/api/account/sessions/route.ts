import { endSessions } from "@/accounts/session";
import { guardedChange, stillHere } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** Logs the player out everywhere else: 204. This browser's session goes on. */
export function DELETE(request: Request): Promise<Response> {
  return guardedChange(request, async ({ id }) => stillHere(request, id, await endSessions(runtime().database, id)));
}
