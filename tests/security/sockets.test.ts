import { setTimeout as pause } from "node:timers/promises";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { endSessions } from "@/accounts/session";
import { suspendPlayer } from "@/admin/sanctions";
import { CONNECTIONS } from "@/realtime/connections";
import { type ClientMessage, clientMessages } from "@/realtime/protocol";
import { sitAgainMs } from "@/ui/realtime/sit-again";
import { type Client, ok, refused, Site, until } from "../site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

let count = 0;
const fresh = (name: string) => `${name}${count++}`;

/** Two players at a table of their own. */
async function atTable(): Promise<[Client, Client]> {
  const pair: [Client, Client] = [await site.armed(fresh("player")), await site.armed(fresh("player"))];
  await site.seat(...pair);
  return pair;
}

/** The one who is asked, and the other one. */
function asked(pair: [Client, Client]): [Client, Client] {
  const [ann, ben] = pair;
  return ann.update.decision ? [ann, ben] : [ben, ann];
}

const opened: ReturnType<typeof io>[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect();
});

/** What a handshake with these headers comes to. */
function handshake(headers: Record<string, string>): Promise<string> {
  const socket = io(site.url, { transports: ["websocket"], extraHeaders: headers, forceNew: true, reconnection: false });
  opened.push(socket);
  return new Promise((resolve) => {
    socket.on("connect", () => resolve("connected"));
    socket.on("connect_error", (error) => resolve(error.message));
  });
}

test("nobody connects without a valid session", async () => {
  const user = await site.user(fresh("user"));
  const cookie = await site.cookie(user);
  expect(await handshake({ cookie })).toBe("connected");
  expect(await handshake({})).toBe("unauthorized");
  expect(await handshake({ cookie: `${cookie}x` })).toBe("unauthorized");
  expect(await handshake({ cookie: await site.cookie({ id: "nobody", sessionVersion: 0 }) })).toBe("unauthorized");
  await site.database.prisma.user.update({ where: { id: user.id }, data: { sessionVersion: 1 } });
  expect(await handshake({ cookie })).toBe("unauthorized");
});

test("a page that comes back is told why its session has ended", async () => {
  const { prisma } = site.database;
  const administrator = await site.user(fresh("admin"), "ADMIN");
  const [deleted, suspended, out] = [await site.user(fresh("ann")), await site.user(fresh("ben")), await site.user(fresh("carl"))];
  await prisma.user.delete({ where: { id: deleted.id } });
  await suspendPlayer(prisma, administrator, suspended.id, { days: 1, reason: "rude" });
  await endSessions(prisma, out.id);
  const told = [deleted, suspended, out].map(async (user) => {
    const { socket } = await site.browser(user);
    const error = new Promise((resolve) => socket.once("connect_error", resolve));
    socket.connect();
    return error;
  });
  expect(await Promise.all(told)).toMatchObject(["deleted", "suspended", "logged-out"].map((reason) => ({ data: { reason } })));
});

test("a page of another site cannot connect in its visitor's name", async () => {
  const cookie = await site.cookie(await site.user(fresh("user")));
  expect(await handshake({ cookie, origin: "https://evil.example" })).not.toBe("connected");
  expect(await handshake({ cookie, origin: site.url })).toBe("connected");
});

test("a session that ended between the check and the arrival ends the connection", async () => {
  const user = await site.user(fresh("user"));
  const { prisma } = site.database;
  let checks = 0;
  // Right after the first check of this session has passed, it ends.
  const users = new Proxy(prisma.user, {
    get: (delegate, name) => {
      const method = Reflect.get(delegate, name);
      if (name !== "findMany") return method;
      return async (query: { where: { id: { in: readonly string[] } } }) => {
        const found = await Reflect.apply(method, delegate, [query]);
        if (query.where.id.in.includes(user.id) && ++checks === 1) await endSessions(prisma, user.id);
        return found;
      };
    },
  });
  const watched = new Proxy(prisma, { get: (client, name) => (name === "user" ? users : Reflect.get(client, name)) });
  const process = await site.twin(watched);
  const client = await process.browser(user);
  let connections = 0;
  client.socket.on("connect", () => connections++);
  client.socket.connect();
  await until(() => client.ended.length > 0 && !client.socket.connected);
  expect([connections, client.ended]).toEqual([1, ["logged-out"]]);
  await process.stop();
});

