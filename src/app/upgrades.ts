import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { noteClientAddress } from "@/accounts/address";
import { asksForPath } from "./target";

/**
 * Upgrades of Socket.IO stay with it, all others go to Next. Next would end any socket whose path it does not know, so it listens
 * on a server of its own that never opens a port.
 */
export function dispatchUpgrades(server: Server, nextUpgrades: Server, trustProxy: boolean): void {
  const socketUpgrades = new EventEmitter();
  for (const listener of server.rawListeners("upgrade")) socketUpgrades.on("upgrade", (...args) => Reflect.apply(listener, server, args));
  server.removeAllListeners("upgrade");
  server.on("upgrade", (request, socket, head) => {
    // Node has taken its own listener away. Whoever takes the socket over listens, but maybe later: an error that nobody hears ends the process.
    socket.on("error", () => socket.destroy());
    noteClientAddress(request.headers, request.socket.remoteAddress, trustProxy);
    const target = request.url?.startsWith("/socket.io/") ? socketUpgrades : nextUpgrades;
    if (!asksForPath(request) || !target.emit("upgrade", request, socket, head)) socket.destroy();
  });
}
