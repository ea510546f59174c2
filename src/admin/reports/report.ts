import { type Database, isUniqueViolation } from "@/db";
import type { NewReport } from "./schema";

/** A player reports another one. Whether it is kept is told to the reporter alone. */

export type ReportRefusal = "yourself" | "not-found" | "not-yours" | "not-in-match" | "already-reported";

/** A report as whoever made it is told of it: that somebody has looked, not what came of it for the other one. */
export interface OwnReport {
  readonly id: string;
  /** Null once that account is deleted. */
  readonly pseudo: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null while nobody has looked. */
  readonly closedAt: string | null;
}

/** So many of their last reports are told to a player. */
const OWN_REPORTS = 10;

/** What became of a player's own reports, the latest first. */
export async function ownReports(database: Database, reporterId: string): Promise<readonly OwnReport[]> {
  const reports = await database.playerReport.findMany({
    where: { reporterId },
    select: { id: true, createdAt: true, closedAt: true, reported: { select: { pseudo: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: OWN_REPORTS,
  });
  return reports.map(({ id, createdAt, closedAt, reported }) => ({
    id,
    pseudo: reported?.pseudo ?? null,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}

/** Keeps a report for the administration; null when it was kept. In a match only those report and are reported who sat in it. */
export async function reportPlayer(
  database: Database,
  reporterId: string,
  { playerId, matchId, reason, words }: NewReport,
): Promise<ReportRefusal | null> {
  if (playerId === reporterId) return "yourself";
  if ((await database.user.count({ where: { id: playerId } })) === 0) return "not-found";
  if (matchId !== null) {
    const seats = await database.matchSeat.findMany({ where: { matchId }, select: { userId: true } });
    if (seats.length === 0) return "not-found";
    if (!seats.some(({ userId }) => userId === reporterId)) return "not-yours";
    if (!seats.some(({ userId }) => userId === playerId)) return "not-in-match";
  }
  try {
    await database.playerReport.create({ data: { reporterId, reportedId: playerId, matchId, reason, words } });
    return null;
  } catch (error) {
    if (isUniqueViolation(error)) return "already-reported";
    throw error;
  }
}
