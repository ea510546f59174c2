import { z } from "zod";
import { Role } from "@/db/generated/enums";
import { text } from "@/i18n/text";
import { PageAsked, type PageTurns } from "./pages";
import { REASON_MAX } from "./reason";

/** What goes over HTTP for the administration page. */

/** Whether somebody is shut out. */
export interface Exclusion {
  /** Until when, in ISO 8601; null when they may come in. */
  readonly suspendedUntil: string | null;
  /** For good. */
  readonly banned: boolean;
}

export interface PlayerRow extends Exclusion {
  readonly id: string;
  readonly pseudo: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly role: "PLAYER" | "ADMIN";
}

/** `GET /api/admin/players` */
export interface PlayerPage extends PageTurns {
  readonly players: readonly PlayerRow[];
  /** How many were found on all pages; where there are `more`, as far as they were counted. */
  readonly total: number;
  readonly more: boolean;
}

/** One row of the audit: who deleted whom. */
export interface Deletion {
  readonly id: string;
  readonly actorPseudo: string;
  readonly subjectPseudo: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

export const PLAYERS_PER_PAGE = 20;

/** In what order: the newest and the latest first. */
const PLAYER_ORDERS = ["pseudo", "createdAt", "lastSeenAt"] as const;
/** Who is listed. */
export const PLAYER_KINDS = ["players", "suspended", "administrators"] as const;

/** `search`: part of the pseudo, mail, first or last name, or how one begins where it is but a letter or two; without regard to case and accents. */
export const PlayerQuery = PageAsked.extend({
  search: text.trim().max(100).default(""),
  order: z.enum(PLAYER_ORDERS).default("pseudo"),
  show: z.enum(PLAYER_KINDS).default("players"),
});
export type PlayerQuery = z.infer<typeof PlayerQuery>;

/** Why something is done to somebody; it stands in the register. `DELETE /api/admin/players/ID`, `DELETE …/suspension`, `POST …/reset` */
export const Reasoned = z.strictObject({ reason: text.trim().min(1).max(REASON_MAX) });
export type Reasoned = z.infer<typeof Reasoned>;

/** `PUT /api/admin/players/ID/suspension`: for so many days, or for good; the player reads the reason, too. */
export const Suspension = Reasoned.extend({ days: z.int().min(1).max(365).nullable() });
export type Suspension = z.infer<typeof Suspension>;

/** `PUT /api/admin/players/ID/role` */
export const NewRole = Reasoned.extend({ role: z.enum(Role) });
export type NewRole = z.infer<typeof NewRole>;

/** What administrators do; each has its words in `admin.register.deeds`. */
export const AUDIT_ACTIONS = [
  "delete-player",
  "reset-link",
  "suspend",
  "ban",
  "lift",
  "promote",
  "demote",
  "import",
  "import-cancel",
  "reading",
  "close-report",
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

export const AUDIT_PER_PAGE = 30;
export const AuditQuery = PageAsked.extend({ search: text.trim().max(100).default("") });
export type AuditQuery = z.infer<typeof AuditQuery>;

export interface AuditPage extends PageTurns {
  readonly entries: readonly {
    readonly id: string;
    readonly actorPseudo: string;
    readonly action: AuditAction;
    readonly subjectPseudo: string | null;
    readonly reason: string | null;
    /** How long somebody was suspended. */
    readonly days: number | null;
    /** ISO 8601. */
    readonly createdAt: string;
  }[];
}

export const FROZEN_PER_PAGE = 20;

/** A match that a fault stopped. */
export interface FrozenRow {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly players: readonly [FrozenPlayer, FrozenPlayer];
  /** ISO 8601. */
  readonly startedAt: string;
  readonly stoppedAt: string;
  /** After how many answers. */
  readonly seq: number;
  /** The fault as the server wrote it down, with where in the code it came from. */
  readonly error: string;
}

interface FrozenPlayer {
  readonly pseudo: string;
  /** Still has an account. */
  readonly here: boolean;
  readonly bot: boolean;
}

/** A page of the administration's list of matches that a fault stopped. */
export interface FrozenPage extends PageTurns {
  readonly matches: readonly FrozenRow[];
  /** How many there are at all. */
  readonly total: number;
}
