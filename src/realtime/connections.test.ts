import { EventEmitter } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { Server } from "socket.io";
import { expect, test } from "vitest";
import { clientAddressHeader } from "@/accounts/address";
import type { GameServer } from "./connection";
import { CONNECTIONS, Connections } from "./connections";

/** A handshake from an address. */
function from(address: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers[clientAddressHeader] = address;
  return request;
}

test("an address has so many connections and no more, until one closes; others have their own", async () => {
  const io: GameServer = new Server(createServer());
  const connections = new Connections();
  connections.watch(io);
  const open = Array.from({ length: CONNECTIONS.ofAddress }, () => Object.assign(new EventEmitter(), { request: from("192.0.2.1") }));
  for (const connection of open) io.engine.emit("connection", connection);
  expect(await connections.admits(from("192.0.2.1"))).toBe(false);
  expect(await connections.admits(from("192.0.2.2"))).toBe(true);
  open[0]?.emit("close");
  expect(await connections.admits(from("192.0.2.1"))).toBe(true);
});
