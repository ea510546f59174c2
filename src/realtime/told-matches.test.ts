import { expect, test } from "vitest";
import type { MatchPatch, MatchUpdate } from "./protocol";
import { ToldMatches } from "./told-matches";

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
  clock: { now: 0, startedAt: 0, running: null, pausedMs: null, turnMs: null, strikes: [0, 0] },
  result: null,
  frozen: false,
  seedCommitment: "",
};
const patch: MatchPatch = ["m", 7, { seq: [2] }, []];

test("a patch changes the update that it names, and the next one changes that", () => {
  const told = new ToldMatches();
  told.whole(update, 7);
  const asked: string[] = [];
  const again = () => asked.push("again");
  expect(told.patched(patch, again)?.seq).toBe(2);
  expect(told.patched(["m", 8, { seq: [3] }, []], again)?.seq).toBe(3);
  expect(asked).toEqual([]);
});

test("a patch of an update that was lost is of no use: the table is asked once, and says everything", () => {
  const told = new ToldMatches();
  told.whole(update, 6);
  let asked = 0;
  const again = () => asked++;
  expect([told.patched(patch, again), told.patched(["m", 8, { seq: [3] }, []], again), asked]).toEqual([null, null, 1]);
  told.whole(update, 7);
  expect(told.patched(patch, again)?.seq).toBe(2);
});
