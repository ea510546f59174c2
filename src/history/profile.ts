import { z } from "zod";
import { identityKey } from "@/accounts/identity";
import type { Database } from "@/db";
import { ProfileShown, SeatResult, type Spectators } from "@/db/generated/enums";
import { blockBetween } from "@/friends/blocks";
import { BETWEEN_PEOPLE, lastMatches, type PlayedMatch } from "./history";
import { playedOf, type Tally } from "./tally";

/** How a player has fared against people; what is played against the computer counts nowhere here. */

/** What an account says of who sees how much. */
export const ProfileForm = z.object({ shown: z.enum(ProfileShown) });

export interface Profile {
  readonly id: string;
  readonly pseudo: string;
  /** ISO 8601. */
  readonly since: string;
  /** Whether it is the reader's own. */
  readonly own: boolean;
  /** Plays without an account: there is nothing but the pseudo. */
  readonly guest: boolean;
  /** What the player lets others see. */
  readonly shown: ProfileShown;
  /** Who may watch the player's matches; null for everybody but the player. */
  readonly watching: { readonly spectators: Spectators; readonly handShown: boolean } | null;
  /** Null where this reader sees nothing of it. */
  readonly results: ProfileResults | null;
  /** Null where this reader sees results at most. */
  readonly details: ProfileDetails | null;
}

export interface ProfileResults {
  readonly all: Tally;
  readonly byEdition: readonly (Tally & { readonly game: string; readonly edition: string })[];
  /** Victories in a row: those that still go on, and the most there ever were. */
  readonly streak: number;
  readonly bestStreak: number;
  /** The last results, the latest first. */
  readonly last: readonly SeatResult[];
  /** The reader's results against this player; null for the player's own page. */
  readonly againstReader: Tally | null;
}

export interface ProfileDetails {
  readonly byDeck: readonly (Tally & { readonly game: string; readonly edition: string; readonly deck: string })[];
  /** Cards of one game, the one that was played most lately; the first most. */
  readonly favourites: { readonly game: string; readonly cards: readonly { readonly card: string; readonly count: number }[] } | null;
  readonly blow: number;
  readonly matches: readonly PlayedMatch[];
}

const DECKS = 5;
const LAST_RESULTS = 10;
const LAST_MATCHES = 5;
const FAVOURITES = 3;
/** So far back are favourite cards counted. */
const LATELY = 50;
/** So far back are streaks looked for. */
const LONGEST = 5_000;

/** The profile of a player as somebody sees it who is logged in; null where there is no such player. */
export async function profileOf(database: Database, reader: { readonly id: string }, pseudo: string): Promise<Profile | null> {
  const user = await database.user.findUnique({
    where: { pseudoKey: identityKey(pseudo) },
    select: { id: true, pseudo: true, guest: true, createdAt: true, profileShown: true, spectators: true, handShown: true },
  });
  if (!user) return null;
  const own = user.id === reader.id && !user.guest;
  // Who wants nothing of the other shows nothing either, and looks like anybody who shows nothing.
  const apart = !own && (await blockBetween(database, reader.id, user.id)) !== null;
  const seen = own ? ProfileShown.ALL : apart || user.guest ? ProfileShown.NOTHING : user.profileShown;
  const { id, pseudo: name, createdAt, profileShown, spectators, handShown } = user;
  const rows = seen === ProfileShown.NOTHING ? null : await counted(database, id);
  return {
    id,
    pseudo: name,
    since: createdAt.toISOString(),
    own,
    guest: user.guest,
    shown: own ? profileShown : seen,
    watching: own ? { spectators, handShown } : null,
    results: rows && (await resultsOf(database, id, own ? null : reader.id, rows)),
    details: rows && seen === ProfileShown.ALL ? await detailsOf(database, id, reader.id, rows) : null,
  };
}

const Counted = z.object({
  game: z.string(),
  edition: z.string(),
  deck: z.string().nullable(),
  won: z.number(),
  lost: z.number(),
  drawn: z.number(),
});
type Counted = z.infer<typeof Counted>;

/** How often a player has won and lost, by what they played. */
async function counted(database: Database, userId: string): Promise<readonly Counted[]> {
  return z.array(Counted).parse(
    await database.$queryRaw`
      SELECT "Match"."game", "Match"."edition", "MatchSeat"."deckName" AS "deck",
        count(*) FILTER (WHERE "MatchSeat"."result" = 'WON')::int AS "won",
        count(*) FILTER (WHERE "MatchSeat"."result" = 'LOST')::int AS "lost",
        count(*) FILTER (WHERE "MatchSeat"."result" = 'DRAWN')::int AS "drawn"
      FROM "MatchSeat" JOIN "Match" ON "Match"."id" = "MatchSeat"."matchId"
      WHERE "MatchSeat"."userId" = ${userId} AND "MatchSeat"."result" IS NOT NULL AND "Match"."kind" IN ('FRIEND', 'RANDOM')
      GROUP BY 1, 2, 3`,
  );
}

