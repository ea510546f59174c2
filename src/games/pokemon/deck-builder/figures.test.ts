import { expect, test } from "vitest";
import type { CardFace, EnergyType, PokemonFace } from "@/games/pokemon/card";
import { chanceByTurn, chanceOfBasic, figuresOf } from "./figures";

const common = { marks: [], rules: [], artSeed: "" };
const pokemon = (name: string, stage: PokemonFace["stage"], costs: readonly EnergyType[][], evolvesFrom?: string): CardFace => ({
  ...common,
  name,
  category: "Pokémon",
  picture: "",
  stage,
  ...(evolvesFrom && { evolvesFrom }),
  hp: 60,
  types: ["Water"],
  abilities: [],
  attacks: costs.map((cost, index) => ({ name: `${index}`, cost })),
  weaknesses: [],
  resistances: [],
  retreatCost: 1,
});
const energy = (type: EnergyType): CardFace => ({ ...common, name: type, category: "Energy", kind: "Basic", provides: [[type]], text: "" });
const faces: Record<string, CardFace> = {
  froakie: pokemon("Grenousse", "Basic", [["Colorless"], ["Water"]]),
  froakie2: pokemon("Grenousse", "Basic", [["Water"]]),
  frogadier: pokemon("Croâporal", "Stage 1", [["Water", "Colorless"]], "Grenousse"),
  greninja: pokemon("Amphinobi", "Stage 2", [[]], "Croâporal"),
  lapras: pokemon("Lokhlass", "Basic", [["Water", "Water", "Colorless"]]),
  stray: pokemon("Roussil", "Stage 1", [], "Feunnec"),
  water: energy("Water"),
};
const list = (counts: Record<string, number>) => Object.entries(counts).map(([cardId, count]) => ({ cardId, count }));

test("a deck's Basics, costs of attacks, types and lines are counted by its copies", () => {
  const figures = figuresOf(list({ froakie: 3, froakie2: 1, frogadier: 3, greninja: 3, lapras: 2, stray: 1, water: 20, lost: 4 }), faces);
  expect(figures).toMatchObject({ size: 37, basics: 6 });
  expect([...figures.attackCosts].sort()).toEqual([
    [0, 3],
    [1, 7],
    [2, 3],
    [3, 2],
  ]);
  expect(figures.types).toEqual([
    { type: "Water", provided: 20, asked: 11 },
    { type: "Colorless", provided: 0, asked: 8 },
  ]);
  expect(figures.lines).toEqual([
    { name: "Amphinobi", stages: [4, 3, 3] },
    { name: "Lokhlass", stages: [2] },
    { name: "Roussil", stages: [1] },
  ]);
});

test("SETUP-04 eleven Basics of sixty are in an opening hand in 77.76 % of the cases", () => {
  expect(chanceOfBasic({ basics: 11, size: 60 })).toBeCloseTo(0.7775788585, 9);
  expect(chanceOfBasic({ basics: 0, size: 60 })).toBe(0);
});

/** Every order of a small deck counted: hands without a Basic are left out. */
function counted(deck: string, hand: number, seen: number): number {
  let [kept, found] = [0, 0];
  const orders = (left: string, order: string) => {
    if (order.length === seen) {
      if (!/[bB]/.test(order.slice(0, hand))) return;
      kept++;
      if (/[xB]/.test(order)) found++;
      return;
    }
    for (let at = 0; at < left.length; at++) orders(left.slice(0, at) + left.slice(at + 1), order + left[at]);
  };
  orders(deck, "");
  return found / kept;
}

test("the chance of a card by a turn leaves out the hands that are drawn again: as counted over all orders of nine cards", () => {
  // Seven of nine are the hand; b and B are Basics, B and x what is looked for.
  expect(chanceByTurn(1, false, 1, { basics: 1, size: 9 })).toBeCloseTo(counted("bx.......", 7, 8), 12);
  expect(chanceByTurn(1, true, 1, { basics: 2, size: 9 })).toBeCloseTo(counted("bB.......", 7, 8), 12);
});

test("a card of four is nearer the longer the match, and a single Basic is in every hand that is kept", () => {
  const deck = { basics: 11, size: 60 };
  const turns = [1, 2, 5].map((turn) => chanceByTurn(4, false, turn, deck));
  expect(turns).toEqual([...turns].sort());
  expect(turns[0]).toBeGreaterThan(0.42);
  expect(chanceByTurn(4, true, 1, { basics: 4, size: 60 })).toBeCloseTo(1, 12);
  expect(chanceByTurn(0, false, 3, deck)).toBe(0);
});
