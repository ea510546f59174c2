import { closeReport } from "@/admin/reports/review";
import { ReportClosing } from "@/admin/reports/schema";
import { bodyOf, guarded, idOf, refuse } from "@/app/api/guard";
import { runtime } from "@/app/runtime";

/** Closes a report with a note, for administrators: 204. */
export function PUT(request: Request, { params }: { readonly params: Promise<{ id: string }> }): Promise<Response> {
  return guarded(request, "ADMIN", async (administrator) => {
    const report = await idOf(params);
    if ("refused" in report) return report.refused;
    const body = await bodyOf(request, ReportClosing);
    if ("refused" in body) return body.refused;
    const outcome = await closeReport(runtime().database, administrator, report.id, body.data);
    return outcome === "closed" ? new Response(null, { status: 204 }) : refuse(outcome);
  });
}
