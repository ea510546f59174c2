import { expect, test } from "vitest";
import type { LaidPosition, LaidSide } from "@/kernel/laid";
import { editionOf } from "../editions";
import { createPokemon } from "../game";
import { testCards } from "../testing/cards";
import { type PositionCard, positionFaults } from "./faults";
import { layOut } from "./layOut";

const known = new Map<string, PositionCard>(testCards.map((card) => [card.id, card]));
const faults = (position: LaidPosition) => positionFaults(position, (id) => known.get(id)).map(({ code }) => code);

const energies = (count: number) => Array.from({ length: count }, () => ({ card: "Water Energy" }));
const side = (zones: LaidSide["zones"] = {}, prizes = 2): LaidSide => ({
  zones: { active: [{ card: "Snorlax" }], rest: energies(12), ...zones },
  counts: { prizes },
});
const position = (mine = side(), theirs = side(), turn: 0 | 1 = 0): LaidPosition => ({ edition: "xy", turn, sides: [mine, theirs] });

test("a position is played from as it lies, and what has no order is shuffled by the seed", () => {
  const laid = position(
    side({
      active: [{ card: "Froakie", attached: ["Water Energy"], damage: 20, marks: ["Poisoned", "Asleep"] }],
      hand: [{ card: "Abra" }],
      deck: [{ card: "Zubat" }, { card: "Ekans" }],
      prizes: [{ card: "Fennekin" }],
    }),
    side({ bench: [{ card: "Abra" }] }, 3),
  );
  expect(faults(laid)).toEqual([]);
  const game = createPokemon(testCards);
  const state = layOut(testCards, laid, "seed");
  const [mine, theirs] = game.view(state, 0).sides;
  expect(mine).toMatchObject({ active: { damage: 20 }, prizesTaken: 4, prizes: expect.toSatisfy((prizes) => prizes.length === 2) });
  expect(theirs).toMatchObject({ prizesTaken: 3, handCount: 0 });
  const nameOf = (card = -1) => state.rules.table[state.rules.cards[card] ?? -1];
  expect([...state.sides[0].deck].reverse().slice(0, 2).map(nameOf)).toEqual(["Zubat", "Ekans"]);
  expect(state.sides[0].deck).toHaveLength(13);
  const [decision] = game.decisions(state);
  expect(decision).toMatchObject({ seat: 0, kind: "main" });
  expect(layOut(testCards, laid, "seed")).toEqual(state);
  expect(game.decisions(layOut(testCards, { ...laid, turn: 1 }, "seed"))[0]).toMatchObject({ seat: 1, kind: "main" });
});

test("what cannot be played is told", () => {
  expect(faults({ ...position(), edition: "none" })).toEqual(["edition"]);
  expect(faults(position(side({ active: [] })))).toEqual(["no-active"]);
  expect(faults(position(side({ elsewhere: [] })))).toEqual(["zone"]);
  expect(faults({ ...position(), phase: "main" })).toEqual(["zone"]);
  expect(faults(position(side({ active: [{ card: "Froakie", markers: 1 }] })))).toEqual(["zone"]);
  expect(faults(position(side({ active: [{ card: "Water Energy" }] })))).toEqual(["not-a-pokemon"]);
  expect(faults(position(side({ active: [{ card: "nothing" }] })))).toEqual(["unknown"]);
  expect(faults(position(side({ active: [{ card: "Froakie", damage: 990 }] })))).toEqual(["damage"]);
  expect(faults(position(side({ active: [{ card: "Froakie", damage: 15 }] })))).toEqual(["damage"]);
  expect(faults(position(side({ active: [{ card: "Froakie", attached: ["Abra"] }] })))).toEqual(["not-attachable"]);
  expect(faults(position(side({ active: [{ card: "Froakie", marks: ["Asleep", "Confused"] }] })))).toEqual(["conditions"]);
  expect(faults(position(side({ bench: [{ card: "Froakie", marks: ["Poisoned"] }] })))).toEqual(["conditions"]);
  expect(faults(position(side({ stadium: [{ card: "Abra" }] })))).toEqual(["not-a-stadium"]);
  expect(faults(position(side({}, 0)))).toEqual(["prizes"]);
  expect(faults(position(side({ rest: [] }, 3)))).toEqual(["rest"]);
  expect(faults(position(side({ hand: energies(60) })))).toEqual(["too-many"]);
  expect(faults(position(side({ bench: Array.from({ length: 6 }, () => ({ card: "Abra" })) })))).toEqual(["bench"]);
  const newer = positionFaults(position(), (id) => ({
    ...(known.get(id) ?? { name: id, category: "Energy" }),
    edition: editionOf("sv", 1),
  }));
  expect(newer.map(({ code }) => code)).toContain("newer");
});
