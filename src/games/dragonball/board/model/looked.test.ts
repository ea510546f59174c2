import { expect, it } from "vitest";
import { auto, battle, CHOSEN, PLAYED } from "@/games/dragonball/engine/testing/cards";
import { PLAIN, scenario } from "@/games/dragonball/engine/testing/scenario";
import { lookedBeside } from "./looked";

const BLUE = battle("Tide", { colors: ["blue"] });
const ORACLE = battle("Oracle", {
  skills: [
    auto(PLAYED, [
      { do: "look", cards: { in: "deck", top: 3 } },
      { do: "choose", from: { cards: { bound: "looked" }, where: { color: "blue" } }, count: { upTo: 1 }, purpose: "take" },
      { do: "move", cards: CHOSEN, to: "hand" },
    ]),
  ],
});

/** What lies beside the choice among the top three cards of the deck. */
function beside(t: ReturnType<typeof scenario>): readonly string[] {
  t.play("Oracle");
  while (t.asked !== "take") t.pass();
  const view = t.game.view(t.state, 0);
  const fresh = t.events.map((event, index) => ({ event, index, after: 0, view }));
  const left = lookedBeside(t.decision, { fresh, history: fresh }, 0);
  t.answer();
  return left;
}

it("DB-ACT-07 beside the cards that may be taken lie the others that were looked at", () => {
  const deck = [BLUE, PLAIN, PLAIN, PLAIN];
  expect(beside(scenario({ you: { hand: [ORACLE], energy: 1, deck } }))).toEqual(["Plain", "Plain"]);
});

it("DB-ACT-07 cards that were looked at in vain are seen all the same", () => {
  const deck = [PLAIN, PLAIN, PLAIN, PLAIN];
  expect(beside(scenario({ you: { hand: [ORACLE], energy: 1, deck } }))).toEqual(["Plain", "Plain", "Plain"]);
});
