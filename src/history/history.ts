import { z } from "zod";
import { beyondMoment, PageAsked, type PageTurns, pageOf } from "@/admin/pages";
import type { Database } from "@/db";
import type { Prisma } from "@/db/generated/client";
import { MatchKind, ProfileShown, SeatResult } from "@/db/generated/enums";
import { text } from "@/i18n/text";

/** The matches that a player has played to their end. */

export const MATCHES_PER_PAGE = 20;

/** Matches in which two players met. */
export const BETWEEN_PEOPLE = { kind: { in: [MatchKind.FRIEND, MatchKind.RANDOM] } } satisfies Prisma.MatchWhereInput;

const name = text.max(80).optional();
/** Which matches are looked for. */
export const HistoryQuery = PageAsked.extend({
  game: name,
  edition: name,
  against: z.enum(["people", "computer"]).optional(),
  result: z.enum(SeatResult).optional(),
  /** By its name at that time. */
  deck: name,
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/** A match as the one of its players remembers it whose history it stands in. */
export interface PlayedMatch {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly kind: MatchKind;
  readonly result: SeatResult;
  /** Why it ended (`Outcome`). */
  readonly reason: string;
  readonly opponent: PlayedOpponent;
  readonly deck: string | null;
  /** Own and the opponent's; null where the game does not tell. */
  readonly score: readonly [number, number] | null;
  /** ISO 8601. */
  readonly endedAt: string;
  readonly durationMs: number;
}

/** Whom a match was against: the computer, somebody whose account is gone, as who sat there is told, somebody who is not named in this list, or a player. */
export type PlayedOpponent =
  | { readonly is: "computer" }
  | { readonly is: "former" }
  | { readonly is: "unnamed" }
  | { readonly is: "player"; readonly pseudo: string; readonly profile: boolean };

export interface HistoryPage extends PageTurns {
  readonly matches: readonly PlayedMatch[];
}

/** A page of a player's matches, the latest first. */
export async function historyOf(database: Database, userId: string, { after, before, ...sought }: HistoryQuery): Promise<HistoryPage> {
  const { rows, ...turns } = await pageOf(
    { after, before },
    MATCHES_PER_PAGE,
    (stretch) => seatsOf(database, userId, sought, stretch),
    ({ matchId, endedAt }) => ({ id: matchId, by: endedAt?.toISOString() ?? "" }),
  );
  return { matches: rows.map((row) => played(row, userId)), ...turns };
}

/** The last matches of a player. @param viewerId who reads them */
export async function lastMatches(
  database: Database,
  userId: string,
  viewerId: string | null,
  count: number,
  sought: Pick<HistoryQuery, "against"> = {},
): Promise<PlayedMatch[]> {
  const rows = await seatsOf(database, userId, sought, { key: null, back: false, take: count });
  return rows.map((row) => played(row, viewerId));
}

/** The names of the decks that a player has played with. */
export async function decksPlayed(database: Database, userId: string): Promise<string[]> {
  const rows = await database.matchSeat.groupBy({ by: ["deckName"], where: { userId, result: { not: null }, deckName: { not: null } } });
  return rows.flatMap(({ deckName }) => deckName ?? []).sort((one, other) => one.localeCompare(other));
}

const SHOWN = {
  matchId: true,
  seat: true,
  result: true,
  points: true,
  deckName: true,
  endedAt: true,
  match: {
    select: {
      game: true,
      edition: true,
      kind: true,
      outcome: true,
      startedAt: true,
      seats: {
        select: {
          seat: true,
          pseudo: true,
          botName: true,
          points: true,
          user: { select: { id: true, pseudo: true, guest: true, profileShown: true } },
        },
      },
    },
  },
} as const satisfies Prisma.MatchSeatSelect;
type Row = Prisma.MatchSeatGetPayload<{ select: typeof SHOWN }>;

function seatsOf(
  database: Database,
  userId: string,
  { game, edition, against, result, deck }: Omit<HistoryQuery, "after" | "before">,
  stretch: Parameters<typeof beyondMoment>[1],
): Promise<Row[]> {
  const { kind: people } = BETWEEN_PEOPLE;
  const kind = against === undefined ? undefined : against === "people" ? people : { notIn: people.in };
  const direction = stretch.back ? "asc" : "desc";
  return database.matchSeat.findMany({
    where: {
      userId,
      result: result ?? { not: null },
      ...(deck !== undefined && { deckName: deck }),
      match: { ...(game !== undefined && { game }), ...(edition !== undefined && { edition }), ...(kind !== undefined && { kind }) },
      ...beyondMoment("endedAt", stretch, "matchId"),
    },
    orderBy: [{ endedAt: direction }, { matchId: direction }],
    take: stretch.take,
    select: SHOWN,
  });
}

const Reason = z.object({ reason: z.string() });

/** @param viewerId who reads it: whoever wants to be in nobody's list is named to those alone who have played against them */
function played({ matchId, seat, result, points, deckName, endedAt, match }: Row, viewerId: string | null): PlayedMatch {
  const { game, edition, kind, outcome, startedAt, seats } = match;
  const theirs = seats.find((one) => one.seat !== seat);
  if (!theirs || result === null || endedAt === null) throw new Error(`Match ${matchId} is not over.`);
  const sawIt = seats.some(({ user }) => user?.id === viewerId);
  return {
    id: matchId,
    game,
    edition,
    kind,
    result,
    reason: Reason.parse(outcome).reason,
    opponent: opponentOf(theirs, sawIt),
    deck: deckName,
    score: points !== null && theirs.points !== null ? [points, theirs.points] : null,
    endedAt: endedAt.toISOString(),
    durationMs: Math.max(0, endedAt.getTime() - startedAt.getTime()),
  };
}

function opponentOf({ user, botName }: Row["match"]["seats"][number], sawIt: boolean): PlayedOpponent {
  if (botName !== null) return { is: "computer" };
  if (!user && sawIt) return { is: "former" };
  if (!user || (user.profileShown === ProfileShown.NOTHING && !sawIt)) return { is: "unnamed" };
  return { is: "player", pseudo: user.pseudo, profile: !user.guest };
}
