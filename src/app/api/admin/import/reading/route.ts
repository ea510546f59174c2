import { guarded, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** Begins to read all imported cards again, for administrators: 202 with an `ImportOverview`. One such thing or import at a time; it is ended like an import. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "ADMIN", async ({ pseudo }) => {
    const { imports } = runtime();
    const begun = imports.readings.start(pseudo);
    return begun === "started" ? Response.json(imports.overview(), { status: 202 }) : refuse(begun);
  });
}
