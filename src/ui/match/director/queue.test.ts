import { describe, expect, it } from "vitest";
import type { Cue, Drain, Travel } from "./cues";
import { held, lasts, onTheWay, received } from "./queue";

const FULL = { motion: "full", speed: "normal", pace: 1 } as const;

const drain = (index: number, before: number, after: number, meter = "a"): Drain => ({
  cue: "drain",
  index,
  ms: 400,
  target: "#a",
  meter,
  before,
  after,
  amount: "",
  kind: "harm",
});
const travel = (index: number, from: string, to: string, cards = 1): Travel => ({
  cue: "travel",
  index,
  ms: 300,
  how: "draw",
  from,
  to,
  cards: Array.from({ length: cards }, () => null),
});
const shown = (queue: readonly Cue[]) => queue.map(({ index }) => index);

describe("the queue of what is shown", () => {
  it("keeps the order, after what is still to come", () => {
    const first = received([], [travel(1, "#deck", "#hand"), drain(2, 0, 30)], FULL);
    expect(shown(received(first, [drain(3, 30, 60)], FULL))).toEqual([1, 2, 3]);
  });

  it("takes the time that the player likes", () => {
    const fresh = [travel(1, "#deck", "#hand"), drain(2, 0, 30)];
    expect(lasts(received([], fresh, FULL))).toBe(700);
    expect(lasts(received([], fresh, { ...FULL, speed: "slow" }))).toBe(1_120);
    expect(lasts(received([], fresh, { ...FULL, speed: "fast" }))).toBe(350);
  });

  it("goes with a replay's own speed", () => {
    const fresh = [travel(1, "#deck", "#hand"), drain(2, 0, 30)];
    expect(lasts(received([], fresh, { ...FULL, pace: 4 }))).toBe(175);
    expect(lasts(received([], fresh, { ...FULL, speed: "fast", pace: 0.5 }))).toBe(700);
  });

  describe("once it has fallen behind", () => {
    const cards = (...indices: number[]) => indices.map((index) => travel(index, "#deck", "#hand"));

    it("lets go of what only moves, but for what is under way", () => {
      const late = received([], cards(1, 2, 3, 4, 5, 6, 7, 8, 9), FULL);
      expect(shown(received(late, cards(10), FULL))).toEqual([1, 10]);
      expect(shown(received(late.slice(2), cards(10), FULL))).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    });

    it("shows what decides all the same", () => {
      const late = received([], [...cards(1, 2, 3, 4, 5, 6, 7), drain(8, 0, 10), ...cards(9)], FULL);
      expect(shown(received(late, cards(10), FULL))).toEqual([1, 8, 10]);
    });

    it("takes no longer for that than it may be behind", () => {
      const much = Array.from({ length: 12 }, (_, index) => drain(index, 0, 10));
      const next = received(received([], much, FULL), cards(13), FULL);
      expect(next).toHaveLength(13);
      expect(lasts(next)).toBeLessThanOrEqual(400 + 2_500 + 300 + 12);
    });
  });

  it("shows much at once in no more than a few seconds", () => {
    const much = Array.from({ length: 100 }, (_, index) => drain(index, 0, 10));
    expect(lasts(received([], much, FULL))).toBeLessThanOrEqual(7_100);
    expect(lasts(received([], much, { ...FULL, speed: "fast" }))).toBeLessThanOrEqual(3_600);
  });

  it("leaves out what moves where the player wants less of it", () => {
    const fresh = [travel(1, "#deck", "#hand"), drain(2, 0, 30)];
    expect(shown(received([], fresh, { ...FULL, motion: "brief" }))).toEqual([2]);
    expect(shown(received([], fresh, { ...FULL, motion: "none" }))).toEqual([2]);
  });

  it("forgets nothing when nothing has happened", () => {
    const queue = received([], [drain(1, 0, 30)], FULL);
    expect(received(queue, [], FULL)).toBe(queue);
  });
});

describe("what is held back", () => {
  it("a meter shows what it was until its turn, and counts then", () => {
    const queue = [travel(1, "#deck", "#hand"), drain(2, 20, 80), drain(3, 80, 50)];
    expect(held(queue, "a", 0.5)).toBe(20);
    expect(held(queue.slice(1), "a", 0)).toBe(20);
    expect(held(queue.slice(1), "a", 0.5)).toBe(50);
    expect(held(queue.slice(2), "a", 1)).toBe(50);
    expect(held(queue.slice(3), "a", 0)).toBeNull();
    expect(held(queue, "b", 0)).toBeNull();
  });

  it("a count changes when the cards arrive", () => {
    const queue = [travel(1, "#deck", "#hand", 2), travel(2, "#prizes", "#hand")];
    expect(onTheWay(queue, "#hand")).toBe(-3);
    expect(onTheWay(queue, "#deck")).toBe(2);
    expect(onTheWay(queue.slice(1), "#hand")).toBe(-1);
    expect(onTheWay([], "#hand")).toBe(0);
  });
});
