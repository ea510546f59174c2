import { expect, test } from "vitest";
import { difference } from "@/kernel/patch";
import type { MatchUpdate } from "@/realtime/protocol";
import { heardSince, recordRecalled, recordUpdate } from "./record";

function update(seq: number, events: readonly string[], past: readonly number[]): MatchUpdate {
  return {
    matchId: "m",
    game: "duel",
    seq,
    seat: 0,
    view: { seq },
    decision: null,
    events,
    faces: {},
    seats: [
      { userId: "a", pseudo: "a", bot: false, connected: true, graceUntil: null },
      { userId: null, pseudo: "b", bot: true, connected: true, graceUntil: null },
    ],
    clock: { now: 0, startedAt: 0, running: null, pausedMs: null, turnMs: null, strikes: [0, 0] },
    result: null,
    seedCommitment: "",
    past,
  };
}

/** Rows -1 to 3, each of which brought one event about. */
const told = [-1, 0, 1, 2, 3].map((row) => ({
  row,
  after: row * 10,
  events: [`event ${row}`],
  change: difference(row < 0 ? undefined : { seq: row }, { seq: row + 1 }) ?? null,
}));

test("a page that was opened anew is told what it did not hear, before what it heard", () => {
  const opened = recordUpdate(undefined, update(3, [], [0, 2]), 0);
  // Row 3 is told by an update that is on its way; what is told twice stands once.
  const recalled = recordRecalled(recordRecalled(opened, told), told);
  expect(recalled.history.map(({ row, event, view }) => [row, event, view])).toEqual(
    [-1, 0, 1, 2].map((row) => [row, `event ${row}`, { seq: row + 1 }]),
  );
  expect(recalled.begun).toEqual({ seq: 0 });
  const later = recordUpdate(recalled, update(4, ["event 3"], [0, 2]), 0);
  expect(later.history.map(({ event }) => event)).toEqual([-1, 0, 1, 2, 3].map((row) => `event ${row}`));
  const indices = later.history.map(({ index }) => index);
  expect(indices).toEqual(indices.toSorted((one, two) => one - two));
  expect(new Set(indices).size).toBe(5);
});

test("what a page is told again has not just happened: it is only told, and not shown", () => {
  const opened = recordUpdate(undefined, update(3, [], [0, 2]), 0);
  const recalled = recordRecalled(opened, told);
  expect(heardSince(opened, recalled)).toEqual([]);
  // An update may come in the same moment.
  const later = recordUpdate(recalled, update(4, ["event 3"], [0, 2]), 0);
  expect(heardSince(opened, later).map(({ event }) => event)).toEqual(["event 3"]);
});

test("what was missed while the line was down comes where it belongs, and what is taken back later is cut", () => {
  const before = recordUpdate(recordUpdate(undefined, update(0, ["event -1"], []), 0), update(1, ["event 0"], [0]), 0);
  const again = recordUpdate(before, update(4, [], [0, 2]), 0);
  const recalled = recordRecalled(again, told);
  expect(recalled.history.map(({ row }) => row)).toEqual([-1, 0, 1, 2, 3]);
  expect(recordUpdate(recalled, update(5, [], [0]), 0).history.map(({ row }) => row)).toEqual([-1, 0, 1]);
});
