import { expect, test } from "vitest";
import { faces } from "../fixtures/faces";
import { cards, pokemon, side } from "../fixtures/table";
import type { Offers } from "./offers";
import { hardestAttack, usefulDeeds } from "./useful";

const faceOf = (card: string) => faces[card] ?? fail(card);
function fail(card: string): never {
  throw new Error(`no face of ${card}`);
}

const [water] = cards(1, "water");
if (water === undefined) throw new Error("no card");
const none: Offers = { byHandCard: new Map(), byPokemon: new Map(), byPrize: new Map(), stadium: null, endTurn: 0, pass: null, named: [] };
const table = (bench: number) => ({
  seat: 0 as const,
  mine: side({ active: pokemon(1, ["froakie"]), bench: Array.from({ length: bench }, (_, index) => pokemon(2 + index, ["froakie"])) }),
  theirs: side({ active: pokemon(9, ["froakie"]) }),
});
const attack = (index: number, least: number): Offers["named"][number] => ({
  index,
  option: { do: "attack", pokemon: 1, source: { handle: 1, card: "froakie" }, index: 0, name: "Bubble", damage: { least, most: least } },
});

test("an Energy that can be attached is useful, and comes before an attack", () => {
  const offers: Offers = {
    ...none,
    byHandCard: new Map([[1, [{ index: 1, option: { do: "attachEnergy", card: water, pokemon: 1 } }]]]),
    named: [attack(2, 30)],
  };
  expect(usefulDeeds(offers, table(1), faceOf)).toEqual(["energy", "attack"]);
});

test("a Pokémon is put on the Bench for safety: one that is there is enough", () => {
  const offers: Offers = { ...none, byHandCard: new Map([[1, [{ index: 1, option: { do: "playBasic", card: water } }]]]) };
  expect(usefulDeeds(offers, table(0), faceOf)).toEqual(["bench"]);
  expect(usefulDeeds(offers, table(1), faceOf)).toEqual([]);
});

test("of the attacks the hardest is pointed at, and none that hurts nobody", () => {
  expect(hardestAttack({ ...none, named: [attack(1, 10), attack(2, 40), attack(3, 0)] })).toBe(2);
  expect(hardestAttack({ ...none, named: [attack(3, 0)] })).toBeNull();
});
