import { afterAll, beforeAll, expect, test } from "vitest";
import { ok, Site, until } from "../site";

const TURN_MS = 1_000;

let site: Site;
beforeAll(async () => {
  site = await Site.open({ turnSeconds: TURN_MS / 1000, graceSeconds: 0.1 });
});
afterAll(() => site.close());

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("practice against the computer has no clock: neither slowness nor absence loses it", async () => {
  const ann = await site.armed("slow");
  expect(await ann.say("bot:challenge", { edition: "xy", level: "easy" })).toEqual(ok);
  await until(() => ann.found.length === 1);
  await ann.sit(ann.found[0] ?? "");
  await until(() => ann.updates.length > 0 && ann.update.decision !== null);
  const { seq, decision, clock, seat } = ann.update;
  expect(clock).toMatchObject({ running: null, pausedMs: null, turnMs: null });

  await pass(1.5 * TURN_MS);
  expect(ann.update).toMatchObject({ seq, decision, result: null });

  const heard = ann.updates.length;
  ann.socket.disconnect();
  await pass(1.5 * TURN_MS);
  ann.socket.connect();
  await until(() => ann.updates.length > heard && ann.update.seats[seat].connected);
  expect(ann.update).toMatchObject({ seq, decision, result: null, clock: { strikes: [0, 0] } });
  expect(await ann.answer()).toEqual(ok);
  await until(() => ann.update.seq > seq);
});
