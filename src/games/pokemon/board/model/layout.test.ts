import { expect, test } from "vitest";
import { scenes } from "../fixtures/scenes";
import { decision, update, view } from "../fixtures/table";
import { type Layout, layoutOf } from "./layout";
import { offersOf } from "./offers";

const LAYOUTS: Record<keyof typeof scenes, Layout | null> = {
  main: "main",
  target: "board",
  theirTargets: "board",
  waiting: null,
  pay: "attached",
  prizes: "prizes",
  search: "sheet",
  discardTwo: "hand",
  setupActive: "hand",
  setupBench: "hand",
  mulligan: "number",
  order: "order",
  may: "list",
  copy: "list",
  condition: "list",
  coins: "main",
};

test.for(Object.entries(scenes))("%s is answered where its options are, and every option has a place", ([name, change]) => {
  const { decision: asked, view: seen } = update(change);
  if (asked === null) return expect(LAYOUTS[name as keyof typeof scenes]).toBeNull();
  const layout = layoutOf(asked, seen);
  expect(layout).toBe(LAYOUTS[name as keyof typeof scenes]);
  const offers = offersOf(asked, layout, seen);
  const reached = [
    ...[...offers.byHandCard.values()].flat().map(({ index }) => index),
    ...offers.byPokemon.values(),
    ...offers.byPrize.values(),
    ...offers.named.map(({ index }) => index),
    ...[offers.endTurn, offers.pass].filter((index) => index !== null),
  ];
  expect(reached.sort((a, b) => a - b)).toEqual(asked.options.map((_, index) => index));
});

test("what fits nowhere else is a list", () => {
  const mixed = decision({ kind: "pokemon", options: [{ pick: "pokemon", pokemon: 2 }, { pick: "yes" }] });
  expect(layoutOf(mixed, view())).toBe("list");
  const twice = decision({
    kind: "pokemon",
    purpose: "putCounters",
    options: [
      { pick: "pokemon", pokemon: 2 },
      { pick: "pokemon", pokemon: 2 },
    ],
    max: 2,
  });
  expect(layoutOf(twice, view())).toBe("list");
  const theirHand = decision({
    kind: "cards",
    options: [
      { pick: "position", position: 0 },
      { pick: "position", position: 1 },
    ],
  });
  expect(layoutOf(theirHand, view())).toBe("list");
});

test("a search in vain still shows what was searched; an empty Bench at set-up is only confirmed", () => {
  expect(layoutOf(decision({ purpose: "search", options: [], min: 0, max: 0 }), view())).toBe("sheet");
  expect(layoutOf(decision({ purpose: "setupBench", options: [], min: 0, max: 0 }), view())).toBe("hand");
});

test("passing does not change where the rest is answered", () => {
  const withPass = decision({ kind: "pokemon", options: [{ pick: "pokemon", pokemon: 2 }, { pick: "pass" }] });
  expect(layoutOf(withPass, view())).toBe("board");
  expect(offersOf(withPass, "board", view()).pass).toBe(1);
});
