import { expect, test } from "vitest";
import { begin, hold, press, progress, shift, whyNot } from "@/ui/match/answering";
import { scenes } from "../fixtures/scenes";
import { decision } from "../fixtures/table";
import { isInstant } from "./instant";

const two = decision({
  options: [
    { pick: "pokemon", pokemon: 1 },
    { pick: "pokemon", pokemon: 2 },
    { pick: "pokemon", pokemon: 3 },
  ],
  min: 2,
  max: 2,
});
const one = { ...two, min: 1, max: 1 };
const choose = (asked: typeof two, ...indices: readonly number[]) =>
  indices.reduce((answering, index) => press(answering, asked, index), begin(asked));

test("another choice takes the place of a single one", () => {
  expect(choose(one, 0, 2).chosen).toEqual([2]);
});

test("a second press takes a choice back", () => {
  expect(choose(two, 0, 1, 0).chosen).toEqual([1]);
});

test("nothing is chosen beyond the most allowed", () => {
  expect(choose(two, 0, 1, 2).chosen).toEqual([0, 1]);
});

test("a choice can be confirmed only when it is legal", () => {
  expect(whyNot(choose(two, 0), two)).toBe("too-few");
  expect(whyNot(choose(two, 0, 1), two)).toBeNull();
});

test("what cannot be otherwise is chosen from the beginning, a number is proposed", () => {
  expect(begin({ ...two, min: 3, max: 3 }).chosen).toEqual([0, 1, 2]);
  expect(begin(scenes.mulligan.decision).chosen).toEqual([2]);
  expect(begin(scenes.main.decision).chosen).toEqual([]);
});

test("a main action, a yes or no and passing are done at once; a target is confirmed", () => {
  expect(isInstant(scenes.main.decision, "main", 0)).toBe(true);
  expect(isInstant(scenes.may.decision, "list", 1)).toBe(true);
  expect(isInstant(one, "board", 0)).toBe(false);
  expect(isInstant({ ...one, options: [...one.options, { pick: "pass" }] }, "board", 3)).toBe(true);
  expect(isInstant(one, "board", 9)).toBe(false);
});

test("an order is moved one step at a time and stops at its ends", () => {
  const started = begin(scenes.order.decision);
  expect(shift(started, 0, 1).chosen).toEqual([1, 0]);
  expect(shift(started, 0, -1)).toBe(started);
  expect(shift(started, 1, 1)).toBe(started);
});

test("a held card is put down by the same click", () => {
  const held = hold(begin(scenes.main.decision), 100);
  expect(held.held).toBe(100);
  expect(hold(held, 100).held).toBeNull();
  expect(hold(held, 101).held).toBe(101);
});

test("Energies are counted by what they provide", () => {
  const pay = scenes.pay.decision;
  expect(progress(choose(pay, 0), pay)).toEqual({ have: 1, min: 3, max: 3 });
  expect(progress(choose(pay, 0, 2), pay)).toEqual({ have: 3, min: 3, max: 3 });
  expect(whyNot(choose(pay, 0, 2), pay)).toBeNull();
  expect(whyNot(choose(pay, 0, 1), pay)).toBe("constraint");
  expect(whyNot(choose(pay, 0, 1, 2), pay)).toBeNull();
});
