import { note } from "@/admin/audit";
import { guarded, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** Begins to read all imported cards again, for administrators: 202 with an `ImportOverview`. One such thing or import at a time; it is ended like an import. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "ADMIN", async (administrator) => {
    const { imports, database } = runtime();
    const begun = await imports.readings.start(administrator.pseudo);
    if (begun === "started") await note(database, administrator, "reading", null);
    return begun === "started" ? Response.json(await imports.overview(), { status: 202 }) : refuse(begun);
  });
}
