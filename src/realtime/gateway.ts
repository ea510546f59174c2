import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { z } from "zod";
import { type SessionUser, sessionUser } from "@/accounts/session";
import type { Database } from "@/db";
import { type GameServer, type GameSocket, type Handlers, userRoom } from "./connection";
import type { Lobby } from "./lobby";
import type { Matchmaking } from "./matchmaking";
import { isSameOrigin } from "./origin";
import { type ClientMessage, clientMessages, type Payload, type RefusalCode, type Reply } from "./protocol";
import type { Tables } from "./tables";

/** Whether a handshake may be answered at all: a page of another site may not speak in its visitor's name. */
export function admitsOrigin(publicUrl: string | undefined) {
  return ({ headers }: IncomingMessage, callback: (error: string | null, admitted: boolean) => void) =>
    callback(null, isSameOrigin(headers.origin, headers.host, publicUrl));
}

export interface GatewayOptions {
  readonly io: GameServer;
  readonly database: Database;
  /** Signs the session tokens. */
  readonly secret: string;
  readonly lobby: Lobby;
  readonly matchmaking: Matchmaking;
  readonly tables: Tables;
  readonly handlers: Handlers;
  readonly reportFault: (error: unknown) => void;
}

/** The door: checks who connects, parses what they say, counts how often, and passes it on. Nothing else speaks to a client's message. */
export function openGateway(options: GatewayOptions): void {
  const { io, lobby, matchmaking, tables, reportFault } = options;
  const userOf = ({ headers }: IncomingMessage): Promise<SessionUser | null> => {
    const jar = parseCookie(headers.cookie ?? "");
    return sessionUser(options.database, options.secret, (name) => jar[name]);
  };

  io.use((socket, next) => {
    userOf(socket.request).then(
      (user) => {
        if (!user) return next(new Error("unauthorized"));
        socket.data.user = user;
        socket.data.faces = new Map();
        next();
      },
      (error: unknown) => {
        reportFault(error);
        next(new Error("server-error"));
      },
    );
  });

  io.on("connection", (socket) => {
    listen(socket, options);
    socket.on("disconnect", () => {
      lobby.disconnect(socket);
      tables.disconnect(socket).catch(reportFault);
    });
    arrive(socket).catch(reportFault);
  });

  async function arrive(socket: GameSocket): Promise<void> {
    const { id } = socket.data.user;
    await socket.join(userRoom(id));
    await lobby.connect(socket);
    await matchmaking.resume(id);
    // The session may have been ended after the check and before this connection could be found in its user's room.
    if (await userOf(socket.request)) return;
    socket.emit("session:ended", { reason: "logged-out" });
    socket.disconnect(true);
  }
}

/** Listens to everything, so that what has no name of ours is refused too. */
function listen(socket: GameSocket, { lobby, handlers, reportFault }: GatewayOptions): void {
  socket.onAny((name: unknown, ...rest: unknown[]) => {
    const reply = rest.at(-1);
    // Without a way to answer there is nobody to refuse to; such a message is dropped.
    if (typeof reply !== "function") return;
    receive(name, rest.slice(0, -1)).then(
      (refusal) => reply((refusal === null ? { ok: true, value: null } : { ok: false, code: refusal }) satisfies Reply),
      (error: unknown) => {
        reportFault(error);
        reply({ ok: false, code: "server-error" } satisfies Reply);
      },
    );
  });

  async function receive(name: unknown, payloads: readonly unknown[]): Promise<RefusalCode | null> {
    const message = MessageName.safeParse(name);
    const limits = lobby.limitsOf(socket.data.user.id);
    if (!limits?.allow(message.success ? message.data : null, Date.now())) return "too-often";
    if (!message.success) return "unknown-message";
    return payloads.length === 1 ? carryOut(message.data, payloads[0]) : "malformed";
  }

  async function carryOut<M extends ClientMessage>(message: M, said: unknown): Promise<RefusalCode | null> {
    const payload = schemas[message].safeParse(said);
    return payload.success ? handlers[message](socket, payload.data) : "malformed";
  }
}

const schemas: { readonly [M in ClientMessage]: z.ZodType<Payload<M>> } = clientMessages;
const MessageName = z.enum(Object.keys(clientMessages).filter(isMessage));

function isMessage(name: string): name is ClientMessage {
  return Object.hasOwn(clientMessages, name);
}
