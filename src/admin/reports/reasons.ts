import { ReportReason } from "@/db/generated/enums";

/** Each has its words in `reports.reasons`. */
export const REPORT_REASONS = Object.values(ReportReason);
export const REPORT_WORDS_MAX = 500;
