import type { Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import { Decoder } from "socket.io-parser";
import type { SessionUser } from "@/accounts/session";
import type { Database } from "@/db";
import { Matches, type OfferedGame } from "@/match";
import { recordNowAndThen } from "@/match/recording";
import { retain } from "@/match/retention";
import { log } from "@/telemetry/log";
import type { Figures } from "@/telemetry/metrics";
import { type GameServer, userRoom } from "./connection";
import { Connections } from "./connections";
import { type Desk, OwnDesk } from "./desk";
import { Errands } from "./errands";
import { friendHandlers } from "./friends";
import type { SiteMatches } from "./games";
import { admitsHandshake, openGateway } from "./gateway";
import { JsonEncoder } from "./json-encoder";
import { Lobby } from "./lobby";
import { leaveLobby, takeLobby } from "./lobby-file";
import { Matchmaking } from "./matchmaking";
import { shareSite } from "./processes";
import type { MatchUpdate, Me, SessionEnd } from "./protocol";
import { Tables } from "./tables";

export interface RealtimeOptions {
  /** Its upgrades under `/socket.io/` are Socket.IO's. */
  readonly httpServer: HttpServer;
  readonly database: Database;
  /** The games that are played here; let go of when the sockets are closed. */
  readonly games: readonly OfferedGame[];
  /** Signs the session tokens. */
  readonly secret: string;
  /** Names what the pages were built from. */
  readonly build: string;
  /** Where players reach the site, when the server cannot tell from the request. */
  readonly publicUrl?: string | undefined;
  /**
   * Where several processes are one site, whichever of them a player's line comes to.
   */
  readonly redisUrl?: string | undefined;
  /** Begins all names in Redis, where several sites share one. */
  readonly redisPrefix?: string;
  /** Where a site of one process leaves its queue and challenges to the process after it; several have them in Redis. */
  readonly lobbyFile?: string;
  readonly turnSeconds: number;
  readonly graceSeconds: number;
  /** How long a bot seems to think. */
  readonly botDelayMs?: number;
  /** How many days a match is kept after its end; for ever without. */
  readonly retentionDays?: number | null;
  /** How much later than the players those hear of a match who watch it. */
  readonly spectatorDelayMs?: number;
  /** How long a player may be without a connection before they count as gone from the lobby. */
  readonly leaveMs?: number;
}

/** What pages and routes need of the sockets; they may be in another thread. */
export interface RealtimeForPages {
  /** What a player's game page begins with, until its line is open. What only the process that leads knows, who waits or was challenged, is told then. */
  meOf(user: SessionUser): Promise<Me>;
  /** What a player's page of a match begins with, until its line is open. Null where that is for the line to say: it is not theirs, or played by another process. */
  matchOf(user: SessionUser, matchId: string): Promise<MatchUpdate | null>;
  /**
   * Ends all connections of a user whose sessions were just ended; a deleted one's running match is conceded and friends see it. What cannot be done now is
   * done later: the account has changed already.
   */
  expelUser(userId: string, reason: SessionEnd): Promise<void>;
  /** The player has another pseudo or language: pages show it at once, a match that runs keeps the pseudo that it began with. */
  accountChanged(userId: string): Promise<void>;
  /** The player's decks have changed: their pages show whether the current one may be played. */
  deckChanged(userId: string): Promise<void>;
}

export interface Realtime extends RealtimeForPages {
  /** How much is going on here. */
  figures(): Figures;
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
    build,
    publicUrl,
    redisUrl,
    redisPrefix = "openpokemon:",
    lobbyFile,
    turnSeconds,
    graceSeconds,
    botDelayMs = 600,
    retentionDays = null,
    leaveMs = 5_000,
    spectatorDelayMs = 10_000,
  } = options;
  const reportFault = (error: unknown) => log.error({ err: error }, "a message or connection failed");
  /** A disk that is full keeps nobody from playing. */
  const reporting = (work: () => void) => {
    try {
      work();
    } catch (error) {
      reportFault(error);
    }
  };
  // Connections are not "recovered": every new one passes the session check, and a match sends its whole state to who joins it.
  const connections = new Connections();
  const io: GameServer = new Server({
    serveClient: false,
    // Whoever polls would have to come to the same process each time.
    transports: ["websocket"],
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    // What is told often is a patch of a few hundred bytes, for which compressing costs more than it saves; the rest is seldom, and not worth the memory (`docs/decisions.md`).
    perMessageDeflate: false,
    parser: { Encoder: JsonEncoder, Decoder },
    allowRequest: admitsHandshake(publicUrl, connections),
  });

  const matches: SiteMatches = new Matches(games, {
    database,
    settings: { turnMs: turnSeconds * 1000, graceMs: graceSeconds * 1000, botDelayMs },
    now: Date.now,
    announce: (matchId, updates, watched) => tables.announce(matchId, updates, watched),
    began: (match) => shared?.began(match),
    lost: (matchId) => (shared ? shared.lost(matchId) : void errands.run(() => own.reopen(matchId))),
    over: ({ id, players }) => {
      shared?.over(id);
      for (const { userId } of players) if (userId) free(userId);
    },
    reportFault: (matchId, error) => log.error({ err: error, matchId }, "a match failed"),
  });
  /** Somebody's match is over: who kept a place in the queue meanwhile may meet somebody now. */
  const free = (userId: string) => {
    lobby.moved(userId);
    matchmaking.resume(userId).catch(reportFault);
  };
  const lobby = new Lobby({ io, database, games, leaveMs, matchOf: (userId) => matches.runningOf(userId), reportFault });
  const matchmaking = new Matchmaking(io, database, games, matches, lobby, reportFault);
  const tables = new Tables(
    database,
    games,
    matches,
    (matchId, sides, decks) => desk.rematch(matchId, sides, decks),
    reportFault,
    spectatorDelayMs,
  );
  await matches.resume();
  const left = redisUrl === undefined ? lobbyFile : undefined;
  reporting(() => {
    const kept = left === undefined ? null : takeLobby(left);
    if (kept) lobby.restore(kept);
  });

  const handlers = { ...friendHandlers(database, lobby), ...lobby.list.handlers, ...matchmaking.handlers, ...tables.handlers };
  const own = new OwnDesk(lobby, matchmaking, tables, matches, handlers);
  const recheck = () => gateway.recheck();
  const errands = new Errands(reportFault);
  const prefix = redisPrefix;
  const shared = redisUrl === undefined ? null : await shareSite({ redisUrl, prefix, io, own, free, matches, recheck, reportFault });
  const desk: Desk = shared?.desk ?? own;
  const gateway = openGateway({ io, database, secret, build, desk, connections, errands, reportFault });
  io.attach(httpServer, { destroyUpgrade: false });
  connections.watch(io);
  const stopRecording = recordNowAndThen(matches, reportFault);
  const stopRetention = retentionDays === null ? null : retain(database, retentionDays, reportFault);

  return {
    figures() {
      const { running, rooms } = matches.figures;
      return { runningMatches: running, rooms, sockets: io.sockets.sockets.size, ...lobby.figures };
    },
    meOf: (user) => lobby.meOf(user),
    matchOf: (user, matchId) => desk.standing(user, matchId),
    async expelUser(userId, reason) {
      const connections = io.in(userRoom(userId));
      connections.emit("session:ended", { reason });
      connections.disconnectSockets(true);
      await errands.run(() => desk.forget(userId, reason));
    },
    accountChanged: (userId) => desk.renew(userId),
    deckChanged: (userId) => desk.reload(userId),
    async close() {
      reporting(() => {
        if (left !== undefined) leaveLobby(left, lobby.kept());
      });
      io.local.emit("site:restarting");
      // Its own: the lines of other processes stay.
      io.local.disconnectSockets(true);
      // Not `io.close()`: the HTTP server is its opener's to close.
      io.engine.close();
      stopRetention?.();
      errands.close();
      await gateway.close();
      await desk.close();
      await stopRecording();
      await Promise.all(games.map((game) => game.close()));
      shared?.close();
    },
  };
}
