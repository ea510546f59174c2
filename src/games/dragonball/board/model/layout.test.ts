import { expect, test } from "vitest";
import { botFor } from "@/games/dragonball/bots";
import { createDragonBall } from "@/games/dragonball/engine/game";
import type { Option } from "@/games/dragonball/engine/options";
import { DECKS, POOL } from "@/games/dragonball/engine/testing/pool";
import type { View } from "@/games/dragonball/engine/view/view";
import { randomFrom } from "@/kernel/random";
import { actionsElsewhere, type GameDecision, layoutOf } from "./layout";

const game = createDragonBall(POOL);

/** Every question of a match that two players by chance play, with what the asked seat sees. */
function* questions(number: number): Generator<readonly [GameDecision, View]> {
  const choose = botFor("random", POOL, randomFrom(`players ${number}`));
  const [first, second] = [DECKS[number % DECKS.length], DECKS[(number * 3 + 1) % DECKS.length]];
  if (!first || !second) throw new Error("There are decks.");
  let { state } = game.start({ decks: [first, second] }, `questions ${number}`);
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const view = game.view(state, decision.seat);
    yield [decision, view];
    const step = game.step(state, { decision: decision.id, seat: decision.seat, choice: choose(view, decision) });
    if (!step.ok) throw new Error(step.rejection);
    state = step.state;
  }
}

/** Where the board lets a card be clicked. */
function cardsToClick(view: View): ReadonlySet<number | null> {
  return new Set(
    view.players.flatMap((player, seat) =>
      [...player.leader, ...player.battle, ...player.unison, ...player.energy, ...(seat === view.viewer ? player.hand : [])].map(
        ({ object }) => object,
      ),
    ),
  );
}

/** Whether an option of a question has a place on the screen where it can be chosen. */
function hasPlace(option: Option, index: number, decision: GameDecision, view: View): boolean {
  switch (layoutOf(decision, view)) {
    case "main":
      return (
        ("do" in option && option.do === "pass") ||
        ("card" in option && cardsToClick(view).has(option.card)) ||
        actionsElsewhere(decision, view).includes(index)
      );
    case "table":
      return "energyMarker" in option || ("card" in option && cardsToClick(view).has(option.card));
    case "number":
      return "number" in option;
    case "sheet":
      return "place" in option || ("card" in option && !("do" in option));
    default:
      return !("do" in option);
  }
}

test("whatever a match asks, each answer has its place on the screen", () => {
  const asked = new Set<string>();
  const lost: string[] = [];
  for (let number = 0; number < 8; number++) {
    for (const [decision, view] of questions(number)) {
      asked.add(decision.purpose);
      for (const [index, option] of decision.options.entries())
        if (!hasPlace(option, index, decision, view)) lost.push(`${decision.purpose}: ${JSON.stringify(option)}`);
    }
  }
  expect(lost).toEqual([]);
  expect([...asked]).toEqual(expect.arrayContaining(["charge", "main", "offense", "defense", "counter", "pay", "zEnergy", "redraw"]));
});

function firstView(): View {
  for (const [, view] of questions(0)) return view;
  throw new Error("A match asks something.");
}

const card = (object: number) => ({ card: object, definition: "Sarn" });
const asking = (change: Partial<GameDecision> & Pick<GameDecision, "options">): GameDecision => ({
  id: 7,
  seat: 0,
  kind: "cards",
  purpose: "target",
  min: 1,
  max: 1,
  fallback: [0],
  ...change,
});

test("what must be put in sequence is put in rows, one of several Autos is a button", () => {
  const view = firstView();
  const choice = [{ option: 0 }, { option: 1 }];
  expect(layoutOf(asking({ kind: "option", options: choice, min: 2, max: 2, ordered: true }), view)).toBe("order");
  expect(layoutOf(asking({ kind: "order", options: [card(1), card(2)].map((one) => ({ ...one, pending: one.card })) }), view)).toBe("list");
});

test("cards that nobody sees are chosen by their place", () => {
  const view = firstView();
  expect(layoutOf(asking({ purpose: "life", options: [{ place: 0, zone: "life", of: 0 }] }), view)).toBe("sheet");
});
