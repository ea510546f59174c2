import { expect, test } from "vitest";
import { faces } from "../fixtures/faces";
import { scenes } from "../fixtures/scenes";
import { cards, view } from "../fixtures/table";
import { cardFor, handDeeds } from "./next-deeds";
import { type Offers, offersOf } from "./offers";

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

test("a Supporter is what a Supporter is said of, not the Item that lies before it", () => {
  const [item, supporter] = cards(1, "potion", "professor");
  if (item === undefined || supporter === undefined) throw new Error("no cards");
  const offers: Offers = {
    ...offersOf({ ...scenes.main.decision, options: [] }, "main", view()),
    byHandCard: new Map([
      [1, [{ index: 0, option: { do: "playTrainer", card: item } }]],
      [2, [{ index: 1, option: { do: "playTrainer", card: supporter } }]],
    ]),
  };
  expect(cardFor("supporter", offers, faceOf)).toBe(2);
  expect(cardFor("trainer", offers, faceOf)).toBe(1);
  expect(cardFor("energy", offers, faceOf)).toBeNull();
});
