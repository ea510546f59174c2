import type { Database } from "@/db";
import type { Prisma } from "@/db/generated/client";
import { type Actor, note as noteDeed } from "../audit";
import { beyondMoment, pageOf } from "../pages";
import { exclusionOf } from "../sanctions";
import { REPORTS_PER_PAGE, type ReportClosing, type ReportPage, type ReportQuery, type ReportRow } from "./schema";

/** What administrators do with reports. */

const SHOWN = {
  id: true,
  reason: true,
  words: true,
  createdAt: true,
  closedAt: true,
  note: true,
  reporter: { select: { pseudo: true } },
  reported: { select: { id: true, pseudo: true, role: true, suspendedUntil: true } },
  match: { select: { id: true, game: true, startedAt: true } },
} as const satisfies Prisma.PlayerReportSelect;

/** Open or closed reports, the latest first, one page of them. */
export async function listReports(database: Database, { show, ...asked }: ReportQuery, now = new Date()): Promise<ReportPage> {
  const column = show === "open" ? "createdAt" : "closedAt";
  const page = await pageOf(
    asked,
    REPORTS_PER_PAGE,
    (stretch) =>
      database.playerReport.findMany({
        where: { closedAt: show === "open" ? null : { not: null }, ...beyondMoment(column, stretch) },
        select: SHOWN,
        orderBy: [{ [column]: stretch.back ? "asc" : "desc" }, { id: stretch.back ? "asc" : "desc" }],
        take: stretch.take,
      }),
    (row) => ({ by: (row[column] ?? row.createdAt).toISOString(), id: row.id }),
  );
  const reports = page.rows.map((row) => rowOf(row, now));
  const { previous, next } = page;
  return { reports, previous, next, open: await database.playerReport.count({ where: { closedAt: null } }) };
}

function rowOf(report: Prisma.PlayerReportGetPayload<{ select: typeof SHOWN }>, now: Date): ReportRow {
  const { createdAt, closedAt, reported, match, ...row } = report;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    reported: reported && { id: reported.id, pseudo: reported.pseudo, role: reported.role, ...exclusionOf(reported, now) },
    match: match && { ...match, startedAt: match.startedAt.toISOString() },
  };
}

/** Closes an open report; of two administrators who do so at once, one does. The register keeps who, and the note. */
export function closeReport(
  database: Database,
  actor: Actor,
  reportId: string,
  { note }: ReportClosing,
  now = new Date(),
): Promise<"closed" | "not-found"> {
  return database.$transaction(async (transaction) => {
    const { count } = await transaction.playerReport.updateMany({ where: { id: reportId, closedAt: null }, data: { closedAt: now, note } });
    if (count === 0) return "not-found";
    const { reported } = await transaction.playerReport.findUniqueOrThrow({
      where: { id: reportId },
      select: { reported: { select: { id: true, pseudo: true } } },
    });
    await noteDeed(transaction, actor, "close-report", reported, { reason: note, report: reportId });
    return "closed";
  });
}
