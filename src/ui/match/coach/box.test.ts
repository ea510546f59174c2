import { expect, test } from "vitest";
import { standOf, union } from "./box";

const window = { width: 1366, height: 768 };
const bubble = { width: 344, height: 270 };

test("a bubble stands beside its place and points at it", () => {
  const place = { left: 740, top: 300, right: 850, bottom: 450 };
  expect(standOf([place], bubble, window, ["right", "left", "top", "bottom"])).toEqual({ side: "right", left: 884, top: 240, tail: 122 });
});

test("where there is no room on that side it takes another, and covers nothing that is lit", () => {
  const place = { left: 1100, top: 300, right: 1350, bottom: 450 };
  expect(standOf([place], bubble, window, ["right", "left", "top", "bottom"])).toMatchObject({ side: "left", left: 722 });
});

test("on a phone it stands above the hand and below the table's places", () => {
  const places = [
    { left: 130, top: 320, right: 260, bottom: 480 },
    { left: 90, top: 600, right: 200, bottom: 780 },
  ];
  const { top } = standOf(places, { width: 366, height: 230 }, { width: 390, height: 844 }, ["top", "bottom"]);
  expect(top + 230).toBeLessThanOrEqual(320);
});

test("on a phone it leaves the open hand in sight, even where it then points at nothing", () => {
  const hand = { left: 50, top: 608, right: 390, bottom: 774 };
  const confirm = { left: 270, top: 780, right: 378, bottom: 830 };
  const stand = standOf([confirm], { width: 366, height: 240 }, { width: 390, height: 844 }, ["top", "bottom"], [hand]);
  expect(stand.top + 240).toBeLessThanOrEqual(hand.top);
  expect(stand.tail).toBeNull();
});

test("on a laptop it covers neither the open hand nor the dock, where something else may be done than what it speaks of", () => {
  const hand = { left: 420, top: 560, right: 1000, bottom: 762 };
  const dock = { left: 1040, top: 330, right: 1350, bottom: 752 };
  const card = { left: 860, top: 570, right: 960, bottom: 710 };
  const onto = { left: 700, top: 380, right: 810, bottom: 530 };
  const stand = standOf([card, onto], bubble, window, ["right", "left", "top", "bottom"], [hand, dock]);
  const { left, top } = stand;
  for (const kept of [hand, dock])
    expect(left + bubble.width <= kept.left || left >= kept.right || top + bubble.height <= kept.top || top >= kept.bottom).toBe(true);
});

test("where something lit has to be covered, it is not what something is to be done with", () => {
  const press = { left: 195, top: 525, right: 385, bottom: 590 };
  const read = { left: 0, top: 262, right: 390, bottom: 350 };
  const { top } = standOf([press, read], { width: 366, height: 280 }, { width: 390, height: 844 }, ["top", "bottom"]);
  expect(top + 280).toBeLessThanOrEqual(press.top);
});

test("what has several parts is lit as one", () => {
  expect(
    union([
      { left: 1, top: 5, right: 3, bottom: 6 },
      { left: 2, top: 1, right: 9, bottom: 4 },
    ]),
  ).toEqual({ left: 1, top: 1, right: 9, bottom: 6 });
  expect(union([])).toBeNull();
});
