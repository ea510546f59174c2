import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { endOfSession, noteSeen, type SessionUser, sessionClaims, userOfClaims } from "@/accounts/session";
import type { Database } from "@/db";
import { HeldElsewhereError, NewerMatchError } from "@/match";
import { refusalsTotal } from "@/telemetry/metrics";
import { inRequest, isRequestId, messageIdOf, newRequestId } from "@/telemetry/request";
import { type GameServer, type GameSocket, userRoom } from "./connection";
import type { Connections } from "./connections";
import type { Desk } from "./desk";
import type { Errands } from "./errands";
import { Limits } from "./limits";
import { localLine } from "./line";
import { isSameOrigin } from "./origin";
import { forEachOf } from "./processes/at-once";
import { insist } from "./processes/insist";
import { type ClientMessage, clientMessages, FOR_GUESTS, type Payload, type RefusalCode, type Reply, type SessionEnd } from "./protocol";

/** Whether a handshake may be answered at all: a page of another site may not speak in its visitor's name, and nobody opens connections without end. */
export function admitsHandshake(publicUrl: string | undefined, connections: Connections) {
  return (request: IncomingMessage, callback: (error: string | null, admitted: boolean) => void): void => {
    const { origin, host, "x-forwarded-proto": forwarded } = request.headers;
    const answer = isSameOrigin(origin, host, forwarded, publicUrl) ? connections.admits(request) : Promise.resolve(false);
    answer.then(
      (admitted) => callback(null, admitted),
      () => callback("server-error", false),
    );
  };
}

export interface GatewayOptions {
  readonly io: GameServer;
  readonly database: Database;
  /** Signs the session tokens. */
  readonly secret: string;
  /** Of the site. */
  readonly build: string;
  readonly desk: Desk;
  readonly connections: Connections;
  readonly errands: Errands;
  readonly reportFault: (error: unknown) => void;
}

/** How many players' messages are counted, and for how long after their last one. */
const MOST_SPEAKERS = 100_000;
const REMEMBERED_MS = 60_000;

/** So long after players arrived it is noted, for all of them at once: after a restart everybody comes back. */
const NOTED_AFTER_MS = 5_000;

/** How long whoever comes waits for the database. */
const PATIENCE_MS = 5_000;

export interface Gateway {
  /** Looks again whether everybody who is connected here is logged in: who is not any more is sent away, and what has changed of an account is known. */
  recheck(): Promise<void>;
  /** Notes who was here, down to the last arrival. */
  close(): Promise<void>;
}

/**
 * Does what needs the database for whoever comes. One that is started anew is away for a second or two: all players come in that time, and whoever is sent
 * away comes back late, and again and again.
 *
 * @throws what it fails by in the end, or once the page has hung up
 */
function patiently<T>({ conn }: GameSocket, what: () => Promise<T>): Promise<T> {
  return insist(what, PATIENCE_MS, () => conn.readyState === "open");
}

