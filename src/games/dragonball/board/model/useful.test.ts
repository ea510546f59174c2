import { expect, test } from "vitest";
import type { SeenPlaced, View } from "@/games/dragonball/engine/view/view";
import type { GameDecision } from "./layout";
import { seenCard, seenPlayer } from "./testing";
import { playedFromHand, strikesOf, usefulDeeds } from "./useful";

const placed = (object: number, power: number, more: Partial<SeenPlaced> = {}): SeenPlaced =>
  seenCard({ object, definition: `card ${object}`, power, ...more });
const view: View = {
  viewer: 0,
  turn: 2,
  active: 0,
  starting: 0,
  phase: "main",
  battle: null,
  players: [
    seenPlayer({ leader: [placed(1, 10_000)], hand: [{ object: 3, definition: "card 3" }] }),
    seenPlayer({ leader: [placed(11, 10_000)], battle: [placed(12, 15_000, { rest: true })] }),
  ],
  chain: [],
  notices: [],
  outcome: null,
};
const asked = (...options: GameDecision["options"]): GameDecision => ({
  id: 1,
  seat: 0,
  kind: "main",
  purpose: "main",
  options: [{ do: "pass" }, ...options],
  min: 1,
  max: 1,
  fallback: [0],
});
const attack = (target: number) => ({ do: "attack", card: 1, definition: "card 1", target }) as const;
const skill = { do: "activate", card: 1, definition: "card 1", skill: 0 } as const;

test("DB-ATK-12 an attack that is level hits; one that is short is no advice", () => {
  expect(strikesOf(asked(attack(11), attack(12)), view)).toEqual([{ index: 1, attack: 1, target: 11, ahead: 0, on: "leader" }]);
});

test("what a beginner would not leave undone, the dearest first", () => {
  const play = { do: "play", card: 3, definition: "card 3" } as const;
  expect(usefulDeeds(asked(attack(11), play, skill), view, () => true)).toEqual(["awaken", "play", "attack"]);
  expect(usefulDeeds(asked(skill, attack(12)), view, () => false)).toEqual([]);
});

test("a card of the hand is pointed at, not the one of the Z-Deck that is offered before it", () => {
  const play = (card: number) => ({ do: "play", card, definition: `card ${card}` }) as const;
  expect(playedFromHand(asked(play(77), play(3)), view)).toBe(3);
  expect(playedFromHand(asked(play(77)), view)).toBeNull();
});
