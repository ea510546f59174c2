import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Site, until } from "../site";

describe.runIf(process.env.TEST_REDIS_URL)("two processes of one site, with Redis between them", () => {
  let one: Site;
  let two: Site;
  beforeAll(async () => {
    one = await Site.open({ redisUrl: process.env.TEST_REDIS_URL });
    two = await one.twin();
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  test("a session that is ended at one is ended at the other, and nobody else's is", async () => {
    const ann = await one.user("ann");
    const [here, there] = [await one.visit(ann), await two.visit(ann)];
    const ben = await two.player("ben");
    await one.realtime.expelUser(ann.id, "logged-out");
    await until(() => here.ended.length === 1 && there.ended.length === 1);
    await until(() => !here.socket.connected && !there.socket.connected);
    expect([ben.ended, ben.socket.connected]).toEqual([[], true]);
  });

  test("one that stops hangs up on its own players alone", async () => {
    const [ann, ben] = [await one.player("carl"), await two.player("dan")];
    await two.stop();
    await until(() => !ben.socket.connected);
    expect(ann.socket.connected).toBe(true);
    await two.start();
  });
});
