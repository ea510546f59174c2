import { type Database, isUniqueViolation } from "@/db";
import type { NewReport } from "./schema";

/** A player reports another one. Whether it is kept is told to the reporter alone. */

export type ReportRefusal = "yourself" | "not-found" | "not-yours" | "not-in-match" | "already-reported";

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
