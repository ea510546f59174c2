import { expect, test } from "vitest";
import { type KeptFrame, keptFrames } from "@/match/frame";
import type { Replay } from "@/match/replay";
import type { MatchRecord } from "@/ui/realtime";
import { heardSince } from "@/ui/realtime/record";
import { addressOf, readAddress } from "./address";
import { firstStep, progressAt, recordAt, seeing, stepAt, stepOf, viewersOf } from "./moments";

const frames = keptFrames(
  ["a", "b", "c", "d", "e", "f"].map((name, index) => ({
    events: index % 2 === 0 ? [{ name }] : [],
    view: { hand: name },
    hidden: [null, [{ events: [], view: { hand: null } }], [{ events: [], view: { hand: null } }]] as const,
  })),
);
const turns = [
  { number: 1, seat: 0, from: 2 },
  { number: 2, seat: 1, from: 4 },
] as const;

test("each player is shown what they saw, and a stranger what is there", () => {
  expect(viewersOf({ frames })).toEqual([0, 1, "all"]);
  expect(seeing({ frames }, 0).views).toEqual(["a", "b", "c", "d", "e", "f"].map((hand) => ({ hand })));
  expect(seeing({ frames }, 1).views[3]).toEqual({ hand: null });
  const cut: KeptFrame[] = frames.map((frame) => ({ ...frame, hidden: null }));
  expect(viewersOf({ frames: cut })).toEqual(["spectator"]);
  expect(() => seeing({ frames: cut }, 0)).toThrow();
});

test("what happened is found by the step in which it did", () => {
  const { heard } = seeing({ frames }, "all");
  expect(heard).toEqual([1, 1, 2, 2, 3, 3]);
  expect([0, 1, 2].map((index) => stepOf(index, heard))).toEqual([0, 2, 4]);
});

test("what happened on the way is news to who steps on, and not to who jumps over it", () => {
  const replay: Replay = {
    matchId: "m",
    game: "pokemon",
    edition: "xy",
    startedAt: "2026-01-01T00:00:00.000Z",
    durationMs: 1,
    outcome: { winner: 0, reason: "concession" },
    seats: [
      { pseudo: "Red", bot: false },
      { pseudo: "Blue", bot: false },
    ],
    seat: 0,
    frames,
    turns,
    story: { turns: [] },
    faces: {},
  };
  const seen = seeing(replay, "all");
  const at = (step: number, from: number | null) => recordAt(replay, seen, step, 0, from);
  const news = (before: MatchRecord, after: MatchRecord) => heardSince(before, after).map(({ event }) => event);
  expect(news(at(1, 1), at(2, 1))).toEqual([{ name: "c" }]);
  expect(news(at(1, 1), at(5, 5))).toEqual([]);
  expect(news(at(5, 5), at(3, 3))).toEqual([]);
  expect(at(5, null).history.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(at(2, 1).history.map(({ index }) => index)).toEqual([-3, 1]);
  // A game keeps what it has made of a happening.
  expect(at(5, 4).history[0]).toBe(at(3, 2).history[0]);
});

test("on the chart all turns are equally long, and a place on it leads back to its step", () => {
  const replay = { frames, turns };
  expect([0, 1, 2, 3, 4, 5].map((step) => progressAt(replay, step))).toEqual([0, 0, 0.25, 0.5, 0.75, 1]);
  for (const step of [2, 3, 4, 5]) expect(stepAt(replay, progressAt(replay, step))).toBe(step);
});

test("an address says where it leads, and says nothing by what does not fit", () => {
  const address = { step: 42, side: 1, open: true } as const;
  expect(readAddress(Object.fromEntries(new URLSearchParams(addressOf(address))))).toEqual(address);
  expect(readAddress({ n: "-3", vu: "7", tout: ["1"] })).toEqual({ step: null, side: null, open: false });
});

test("a replay begins at the step or with the turn that its address names", () => {
  const at = (address: string) => firstStep({ frames, turns }, readAddress(Object.fromEntries(new URLSearchParams(address))));
  expect(["", "n=3", "n=99", "tour=2", "tour=9", "n=1&tour=2"].map(at)).toEqual([0, 3, 5, 4, 0, 1]);
  expect(at(addressOf({ step: null, turn: 2, side: null, open: false }))).toBe(4);
});
