import { z } from "zod";
import { ReportReason } from "@/db/generated/enums";
import { id, text } from "@/i18n/text";
import { PageAsked, type PageTurns } from "../pages";
import { REASON_MAX } from "../reason";
import type { Exclusion } from "../schema";
import { REPORT_WORDS_MAX } from "./reasons";

/** What goes over HTTP when a player is reported, and when administrators look at it. */

/** `POST /api/reports`: who, in which match if it was in one, and why. */
export const NewReport = z.strictObject({
  playerId: id,
  matchId: id.nullable(),
  reason: z.enum(ReportReason),
  words: text.trim().max(REPORT_WORDS_MAX),
});
export type NewReport = z.infer<typeof NewReport>;

/** Which reports are listed. */
export const REPORT_STATES = ["open", "closed"] as const;
export const ReportQuery = PageAsked.extend({ show: z.enum(REPORT_STATES).default("open") });
export type ReportQuery = z.infer<typeof ReportQuery>;

export const REPORTS_PER_PAGE = 20;

/** `PUT /api/admin/reports/ID`: closes it; the note stays with it and in the register. */
export const ReportClosing = z.strictObject({ note: text.trim().min(1).max(REASON_MAX) });
export type ReportClosing = z.infer<typeof ReportClosing>;

export interface ReportRow {
  readonly id: string;
  readonly reason: ReportReason;
  readonly words: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly closedAt: string | null;
  readonly note: string | null;
  /** Null once the account is deleted. */
  readonly reporter: { readonly pseudo: string } | null;
  readonly reported: ({ readonly id: string; readonly pseudo: string; readonly role: "PLAYER" | "ADMIN" } & Exclusion) | null;
  readonly match: { readonly id: string; readonly game: string; readonly startedAt: string } | null;
}

/** A page of the administration's list of reports. */
export interface ReportPage extends PageTurns {
  readonly reports: readonly ReportRow[];
  /** How many are open at all. */
  readonly open: number;
}
