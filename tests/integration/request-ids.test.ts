import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "@/telemetry/metrics";
import { ok, refused, Site, until } from "../site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const journal = (matchId: string) => site.database.prisma.matchAnswer.findMany({ where: { matchId }, orderBy: { seq: "asc" } });
const metric = async (line: string) =>
  Number(
    (await registry.metrics())
      .split("\n")
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  );

test("each row of the journal names the message that brought it about, and by it the page", async () => {
  const pair = [await site.armed("anna"), await site.armed("bert")] as const;
  await site.seat(...pair);
  const asked = pair.find(({ update }) => update.decision) ?? pair[0];
  const { matchId, seq } = asked.update;
  expect(await asked.answer()).toEqual(ok);
  await until(() => asked.update.seq > seq);
  const row = (await journal(matchId)).at(seq);
  expect(row?.requestId).toMatch(/^[\w-]{12}\.[\da-f]{8}$/);
  expect(row?.requestId?.split(".")[0]).toBe(asked.pageId);
});

test("a page that names itself in no such way is given a name", async () => {
  const pair = [await site.armed("carl"), await site.armed("dora")] as const;
  for (const { socket } of pair) {
    socket.auth = { pageId: "'; DROP TABLE" };
    socket.disconnect().connect();
  }
  await until(() => pair.every(({ socket }) => socket.connected));
  await site.seat(...pair);
  const asked = pair.find(({ update }) => update.decision) ?? pair[0];
  await asked.answer();
  expect((await journal(asked.update.matchId)).at(-1)?.requestId).toMatch(/^[\w-]{12}\.[\da-f]{8}$/);
});

test("answers, the time they take, and refusals are counted", async () => {
  const pair = [await site.armed("emma"), await site.armed("finn")] as const;
  await site.seat(...pair);
  const asked = pair.find(({ update }) => update.decision) ?? pair[0];
  const names = [
    'openpokemon_answers_total{game="pokemon",by="player"}',
    'openpokemon_step_seconds_count{game="pokemon"}',
    "openpokemon_journal_seconds_count",
    'openpokemon_refusals_total{message="match:answer",code="unknown-decision"}',
  ];
  const before = await Promise.all(names.map(metric));
  await asked.answer();
  expect(await asked.say("match:answer", { matchId: asked.update.matchId, decision: 999_999, choice: [] })).toEqual(
    refused("unknown-decision"),
  );
  const after = await Promise.all(names.map(metric));
  expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([1, 2, 1, 1]);
});

test("the site says how many play, are here and wait", async () => {
  const waiting = await site.armed("gina");
  await waiting.say("queue:join", { game: "pokemon", edition: "xy" });
  const figures = site.realtime.figures();
  expect(figures).toMatchObject({ runningMatches: 3, rooms: 3, sockets: 7, players: 7 });
  expect(figures.waiting).toEqual([{ game: "pokemon", edition: "xy", players: 1 }]);
});
