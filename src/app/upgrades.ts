import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { noteClientAddress } from "@/accounts/address";
import { asksForPath } from "./target";

type Upgrade = [request: IncomingMessage, socket: Duplex, head: Buffer];

/**
 * Lets lines wait for a site that starts, as requests do: those of all players come in the first moment, and whoever is refused comes back seconds later.
 *
 * @returns calls `listen`, which finds nobody listening, and then hands over what has waited
 */
export function keepUpgrades(server: Server): (listen: () => void) => void {
  const kept: Upgrade[] = [];
  const keep = (...upgrade: Upgrade) => {
    const [, socket] = upgrade;
    // An error that nobody hears ends the process.
    socket.on("error", () => socket.destroy());
    kept.push(upgrade);
  };
  server.on("upgrade", keep);
  return (listen) => {
    server.off("upgrade", keep);
    listen();
    for (const upgrade of kept) if (!upgrade[1].destroyed) server.emit("upgrade", ...upgrade);
  };
}

/**
 * Hands on who asks for a line. Both Socket.IO and Next listen on a server of their own that never opens a port: Next would end any socket whose path it does
 * not know, and Socket.IO would answer requests by itself, before anything that stands in front of every answer.
 *
 * @param lines where Socket.IO listens
 */
export function dispatchUpgrades(server: Server, lines: Server, nextUpgrades: Server, trustProxy: boolean): void {
  server.on("upgrade", (request, socket, head) => {
    // Node has taken its own listener away. Whoever takes the socket over listens, but maybe later: an error that nobody hears ends the process.
    socket.on("error", () => socket.destroy());
    noteClientAddress(request.headers, request.socket.remoteAddress, trustProxy);
    const target = request.url?.startsWith("/socket.io/") ? lines : nextUpgrades;
    if (!asksForPath(request) || !target.emit("upgrade", request, socket, head)) socket.destroy();
  });
}