const MALFORMED: unknown[] = [null, undefined, "", "x", 7, [], [[]], {}, { matchId: 5 }, { matchId: { $ne: null } }, { userId: ["a"] }];
const CHOICES: unknown[] = [
  { matchId: "m", decision: -1, choice: [] },
  { matchId: "m", decision: 1.5, choice: [] },
  { matchId: "m", decision: 1, choice: [-1] },
  { matchId: "m", decision: 1, choice: ["0"] },
  { matchId: "m", decision: 1, choice: Array(121).fill(0) },
  { matchId: "m", decision: 1, choice: [], seat: 1 },
  { matchId: "m".repeat(65), decision: 1, choice: [] },
];
const EMPTY_SIDE = { zones: {}, counts: {} };
const EXTRA: Partial<Record<ClientMessage, unknown[]>> = {
  "match:answer": CHOICES,
  "match:draft": CHOICES,
  "match:concede": [{ matchId: "m", seat: 1 }],
  "bot:position": [
    { game: "pokemon", level: "easy", position: { edition: "xy", turn: 2, sides: [] } },
    { game: "pokemon", level: "easy", position: { edition: "xy", turn: 0, sides: [{ zones: { hand: [{ id: 1 }] }, counts: {} }] } },
    { game: "dragonball", level: "easy", position: { edition: "masters", turn: 0, phase: 1, sides: [EMPTY_SIDE, EMPTY_SIDE] } },
    { game: "dragonball", level: "easy", position: { edition: "masters", turn: 0, sides: [EMPTY_SIDE, { ...EMPTY_SIDE, markers: -1 }] } },
  ],
  "bot:playOn": [
    { replay: "m", step: -1, seat: 0, level: "easy" },
    { replay: "m", step: 0, seat: 2, level: "easy" },
    { replay: "m", step: 0, seat: 0, level: "easy", state: {} },
  ],
  "match:react": [{ matchId: "m", reaction: "<b>" }],
  "chat:say": [
    { matchId: "m", words: "" },
    { matchId: "m", words: "a\nb" },
    { matchId: "m", words: "x".repeat(201) },
    { matchId: "m", words: "hello", seat: 1 },
  ],
  "queue:join": [
    { game: "pokemon", edition: "xx" },
    { game: "__proto__", edition: "xy" },
  ],
  "friend:answer": [{ userId: "u", accept: "yes" }],
};

const EMPTY = ["queue:leave", "players:leave"];

test.each(Object.keys(clientMessages))("%s refuses what does not fit its schema, to its sender alone", async (message) => {
  const [sender, witness] = [await site.player(fresh("sender")), await site.player(fresh("witness"))];
  await until(() => witness.players.some(({ id }) => id === sender.id));
  const heard: unknown[] = [];
  witness.socket.onAny((name: string) => !name.startsWith("players") && heard.push(name));
  sender.socket.onAny((name: string) => !name.startsWith("players") && heard.push(name));
  const cases = [...MALFORMED, ...(Object.entries(EXTRA).find(([name]) => name === message)?.[1] ?? [])];
  // What says nothing has an empty payload for its whole schema.
  for (const said of cases.filter((one) => !EMPTY.includes(message) || JSON.stringify(one) !== "{}")) {
    const reply = await sender.sayRaw(message, said);
    expect(reply, JSON.stringify(said)).toSatisfy(({ code }: { code: string }) => code === "malformed" || code === "too-often");
  }
  expect(await sender.sayRaw(message)).toSatisfy(({ code }: { code: string }) => code === "malformed" || code === "too-often");
  expect(heard).toEqual([]);
});

test("a message of no known name is refused, whatever it is called", async () => {
  const client = await site.player(fresh("user"));
  for (const name of ["state", "constructor", "__proto__", "toString", "match:step", "players"]) {
    expect(await client.sayRaw(name, {})).toEqual(refused("unknown-message"));
  }
});

test("a message says one thing, and nothing beside it", async () => {
  const client = await site.player(fresh("user"));
  expect(await client.sayRaw("queue:leave", {}, {})).toEqual(refused("malformed"));
});

test("what is said without a way to answer changes nothing and ends nothing", async () => {
  const [ann, ben] = [await site.player(fresh("ann")), await site.player(fresh("ben"))];
  const { socket }: { socket: { emit(name: string, ...said: unknown[]): unknown } } = ann;
  socket.emit("friend:ask", { userId: ben.id });
  socket.emit("nonsense");
  expect(await ann.say("queue:leave", {})).toEqual(ok);
  expect(await site.database.prisma.friendRequest.count({ where: { fromId: ann.id } })).toBe(0);
});

