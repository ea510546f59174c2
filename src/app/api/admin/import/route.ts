import { note } from "@/admin/audit";
import { NewImport } from "@/admin/imports/schema";
import { bodyOf, guarded, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** The running or last import of cards and the sources there are, for administrators: 200 with an `ImportOverview`. */
export function GET(request: Request): Promise<Response> {
  return guarded(request, "ADMIN", async () => Response.json(await runtime().imports.overview()));
}

/** Begins an import: 202 with an `ImportOverview`. One at a time in the whole site. */
export function POST(request: Request): Promise<Response> {
  return guarded(request, "ADMIN", async (administrator) => {
    const body = await bodyOf(request, NewImport);
    if ("refused" in body) return body.refused;
    const { imports, database } = runtime();
    const begun = await imports.start(body.data, administrator.pseudo);
    if (begun === "started") await note(database, administrator, "import", null, body.data);
    return begun === "started" ? Response.json(await imports.overview(), { status: 202 }) : refuse(begun);
  });
}

/** Ends what is running at any process, an import or a reading, if there is one: 200 with an `ImportOverview` once it has ended. */
export function DELETE(request: Request): Promise<Response> {
  return guarded(request, "ADMIN", async (administrator) => {
    const { imports, database } = runtime();
    if (await imports.cancel()) await note(database, administrator, "import-cancel", null);
    return Response.json(await imports.overview());
  });
}
