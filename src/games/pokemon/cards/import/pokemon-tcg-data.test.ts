import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SourceError } from "@/cards/import/source";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import { repositoryFolder, setIdOf } from "./pokemon-tcg-data";
import { printedCard } from "./tcgdex";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "openpokemon-repository-"));
  mkdirSync(path.join(folder, "sets"));
  mkdirSync(path.join(folder, "cards", "en"), { recursive: true });
  const set = (id: string) => ({
    id,
    name: `Set ${id}`,
    series: "Scarlet & Violet",
    releaseDate: "2023/09/22",
    ptcgoCode: "MSS",
    images: {},
  });
  writeFileSync(path.join(folder, "sets", "en.json"), JSON.stringify([set("sv3pt5"), set("sv9")]));
  writeFileSync(path.join(folder, "cards", "en", "sv3pt5.json"), JSON.stringify([mossling]));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Made-up cards in the repository's form. */
const mossling = {
  id: "sv3pt5-7",
  name: "Mossling-EX",
  supertype: "Pokémon",
  subtypes: ["Basic", "EX", "Team Plasma"],
  hp: "170",
  types: ["Grass"],
  rules: ["Pokémon-EX rule: When a Pokémon-EX has been Knocked Out, your opponent takes 2 Prize cards."],
  abilities: [{ name: "Moss Coat", text: "This Pokémon can't be Asleep.", type: "Ability" }],
  attacks: [
    { name: "Nap", cost: ["Free"], convertedEnergyCost: 0, damage: "", text: "Heal 30 damage from this Pokémon." },
    {
      name: "Moss Throw",
      cost: ["Grass", "Colorless"],
      convertedEnergyCost: 2,
      damage: "60+",
      text: "Flip a coin. If heads, this attack does 20 more damage.",
    },
  ],
  weaknesses: [{ type: "Fire", value: "×2" }],
  resistances: [{ type: "Water", value: "-20" }],
  retreatCost: ["Colorless", "Colorless"],
  number: "7",
};
const trainer = {
  id: "xy1-90",
  name: "Moss Basket",
  number: "90",
  supertype: "Trainer",
  subtypes: ["Item"],
  rules: ["Draw 2 cards.", "You may play any number of Item cards during your turn (before your attack)."],
};

const compiled = (record: unknown) => compileCard(printedCard(repositoryFolder(folder).parse(record)));

it("lists the sets that have a file, under the catalogue's ids", async () => {
  const source = repositoryFolder(folder);
  expect((await source.sets()).map(({ id }) => id)).toEqual(["sv03.5"]);
  expect(await source.read("sv03.5")).toMatchObject({
    id: "sv03.5",
    series: "sv",
    names: { en: "Set sv3pt5" },
    releaseOrder: 20230922,
    code: "MSS",
  });
  await expect(source.read("xy1")).rejects.toThrow(SourceError);
});

it("reads a Pokémon: an attack that costs nothing, families, signs and symbols", () => {
  expect(compiled(mossling)).toMatchObject({
    definition: {
      id: "sv03.5-007",
      name: "Mossling-EX",
      marks: ["EX", "Team Plasma"],
      stage: "Basic",
      hp: 170,
      retreatCost: 2,
      resistances: [{ type: "Water", operator: "-", value: 20 }],
      abilities: [{ name: "Moss Coat" }],
      attacks: [
        { cost: [], effect: [{ do: "heal" }] },
        { cost: ["Grass", "Colorless"], damage: { base: 60, sign: "+" } },
      ],
    },
  });
});

it.each([
  [["Stage 1"], "Sproutling", { stage: "Stage 1", evolvesFrom: ["Sproutling"] }],
  [["MEGA", "EX"], "Mossling-EX", { stage: "Mega", marks: ["EX", "Mega"], evolvesFrom: ["Mossling-EX"] }],
  [["Stage 2", "BREAK"], "Mossling", { stage: "BREAK", evolvesFrom: ["Mossling"] }],
])("reads the stage of %s", (subtypes, evolvesFrom, expected) => {
  const name = subtypes.includes("MEGA") ? "M Mossling-EX" : subtypes.includes("BREAK") ? "Mossling BREAK" : "Mossling";
  expect(compiled({ ...mossling, name, subtypes, evolvesFrom })).toMatchObject({ definition: expected });
});

it("reads an Ancient Trait", () => {
  const ancientTrait = { name: "θ Double", text: "This Pokémon may have up to 2 Pokémon Tool cards attached to it." };
  expect(compiled({ ...mossling, abilities: [], ancientTrait })).toMatchObject({ definition: { ancientTrait: { name: "θ Double" } } });
});

it("reads Trainers by their kind and leaves out what is printed on all of them", () => {
  expect(repositoryFolder(folder).parse(trainer).effect).toEqual({ en: "Draw 2 cards." });
  expect(compiled(trainer)).toMatchObject({ definition: { id: "xy1-90", kind: "Item", effect: [{ do: "draw", count: 2 }] } });
  const tool = { ...trainer, subtypes: ["Item", "Pokémon Tool"], rules: ["The Pokémon this card is attached to gets +40 HP."] };
  expect(compiled(tool)).toMatchObject({ definition: { kind: "Pokémon Tool" } });
});

it("reads basic and special Energy", () => {
  const energy = { ...trainer, supertype: "Energy", name: "Fire Energy", subtypes: ["Basic"], rules: [] };
  expect(compiled(energy)).toMatchObject({ definition: { kind: "Basic", provides: [["Fire"]] } });
  const special = { ...energy, name: "Moss Energy", subtypes: ["Special"], rules: ["This card provides {C}{C} Energy."] };
  expect(compiled(special)).toMatchObject({ definition: { kind: "Special", provides: [["Colorless"], ["Colorless"]] } });
});

it.each([
  ["xy1", "xy1"],
  ["sv1", "sv01"],
  ["sv10", "sv10"],
  ["sv3pt5", "sv03.5"],
  ["me1", "me01"],
  ["me2pt5", "me02.5"],
  ["mep", "mep"],
  ["rsv10pt5", "sv10.5w"],
  ["swsh45sv", "swsh4.5sv"],
  ["pgo", "swsh10.5"],
  ["base6", "lc"],
  ["hsp", "hgssp"],
  ["svp", "svp"],
  ["sm5", "sm5"],
  ["sm115", "sm115"],
  ["swsh12pt5", "swsh12.5"],
  ["swsh45", "swsh4.5"],
])("calls the set %s %s", (theirs, ours) => {
  expect(setIdOf(theirs)).toBe(ours);
});
