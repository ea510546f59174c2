import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { io } from "socket.io-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ClientMessages, type Me, SESSION_ENDS, type ServerMessages } from "@/realtime/protocol";
import { Connection } from "./connection";

let server: Server<ClientMessages, ServerMessages>;
let url: string;
let connection: Connection;
const left: string[] = [];

async function listen(port = 0): Promise<void> {
  const http = createServer();
  server = new Server(http);
  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  left.length = 0;
  await listen();
  connection = new Connection(
    () => io(url, { transports: ["websocket"], reconnectionDelay: 20, reconnectionDelayMax: 40, forceNew: true }),
    (reason) => left.push(reason),
    () => "this build",
  );
});

afterEach(async () => {
  connection.close();
  await server.close();
});

const status = () => connection.snapshot().status;
const online = () => vi.waitFor(() => expect(status()).toBe("online"));

test("a message is answered by the server's reply", async () => {
  server.on("connection", (socket) => socket.on("queue:leave", (_payload, reply) => reply({ ok: false, code: "busy" })));
  connection.subscribe(() => {});
  await online();
  expect(await connection.say("queue:leave", {})).toEqual({ ok: false, code: "busy" });
});

test("a seat that is taken early is asked for once; who sits down there afterwards hears what came of it", async () => {
  const joined: unknown[] = [];
  server.on("connection", (socket) =>
    socket.on("match:join", (asked, reply) => {
      joined.push(asked);
      reply({ ok: false, code: "not-yours" });
    }),
  );
  connection.sitEarly("m");
  await online();
  expect(connection.satEarly("another")).toBeNull();
  connection.close();
  connection.sitEarly("m");
  await online();
  expect(await connection.satEarly("m")).toEqual({ ok: false, code: "not-yours" });
  expect(connection.satEarly("m")).toBeNull();
  expect(joined).toEqual([{ matchId: "m" }, { matchId: "m" }]);
  // The page has its line already.
  connection.sitEarly("m");
  expect(joined).toHaveLength(2);
});

test("nothing is kept for later while the line is down", async () => {
  const heard: string[] = [];
  server.on("connection", (socket) => socket.onAny((name: string) => heard.push(name)));
  expect(await connection.say("queue:leave", {})).toEqual({ ok: false, code: "unreachable" });
  await online();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual([]);
});

test("what is asked before the line has come about is said as soon as it has; where it does not come about, that is told", async () => {
  server.on("connection", (socket) => socket.on("queue:leave", (_payload, reply) => reply({ ok: true })));
  expect(await connection.sayOnceOpen("queue:leave", {})).toEqual({ ok: true });
  connection.close();
  await server.close();
  expect(await connection.sayOnceOpen("queue:leave", {})).toEqual({ ok: false, code: "unreachable" });
});

test("whoever spoke as the line broke is not kept waiting: no answer will come", async () => {
  server.on("connection", (socket) => socket.on("queue:leave", () => server.disconnectSockets(true)));
  connection.subscribe(() => {});
  await online();
  const said = performance.now();
  expect(await connection.say("queue:leave", {})).toEqual({ ok: false, code: "unreachable" });
  expect(performance.now() - said).toBeLessThan(4_000);
});

test("the line comes back after the server went away, and says again what must be said", async () => {
  let connections = 0;
  connection.onConnected(() => {
    connections += 1;
  });
  await online();
  const { port } = new URL(url);
  await server.close();
  await vi.waitFor(() => expect(status()).toBe("offline"));
  await listen(Number(port));
  await online();
  expect(connections).toBe(2);
});

test("the line comes back after the server hung up on it", async () => {
  connection.subscribe(() => {});
  await online();
  server.disconnectSockets(true);
  await vi.waitFor(() => expect(status()).toBe("offline"));
  await vi.waitFor(() => expect(status()).toBe("online"), 4_000);
});

test("a page that is not let in for want of room says so, and comes in once there is some", async () => {
  let room = false;
  server.use((_socket, next) => next(room ? undefined : new Error("too-many-connections")));
  connection.subscribe(() => {});
  await vi.waitFor(() => expect(status()).toBe("crowded"));
  room = true;
  await vi.waitFor(() => expect(status()).toBe("online"), 4_000);
});

test("a page that finds no server when it is opened does not wait without a word", async () => {
  await server.close();
  connection.subscribe(() => {});
  await vi.waitFor(() => expect(status()).toBe("offline"));
});

