import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { openRedis } from "@/accounts/redis";
import { UnreachableError } from "./bus";
import { joinProcesses, type Membership, type MembershipOptions } from "./membership";

const url = process.env.TEST_REDIS_URL;

describe.runIf(url)("processes that know of each other by Redis", () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function join(prefix: string, id: string, onBeat: MembershipOptions["onBeat"] = () => {}): Promise<Membership> {
    const client = await openRedis(url ?? "");
    const joined = await joinProcesses({ client, prefix, id, beatMs: 50, ttlMs: 250, onBeat, reportFault: () => {} });
    closing.push(
      () => joined.leave(),
      () => client.destroy(),
    );
    return joined;
  }
  const site = () => `test:${randomUUID()}:`;

  test("what one holds another cannot take; what it lets go of can be taken", async () => {
    const prefix = site();
    const [one, two] = [await join(prefix, "one"), await join(prefix, "two")];
    expect([await one.take("match"), await two.take("match")]).toEqual(["one", "one"]);
    await two.release("match");
    expect(await two.take("match")).toBe("one");
    await one.release("match");
    expect(await two.take("match")).toBe("two");
  });

  test("of many things that are taken at once each is whose it was, or was nobody's", async () => {
    const prefix = site();
    const [one, two] = [await join(prefix, "one"), await join(prefix, "two")];
    await one.take("first");
    expect([await two.takeAll(["first", "second"]), await one.holders(["first", "second"])]).toEqual([
      ["one", "two"],
      ["one", "two"],
    ]);
    expect(await two.takeAll([])).toEqual([]);
  });

  test("of many who take at the same moment one has it", async () => {
    const prefix = site();
    const all = await Promise.all(["a", "b", "c", "d"].map((id) => join(prefix, id)));
    const holders = await Promise.all(all.map((one) => one.take("lobby")));
    expect(new Set(holders).size).toBe(1);
  });

  test("a process that falls silent is gone for the others, and what it held is free", async () => {
    const prefix = site();
    const one = await join(prefix, "one");
    const client = await openRedis(url ?? "");
    const silent = await joinProcesses({
      client,
      prefix,
      id: "silent",
      beatMs: 60_000,
      ttlMs: 250,
      onBeat: () => {},
      reportFault: () => {},
    });
    closing.push(() => client.destroy());
    expect(await silent.take("match")).toBe("silent");
    expect(await one.take("match")).toBe("silent");
    await expect.poll(() => one.alive.has("silent"), { timeout: 2_000 }).toBe(true);
    await expect.poll(() => one.alive.has("silent"), { timeout: 2_000 }).toBe(false);
    expect([await one.holders(["match", "other"]), await one.take("match")]).toEqual([[null, null], "one"]);
  });

  test("a process that is busy with what a beat asked of it goes on saying that it lives", async () => {
    const prefix = site();
    const one = await join(prefix, "one");
    const work = { begun: 0, over: 0 };
    await join(prefix, "busy", async () => {
      work.begun += 1;
      await pause(1_500);
      work.over += 1;
    });
    await expect.poll(() => work.begun > 0 && one.alive.has("busy")).toBe(true);
    const seen: boolean[] = [];
    for (; work.over === 0; await pause(20)) seen.push(one.alive.has("busy"));
    expect(seen.length).toBeGreaterThan(20);
    expect(seen).not.toContain(false);
  });

  test("one that could not do what follows from its having lapsed learns of it once more", async () => {
    const prefix = site();
    const beats: boolean[] = [];
    await join(prefix, "one", ({ lapsed }) => {
      beats.push(lapsed);
      if (beats.filter(Boolean).length === 1 && lapsed) throw new UnreachableError("Redis is away again.");
    });
    const client = await openRedis(url ?? "");
    closing.push(() => client.destroy());
    await client.zRem(`${prefix}processes`, "one");
    await expect.poll(() => beats.filter(Boolean).length, { timeout: 2_000 }).toBe(2);
    const after = beats.length;
    await expect.poll(() => beats.length, { timeout: 2_000 }).toBeGreaterThan(after + 1);
    expect(beats.slice(after)).not.toContain(true);
  });

  test("one that does not hear the first time that it had lapsed hears it the next", async () => {
    const prefix = site();
    const two = await join(prefix, "two");
    const client = await openRedis(url ?? "");
    closing.push(() => client.destroy());
    const beats: boolean[] = [];
    // It is silent for too long; Redis then counts it again, and the line breaks off before it says so.
    let breaks = false;
    const losing: typeof client.eval = async (script, options) => {
      if (breaks) await expect.poll(() => two.alive.has("one"), { timeout: 2_000 }).toBe(false);
      const reply = await client.eval(script, options);
      if (!breaks) return reply;
      breaks = false;
      throw new Error("The line broke off.");
    };
    const faltering = new Proxy(client, { get: (all, name) => (name === "eval" ? losing : Reflect.get(all, name)) });
    const one = { client: faltering, prefix, id: "one", beatMs: 50, ttlMs: 250, reportFault: () => {} };
    await joinProcesses({ ...one, onBeat: ({ lapsed }) => void beats.push(lapsed) });
    await expect.poll(() => beats.length, { timeout: 2_000 }).toBeGreaterThan(1);
    expect(beats).not.toContain(true);
    breaks = true;
    await expect.poll(() => beats.includes(true), { timeout: 2_000 }).toBe(true);
  });

  test("one that was silent too long learns that it had lapsed", async () => {
    const prefix = site();
    const beats: boolean[] = [];
    const client = await openRedis(url ?? "");
    closing.push(() => client.destroy());
    await join(prefix, "one", ({ lapsed }) => void beats.push(lapsed));
    await expect.poll(() => beats.length, { timeout: 2_000 }).toBeGreaterThan(1);
    expect(beats.includes(true)).toBe(false);
    await client.del(`${prefix}processes`);
    await expect.poll(() => beats.includes(true), { timeout: 2_000 }).toBe(true);
  });

  test("one that leaves is gone at once", async () => {
    const prefix = site();
    const [one, two] = [await join(prefix, "one"), await join(prefix, "two")];
    await two.take("match");
    await two.leave();
    expect(await one.take("match")).toBe("one");
  });

  test("one that cannot say that it leaves has left all the same", async () => {
    const prefix = site();
    const client = await openRedis(url ?? "");
    const faults: unknown[] = [];
    const alone = await joinProcesses({ client, prefix, id: "alone", onBeat: () => {}, reportFault: (error) => faults.push(error) });
    client.destroy();
    await alone.leave();
    expect(faults).toEqual([]);
  });
});
