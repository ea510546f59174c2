import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { openRedis } from "@/accounts/redis";
import { inRequest, requestId } from "@/telemetry/request";
import { AskedInVainError, type Bus, boxOf, openBus, UnreachableError } from "./bus";

const url = process.env.TEST_REDIS_URL;

describe.runIf(url)("what processes ask of each other over Redis", () => {
  const closing: (() => unknown)[] = [];
  const faults: unknown[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
    faults.length = 0;
  });

  async function open(prefix: string, id: string): Promise<Bus> {
    const client = await openRedis(url ?? "");
    const bus = await openBus({
      client,
      prefix,
      id,
      lives: (process) => process !== "gone",
      onMissed: () => {},
      reportFault: (error) => faults.push(error),
    });
    closing.push(
      () => bus.close(),
      () => client.destroy(),
    );
    return bus;
  }
  async function pair(): Promise<readonly [Bus, Bus]> {
    const prefix = `test:${randomUUID()}:`;
    return [await open(prefix, "one"), await open(prefix, "two")];
  }

  test("a question comes back with its answer", async () => {
    const [one, two] = await pair();
    two.listen("double", (said) => ({ twice: Number(said) * 2 }));
    expect(await Promise.all([one.ask("two", "double", 4, 5_000), one.ask("two", "double", 5, 5_000)])).toEqual([
      { twice: 8 },
      { twice: 10 },
    ]);
  });

  test("what is done at another for a request has its id there", async () => {
    const [one, two] = await pair();
    two.listen("which", () => requestId() ?? null);
    expect(await inRequest("a-request", () => one.ask("two", "which", null, 5_000))).toBe("a-request");
    expect(await one.ask("two", "which", null, 5_000)).toBeNull();
  });

  test("what one tells the others arrives in order, with who says it", async () => {
    const [one, two] = await pair();
    const heard: unknown[] = [];
    two.listen("news", (said, from) => heard.push([from, said]));
    for (let number = 0; number < 50; number++) one.tell("news", number);
    await expect.poll(() => heard.length).toBe(50);
    expect(heard).toEqual(Array.from({ length: 50 }, (_, number) => ["one", number]));
  });

  test("a process that does not answer is unreachable", async () => {
    const [one] = await pair();
    await expect(one.ask("nobody", "double", 1, 400)).rejects.toThrow(UnreachableError);
  });

  test("one that is gone is unreachable at once, however long one would wait", async () => {
    const [one] = await pair();
    await expect(one.ask("gone", "double", 1, Number.POSITIVE_INFINITY)).rejects.toThrow(UnreachableError);
  });

  test("a question that took its time, and was asked again meanwhile, is carried out once", async () => {
    const [one, two] = await pair();
    let carriedOut = 0;
    two.listen("slow", async () => {
      carriedOut++;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return carriedOut;
    });
    expect(await one.ask("two", "slow", null, 5_000)).toBe(1);
    expect(carriedOut).toBe(1);
  });

  test("a question that nobody heard is asked again when somebody listens", async () => {
    const prefix = `test:${randomUUID()}:`;
    const one = await open(prefix, "one");
    const asked = one.ask("two", "double", 4, 5_000);
    const two = await open(prefix, "two");
    two.listen("double", (said) => Number(said) * 2);
    expect(await asked).toBe(8);
  });

  test("what fails there fails here, and is reported where it failed", async () => {
    const [one, two] = await pair();
    two.listen("fail", () => {
      throw new Error("out of order");
    });
    await expect(one.ask("two", "fail", null, 5_000)).rejects.toThrow(AskedInVainError);
    expect(faults).toEqual([new Error("out of order")]);
  });

  test.each(["no letter", '{"from":1}', "null"])(
    "what is no letter (%s) is dropped and reported, and what comes after it arrives",
    async (text) => {
      const prefix = `test:${randomUUID()}:`;
      const [one, two] = [await open(prefix, "one"), await open(prefix, "two")];
      two.listen("double", (said) => Number(said) * 2);
      const client = await openRedis(url ?? "");
      closing.push(() => client.destroy());
      const asked: Promise<unknown>[] = [];
      for (let time = 0; time < 3; time++) asked.push(client.publish(boxOf(prefix, "two"), text), one.ask("two", "double", time, 5_000));
      expect((await Promise.all(asked)).filter((_, place) => place % 2 === 1)).toEqual([0, 2, 4]);
      expect(faults).toHaveLength(3);
    },
  );
});
