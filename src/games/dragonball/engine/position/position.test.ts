import { expect, test } from "vitest";
import type { LaidCard, LaidPosition, LaidSide } from "@/kernel/laid";
import { createCatalogue } from "../catalogue";
import { gameOver } from "../game";
import { battle, extra, leader, unison } from "../testing/cards";
import { positionFaults } from "./faults";
import { layOut } from "./layOut";
import type { PositionCard } from "./position";

const definitions = [
  leader("Captain"),
  leader("Captain Z", { z: true, zCost: 1 }),
  battle("Fighter"),
  battle("Ally", { power: 5000 }),
  battle("Z Fighter", { z: true, zCost: 1 }),
  extra("Ruse"),
  unison("Duo"),
];
const known = new Map<string, PositionCard>(
  definitions.map(({ id, type, z, faces }) => [id, { name: faces[0].name, type, z, sides: faces.length }]),
);
const faults = (position: LaidPosition) => positionFaults(position, (id) => known.get(id)).map(({ code }) => code);

const copies = (card: string, count: number): readonly LaidCard[] => Array.from({ length: count }, () => ({ card }));
const side = (zones: LaidSide["zones"] = {}, counts: LaidSide["counts"] = { life: 3 }): LaidSide => ({
  zones: { leader: [{ card: "Captain" }], rest: copies("Fighter", 12), ...zones },
  counts,
});
const position = (mine = side(), theirs = side(), turn: 0 | 1 = 0): LaidPosition => ({ edition: "masters", turn, sides: [mine, theirs] });
const game = gameOver(createCatalogue(definitions));
const laid = (of: LaidPosition, seed = "seed") => layOut(createCatalogue(definitions), of, seed);

test("a position is played from as it lies", () => {
  const mine = side(
    {
      leader: [{ card: "Captain", marks: ["rest", "awakened"] }],
      battle: [{ card: "Fighter", marks: ["rest"], attached: ["Ally"] }, { card: "Ally" }],
      unison: [{ card: "Duo", markers: 4 }],
      energy: [{ card: "Fighter" }, { card: "Ally", marks: ["rest"] }],
      life: [{ card: "Ruse", marks: ["faceUp"] }],
      hand: [{ card: "Ally" }],
      deck: [{ card: "Ruse" }, { card: "Ally" }],
      drop: [{ card: "Ruse" }],
      zDeck: [{ card: "Z Fighter" }],
    },
    { life: 2, energyMarkers: 1 },
  );
  expect(faults(position(mine))).toEqual([]);
  const state = laid(position(mine));
  const [decision] = game.decisions(state);
  expect(decision).toMatchObject({ seat: 0, purpose: "main" });
  const you = game.view(state, 0).players[0];
  expect(you).toMatchObject({
    leader: [{ definition: "Captain", rest: true, back: true }],
    battle: [
      { definition: "Fighter", rest: true, under: ["Ally"] },
      { definition: "Ally", rest: false },
    ],
    unison: [{ definition: "Duo", markers: 4 }],
    energy: [{ rest: false }, { rest: true }],
    hand: [{ definition: "Ally" }],
    drop: [{ definition: "Ruse" }],
    energyMarkers: 1,
  });
  const names = (cards: readonly number[]) => cards.map((card) => state.rules.table[state.cards[card] ?? -1]);
  expect(names(state.sides[0].life)).toEqual(["Fighter", "Ruse"]);
  expect(names(state.sides[0].faceUp)).toEqual(["Ruse"]);
  expect(names(state.sides[0].deck).slice(-2)).toEqual(["Ally", "Ruse"]);
  expect(state.sides[0].deck).toHaveLength(13);
});

test("what has no order is shuffled by the seed", () => {
  const mine = side({ rest: [...copies("Fighter", 20), ...copies("Ally", 20)] });
  expect(laid(position(mine), "one")).toEqual(laid(position(mine), "one"));
  expect(laid(position(mine), "one").sides[0].deck).not.toEqual(laid(position(mine), "two").sides[0].deck);
});

