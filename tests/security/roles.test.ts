import { afterAll, beforeAll, expect, test } from "vitest";
import { removeAccount } from "@/accounts/remove";
import { endSessions } from "@/accounts/session";
import type { ClientMessage, Payload, RefusalCode } from "@/realtime/protocol";
import { type Client, Site, until } from "../site";

/** Who may say what over the socket. The type of `EXPECTED` asks for every message of the protocol, so none is forgotten. */

/** Ann and Ben sit at a table and Ann is asked; everybody else would like to act in her place. */
interface Situation {
  readonly ann: Client;
  /** Whoever can be asked to be friends. */
  readonly dan: Client;
  /** Has asked Ann to be friends, and nobody else. */
  readonly eve: Client;
  /** Of two others. */
  readonly challengeId: string;
}

const ROLES = ["spectator", "administrator", "guest", "opponent", "player"] as const;
type Role = (typeof ROLES)[number];
type Heard = RefusalCode | "ok";
interface Row<M extends ClientMessage> extends Readonly<Record<Role, Heard>> {
  readonly payload: (situation: Situation) => Payload<M>;
}

/** What everybody hears who is no guest, but for Ann. */
const account = (heard: Heard, player = heard) => ({
  spectator: heard,
  administrator: heard,
  opponent: heard,
  guest: "account-needed" as const,
  player,
});
/** What the two at the table hear; nobody else has a place there, an administrator no more than others. */
const seats = (opponent: Heard, player: Heard) => ({
  spectator: "not-yours" as const,
  administrator: "not-yours" as const,
  guest: "not-yours" as const,
  opponent,
  player,
});
const toDan = ({ dan }: Situation) => ({ userId: dan.id });
const toEve = ({ eve }: Situation) => ({ userId: eve.id });
const table = ({ ann }: Situation) => ({ matchId: ann.update.matchId });
function answer(situation: Situation) {
  const { decision } = situation.ann.update;
  return { ...table(situation), decision: decision?.id ?? 0, choice: [...(decision?.fallback ?? [])] };
}
const QUEUE = { game: "pokemon", edition: "xy" };

/** In the order in which it is said: what ends something comes last. */
const EXPECTED: { readonly [M in ClientMessage]: Row<M> } = {
  "players:watch": { payload: () => ({ name: "", page: 0 }), ...account("ok") },
  "players:leave": { payload: () => ({}), ...account("ok"), guest: "ok" },
  "friend:withdraw": { payload: toDan, ...account("not-found") },
  "friend:ask": { payload: toDan, ...account("ok") },
  "friend:answer": { payload: (situation) => ({ ...toEve(situation), accept: true }), ...account("withdrawn", "ok") },
  "challenge:send": {
    payload: (situation) => ({ ...toEve(situation), ...QUEUE }),
    ...account("no-legal-deck", "opponent-deck"),
    opponent: "opponent-deck",
  },
  "challenge:withdraw": { payload: ({ challengeId }) => ({ challengeId }), ...account("withdrawn") },
  "challenge:answer": { payload: ({ challengeId }) => ({ challengeId, accept: true }), ...account("withdrawn") },
  "challenge:take": { payload: () => ({ code: "x".repeat(16) }), ...account("withdrawn"), guest: "withdrawn" },
  "friend:remove": { payload: toEve, ...account("not-friends", "ok") },
  "player:unblock": { payload: toDan, ...account("not-found") },
  "player:block": { payload: toDan, ...account("ok") },
  "queue:join": { payload: () => QUEUE, ...account("no-legal-deck", "you-are-busy"), opponent: "you-are-busy" },
  "queue:leave": { payload: () => ({}), ...account("ok") },
  "bot:challenge": {
    payload: () => ({ ...QUEUE, level: "easy" }),
    ...account("no-legal-deck", "you-are-busy"),
    guest: "no-legal-deck",
    opponent: "you-are-busy",
  },
  // Of a match that runs nobody has a replay; nor has anybody else of one that is over (tests/integration/play-on.test.ts).
  "bot:playOn": {
    payload: ({ ann }) => ({ replay: ann.update.matchId, step: 0, seat: 0, level: "easy" }),
    ...seats("you-are-busy", "you-are-busy"),
  },
  "bot:position": {
    payload: () => {
      const side = { zones: {}, counts: {} };
      return { game: "pokemon", level: "easy", position: { edition: "xy", turn: 0, sides: [side, side] } };
    },
    ...account("bad-position", "you-are-busy"),
    guest: "bad-position",
    opponent: "you-are-busy",
  },
  "match:join": { payload: table, ...seats("ok", "ok") },
  "match:react": { payload: (situation) => ({ ...table(situation), reaction: "hello" }), ...seats("ok", "ok") },
  "chat:open": { payload: table, ...seats("ok", "ok"), guest: "account-needed" },
  // Before the match is over only friends may write, and nobody who has not switched it on.
  "chat:switch": { payload: (situation) => ({ ...table(situation), on: true }), ...seats("ok", "ok"), guest: "account-needed" },
  "chat:say": {
    payload: (situation) => ({ ...table(situation), words: "hello" }),
    ...seats("no-chat", "no-chat"),
    guest: "account-needed",
  },
  "match:draft": { payload: answer, ...seats("wrong-seat", "ok") },
  "match:answer": { payload: answer, ...seats("wrong-seat", "ok") },
  // Among people nothing is taken back.
  "match:takeBack": { payload: (situation) => ({ ...table(situation), row: 0 }), ...seats("against-people", "against-people") },
  "match:recall": { payload: table, ...seats("against-people", "against-people") },
  "match:advise": {
    payload: (situation) => ({ ...table(situation), decision: 0, besides: [] }),
    ...seats("against-people", "against-people"),
  },
  "match:rematch": { payload: (situation) => ({ ...table(situation), accept: true }), ...seats("you-are-busy", "you-are-busy") },
  // To who does not sit there it says nothing, and does nothing.
  "match:leave": { payload: table, ...account("ok"), guest: "ok" },
  "match:concede": { payload: table, ...seats("ok", "over") },
  "lesson:start": { payload: () => ({ game: "pokemon" }), ...account("ok"), guest: "ok" },
};

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

