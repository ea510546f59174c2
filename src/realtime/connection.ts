import type { Server, Socket } from "socket.io";
import type { Line } from "./line";
import type { ClientMessage, ClientMessages, Payload, RefusalCode, ServerMessages } from "./protocol";

interface SocketData {
  line: Line;
  /** What the session token of the handshake says; null where there is none that holds. */
  claims: unknown;
  /** By which the log knows the page that opened the connection. */
  pageId: string;
}

export type GameServer = Server<ClientMessages, ServerMessages, Record<string, never>, SocketData>;
export type GameSocket = Socket<ClientMessages, ServerMessages, Record<string, never>, SocketData>;

/** What a message does. Returns why it was refused, or null when it was carried out. */
export type Handler<M extends ClientMessage> = (line: Line, payload: Payload<M>) => RefusalCode | null | Promise<RefusalCode | null>;
export type Handlers<M extends ClientMessage = ClientMessage> = { readonly [Name in M]: Handler<Name> };

/** All connections of one user. */
export function userRoom(userId: string): string {
  return `user:${userId}`;
}
