import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { appendEntry, HeldElsewhereError } from "./append";
import { startClock } from "./clock";
import { createMatch } from "./create";
import type { StoredEntry } from "./entry";
import { loadEntries, loadMatch, takeUp } from "./journal";

let database: OpenDatabase;
let matches: readonly string[];
const clock = startClock({ turnMs: 1000, graceMs: 1000 }, { number: 1, seat: 0 }, [true, false], [false, false], 0);
const later = { ...clock, at: 5 };
const entry = (choice: number): StoredEntry => ({
  by: 0,
  answer: { decision: choice, seat: 0, choice: [choice] },
  hash: `state ${choice}`,
});
const append = (id: string, seq: number, answer: StoredEntry, end: Parameters<typeof appendEntry>[5] = null, takenUp = 0) =>
  appendEntry(database.prisma, { id, takenUp }, seq, answer, later, end);
const entriesOf = (matchId: string) => loadEntries(database.prisma, matchId, 0);
const players = [
  { userId: null, pseudo: "a", bot: null },
  { userId: null, pseudo: "b", bot: null },
] as const;
const create = async () => {
  const kind = { game: "duel", edition: "one", kind: "FRIEND", seed: "", seedCommitment: "", rematchOfId: null } as const;
  const match = { ...kind, nonces: ["", ""], setup: {}, from: null, stateVersion: 1, players } as const;
  return (await createMatch(database.prisma, ["duel"], match, clock, new Date(0))).id;
};

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  matches = await Promise.all(Array.from({ length: 5 }, create));
});
afterAll(() => database.close());

test("an answer is a row of the journal, and the clocks stand in its match", async () => {
  const [id = ""] = matches;
  await append(id, 0, entry(3));
  expect(await loadMatch(database.prisma, id)).toMatchObject({ clock: later, status: "RUNNING", outcome: null });
  expect(await entriesOf(id)).toEqual([entry(3)]);
});

test("the last answer brings the outcome, and says when", async () => {
  const [id = ""] = matches;
  const [outcome, at] = [{ winner: 1, reason: "concession" } as const, new Date("2026-01-02T03:04:05.678Z")];
  await append(id, 0, { by: null, answer: { concede: 0 }, cause: "time", hash: "end" }, { outcome, at });
  const stored = await loadMatch(database.prisma, id);
  expect(stored).toMatchObject({ status: "FINISHED", outcome, endedAt: at });
  expect(await entriesOf(id)).toMatchObject([{ by: null, cause: "time", hash: "end" }]);
});

test("a row carries the time of the writing, whatever the zone of the database", async () => {
  const [id = ""] = matches;
  await append(id, 0, entry(0));
  const row = await database.prisma.matchAnswer.findFirstOrThrow({ where: { matchId: id } });
  expect(Math.abs(row.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
});

test("answers of many matches at a time are all written, each in its own", async () => {
  await Promise.all(matches.map((id, index) => append(id, 0, entry(index))));
  expect(await Promise.all(matches.map(entriesOf))).toEqual(matches.map((_, index) => [entry(index)]));
});

test("a row that is taken is refused, changes nothing, and the others of its moment are written", async () => {
  const [taken = "", ...others] = matches;
  await append(taken, 0, entry(1));
  const written = await Promise.all(matches.map((id) => append(id, 0, entry(2), null)));
  expect(written).toEqual([false, ...others.map(() => true)]);
  expect(await entriesOf(taken)).toEqual([entry(1)]);
});

test("a row that cannot be written is a fault of its own alone", async () => {
  const [id = "", ...others] = matches;
  const beyondCounting = 2 ** 40;
  const ended = await Promise.allSettled([append(id, beyondCounting, entry(1)), ...others.map((other) => append(other, 0, entry(1)))]);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", ...others.map(() => "fulfilled")]);
});

test("a match that is over takes no answer, though its journal has become a record and the row is free", async () => {
  const [id = ""] = matches;
  await append(id, 0, entry(0), { outcome: { winner: 1, reason: "concession" }, at: new Date(0) });
  await database.prisma.matchAnswer.deleteMany({ where: { matchId: id } });
  expect(await append(id, 1, entry(1))).toBe(false);
  expect(await entriesOf(id)).toEqual([]);
});

test("who took a match up last writes to it, and nobody who did before, even what would come next", async () => {
  const [id = ""] = matches;
  const [first, second] = [await takeUp(database.prisma, id), await takeUp(database.prisma, id)];
  expect([first, second]).toEqual([1, 2]);
  await expect(append(id, 0, entry(0), null, 1)).rejects.toThrow(HeldElsewhereError);
  await append(id, 0, entry(1), null, 2);
  await expect(append(id, 1, entry(2), null, 1)).rejects.toThrow(HeldElsewhereError);
  expect(await entriesOf(id)).toEqual([entry(1)]);
});

test("a match that is over is not taken up", async () => {
  const [id = ""] = matches;
  await append(id, 0, entry(0), { outcome: { winner: 0, reason: "concession" }, at: new Date() });
  expect(await takeUp(database.prisma, id)).toBeNull();
});