async function befriend(one: Client, other: Client): Promise<void> {
  await one.say("friend:ask", { userId: other.id });
  await other.say("friend:answer", { userId: one.id, accept: true });
}

async function situate(): Promise<readonly [Situation, Readonly<Record<Role, Client>>]> {
  const pair: [Client, Client] = [await site.armed("ann"), await site.armed("ben")];
  await site.seat(...pair);
  const [player, opponent] = pair[0].update.decision ? pair : [pair[1], pair[0]];
  const [faye, gus] = [await site.armed("faye"), await site.armed("gus")];
  await befriend(faye, gus);
  await faye.say("challenge:send", { userId: gus.id, ...QUEUE });
  await until(() => faye.me.challengeOut !== null);
  const eve = await site.player("eve");
  await eve.say("friend:ask", { userId: player.id });
  const situation = { ann: player, dan: await site.player("dan"), eve, challengeId: faye.me.challengeOut?.id ?? "" };
  const administrator = await site.visit(await site.user("boss", "ADMIN"));
  return [situation, { player, opponent, spectator: await site.player("cleo"), administrator, guest: await site.guest() }];
}
let situated: ReturnType<typeof situate> | undefined;

test.each(Object.entries(EXPECTED))("%s: each role hears what it may do", async (message, row) => {
  situated ??= situate();
  const [situation, clients] = await situated;
  const payload = row.payload(situation);
  for (const role of ROLES) {
    const reply = await clients[role].sayRaw(message, payload);
    expect([role, reply.ok ? "ok" : reply.code]).toEqual([role, row[role]]);
  }
});

/** Whether a browser with this cookie gets as far as saying anything. */
async function isHeard(client: Client): Promise<boolean> {
  client.socket.connect();
  return new Promise((resolve) => {
    client.socket.on("me", () => resolve(true));
    client.socket.on("connect_error", ({ message }) => resolve(message !== "unauthorized"));
  });
}

test("who has no session says nothing at all: a visitor, a deleted player, a suspended one", async () => {
  const { prisma } = site.database;
  const [deleted, suspended, player] = [await site.user("deleted"), await site.user("suspended"), await site.user("present")];
  const browsers = await Promise.all([deleted, suspended, player].map((user) => site.browser(user)));
  const visitor = await site.browser(player, { cookie: "" });
  await prisma.$transaction((transaction) => removeAccount(transaction, deleted.id));
  await endSessions(prisma, suspended.id);
  expect(await Promise.all([visitor, ...browsers].map(isHeard))).toEqual([false, false, false, true]);
});