test("who says too much too fast is refused, and nobody else is", async () => {
  const [loud, calm] = [await site.player(fresh("loud")), await site.player(fresh("calm"))];
  const replies = await Promise.all(Array.from({ length: 60 }, () => loud.say("friend:ask", { userId: "nobody" })));
  expect(replies).toContainEqual(refused("not-found"));
  expect(replies).toContainEqual(refused("too-often"));
  expect(await calm.say("friend:ask", { userId: "nobody" })).toEqual(refused("not-found"));
  // Another page of the same player shares the limit, however slowly it came.
  const tab = await site.visit(loud.user);
  const both = Array.from({ length: 60 }, (_, place) => (place < 59 ? loud : tab).say("friend:ask", { userId: "nobody" }));
  expect((await Promise.all(both)).at(-1)).toEqual(refused("too-often"));
});

test("a message far too large ends that connection alone", async () => {
  const [big, other] = [await site.player(fresh("big")), await site.player(fresh("other"))];
  const gone = new Promise((resolve) => big.socket.once("disconnect", resolve));
  big.socket.io.reconnection(false);
  big.socket.emit("friend:ask", { userId: "x".repeat(100_000) }, () => {});
  await gone;
  expect(await other.say("queue:leave", {})).toEqual(ok);
});

test("only the seat that a decision names can answer it, once, and only what it offers", async () => {
  const pair = await atTable();
  const [turn, other] = asked(pair);
  const { matchId, decision, seq } = turn.update;
  if (!decision) throw new Error("somebody is asked");
  const answer = (client: Client, id: number, choice: number[]) => client.say("match:answer", { matchId, decision: id, choice });
  const heard = () => pair.map(({ updates }) => updates.length);
  const before = heard();
  expect(await answer(other, decision.id, [...decision.fallback])).toSatisfy(
    ({ code }: { code: string }) => code === "wrong-seat" || code === "unknown-decision",
  );
  expect(await answer(turn, decision.id + 1_000, [...decision.fallback])).toEqual(refused("unknown-decision"));
  expect(await answer(turn, decision.id, [decision.options.length])).toEqual(refused("out-of-range"));
  expect(await answer(turn, decision.id, Array(decision.max + 1).fill(0))).toSatisfy(({ ok: taken }: { ok: boolean }) => !taken);
  expect(heard()).toEqual(before);
  expect(await site.database.prisma.matchAnswer.count({ where: { matchId } })).toBe(seq);

  const twice = await Promise.all([answer(turn, decision.id, [...decision.fallback]), answer(turn, decision.id, [...decision.fallback])]);
  expect(twice).toContainEqual(ok);
  expect(twice).toContainEqual(refused("unknown-decision"));
  expect(await site.database.prisma.matchAnswer.count({ where: { matchId } })).toBe(seq + 1);
});

test("a third player neither sees nor touches a match", async () => {
  const [ann] = await atTable();
  const { matchId, decision } = ann.update;
  const mallory = await site.player(fresh("mallory"));
  expect(await mallory.say("match:join", { matchId })).toEqual(refused("not-yours"));
  expect(await mallory.say("match:answer", { matchId, decision: decision?.id ?? 0, choice: [0] })).toEqual(refused("not-yours"));
  expect(await mallory.say("match:concede", { matchId })).toEqual(refused("not-yours"));
  expect(await mallory.say("match:rematch", { matchId, accept: true })).toEqual(refused("not-yours"));
  expect(await mallory.say("match:react", { matchId, reaction: "wow" })).toEqual(refused("not-yours"));
  expect(await mallory.say("chat:open", { matchId })).toEqual(refused("not-yours"));
  expect(await mallory.say("chat:say", { matchId, words: "hello" })).toEqual(refused("not-yours"));
  expect(await mallory.say("match:leave", { matchId })).toEqual(ok);
  expect(await mallory.say("match:join", { matchId: "nothing" })).toEqual(refused("not-found"));
  await ann.say("match:react", { matchId, reaction: "hello" });
  await until(() => ann.reactions.length === 1);
  expect([mallory.updates, mallory.reactions]).toEqual([[], []]);
});

test("a deletion ends sessions and connections at once, and the opponent has won", async () => {
  const [ann, ben] = await atTable();
  await site.database.prisma.user.delete({ where: { id: ann.id } });
  await site.realtime.expelUser(ann.id, "deleted");
  await until(() => ann.ended.length === 1 && !ann.socket.connected);
  expect(ann.ended).toEqual(["deleted"]);
  await until(() => ben.update.result !== null);
  expect(ben.update.result?.outcome).toEqual({ winner: ben.update.seat, reason: "deleted" });
  await until(() => ben.me.match === null);
  expect(await handshake({ cookie: await site.cookie(ann.user) })).toBe("unauthorized");
});

