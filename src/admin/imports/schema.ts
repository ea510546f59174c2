import { z } from "zod";
import type { Skipped, Unplayable } from "@/cards/import/import";
import type { Rereading } from "@/cards/import/recompile";
import type { ListedSet, SourceFault } from "@/cards/import/source";

export type { ListedSet };

import { locales } from "@/i18n/locales";
import { text } from "@/i18n/text";

/** What goes over HTTP about imports of cards. */

/** `folder/<name>` for what the operator put into `IMPORT_DIR`, or the name of a server. */
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

/** A list that may have thousands: how many, and so many of them. */
export interface Listed<T> {
  readonly count: number;
  readonly first: readonly T[];
}
export const LISTED_MAX = 200;

type Lists = "becamePlayable" | "changed" | "noLongerPlayable" | "faults";

/** Kept prints are being read again, or were. */
export interface ReadingStatus
  extends Omit<Rereading, Lists>,
    Readonly<{ [K in Lists]: Rereading[K] extends readonly (infer T)[] ? Listed<T> : never }> {
  readonly state: "running" | "done" | "cancelled" | "failed";
  /** Who asked for it; null for the site itself, at its start. */
  readonly pseudo: string | null;
  /** The English name of the set at hand. */
  readonly set: string | null;
  readonly setsDone: number;
  readonly setsTotal: number;
}

/** `GET /api/admin/import` */
export interface ImportOverview {
  readonly status: ImportStatus | null;
  readonly reading: ReadingStatus | null;
  readonly sources: readonly string[];
}
