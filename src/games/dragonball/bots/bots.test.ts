import { expect, test } from "vitest";
import { createDragonBall } from "@/games/dragonball/engine/game";
import { DECKS, POOL } from "@/games/dragonball/engine/testing/pool";
import type { Seat } from "@/kernel/game";
import { randomFrom } from "@/kernel/random";
import { BOT_NAMES, botFor } from ".";
import { LEVELS } from "./levels";

const game = createDragonBall(POOL);

/** The seat that wins a match between these two, on one of the decks of ours. */
function winnerOf(names: readonly [string, string], number: number): Seat | null {
  const random = randomFrom(`players ${number}`);
  const players = [botFor(names[0], POOL, random), botFor(names[1], POOL, random)] as const;
  const deck = DECKS[number % DECKS.length];
  if (!deck) throw new Error("There are decks.");
  let { state } = game.start({ decks: [deck, deck], startingSeat: 0 }, `game ${number}`);
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { id, seat } = decision;
    const step = game.step(state, { decision: id, seat, choice: players[seat](game.view(state, seat), decision) });
    if (!step.ok) throw new Error(`${names[seat]} was refused: ${step.rejection}`);
    state = step.state;
  }
  return game.outcome(state)?.winner ?? null;
}

test("a match names its player, and an unknown name is an error", () => {
  for (const name of [...BOT_NAMES, ...LEVELS]) expect(botFor(name, [], randomFrom("names"))).toBeTypeOf("function");
  expect(() => botFor("toString", [], randomFrom("names"))).toThrow("toString");
});

test("the same luck plays the same match", () => {
  expect(winnerOf(["easy", "easy"], 7)).toBe(winnerOf(["easy", "easy"], 7));
});

test("who plays greedily beats who plays by chance nine times in ten", () => {
  let wins = 0;
  for (let number = 0; number < 20; number++) {
    if (winnerOf(["normal", "random"], number) === 0) wins++;
    if (winnerOf(["random", "normal"], number) === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(36);
});
