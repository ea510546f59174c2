import { expect, test } from "vitest";
import { faces } from "../fixtures/faces";
import { scenes } from "../fixtures/scenes";
import { view } from "../fixtures/table";
import { handDeeds } from "./next-deeds";
import { offersOf } from "./offers";

const faceOf = (card: string) => {
  const face = faces[card];
  if (face === undefined) throw new Error(`There is no face of ${card}`);
  return face;
};
const deedsOf = (options: typeof scenes.main.decision.options) =>
  handDeeds(offersOf({ ...scenes.main.decision, options }, "main", view()), faceOf);

test("what the hand is still good for is said once each, in the order of a turn", () => {
  expect(deedsOf(scenes.main.decision.options)).toEqual(["bench", "energy", "evolve", "trainer"]);
});

test("what stands in the dock or on the table is none of the hand's deeds", () => {
  expect(deedsOf(scenes.main.decision.options.filter((option) => !("card" in option)))).toEqual([]);
});
