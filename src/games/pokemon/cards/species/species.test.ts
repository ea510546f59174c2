import { describe, expect, test } from "vitest";
import { pictureOf } from "@/games/pokemon/cards/picture";
import { readAllRecords } from "@/games/pokemon/cards/starter/files";
import { subjectOf } from "@/games/pokemon/cards/trainer-subject";
import { allSpecies, COLOURS, SHAPES } from "./facts";
import { creaturesNamed } from "./named";

describe("the facts", () => {
  test("are those of 1,025 species, numbered without a gap", () => {
    expect([...allSpecies().keys()]).toEqual(Array.from({ length: 1025 }, (_, i) => i + 1));
  });

  test("use every shape and every colour, and no name twice", () => {
    const all = [...allSpecies().values()];
    expect(new Set(all.map(({ shape }) => shape))).toEqual(new Set(SHAPES));
    expect(new Set(all.map(({ color }) => color))).toEqual(new Set(COLOURS));
    expect(new Set(all.map(({ name }) => name)).size).toBe(1025);
  });

  test("know the line of each: its root, how long it is", () => {
    expect(allSpecies().get(658)?.line).toMatchObject({ root: 656, shape: "quadruped", length: 3 });
    expect(allSpecies().get(25)?.line).toMatchObject({ root: 172, baby: true, length: 3 });
    expect(allSpecies().get(143)?.line.root).toBe(446);
  });
});

describe("the name of a card", () => {
  test.each([
    ["Froakie", 656, ""],
    ["Team Rocket's Meowth", 52, ""],
    ["Dark Charizard", 6, ""],
    ["Porygon-Z-GX", 474, ""],
    ["Porygon2", 233, ""],
    ["Nidoran ♀", 29, ""],
    ["Mr. Mime", 122, ""],
    ["Mime Jr.", 439, ""],
    ["Ho-Oh-EX", 250, ""],
    ["Type: Null", 772, ""],
    ["Flabébé", 669, ""],
    ["Galarian Farfetch’d", 83, "galar"],
    ["Alolan Vulpix V", 37, "alola"],
    ["M Blastoise-EX", 9, "mega"],
    ["Mega Charizard Y ex", 6, "mega-y"],
    ["Charizard VMAX", 6, "gmax"],
    ["Eternatus VMAX", 890, "eternamax"],
    ["Primal Groudon-EX", 383, "primal"],
    ["Heat Rotom", 479, "heat"],
    ["Origin Forme Dialga VSTAR", 483, "origin"],
  ])("%s speaks of species %i in form '%s'", (name, species, form) => {
    expect(creaturesNamed(name, ["Colorless"])).toEqual([{ species, form }]);
  });

  test("is told apart by the type of the card where two Mega forms have one name", () => {
    expect(creaturesNamed("M Charizard-EX", ["Dragon"])).toEqual([{ species: 6, form: "mega-x" }]);
    expect(creaturesNamed("M Charizard-EX", ["Fire"])).toEqual([{ species: 6, form: "mega-y" }]);
  });

  test("may speak of two, each in its own form", () => {
    expect(creaturesNamed("Mega Sableye & Tyranitar-GX", ["Darkness"])).toEqual([
      { species: 302, form: "mega" },
      { species: 248, form: "" },
    ]);
    expect(creaturesNamed("Muk & Alolan Muk-GX", ["Psychic"])).toEqual([
      { species: 89, form: "" },
      { species: 89, form: "alola" },
    ]);
  });

  test("speaks of nobody where nobody is known", () => {
    expect(creaturesNamed("Buried Fossil", ["Colorless"])).toEqual([]);
  });
});

test("every Pokémon that comes along with the site has a known species", () => {
  const unknown = readAllRecords().flatMap(({ definition }) =>
    definition.category === "Pokémon" && pictureOf(definition).startsWith("unknown") ? [definition.name] : [],
  );
  expect(unknown).toEqual([]);
});

test.each([
  ["Item", "Ultra Ball", "ball"],
  ["Item", "Super Potion", "potion"],
  ["Item", "Rare Candy", "sweet"],
  ["Item", "Fire Stone", "stone"],
  ["Item", "Crushing Hammer", "hammer"],
  ["Item", "Super Rod", "rod"],
  ["Item", "Switch", "energy"],
  ["Item", "VS Seeker", "device"],
  ["Item", "Acro Bike", "vehicle"],
  ["Item", "Trainers' Mail", "paper"],
  ["Pokémon Tool", "Muscle Band", "band"],
  ["Pokémon Tool", "Rocky Helmet", "helmet"],
  ["Supporter", "Professor Sycamore", "professor"],
  ["Supporter", "Team Flare Grunt", "villain"],
  ["Supporter", "Pokémon Center Lady", "carer"],
  ["Supporter", "Hiker", "worker"],
  ["Supporter", "Clemont", "person"],
  ["Stadium", "Fairy Garden", "place"],
] as const)("%s %s is a picture of a %s", (kind, name, subject) => {
  expect(subjectOf(kind, name)).toBe(subject);
});