/** Adds up what is the same by some of its parts; what was played most stands first. */
function gathered<Row extends Tally>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row));
    sums.set(keyOf(row), sum ? { ...sum, won: sum.won + row.won, lost: sum.lost + row.lost, drawn: sum.drawn + row.drawn } : row);
  }
  return [...sums.values()].sort((one, other) => playedOf(other) - playedOf(one));
}

async function resultsOf(database: Database, userId: string, readerId: string | null, rows: readonly Counted[]): Promise<ProfileResults> {
  const [all = { won: 0, lost: 0, drawn: 0 }] = gathered(rows, () => "");
  const { won, lost, drawn } = all;
  const results = await database.matchSeat.findMany({
    where: { userId, result: { not: null }, match: BETWEEN_PEOPLE },
    orderBy: [{ endedAt: "desc" }, { matchId: "desc" }],
    take: LONGEST,
    select: { result: true },
  });
  const course = results.flatMap(({ result }) => result ?? []);
  return {
    all: { won, lost, drawn },
    byEdition: gathered(rows, ({ game, edition }) => `${game}/${edition}`).map(({ deck: _, ...row }) => row),
    ...streaksOf(course),
    last: course.slice(0, LAST_RESULTS),
    againstReader: readerId === null ? null : await between(database, readerId, userId),
  };
}

/** Victories in a row, of results whose latest stands first. */
export function streaksOf(results: readonly SeatResult[]): { readonly streak: number; readonly bestStreak: number } {
  const ended = results.findIndex((result) => result !== SeatResult.WON);
  let best = 0;
  let run = 0;
  for (const result of results) {
    run = result === SeatResult.WON ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { streak: ended < 0 ? results.length : ended, bestStreak: best };
}

/** How one has fared against the other. */
async function between(database: Database, userId: string, otherId: string): Promise<Tally> {
  const rows = await database.matchSeat.groupBy({
    by: ["result"],
    where: { userId, result: { not: null }, match: { ...BETWEEN_PEOPLE, seats: { some: { userId: otherId } } } },
    _count: true,
  });
  const count = (wanted: SeatResult) => rows.find(({ result }) => result === wanted)?._count ?? 0;
  return { won: count(SeatResult.WON), lost: count(SeatResult.LOST), drawn: count(SeatResult.DRAWN) };
}

async function detailsOf(database: Database, userId: string, readerId: string, rows: readonly Counted[]): Promise<ProfileDetails> {
  const hardest = await database.matchSeat.aggregate({ where: { userId, match: BETWEEN_PEOPLE }, _max: { blow: true } });
  return {
    byDeck: gathered(
      rows.flatMap(({ deck, ...row }) => (deck === null ? [] : [{ ...row, deck }])),
      ({ game, deck }) => `${game}/${deck}`,
    ).slice(0, DECKS),
    favourites: await favouritesOf(database, userId),
    blow: hardest._max.blow ?? 0,
    matches: await lastMatches(database, userId, readerId, LAST_MATCHES, { against: "people" }),
  };
}

const Played = z.array(z.object({ card: z.string(), count: z.number() }));

async function favouritesOf(database: Database, userId: string): Promise<ProfileDetails["favourites"]> {
  const seats = await database.matchSeat.findMany({
    where: { userId, result: { not: null }, match: BETWEEN_PEOPLE },
    orderBy: [{ endedAt: "desc" }, { matchId: "desc" }],
    take: LATELY,
    select: { played: true, match: { select: { game: true } } },
  });
  const [latest] = seats;
  if (!latest) return null;
  const { game } = latest.match;
  const counts = new Map<string, number>();
  for (const { played, match } of seats)
    if (match.game === game && played !== null)
      for (const { card, count } of Played.parse(played)) counts.set(card, (counts.get(card) ?? 0) + count);
  // What the catalogue has no more cannot be drawn.
  const there = await database.card.findMany({ where: { game, id: { in: [...counts.keys()] } }, select: { id: true } });
  const cards = there.map(({ id }) => ({ card: id, count: counts.get(id) ?? 0 })).sort((one, other) => other.count - one.count);
  return { game, cards: cards.slice(0, FAVOURITES) };
}
