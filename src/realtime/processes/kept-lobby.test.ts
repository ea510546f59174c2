import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { openRedis } from "@/accounts/redis";
import { keptLobby } from "./kept-lobby";

const url = process.env.TEST_REDIS_URL;

describe.runIf(url)("the lobby that is kept in Redis", () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  async function open() {
    const client = await openRedis(url ?? "");
    const prefix = `test:${randomUUID()}:`;
    const faults: unknown[] = [];
    closing.push(() => void client.del(`${prefix}lobby`).finally(() => client.destroy()));
    return { client, key: `${prefix}lobby`, faults, kept: keptLobby(client, prefix, (error) => faults.push(error)) };
  }

  test("is read as it was written", async () => {
    const { kept, faults } = await open();
    expect(await kept.read()).toBeNull();
    const queue = [{ player: { id: "1", pseudo: "ann" }, game: "pokemon", edition: "xy", since: 5 }];
    kept.write({ queue, challenges: [] });
    await expect.poll(() => kept.read()).toEqual({ queue, challenges: [] });
    expect(faults).toEqual([]);
  });

  test.each(['{"queue":[{"player":"ann"}],"challenges":[]}', '{"queue":[', "null"])(
    "that cannot be read (%s) is none, and the process that leads says so",
    async (text) => {
      const { client, key, kept, faults } = await open();
      await client.set(key, text);
      expect(await kept.read()).toBeNull();
      expect(faults).toHaveLength(1);
    },
  );
});
