import { expect, it } from "vitest";
import { createDragonBall, type DragonBallGame } from "@/games/dragonball/engine/game";
import type { State } from "@/games/dragonball/engine/state/state";
import { DECKS, POOL } from "@/games/dragonball/engine/testing/pool";
import { randomFrom } from "@/kernel/random";
import { playChecked } from "./play";

/** What the fuzzer finds in matches of a game that is spoiled in one way. */

const sound = createDragonBall(POOL);

/** The first failure in some matches; a single one may be over before a fault shows. */
function failureOf(spoiled: Partial<DragonBallGame>): string | null {
  const [first, second] = DECKS;
  if (!first || !second) throw new Error("There are decks.");
  for (const seed of ["spoiled 1", "spoiled 2", "spoiled 3"]) {
    const { failure } = playChecked({ ...sound, ...spoiled }, { decks: [first, second] }, seed, randomFrom(seed));
    if (failure !== null) return failure;
  }
  return null;
}

/** A game whose steps come to a state spoiled in this way. */
const stepping = (spoil: (after: State, before: State) => State): Partial<DragonBallGame> => ({
  step(state, answer) {
    const step = sound.step(state, answer);
    return step.ok ? { ...step, state: spoil(step.state, state) } : step;
  },
});

it("a sound game passes", () => {
  expect(failureOf({})).toBeNull();
});

it("a player who sees the other's hand is found", () => {
  const view: DragonBallGame["view"] = (state, viewer) => ({ ...sound.view(state, viewer), players: sound.view(state, 0).players });
  expect(failureOf({ view })).toMatch(/hidden cards/);
});

it("a card that is lost is found", () => {
  const lost = stepping((after) => (after.turn === 2 ? { ...after, sides: [{ ...after.sides[0], deck: [] }, after.sides[1]] } : after));
  expect(failureOf(lost)).toMatch(/^card \d+ is in 0 places/);
});

it("a state that JSON does not keep is found", () => {
  const unkept = stepping((after) => ({ ...after, nextEffect: Number.NaN }));
  expect(failureOf(unkept)).toMatch(/does not survive JSON/);
});

it("a step that leaves a trace in the state before it is found", () => {
  const tracing = stepping((after, before) => {
    before.turn = -1;
    return after;
  });
  expect(failureOf(tracing)).toMatch(/has left a trace/);
});

it("an answer that should be refused and is not is found", () => {
  const step: DragonBallGame["step"] = (state, answer) => {
    const [open] = state.asks;
    return open && "choice" in answer
      ? sound.step(state, { decision: open.id, seat: open.seat, choice: open.fallback })
      : sound.step(state, answer);
  };
  expect(failureOf({ step })).toMatch(/impossible answer was taken/);
});

it("a concession that is lost on the game is found", () => {
  const step: DragonBallGame["step"] = (state, answer) =>
    "concede" in answer ? { ok: true, state, events: [] } : sound.step(state, answer);
  expect(failureOf({ step })).toMatch(/concedes and has not lost/);
});
