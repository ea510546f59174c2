import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRedis } from "@/accounts/redis";
import { takeUp } from "@/match/journal";
import { PATCH_FORM } from "@/realtime/told-matches";
import { faltering } from "../faltering";
import { type Client, ok, Site, until } from "../site";

describe.runIf(process.env.TEST_REDIS_URL)("two processes of one site, with Redis between them", () => {
  let one: Site;
  let two: Site;
  beforeAll(async () => {
    one = await Site.open({ redisUrl: process.env.TEST_REDIS_URL, redisPrefix: `test:${randomUUID()}:` });
    two = await one.twin();
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  /** Two players, one at each process, at the table of a match that the queue made. */
  async function seated(first: string, second: string): Promise<readonly [Client, Client]> {
    const pair = [await one.armed(first), await two.armed(second)] as const;
    await one.seat(...pair);
    return pair;
  }
  const asked = (pair: readonly [Client, Client]) => pair.find(({ update }) => update.decision !== null) ?? pair[0];

  test("a session that is ended at one is ended at the other, and nobody else's is", async () => {
    const ann = await one.user("ann");
    const [here, there] = [await one.visit(ann), await two.visit(ann)];
    const ben = await two.player("ben");
    await one.realtime.expelUser(ann.id, "logged-out");
    await until(() => here.ended.length === 1 && there.ended.length === 1);
    await until(() => !here.socket.connected && !there.socket.connected);
    expect([ben.ended, ben.socket.connected]).toEqual([[], true]);
  });

  test("everybody who is online is in everybody's list", async () => {
    const [carl, dan] = [await one.player("carl"), await two.player("dan")];
    const sees = (client: Client, other: Client) => client.players.some(({ id }) => id === other.id);
    await until(() => sees(carl, dan) && sees(dan, carl));
    carl.socket.disconnect();
    await until(() => !sees(dan, carl));
  });

  test("the queue pairs players of both, and each is shown what the other does", async () => {
    const pair = await seated("eve", "fay");
    const before = asked(pair);
    const seq = before.update.seq;
    expect(await before.answer()).toEqual(ok);
    await until(() => pair.every(({ update }) => update.seq === seq + 1));
    expect(pair.map(({ me }) => me.match?.id)).toEqual([pair[0].found[0], pair[0].found[0]]);
  });

  test("who reads other patches than these processes make is told everything whole, wherever the match is played", async () => {
    const pair = [await one.armed("quin"), await two.armed("ray")] as const;
    const heard = pair.map(({ socket }) => {
      const messages = new Set<string>();
      socket.onAny((message: string) => messages.add(message));
      return messages;
    });
    for (const [index, { socket }] of pair.entries()) {
      // Ray's page was made by another build.
      socket.auth = { patches: PATCH_FORM - index };
      socket.disconnect().connect();
    }
    await one.seat(...pair);
    for (let answers = 0; answers < 2; answers++) {
      const { seq } = pair[0].update;
      expect(await asked(pair).answer()).toEqual(ok);
      await until(() => pair.every(({ update }) => update.seq > seq));
    }
    expect(heard.map((messages) => messages.has("match:patch"))).toEqual([true, false]);
    expect(pair[1].update.view).toMatchObject({ viewer: pair[1].update.seat });
  });

  test("nobody has two matches, whichever process is asked", async () => {
    const [gil] = await seated("gil", "hal");
    const other = await two.visit(gil.user);
    expect(await other.say("bot:challenge", { game: "pokemon", edition: "xy", level: "easy" })).toMatchObject({ code: "you-are-busy" });
  });

  test("a match goes on at the other process when its own is gone, with everything that was answered", async () => {
    const third = await one.twin();
    const [ida, jon] = [await third.armed("ida"), await two.armed("jon")];
    await one.seat(ida, jon);
    const seq = jon.update.seq;
    expect(await asked([ida, jon]).answer()).toEqual(ok);
    await until(() => jon.update.seq === seq + 1);
    const before = jon.updates.length;
    await third.stop();
    await expect.poll(() => jon.updates.length > before && jon.update.seq === seq + 1, { timeout: 6_000 }).toBe(true);
    const here = await one.visit(ida.user);
    await here.sit(jon.found[0] ?? "");
    await until(() => here.updates.length > 0);
    expect(await asked([here, jon]).answer()).toEqual(ok);
    await until(() => here.update.seq === seq + 2 && jon.update.seq === seq + 2);
  });

  test("a practice match whose player has gone is kept in no process, and goes on where they come back", async () => {
    const ugo = await two.armed("ugo");
    const rooms = () => one.realtime.figures().rooms + two.realtime.figures().rooms;
    const before = rooms();
    expect(await ugo.say("bot:challenge", { game: "pokemon", edition: "xy", level: "easy" })).toEqual(ok);
    await until(() => ugo.found.length === 1);
    const matchId = ugo.found[0] ?? "";
    await ugo.sit(matchId);
    await until(() => ugo.updates.length > 0 && rooms() === before + 1);
    expect(await ugo.say("match:leave", { matchId })).toEqual(ok);
    await until(() => rooms() === before);
    // Its lease is let go of after two beats, and the next beat sees that nobody plays it.
    await pause(2_500);
    expect(rooms()).toBe(before);
    const here = await one.visit(ugo.user);
    await here.sit(matchId);
    await until(() => here.updates.length > 0);
    expect(await here.say("match:concede", { matchId })).toEqual(ok);
  });

  test("a match between people goes on by its clock where nobody is at its table and its process is gone", async () => {
    const times = { redisUrl: process.env.TEST_REDIS_URL, redisPrefix: `test:${randomUUID()}:`, turnSeconds: 1, graceSeconds: 1 };
    const here = await Site.open(times);
    const third = await here.twin();
    const pair = [await third.armed("vic"), await third.armed("wim")] as const;
    await here.seat(...pair);
    const id = pair[0].found[0] ?? "";
    for (const client of pair) client.socket.disconnect();
    await third.stop();
    const status = async () => (await here.database.prisma.match.findUniqueOrThrow({ where: { id } })).status;
    await expect.poll(status, { timeout: 20_000 }).toBe("FINISHED");
    await here.close();
  });

  test("a process whose match another has taken up writes nothing more, and its players go on there", async () => {
    const redisPrefix = `test:${randomUUID()}:`;
    const here = await Site.open({ redisUrl: process.env.TEST_REDIS_URL, redisPrefix });
    const there = await here.twin();
    const pair = [await here.armed("pia"), await here.armed("quy")] as const;
    await here.seat(...pair);
    const { matchId, seq } = pair[0].update;
    // Which of the two plays it is chance: the one that was asked first.
    const rooms = () => [here.realtime.figures().rooms, there.realtime.figures().rooms];
    const before = rooms();
    expect(before.toSorted()).toEqual([0, 1]);
    const redis = await openRedis(process.env.TEST_REDIS_URL ?? "");
    const lease = { key: `${redisPrefix}leases`, match: `match:${matchId}` };
    const home = await redis.hGet(lease.key, lease.match);
    const other = (await redis.zRange(`${redisPrefix}processes`, 0, -1)).find((process) => process !== home) ?? "";
    // As if the home had slept for a while: it knows nothing of this when the answer comes.
    await redis.hSet(lease.key, lease.match, other);
    await takeUp(here.database.prisma, matchId);
    expect(await asked(pair).answer()).toEqual(ok);
    await until(() => pair.every(({ update }) => update.seq === seq + 1));
    expect(await redis.hGet(lease.key, lease.match)).toBe(other);
    expect(rooms()).toEqual(before.toReversed());
    expect(await here.database.prisma.matchAnswer.count({ where: { matchId } })).toBe(seq + 1);
    redis.destroy();
    await there.close();
    await here.close();
  });

  test("a match that a process lost and has again goes on there for everybody at its table", async () => {
    const pair = await seated("rae", "sam");
    const { matchId, seq } = pair[0].update;
    await takeUp(one.database.prisma, matchId);
    expect(await asked(pair).answer()).toEqual(ok);
    await until(() => pair.every(({ update }) => update.seq === seq + 1));
    expect(await asked(pair).answer()).toEqual(ok);
    await until(() => pair.every(({ update }) => update.seq === seq + 2));
  });

  test("who waits in the queue keeps their place when the process that leads is gone", async () => {
    const redisPrefix = `test:${randomUUID()}:`;
    const leading = await Site.open({ redisUrl: process.env.TEST_REDIS_URL, redisPrefix });
    const following = await leading.twin();
    const moe = await following.armed("moe");
    expect(await moe.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(ok);
    await leading.stop();
    const ned = await following.armed("ned");
    await expect.poll(() => ned.players.some(({ id, status }) => id === moe.id && status === "queueing"), { timeout: 6_000 }).toBe(true);
    expect(await ned.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(ok);
    await until(() => moe.found.length === 1 && ned.found.length === 1);
    await following.stop();
    await leading.start();
    await leading.close();
  }, 60_000);

  test("whoever sat down while their arrival failed is seated anew when the match's process is gone", async () => {
    // A site of its own: the others would take its match up.
    const options = { redisUrl: process.env.TEST_REDIS_URL, redisPrefix: `test:${randomUUID()}:` };
    const base = await Site.open(options);
    await base.stop();
    const database = faltering(base.database.prisma, "deck");
    const leading = await base.twin(database.prisma);
    const playing = await base.twin();
    const [tom, una] = [await playing.armed("tom"), await leading.armed("una")];
    await leading.seat(tom, una);
    database.away = true;
    const joined = una.updates.length;
    una.socket.disconnect().connect();
    await until(() => una.updates.length > joined);
    database.away = false;
    await pause(1_000);
    await playing.stop();
    const back = await leading.visit(tom.user);
    await back.sit(una.update.matchId);
    await expect.poll(() => una.update.seats.every(({ connected }) => connected), { timeout: 6_000 }).toBe(true);
    await leading.stop();
    await base.start();
    await base.close();
  }, 60_000);

  test("a line that other processes have lost, by whatever fault, is found there again", async () => {
    const redisPrefix = `test:${randomUUID()}:`;
    const here = await Site.open({ redisUrl: process.env.TEST_REDIS_URL, redisPrefix });
    const there = await here.twin();
    const [uma, vik] = [await here.armed("uma"), await there.armed("vik")];
    await here.seat(uma, vik);
    const redis = await openRedis(process.env.TEST_REDIS_URL ?? "");
    const processes = await redis.zRange(`${redisPrefix}processes`, 0, -1);
    // Each hears of the other one, as if from the one that has the line, that it was hung up.
    for (const { socket, user } of [uma, vik])
      for (const [place, box] of processes.entries()) {
        const said = { id: socket.id, user: { ...user, guest: false }, patches: PATCH_FORM };
        const letter = { from: processes.toReversed()[place], topic: "disconnect", said, question: randomUUID() };
        await redis.publish(`${redisPrefix}box:${box}`, JSON.stringify(letter));
      }
    redis.destroy();
    const { seq } = uma.update;
    expect(await asked([uma, vik]).answer()).toEqual(ok);
    await expect.poll(() => [uma, vik].map(({ update }) => update.seq), { timeout: 6_000 }).toEqual([seq + 1, seq + 1]);
    await expect.poll(() => uma.update.seats.every(({ connected }) => connected), { timeout: 6_000 }).toBe(true);
    await there.stop();
    await here.close();
  }, 30_000);

  test("one that stops hangs up on its own players alone", async () => {
    const [kim, lea] = [await one.player("kim"), await two.player("lea")];
    await two.stop();
    await until(() => !lea.socket.connected);
    expect(kim.socket.connected).toBe(true);
    await two.start();
  });
});
