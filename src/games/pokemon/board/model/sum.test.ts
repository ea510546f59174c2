import { expect, test } from "vitest";
import { faces } from "../fixtures/faces";
import { type Dealt, sumOf } from "./sum";

const WORDS = { effects: "effets", weakness: "Faiblesse", resistance: "Résistance" };
const dealt = (change: Partial<Dealt>): Dealt => ({
  amount: 120,
  weakness: false,
  resistance: false,
  attack: { name: "Marée haute", cost: [], damage: "40" },
  attackerTypes: ["Water"],
  target: faces.braixen,
  ...change,
});
const said = (change: Partial<Dealt>) => sumOf(dealt(change), WORDS).map(({ sign, value, note }) => `${sign}${value} ${note ?? ""}`.trim());

test("40 + 20 of effects × 2 Weakness", () => {
  expect(said({ weakness: true })).toEqual(["40", "+20 effets", "×2 Faiblesse"]);
});

test("what is printed alone needs no sum", () => {
  expect(said({ amount: 40 })).toEqual([]);
  expect(said({ amount: 70, attack: { name: "", cost: [], damage: "30×" } })).toEqual([]);
});

test("what an attack counts for itself stands for what is printed", () => {
  expect(said({ amount: 180, weakness: true, attack: { name: "", cost: [], damage: "30×" } })).toEqual(["90", "×2 Faiblesse"]);
});

test("less than printed is said as less", () => {
  expect(said({ amount: 20 })).toEqual(["40", "−20 effets"]);
});

test("nothing is made up where it does not come out even", () => {
  expect(said({ amount: 50, weakness: true })).toEqual([]);
  expect(said({ weakness: true, target: faces.lapras, attackerTypes: ["Fire"] })).toEqual([]);
});
