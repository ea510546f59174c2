import type { Database } from "@/db";
import { loadPlayed } from "@/match";

/** Matches are fetched so many at a time: a player may have thousands, of some thousand answers each. */
const MATCHES_AT_ONCE = 25;

/**
 * All that the site keeps of a player, as the pieces of one JSON text. Of matches it is what the player did: cards and answers of an opponent are
 * the opponent's, and seeds are secret while a match runs.
 */
export async function* exportAccount(database: Database, userId: string): AsyncGenerator<string> {
  const account = await database.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      pseudo: true,
      email: true,
      emailConfirmedAt: true,
      firstName: true,
      lastName: true,
      locale: true,
      role: true,
      createdAt: true,
      lastSeenAt: true,
      pseudoChangedAt: true,
      acceptsRequests: true,
      profileShown: true,
      spectators: true,
      handShown: true,
      chats: true,
      suspendedUntil: true,
      suspensionReason: true,
    },
  });
  yield `{"account":${JSON.stringify(account)}`;
  yield `,"decks":${JSON.stringify(await decksOf(database, userId))}`;
  for (const [name, rows] of Object.entries(await peopleOf(database, userId))) yield `,${JSON.stringify(name)}:${JSON.stringify(rows)}`;
  yield `,"challengeLink":${JSON.stringify(await challengeLinkOf(database, userId))}`;
  yield `,"reports":${JSON.stringify(await reportsOf(database, userId))}`;
  yield `,"messages":${JSON.stringify(await messagesOf(database, userId))}`;
  yield `,"matches":[`;
  let after: string | undefined;
  for (;;) {
    const page = await matchesOf(database, userId, after);
    for (const match of page) {
      yield `${after === undefined ? "" : ","}${JSON.stringify(match)}`;
      after = match.id;
    }
    if (page.length < MATCHES_AT_ONCE) break;
  }
  yield "]}";
}

async function decksOf(database: Database, ownerId: string) {
  const rows = await database.deck.findMany({
    where: { ownerId },
    select: {
      game: true,
      name: true,
      cards: true,
      legal: true,
      sleeve: true,
      mat: true,
      share: true,
      createdAt: true,
      updatedAt: true,
      current: { select: { deckId: true } },
    },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ current, ...deck }) => ({ ...deck, current: current !== null }));
}

/** The link by which the player challenges whoever follows it; null where none is open. */
function challengeLinkOf(database: Database, fromId: string) {
  return database.challengeLink.findUnique({ where: { fromId }, select: { code: true, game: true, edition: true, expiresAt: true } });
}

/** What the player wrote of others. What others wrote is theirs, and what the administration noted is its own. */
async function reportsOf(database: Database, reporterId: string) {
  const rows = await database.playerReport.findMany({
    where: { reporterId },
    select: { reported: { select: { pseudo: true } }, matchId: true, reason: true, words: true, createdAt: true },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ reported, ...row }) => ({ player: reported?.pseudo ?? null, ...row }));
}

/** What the player wrote at tables. */
function messagesOf(database: Database, userId: string) {
  return database.chatLine.findMany({ where: { userId }, select: { matchId: true, words: true, createdAt: true }, orderBy: { id: "asc" } });
}

async function peopleOf(database: Database, userId: string) {
  const named = { select: { pseudo: true } } as const;
  const [friendships, sent, received, blocks] = await Promise.all([
    database.friendship.findMany({
      where: { OR: [{ userLowId: userId }, { userHighId: userId }] },
      select: { createdAt: true, userLowId: true, userLow: named, userHigh: named },
    }),
    database.friendRequest.findMany({ where: { fromId: userId }, select: { createdAt: true, to: named } }),
    database.friendRequest.findMany({ where: { toId: userId }, select: { createdAt: true, from: named } }),
    database.block.findMany({ where: { blockerId: userId }, select: { createdAt: true, blocked: named } }),
  ]);
  return {
    friends: friendships.map(({ createdAt, userLowId, userLow, userHigh }) => ({
      pseudo: (userLowId === userId ? userHigh : userLow).pseudo,
      since: createdAt,
    })),
    requestsSent: sent.map(({ createdAt, to }) => ({ pseudo: to.pseudo, at: createdAt })),
    requestsReceived: received.map(({ createdAt, from }) => ({ pseudo: from.pseudo, at: createdAt })),
    blocked: blocks.map(({ createdAt, blocked }) => ({ pseudo: blocked.pseudo, at: createdAt })),
  };
}

async function matchesOf(database: Database, userId: string, after: string | undefined) {
  const rows = await database.matchSeat.findMany({
    where: { userId, ...(after !== undefined && { matchId: { gt: after } }) },
    select: {
      seat: true,
      deckName: true,
      sleeve: true,
      mat: true,
      result: true,
      points: true,
      blow: true,
      played: true,
      match: {
        select: {
          id: true,
          game: true,
          edition: true,
          kind: true,
          status: true,
          outcome: true,
          startedAt: true,
          endedAt: true,
          seats: { select: { seat: true, pseudo: true, botName: true } },
        },
      },
    },
    orderBy: { matchId: "asc" },
    take: MATCHES_AT_ONCE,
  });
  return Promise.all(
    rows.map(async ({ match: { seats, ...match }, ...own }) => {
      const { entries } = await loadPlayed(database, { id: match.id, setup: null });
      const answers = entries.filter(({ by }) => by === own.seat).map(({ answer }) => answer);
      const opponent = seats.find(({ seat }) => seat !== own.seat);
      return { ...match, ...own, opponent: opponent?.botName === null ? opponent.pseudo : "computer", answers };
    }),
  );
}
