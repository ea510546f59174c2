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

function decksOf(database: Database, ownerId: string) {
  return database.deck.findMany({
    where: { ownerId },
    select: { game: true, name: true, cards: true, legal: true, createdAt: true, updatedAt: true },
    orderBy: { createdAt: "asc" },
  });
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
  const rows = await database.match.findMany({
    where: { seats: { some: { userId } }, ...(after !== undefined && { id: { gt: after } }) },
    select: {
      id: true,
      game: true,
      edition: true,
      kind: true,
      status: true,
      outcome: true,
      startedAt: true,
      endedAt: true,
      seats: { select: { seat: true, userId: true, pseudo: true, botName: true }, orderBy: { seat: "asc" } },
    },
    orderBy: { id: "asc" },
    take: MATCHES_AT_ONCE,
  });
  return Promise.all(
    rows.map(async ({ seats, ...match }) => {
      const own = seats.find((seat) => seat.userId === userId)?.seat ?? null;
      const { entries } = await loadPlayed(database, { id: match.id, setup: null });
      const answers = entries.filter(({ by }) => by === own).map(({ answer }) => answer);
      const opponent = seats.find(({ seat }) => seat !== own);
      return { ...match, seat: own, opponent: opponent?.botName === null ? opponent.pseudo : "computer", answers };
    }),
  );
}
