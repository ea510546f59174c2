import type { Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import type { Database } from "@/db";
import { Matches, type OfferedGame } from "@/match";
import { type GameServer, type SessionEnd, userRoom } from "./connection";
import { friendHandlers } from "./friends";
import type { SiteMatches } from "./games";
import { admitsOrigin, openGateway } from "./gateway";
import { Lobby } from "./lobby";
import { Matchmaking } from "./matchmaking";
import { joinProcesses } from "./processes";
import { Tables } from "./tables";

export interface RealtimeOptions {
  /** Socket.IO answers on it under `/socket.io/`. */
  readonly httpServer: HttpServer;
  readonly database: Database;
  /** The games that are played here; let go of when the sockets are closed. */
  readonly games: readonly OfferedGame[];
  /** Signs the session tokens. */
  readonly secret: string;
  /** Where players reach the site, when the server cannot tell from the request. */
  readonly publicUrl?: string | undefined;
  /**
   * Where several processes of one site hear of each other: a session that is ended at one is ended at all. Lobby and tables are each process's own,
   * so both players of a match have to be led to the same one.
   */
  readonly redisUrl?: string | undefined;
  readonly turnSeconds: number;
  readonly graceSeconds: number;
  /** How long a bot seems to think. */
  readonly botDelayMs?: number;
  /** How long a player may be without a connection before they count as gone from the lobby. */
  readonly leaveMs?: number;
}

/** What routes need of the sockets. */
export interface Realtime {
  /** Ends all connections of a user whose sessions were just ended; a deleted one's running match is conceded and friends see it. */
  expelUser(userId: string, reason: SessionEnd): Promise<void>;
  /** The player's decks have changed: their pages show whether the current one may be played. */
  deckChanged(userId: string): Promise<void>;
  /** Hangs up, and lets what is being written come to its end. */
  close(): Promise<void>;
}

/** Far above any message of ours (an answer with 120 choices is under 1 KB). */
const MAX_MESSAGE_BYTES = 16_384;

/** Opens the sockets of the site: lobby, matchmaking and the tables of all running matches. */
export async function startRealtime(options: RealtimeOptions): Promise<Realtime> {
  const {
    httpServer,
    database,
    games,
    secret,
    publicUrl,
    redisUrl,
    turnSeconds,
    graceSeconds,
    botDelayMs = 600,
    leaveMs = 5_000,
  } = options;
  const reportFault = (error: unknown) => console.error("realtime:", error);
  // Connections are not "recovered": every new one passes the session check, and a match sends its whole state to who joins it.
  const io: GameServer = new Server({
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: admitsOrigin(publicUrl),
  });

  const matches: SiteMatches = new Matches(games, {
    database,
    settings: { turnMs: turnSeconds * 1000, graceMs: graceSeconds * 1000, botDelayMs },
    now: Date.now,
    announce: (matchId, updates) => tables.announce(matchId, updates),
    over: ({ players }) => {
      for (const { userId } of players) if (userId) lobby.moved(userId);
    },
    reportFault: (matchId, error) => console.error(`match ${matchId}:`, error),
  });
  const lobby = new Lobby({ io, database, games, leaveMs, matchOf: (userId) => matches.runningOf(userId), reportFault });
  const matchmaking = new Matchmaking(io, database, games, matches, lobby, reportFault);
  const tables = new Tables(database, games, matches, matchmaking, reportFault);
  await matches.resume();

  const handlers = { ...friendHandlers(database, lobby), ...matchmaking.handlers, ...tables.handlers };
  openGateway({ io, database, secret, lobby, matchmaking, tables, handlers, reportFault });
  io.attach(httpServer, { destroyUpgrade: false });

  /** At this process; a deleted player's friends and opponent may be at any. */
  async function expelHere(userId: string, reason: SessionEnd): Promise<void> {
    const connections = io.in(userRoom(userId));
    connections.emit("session:ended", { reason });
    connections.disconnectSockets(true);
    lobby.forget(userId);
    if (reason !== "deleted") return;
    await matches.concedeFor(userId);
    await lobby.reloadAcquaintances(userId);
  }
  const processes = redisUrl
    ? await joinProcesses(redisUrl, (userId, reason) => void expelHere(userId, reason).catch(reportFault), reportFault)
    : null;

  return {
    async expelUser(userId, reason) {
      await Promise.all([expelHere(userId, reason), processes?.expel(userId, reason)]);
    },
    deckChanged: (userId) => lobby.reload(userId),
    async close() {
      io.disconnectSockets(true);
      lobby.close();
      // Not `io.close()`: the HTTP server is its opener's to close.
      io.engine.close();
      await matches.close();
      await Promise.all(games.map((game) => game.close()));
      processes?.close();
    },
  };
}
