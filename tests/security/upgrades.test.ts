import { once } from "node:events";
import { createServer, Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Server as SocketServer } from "socket.io";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dispatchUpgrades, keepUpgrades } from "@/app/upgrades";
import { RESET, sendRaw } from "@/cli/attack/raw";

/** A line that breaks off as it asks for a WebSocket is its client's matter alone: an error that nobody hears ends the process. */

let server: Server;
let port: number;
const unheard: unknown[] = [];
const note = (error: unknown) => unheard.push(error);
beforeAll(async () => {
  server = createServer((_request, response) => response.end("the site"));
  const io = new SocketServer({ serveClient: false, allowRequest: (_request, admit) => setTimeout(() => admit(null, false), 20) });
  const lines = new Server();
  io.attach(lines, { destroyUpgrade: false });
  // Next listens from the first page on.
  dispatchUpgrades(server, lines, new Server(), false);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  port = address.port;
  process.on("uncaughtException", note);
});
afterAll(async () => {
  process.off("uncaughtException", note);
  server.close();
  await once(server, "close");
});

test("lines that come while the site starts are heard as soon as it listens; those that were given up are gone", async () => {
  const starting = createServer();
  const open = keepUpgrades(starting);
  starting.listen(0, "127.0.0.1");
  await once(starting, "listening");
  const address = starting.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  await sendRaw(address.port, [upgrade("/socket.io/?EIO=4&transport=websocket&given-up"), RESET]);
  const line = connect({ port: address.port, host: "127.0.0.1" });
  line.write(upgrade("/socket.io/?EIO=4&transport=websocket"));
  await pause(50);
  const heard: (string | undefined)[] = [];
  open(() => starting.on("upgrade", ({ url }) => heard.push(url)));
  expect(heard).toEqual(["/socket.io/?EIO=4&transport=websocket"]);
  line.destroy();
  starting.close();
});

const upgrade = (target: string) =>
  Buffer.from(
    `GET ${target} HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${"A".repeat(22)}==\r\n\r\n`,
  );

test.each([
  ["what is no path", "http://a/jeu"],
  ["a page", "/jeu"],
  ["Socket.IO", "/socket.io/?EIO=4&transport=websocket"],
])("a line that is reset as it asks for an upgrade to %s ends no process", async (_what, target) => {
  for (let time = 0; time < 10; time++) await sendRaw(port, [upgrade(target), RESET]);
  await pause(100);
  expect(unheard).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test("Socket.IO answers no request by itself, past what stands in front of every answer", async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`);
  expect([answer.status, await answer.text()]).toEqual([200, "the site"]);
});

test("what nobody takes is hung up on", async () => {
  const began = performance.now();
  expect(await sendRaw(port, [upgrade("/jeu")])).toBe(0);
  expect(performance.now() - began).toBeLessThan(1_000);
});
