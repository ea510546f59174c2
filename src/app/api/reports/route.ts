import { reportPlayer } from "@/admin/reports/report";
import { NewReport } from "@/admin/reports/schema";
import { bodyOf, guarded, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** Reports a player to the administration, so many times an hour: 204. Guests may too. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "PLAYER", async (user) => {
    const body = await bodyOf(request, NewReport);
    if ("refused" in body) return body.refused;
    const { database, gate } = runtime();
    if (!(await gate.tryReport(user.id))) return refuse("too-many-reports");
    const refusal = await reportPlayer(database, user.id, body.data);
    return refusal === null ? new Response(null, { status: 204 }) : refuse(refusal);
  });
}
