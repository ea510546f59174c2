import { expect, test } from "vitest";
import type { CardFace } from "@/games/dragonball/cards/face";
import type { SeenPlaced } from "@/games/dragonball/engine/view/view";
import { seenCard, seenPlayer } from "./testing";
import { whyUnplayable } from "./unplayable";

const energy = (color: SeenPlaced["colors"][number], rest = false) => seenCard({ colors: [color], rest });
const player = seenPlayer({ leader: [energy("blue")], energy: [energy("red"), energy("red"), energy("blue", true)] });
const face = (more: Partial<CardFace> = {}, ...skills: string[]): CardFace => ({
  id: "BT1-001",
  type: "Battle",
  colors: ["red"],
  cost: { total: 2, colors: { red: 1 } },
  sides: [{ name: "Son Goku", characters: [], traits: [], skills }],
  ...more,
});

test("DB-COST-05 what Energy is left, and of what colours, is counted", () => {
  expect(whyUnplayable(face({ cost: { total: 3, colors: {} } }), "main", player)).toEqual({ why: "energy", cost: 3, have: 2 });
  expect(whyUnplayable(face({ cost: { total: 2, colors: { blue: 1 } } }), "main", player)).toEqual({ why: "colors" });
  // DB-COST-07: a marker pays as the Leader's colour.
  const marked = { ...player, energyMarkers: 1 };
  expect(whyUnplayable(face({ cost: { total: 2, colors: { blue: 1 } } }), "main", marked)).toEqual({ why: "forbidden" });
  expect(whyUnplayable(face({ cost: { total: "X", colors: {} } }), "main", player)).toEqual({ why: "forbidden" });
});

test("a Counter waits for the opponent, and nothing else answers them", () => {
  const counter = face({ type: "Extra" }, "[Counter: Attack] : Negate the attack.");
  expect(whyUnplayable(counter, "main", player)).toEqual({ why: "counter" });
  expect(whyUnplayable(counter, "counter", player)).toEqual({ why: "effect" });
  expect(whyUnplayable(face(), "counter", player)).toEqual({ why: "noCounter" });
  const both = face({ type: "Extra" }, "[Counter: Attack] : Negate it.", "[Activate: Main] : Draw 1 card.");
  expect(whyUnplayable(both, "main", player)).toEqual({ why: "effect" });
});

test("in a battle a card is added by its combo power, at its price", () => {
  expect(whyUnplayable(face(), "defense", player)).toEqual({ why: "noCombo" });
  expect(whyUnplayable(face({ comboPower: 10_000, comboCost: 3 }), "offense", player)).toEqual({ why: "comboEnergy", cost: 3, have: 2 });
  expect(whyUnplayable(face({ comboPower: 10_000, comboCost: 0 }), "offense", player)).toEqual({ why: "forbidden" });
});
