import { expect, test } from "vitest";
import { scenes } from "../fixtures/scenes";
import { update } from "../fixtures/table";
import { layoutOf } from "./layout";
import { offersOf, targetsOf } from "./offers";

function targets(scene: "main" | "setupActive" | "setupBench", handle: number) {
  const { decision, view } = update(scenes[scene]);
  if (decision === null) throw new Error("This scene asks something");
  const offers = offersOf(decision, layoutOf(decision, view), view);
  return targetsOf(offers.byHandCard.get(handle) ?? [], decision, view);
}

test("an Energy goes to the Pokémon it may be attached to", () => {
  expect([...targets("main", 102).pokemon]).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
});

test("a Basic goes to the Bench, a Trainer is played, an evolution goes onto its Pokémon", () => {
  expect(targets("main", 101)).toMatchObject({ bench: 1, active: null, play: null });
  expect(targets("main", 103)).toMatchObject({ bench: null, play: 5 });
  expect([...targets("main", 100).pokemon]).toEqual([[4, 0]]);
});

test("at set-up a Basic goes to the place that is asked about", () => {
  expect(targets("setupActive", 101)).toMatchObject({ active: 1, bench: null });
  expect(targets("setupBench", 101)).toMatchObject({ active: null, bench: 1 });
});

test("a card that can do nothing lights nothing", () => {
  expect(targets("main", 105)).toMatchObject({ bench: null, active: null, play: null });
});
