import { z } from "zod";
import { text } from "@/i18n/text";

/** What goes over HTTP for the administration page. */

export interface PlayerRow {
  readonly id: string;
  readonly pseudo: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** `GET /api/admin/players?search=&page=` */
export interface PlayerPage {
  readonly players: readonly PlayerRow[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
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

/** `search`: part of the pseudo, mail, first or last name, without regard to case. `page` from 1; one beyond the last gives the last. */
export const PlayerQuery = z.object({
  search: text.trim().max(100).default(""),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
export type PlayerQuery = z.infer<typeof PlayerQuery>;
