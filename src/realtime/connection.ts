import type { Server, Socket } from "socket.io";
import type { SessionUser } from "@/accounts/session";
import type { ClientMessage, ClientMessages, Payload, RefusalCode, ServerMessages } from "./protocol";

interface SocketData {
  user: SessionUser;
  /** Cards whose faces this connection has been sent, by game and id, each as the match pinned it that spoke of it last. */
  faces: Map<string, unknown>;
}

type NoMessages = Record<string, never>;

export type SessionEnd = Parameters<ServerMessages["session:ended"]>[0]["reason"];
export type GameServer = Server<ClientMessages, ServerMessages, NoMessages, SocketData>;
export type GameSocket = Socket<ClientMessages, ServerMessages, NoMessages, SocketData>;

/** What a message does. Returns why it was refused, or null when it was carried out. */
export type Handler<M extends ClientMessage> = (
  socket: GameSocket,
  payload: Payload<M>,
) => RefusalCode | null | Promise<RefusalCode | null>;
export type Handlers<M extends ClientMessage = ClientMessage> = { readonly [Name in M]: Handler<Name> };

/** All connections of one user. */
export function userRoom(userId: string): string {
  return `user:${userId}`;
}