test("log-out elsewhere ends every tab", async () => {
  const ann = await site.player(fresh("ann"));
  const tab = await site.visit(ann.user);
  await site.realtime.expelUser(ann.id, "logged-out");
  await until(() => !ann.socket.connected && !tab.socket.connected);
  expect([ann.ended, tab.ended]).toEqual([["logged-out"], ["logged-out"]]);
});

test("nothing that goes over the socket names a mail address or a password", async () => {
  const [ann] = await atTable();
  const said = JSON.stringify([ann.me, ann.players, ann.updates]);
  expect(said).not.toMatch(/@example\.org|passwordHash|sessionVersion/);
});

/** Opens so many connections one after the other; why each was refused, or null. */
async function openMany(count: number, headersOf: (index: number) => Promise<Record<string, string>>): Promise<(string | null)[]> {
  const heard: (string | null)[] = [];
  for (let index = 0; index < count; index++) {
    const socket = io(site.url, { transports: ["websocket"], forceNew: true, reconnection: false, extraHeaders: await headersOf(index) });
    opened.push(socket);
    heard.push(
      await new Promise((resolve) => {
        socket.once("connect", () => resolve(null));
        socket.once("connect_error", ({ message }) => resolve(message));
      }),
    );
  }
  return heard;
}

test("a player has so many connections and no more, until one closes; others have their own", async () => {
  const [ann, ben] = [await site.user(fresh("ann")), await site.user(fresh("ben"))];
  const ofAnn = async (index: number) => ({ cookie: await site.cookie(ann), "x-client-address": `192.0.2.${index}` });
  const most = CONNECTIONS.ofUser;
  expect(await openMany(most + 1, ofAnn)).toEqual([...Array(most).fill(null), "too-many-connections"]);
  expect(await openMany(1, async () => ({ cookie: await site.cookie(ben) }))).toEqual([null]);
  opened[0]?.disconnect();
  await expect.poll(async () => (await openMany(1, ofAnn))[0]).toBeNull();
});

test("of a player who opens as many pages as they may at once, each has its board in the end", async () => {
  const [ann] = await atTable();
  const { matchId } = ann.update;
  const pages = await Promise.all(Array.from({ length: CONNECTIONS.ofUser - 1 }, () => site.visit(ann.user)));
  /** As a page does. */
  const sit = async (page: Client): Promise<number> => {
    const answer = await page.say("match:join", { matchId });
    if (answer.ok) return 0;
    const againMs = sitAgainMs(answer.code);
    if (againMs === null) throw new Error(`A page is refused for good: ${answer.code}.`);
    await pause(againMs);
    return 1 + (await sit(page));
  };
  const refusals = await Promise.all(pages.map(sit));
  expect(Math.max(...refusals)).toBeGreaterThan(0);
  await until(() => pages.every(({ updates }) => updates.length > 0));
  for (const page of pages) page.socket.disconnect();
});

test("an IPv6 network of 64 bits opens so many connections in a while, and another one goes on", async () => {
  const headersOf = (network: string) => async (index: number) => ({ "x-client-address": `2001:db8:0:${network}::${index.toString(16)}` });
  const most = CONNECTIONS.coming.points;
  const heard = await openMany(most + 1, headersOf("7"));
  // Without a session they are refused one by one; what is too many is not even looked at.
  expect(heard.filter((reason) => reason === "unauthorized")).toHaveLength(most);
  expect(heard.at(-1)).toBe("websocket error");
  expect(await openMany(1, headersOf("8"))).toEqual(["unauthorized"]);
});

test("a match that is over stays in memory for nobody who does not sit down at it", async () => {
  const pair = await atTable();
  const { matchId } = pair[0].update;
  const stranger = await site.player(fresh("stranger"));
  await pair[0].say("match:concede", { matchId });
  await until(() => pair.every(({ update }) => update.result !== null));
  for (const client of pair) await client.say("match:leave", { matchId });
  const { rooms } = site.realtime.figures();
  expect(await stranger.say("match:join", { matchId })).toEqual(refused("not-yours"));
  expect(await pair[0].say("match:concede", { matchId })).toEqual(refused("over"));
  expect(site.realtime.figures().rooms).toBe(rooms);
});
