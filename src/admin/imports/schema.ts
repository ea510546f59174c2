import { z } from "zod";
import type { Skipped, Unplayable } from "@/cards/import/import";
import type { ListedSet, SourceFault } from "@/cards/import/source";
import { locales } from "@/i18n/locales";
import { text } from "@/i18n/text";

/** What goes over HTTP about imports of cards. */

/** The public server of TCGdex, beside the folders that the operator put into `IMPORT_DIR`. */
export const TCGDEX = "tcgdex";

/** `folder/<name>`, or the server. */
const Source = text.min(1).max(300);

/** `GET /api/admin/import/sets` */
export const SetsQuery = z.object({ source: Source });

/** `POST /api/admin/import` */
export const NewImport = z.strictObject({
  source: Source,
  /** All that the source has when left out. */
  sets: z.array(text.min(1).max(64)).min(1).max(2000).optional(),
  languages: z.array(z.enum(locales)).min(1),
});
export type NewImport = Readonly<z.infer<typeof NewImport>>;

/** The running import, or the last one since the site was started. */
export interface ImportStatus {
  readonly state: "running" | "done" | "cancelled" | "failed";
  readonly source: string;
  /** Who started it. */
  readonly pseudo: string;
  /** The set at hand. */
  readonly set: ListedSet | null;
  readonly setsDone: number;
  readonly setsTotal: number;
  /** 0 to 1. */
  readonly share: number;
  readonly cards: number;
  readonly playable: number;
  /** New cards and such as changed. */
  readonly written: number;
  readonly skipped: readonly Skipped[];
  readonly unplayable: readonly Unplayable[];
  /** Why it failed: what the source lacks, or a fault of the site. */
  readonly fault: { readonly code: SourceFault | "server-error"; readonly subject: string } | null;
}

/** `GET /api/admin/import` */
export interface ImportOverview {
  readonly status: ImportStatus | null;
  readonly sources: readonly string[];
}