test("a Leader Z lies on an awakened Leader (DB-Z-06)", () => {
  const mine = side({ leader: [{ card: "Captain Z", attached: ["Captain"] }] });
  expect(faults(position(mine))).toEqual([]);
  expect(laid(position(mine)).sides[0].leader).toMatchObject([{ under: [13], back: true }]);
});

test("a position of the charge phase begins with its question, for the other seat too", () => {
  const state = laid({ ...position(side(), side({ hand: [{ card: "Ally" }] }), 1), phase: "charge" });
  expect(game.decisions(state)).toMatchObject([{ seat: 1, purpose: "charge" }]);
  const [ask] = game.decisions(state);
  const next = game.step(state, { decision: ask?.id ?? -1, seat: 1, choice: [1] });
  expect(next.ok && next.state.sides[1].energy).toHaveLength(1);
});

test("what cannot be played is told", () => {
  const mine = (zones: LaidSide["zones"]) => faults(position(side(zones)));
  expect(faults({ ...position(), edition: "none" })).toEqual(["edition"]);
  expect(faults({ ...position(), phase: "end" })).toEqual(["phase"]);
  expect(mine({ elsewhere: [] })).toEqual(["zone"]);
  expect(mine({ drop: [{ card: "Ally", damage: 10 }] })).toEqual(["zone"]);
  expect(faults(position(side({}, { life: 3, hand: 2 })))).toEqual(["zone"]);
  expect(mine({ leader: [] })).toEqual(["leader"]);
  expect(mine({ leader: copies("Captain", 2) })).toEqual(["leader"]);
  expect(mine({ unison: copies("Duo", 2) })).toEqual(["two-unisons"]);
  expect(faults(position(side({}, { life: 0 })))).toEqual(["life"]);
  expect(faults(position(side({ life: copies("Ally", 4) })))).toEqual(["life"]);
  expect(mine({ rest: copies("Fighter", 2) })).toEqual(["rest"]);
  expect(mine({ rest: copies("Fighter", 3) })).toEqual(["no-deck"]);
  expect(faults(position(side({}, { life: 3, energyMarkers: 11 })))).toEqual(["energy-markers"]);
  expect(mine({ rest: copies("Fighter", 60), hand: [{ card: "Ally" }] })).toEqual(["too-many"]);
  expect(mine({ zDeck: copies("Z Fighter", 11) })).toEqual(["z-deck"]);
  expect(mine({ hand: [{ card: "nothing" }] })).toEqual(["unknown"]);
});

test("what lies where it cannot lie is told", () => {
  const mine = (zones: LaidSide["zones"]) => faults(position(side(zones)));
  expect(mine({ leader: [{ card: "Ally" }] })).toEqual(["not-a-leader"]);
  expect(mine({ battle: [{ card: "Duo" }] })).toEqual(["not-for-battle"]);
  expect(mine({ unison: [{ card: "Ally" }] })).toEqual(["not-a-unison"]);
  expect(mine({ zDeck: [{ card: "Ally" }] })).toEqual(["not-a-z-card"]);
  expect(mine({ hand: [{ card: "Z Fighter" }, { card: "Captain" }] })).toEqual(["not-outside-of-play", "not-outside-of-play"]);
  expect(mine({ energy: [{ card: "Ally", attached: ["Ally"] }] })).toEqual(["not-under-a-card"]);
  expect(mine({ battle: [{ card: "Ally", attached: ["Captain"] }] })).toEqual(["not-under-a-card"]);
  expect(mine({ leader: [{ card: "Captain Z" }] })).toEqual(["leader-z"]);
  expect(mine({ leader: [{ card: "Captain", attached: ["Captain"] }] })).toEqual(["leader-z"]);
  expect(mine({ hand: [{ card: "Ally", marks: ["rest"] }] })).toEqual(["marks"]);
  expect(mine({ battle: [{ card: "Ally", marks: ["awakened"] }] })).toEqual(["marks"]);
  expect(mine({ leader: [{ card: "Captain Z", marks: ["awakened"], attached: ["Captain"] }] })).toEqual(["marks"]);
  expect(mine({ battle: [{ card: "Ally", markers: 1 }] })).toEqual(["markers"]);
  expect(mine({ unison: [{ card: "Duo", markers: 0 }] })).toEqual(["markers"]);
});
