import { expect, test } from "vitest";
import type { MatchPatch, MatchUpdate } from "./protocol";
import { patchOf, ToldMatches } from "./told-matches";

const update: MatchUpdate = {
  matchId: "m",
  game: "g",
  seq: 1,
  seat: 0,
  view: { hand: 3 },
  decision: null,
  events: [],
  faces: {},
  seats: [
    { userId: null, pseudo: "a", bot: false, connected: true, graceUntil: null },
    { userId: null, pseudo: "b", bot: false, connected: true, graceUntil: null },
  ],
  clock: { now: 1_000, startedAt: 1_000, running: null, pausedMs: null, turnMs: null, strikes: [0, 0] },
  result: null,
  frozen: false,
  seedCommitment: "",
};
const patch: MatchPatch = [7, 2, 3_000, { view: { hand: [4] } }, []];

test("a patch changes the update that it names, and the next one changes that", () => {
  const told = new ToldMatches();
  told.whole(update, 7);
  const asked: string[] = [];
  const again = () => asked.push("again");
  expect(told.patched(patch, again)).toEqual({ ...update, seq: 2, view: { hand: 4 }, clock: { ...update.clock, now: 4_000 } });
  expect(told.patched([8, 3, 4_000, {}, []], again)).toMatchObject({ seq: 3, view: { hand: 4 }, clock: { now: 5_000 } });
  expect(asked).toEqual([]);
});

test("a patch of an update that was lost is of no use: the table is asked once, and says everything", () => {
  const told = new ToldMatches();
  told.whole(update, 6);
  let asked = 0;
  const again = () => asked++;
  expect([told.patched(patch, again), told.patched([8, 3, 4_000, {}, []], again), asked]).toEqual([null, null, 1]);
  told.whole(update, 7);
  expect(told.patched(patch, again)?.seq).toBe(2);
});

test("a patch says nothing of the moment, which its head tells, and all that is new", () => {
  expect(patchOf(update, { ...update, seq: 2, clock: { ...update.clock, now: 3_000 } })).toEqual({});
  const running = { seat: 1, until: 9_000 } as const;
  expect(patchOf(update, { ...update, seq: 2, view: { hand: 4 }, clock: { ...update.clock, now: 3_000, running } })).toEqual({
    view: { hand: [4] },
    clock: { running: [running] },
  });
});