test("a server that says it restarts is asked again at once, and hardly later while it is away", async () => {
  connection.subscribe(() => {});
  await online();
  const { port } = new URL(url);
  server.emit("site:restarting");
  server.disconnectSockets(true);
  await server.close();
  await vi.waitFor(() => expect(status()).toBe("offline"));
  // Long enough for several attempts to fail.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await listen(Number(port));
  const back = performance.now();
  await online();
  expect(performance.now() - back).toBeLessThan(900);
});

test.for([
  ["this build", null],
  ["another", "another"],
] as const)("a server of %s makes this page one of before: %s", async ([build, newer]) => {
  server.on("connection", (socket) => socket.emit("site:build", { build }));
  connection.subscribe(() => {});
  await online();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(connection.snapshot().newer).toBe(newer);
});

test.for(SESSION_ENDS)("an ended session (%s) leads home and stays ended", async (reason) => {
  connection.subscribe(() => {});
  await online();
  server.emit("session:ended", { reason });
  server.disconnectSockets(true);
  await vi.waitFor(() => expect(left).toEqual([reason]));
  expect(status()).toBe("ended");
});

test.for([
  ["a server of before", undefined, "logged-out"],
  ["an end that nobody knows", { reason: "bored" }, "logged-out"],
  ...SESSION_ENDS.map((reason) => [reason, { reason }, reason] as const),
] as const)("a handshake refused for want of a session leads home: %s", async ([, data, reason]) => {
  server.use((_socket, next) => next(Object.assign(new Error("unauthorized"), { data })));
  connection.subscribe(() => {});
  await vi.waitFor(() => expect(left).toEqual([reason]));
});

test("a page of players is kept as last said, with what changed since, in order", async () => {
  const player = (pseudo: string) => ({ id: pseudo, pseudo, status: "free" }) as const;
  server.on("connection", (socket) => {
    socket.emit("players", { players: [player("anna"), player("Zoe")], total: 2, online: 2 });
    socket.emit("players:changed", { here: [player("Ben"), { ...player("Zoe"), status: "playing" }], gone: ["anna"], total: 2, online: 7 });
  });
  connection.subscribe(() => {});
  await vi.waitFor(() =>
    expect(connection.snapshot().players).toEqual({
      players: [player("Ben"), { ...player("Zoe"), status: "playing" }],
      total: 2,
      online: 7,
    }),
  );
});

const IDLE: Me = {
  ...{ id: "u", pseudo: "ann", guest: false, friends: [], requestsIn: [], requestsOut: [], blocked: [], games: [] },
  ...{ challengesIn: [], challengeOut: null, queue: null, match: null },
};
const QUEUEING: Me = { ...IDLE, queue: { game: "g", edition: "e", since: 0, usualMs: null, met: false } };
const playing = (id: string): Me => ({ ...IDLE, match: { id, opponent: "ben", lesson: false } });

/** To which matches a page is led that is told this of its player, each by another line. */
async function ledTo(told: readonly Me[], announced: string | null = null): Promise<readonly string[]> {
  const found: string[] = [];
  connection.onMatchFound((matchId) => found.push(matchId));
  const left = [...told];
  server.on("connection", (socket) => {
    if (announced !== null) socket.emit("match:found", { matchId: announced });
    const me = left.shift();
    if (me) socket.emit("me", me);
  });
  connection.subscribe(() => {});
  for (const me of told) {
    await vi.waitFor(() => expect(connection.snapshot().me).toEqual(me), { timeout: 5_000 });
    server.disconnectSockets();
  }
  return found;
}

test("whose line broke as their match began is led to it when the line is back", async () => {
  expect(await ledTo([QUEUEING, playing("one"), playing("one")])).toEqual(["one"]);
});

test("whoever had not waited for a match is not led away from where they are", async () => {
  expect(await ledTo([IDLE, playing("one")])).toEqual([]);
});

test("whoever was told of their match is not told again by who they are now", async () => {
  expect(await ledTo([QUEUEING, playing("one")], "one")).toEqual(["one", "one"]);
});

test("this browser adds its part to the shuffle, another one each time", async () => {
  connection.subscribe(() => {});
  await online();
  const [socket] = await server.fetchSockets();
  const nonce = () => socket?.timeout(1_000).emitWithAck("match:shuffle", { seedCommitment: "" });
  const first = await nonce();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await nonce()).not.toBe(first);
});
