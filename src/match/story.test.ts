import { expect, test } from "vitest";
import type { Seat } from "@/kernel/game";
import { type Deed, tellStory, turningPoints } from "./story";

const turn = (number: number): Deed => ({ deed: "turn", number, seat: number % 2 === 1 ? 0 : 1 });
const damage = (by: Seat, amount: number, card = "rival"): Deed => ({ deed: "damage", by, amount, card });
const points = (by: Seat, count: number): Deed => ({ deed: "points", by, count });

test("what happens in a turn is counted for the one who did it", () => {
  const { story, seats } = tellStory([
    points(0, 9),
    turn(1),
    damage(0, 30),
    damage(0, 60, "hero"),
    { deed: "fall", of: 1, card: "victim" },
    points(0, 1),
    turn(2),
    damage(1, 10),
    damage(0, 20),
  ]);
  expect(story.turns).toEqual([
    {
      number: 1,
      seat: 0,
      damage: [90, 0],
      points: [1, 0],
      falls: [[], ["victim"]],
      blows: [{ amount: 60, card: "hero" }, null],
    },
    {
      number: 2,
      seat: 1,
      damage: [20, 10],
      points: [0, 0],
      falls: [[], []],
      blows: [
        { amount: 20, card: "rival" },
        { amount: 10, card: "rival" },
      ],
    },
  ]);
  expect(seats.map(({ points, blow }) => [points, blow])).toEqual([
    [1, 60],
    [0, 10],
  ]);
});

test("the cards played most come first", () => {
  const played = ["a", "b", "b", "c", "c", "c"].map((card): Deed => ({ deed: "played", by: 1, card }));
  expect(tellStory(played).seats[1].played).toEqual([
    { card: "c", count: 3 },
    { card: "b", count: 2 },
    { card: "a", count: 1 },
  ]);
});

test("three turning points at most, in their order, with who leads after each; the last that counted is always among them", () => {
  const { story } = tellStory([
    ...[turn(1), damage(0, 10), points(0, 1)],
    ...[turn(2), damage(1, 120), points(1, 2)],
    ...[turn(3), damage(0, 40)],
    ...[turn(4), damage(1, 10), points(1, 1)],
    ...[turn(5), damage(0, 90), points(0, 3)],
    ...[turn(6), damage(1, 20), points(1, 1)],
  ]);
  expect(turningPoints(story).map(({ turn: { number }, by, score, lead }) => [number, by, score, lead])).toEqual([
    [2, 1, [1, 2], "taken"],
    [5, 0, [4, 3], "taken"],
    [6, 1, [4, 4], "level"],
  ]);
});

test("where nothing was won, the hardest stroke is what is told", () => {
  const { story } = tellStory([turn(1), damage(0, 10), turn(2), damage(1, 30), turn(3)]);
  expect(turningPoints(story).map(({ turn: { number } }) => number)).toEqual([2]);
});
