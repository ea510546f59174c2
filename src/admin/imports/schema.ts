import { z } from "zod";
import type { ListedSet, SourceFault } from "@/cards/import/source";
import { locales } from "@/i18n/locales";
import { text } from "@/i18n/text";
import { listedOf } from "./listed";

export type { ListedSet };

/** What goes over HTTP about imports of cards, and stands in the database of the one that is under way. */

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

/** `interrupted`: its process has ended before it was done. */
const State = z.enum(["running", "done", "cancelled", "failed", "interrupted"]);
export type JobState = z.infer<typeof State>;

const Fault = z.enum(["no-cards", "unlisted", "no-answer", "server-error"]) satisfies z.ZodType<SourceFault | "server-error">;

/** The running import, or the last one. */
const ImportStatus = z
  .object({
    state: State,
    source: z.string(),
    /** Who started it. */
    pseudo: z.string(),
    /** The set at hand. */
    set: z.object({ id: z.string(), name: z.string() }).readonly().nullable(),
    setsDone: z.int(),
    setsTotal: z.int(),
    /** 0 to 1. */
    share: z.number(),
    cards: z.int(),
    playable: z.int(),
    /** New cards and such as changed. */
    written: z.int(),
    skipped: listedOf(z.object({ id: z.string(), code: z.string(), subject: z.string() }).readonly()),
    unplayable: listedOf(z.object({ id: z.string(), reason: z.string() }).readonly()),
    /** Why it failed: what the source lacks, or a fault of the site. */
    fault: z.object({ code: Fault, subject: z.string() }).readonly().nullable(),
  })
  .readonly();
export type ImportStatus = z.infer<typeof ImportStatus>;

const card = { id: z.string(), name: z.string() };

/** Kept prints are being read again, or were (`Rereading`). */
const ReadingStatus = z
  .object({
    state: State,
    /** Who asked for it; null for the site itself, at its start. */
    pseudo: z.string().nullable(),
    /** The English name of the set at hand. */
    set: z.string().nullable(),
    setsDone: z.int(),
    setsTotal: z.int(),
    cards: z.int(),
    printless: z.int(),
    playable: z.int(),
    becamePlayable: listedOf(z.object(card).readonly()),
    changed: listedOf(z.object({ ...card, before: z.string(), now: z.string() }).readonly()),
    noLongerPlayable: listedOf(z.object({ ...card, reason: z.string() }).readonly()),
    faults: listedOf(z.object({ id: z.string(), code: z.string(), subject: z.string() }).readonly()),
  })
  .readonly();
export type ReadingStatus = z.infer<typeof ReadingStatus>;

/** How the last of each kind stands; null where there was none, and where another version of the site has written what this one does not read. */
export const JobStatuses = z.object({
  import: ImportStatus.nullable().default(null).catch(null),
  reading: ReadingStatus.nullable().default(null).catch(null),
});
export type JobStatuses = Readonly<z.infer<typeof JobStatuses>>;

/** `GET /api/admin/import` */
export interface ImportOverview {
  readonly status: ImportStatus | null;
  readonly reading: ReadingStatus | null;
  readonly sources: readonly string[];
}
