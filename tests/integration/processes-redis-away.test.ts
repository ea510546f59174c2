import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { suspendPlayer } from "@/admin/sanctions";
import { hasRedisServer, Redis } from "@/cli/chaos/redis";
import { giveReadyDeck } from "@/decks";
import { pokemonDecks } from "@/games/pokemon/decks";
import { faltering } from "../faltering";
import { type Client, ok, Site, until } from "../site";

if (!hasRedisServer) console.log("No Redis to stop and start (the program redis-server): what happens while it is away is left out.");

describe.runIf(hasRedisServer)("two processes of one site while Redis is away", () => {
  let redis: Redis;
  let one: Site;
  let two: Site;
  let guest = 0;
  beforeAll(async () => {
    redis = await Redis.start();
    one = await Site.open({ redisUrl: redis.url });
    two = await one.twin();
  });
  beforeEach(() => {
    guest++;
  });
  afterAll(async () => {
    await two.close();
    await one.close();
    await redis.stop();
  });

  async function seated(first: Site, second: Site): Promise<readonly [Client, Client]> {
    const pair = [await first.armed(`one${guest}`), await second.armed(`two${guest}`)] as const;
    await one.seat(...pair);
    return pair;
  }
  async function answered(pair: readonly [Client, Client]): Promise<void> {
    const seq = pair[0].update.seq;
    expect(await (pair.find(({ update }) => update.decision !== null) ?? pair[0]).answer()).toEqual(ok);
    await until(() => pair.every(({ update }) => update.seq === seq + 1));
  }

  test("what a page at another process was to show while a line to Redis broke, it shows afterwards", async () => {
    const gil = await two.player(`gil${guest}`);
    const hal = await one.player(`hal${guest}`);
    await until(() => gil.players.some(({ id }) => id === hal.id));
    const decks = () => gil.me.games.flatMap(({ deck }) => deck ?? []);
    expect(decks()).toEqual([]);
    await giveReadyDeck(one.database.prisma, pokemonDecks, gil.id, "en");
    // The first process leads: it is the one that tells the page.
    await redis.cut(async () => {
      await one.realtime.deckChanged(gil.id);
      await expect.poll(async () => (await one.realtime.meOf(gil.user)).games.some(({ deck }) => deck !== null)).toBe(true);
      hal.socket.disconnect();
      await pause(200);
    });
    await until(() => decks().length === 1 && !gil.players.some(({ id }) => id === hal.id));
  });

  /** Whose match is played where they are. Before they have sat down, another process may have been asked to play it: its clock runs. */
  async function seatedAtHome(site: Site): Promise<readonly [Client, Client]> {
    for (;;) {
      const { rooms } = site.realtime.figures();
      const pair = await seated(site, site);
      if (site.realtime.figures().rooms > rooms) return pair;
      for (const client of pair) client.socket.disconnect();
      guest += 1_000;
    }
  }

  test("what a process could not make up for, as its database was away as well, it makes up for once that is back", async () => {
    const database = faltering(one.database.prisma, "match");
    const three = await one.twin(database.prisma);
    const [ann, ben] = await seatedAtHome(one);
    const ofAnn = async () => (await three.realtime.meOf(ann.user)).match;
    expect(await ofAnn()).not.toBeNull();
    database.away = true;
    await redis.cut(async () => {
      expect(await ann.say("match:concede", { matchId: ann.update.matchId })).toEqual(ok);
      await until(() => ben.update.result !== null);
    });
    await pause(500);
    database.away = false;
    await expect.poll(ofAnn, { timeout: 4_000 }).toBeNull();
    await three.stop();
  });

  test("who plays where their match is played plays on", async () => {
    const pair = await seatedAtHome(two);
    await redis.stop();
    await answered(pair);
    await answered(pair);
    await redis.start();
    await answered(pair);
  });

  test("a match across processes goes on when it is back, with all that was answered", async () => {
    const pair = await seated(one, two);
    await answered(pair);
    const { seq, matchId } = pair[0].update;
    await redis.stop();
    await redis.start();
    await expect
      .poll(() => Promise.all(pair.map((client) => client.say("match:join", { matchId }))), { timeout: 10_000 })
      .toEqual([ok, ok]);
    await until(() => pair.every(({ update }) => update.seq === seq));
    await answered(pair);
    expect(await one.database.prisma.matchAnswer.count({ where: { matchId } })).toBe(seq + 1);
  });

  test("who is deleted meanwhile is gone at once where it was said, and everywhere when it is back", async () => {
    const user = await one.user(`ann${guest}`);
    const [here, there] = [await one.visit(user), await two.visit(user)];
    const ben = await two.player(`ben${guest}`);
    await redis.stop();
    await one.database.prisma.user.delete({ where: { id: user.id } });
    await one.realtime.expelUser(user.id, "deleted");
    await until(() => here.ended.length === 1);
    expect(there.socket.connected).toBe(true);
    await redis.start();
    await until(() => there.ended.length === 1 && !there.socket.connected);
    expect([here.ended, there.ended]).toEqual([["deleted"], ["deleted"]]);
    expect([ben.ended, ben.socket.connected]).toEqual([[], true]);
  });

  test("who is suspended meanwhile is told so everywhere when it is back", async () => {
    const user = await one.user(`sue${guest}`);
    const administrator = await one.user(`adam${guest}`, "ADMIN");
    const there = await two.visit(user);
    await redis.stop();
    await suspendPlayer(one.database.prisma, administrator, user.id, { days: 1, reason: "rude" });
    await one.realtime.expelUser(user.id, "suspended");
    await redis.start();
    await until(() => there.ended.length === 1 && !there.socket.connected);
    expect(there.ended).toEqual(["suspended"]);
  });

  test("who has another pseudo meanwhile is called by it everywhere when it is back", async () => {
    const carl = await two.player(`carl${guest}`);
    const dan = await one.player(`dan${guest}`);
    const sees = (pseudo: string) => dan.players.some((player) => player.id === carl.id && player.pseudo === pseudo);
    await until(() => sees(`carl${guest}`));
    await redis.stop();
    await one.database.prisma.user.update({ where: { id: carl.id }, data: { pseudo: "karl", pseudoKey: "karl" } });
    await two.realtime.accountChanged(carl.id);
    await redis.start();
    await until(() => sees("karl") && carl.me.pseudo === "karl");
  });

  test("a process stops as it always does, with what was played stored", async () => {
    const three = await one.twin();
    const ivy = await three.armed(`ivy${guest}`);
    expect(await ivy.say("bot:challenge", { game: "pokemon", edition: "xy", level: "easy" })).toEqual(ok);
    await until(() => ivy.found.length === 1);
    await redis.stop();
    await three.stop();
    await redis.start();
  });

  test("who waits in the queue keeps their place", async () => {
    const eve = await two.armed(`eve${guest}`);
    expect(await eve.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(ok);
    await redis.stop();
    await redis.start();
    const fay = await one.armed(`fay${guest}`);
    await expect.poll(() => fay.say("queue:join", { game: "pokemon", edition: "xy" }), { timeout: 10_000 }).toEqual(ok);
    await until(() => eve.found.length === 1 && fay.found.length === 1);
  });
});