/** The door: checks who connects, parses what they say, counts how often, and passes it on. Nothing else speaks to a client's message. */
export function openGateway(options: GatewayOptions): Gateway {
  const { io, desk, reportFault } = options;
  const limits = new LRUCache<string, Limits>({ max: MOST_SPEAKERS, ttl: REMEMBERED_MS, updateAgeOnGet: true });
  const arrived = new Set<string>();
  let noting: NodeJS.Timeout | undefined;

  /** The session of a handshake, checked anew each time; what its token says is read once. */
  async function userOf(socket: GameSocket): Promise<SessionUser | null> {
    if (socket.data.claims === undefined) {
      const jar = parseCookie(socket.request.headers.cookie ?? "");
      socket.data.claims = await sessionClaims(options.secret, (name) => jar[name]);
    }
    return userOfClaims(options.database, socket.data.claims);
  }

  /** Whoever ended the session may not have reached this process: what there is to say of it stands in the account. */
  async function ended(socket: GameSocket): Promise<{ readonly reason: SessionEnd }> {
    return { reason: await endOfSession(options.database, socket.data.claims) };
  }

  io.use((socket, next) => {
    const { pageId } = socket.handshake.auth;
    socket.data.pageId = isRequestId(pageId) ? pageId : newRequestId();
    patiently(socket, async () => (await userOf(socket)) ?? ended(socket)).then(
      (user) => {
        // Its page may have been away when the session was ended.
        if ("reason" in user) return next(Object.assign(new Error("unauthorized"), { data: user }));
        const leave = options.connections.enter(user.id);
        if (!leave) return next(new Error("too-many-connections"));
        socket.conn.once("close", leave);
        socket.data.line = localLine(socket, user);
        next();
      },
      (error: unknown) => {
        reportFault(error);
        next(new Error("server-error"));
      },
    );
  });

  io.on("connection", (socket) => {
    const { line } = socket.data;
    listen(socket, options, limits);
    socket.on("disconnect", () => void desk.disconnect(line).catch(reportFault));
    arrive(socket).catch((error: unknown) => {
      reportFault(error);
      // The database may be away: a page whose line stayed open would wait for ever for what it was not told. It comes back by itself.
      socket.conn.close();
    });
  });

  async function arrive(socket: GameSocket): Promise<void> {
    const { line } = socket.data;
    socket.emit("site:build", { build: options.build });
    await socket.join(userRoom(line.user.id));
    await patiently(socket, () => desk.connect(line));
    arrived.add(line.user.id);
    noting ??= setTimeout(note, NOTED_AFTER_MS).unref();
    // The session may have been ended after the check and before this connection could be found in its user's room.
    await checkAgain(socket);
  }

  async function note(): Promise<void> {
    clearTimeout(noting);
    noting = undefined;
    const ids = [...arrived];
    arrived.clear();
    await noteSeen(options.database, ids).catch(reportFault);
  }

  async function checkAgain(socket: GameSocket): Promise<void> {
    const user = await userOf(socket);
    if (user) {
      socket.data.line.user = user;
      return;
    }
    socket.emit("session:ended", await ended(socket));
    socket.disconnect(true);
  }

  return {
    async recheck() {
      // Not all at once: this happens while much else is done again, and the database may be away as well.
      await forEachOf([...io.sockets.sockets.values()], (socket) => options.errands.run(() => checkAgain(socket)), reportFault);
    },
    close: note,
  };
}

/** Listens to everything, so that what has no name of ours is refused too. */
function listen(socket: GameSocket, { desk, reportFault }: GatewayOptions, limits: LRUCache<string, Limits>): void {
  const { line } = socket.data;
  socket.onAny((name: unknown, ...rest: unknown[]) => {
    const reply = rest.at(-1);
    // Without a way to answer there is nobody to refuse to; such a message is dropped.
    if (typeof reply !== "function") return;
    const { pageId } = socket.data;
    void inRequest(messageIdOf(pageId), () =>
      receive(name, rest.slice(0, -1)).then(
        (refusal) => reply(refusal === null ? { ok: true } : refused(name, refusal)),
        (error: unknown) => {
          // Two processes without a Redis play one match, or an older version is about to go: the match goes on at the other.
          if (error instanceof HeldElsewhereError || error instanceof NewerMatchError) return reply(refused(name, "restarting"));
          reportFault(error);
          reply(refused(name, "server-error"));
        },
      ),
    );
  });

  function refused(name: unknown, code: RefusalCode): Reply {
    const message = MessageName.safeParse(name);
    refusalsTotal.inc({ message: message.success ? message.data : "unknown", code });
    return { ok: false, code };
  }

  async function receive(name: unknown, payloads: readonly unknown[]): Promise<RefusalCode | null> {
    const message = MessageName.safeParse(name);
    const speaker = limits.get(line.user.id) ?? new Limits();
    limits.set(line.user.id, speaker);
    if (!speaker.allow(message.success ? message.data : null, Date.now())) return "too-often";
    if (!message.success) return "unknown-message";
    return payloads.length === 1 ? carryOut(message.data, payloads[0]) : "malformed";
  }

  async function carryOut<M extends ClientMessage>(message: M, said: unknown): Promise<RefusalCode | null> {
    if (line.user.guest && !FOR_GUESTS[message]) return "account-needed";
    const payload = schemas[message].safeParse(said);
    return payload.success ? desk.say(line, message, payload.data) : "malformed";
  }
}

const schemas: { readonly [M in ClientMessage]: z.ZodType<Payload<M>> } = clientMessages;
const MessageName = z.enum(Object.keys(clientMessages).filter(isMessage));

function isMessage(name: string): name is ClientMessage {
  return Object.hasOwn(clientMessages, name);
}
