import { SetsQuery } from "@/admin/imports/schema";
import { guarded, queryOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** The sets of a source, for administrators: 200 with a list of `ListedSet`; 502 when the source itself does not say. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "ADMIN", async () => {
    const query = queryOf(request, SetsQuery);
    if ("refused" in query) return query.refused;
    const answer = await runtime().imports.setsOf(query.data.source);
    if (answer === "not-found") return refuse(answer);
    return "sets" in answer ? Response.json(answer.sets) : refuse("source-unreadable");
  });
}
