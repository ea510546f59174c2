import { describe, expect, test } from "vitest";
import { pictureOf } from "@/games/pokemon/cards/picture";
import { allSpecies, type Colour, type Shape, type Species } from "@/games/pokemon/cards/species/facts";
import { readAllRecords } from "@/games/pokemon/cards/starter/files";
import { TRAINER_SUBJECTS } from "@/games/pokemon/cards/trainer-subject";
import { blob } from "./creature/bodies/blob";
import { squiggle } from "./creature/bodies/squiggle";
import { drawCreature, drawPicture } from "./creature/creatures";
import { traitsOf } from "./creature/traits";
import { pictureAt } from "./pictures";

const speciesOf = (id: number): Species => {
  const species = allSpecies().get(id);
  if (!species) throw new RangeError(`no species ${id}`);
  return species;
};
const creature = (id: number, form = "") => ({ species: speciesOf(id), form });
const drawn = (path: string) => pictureAt(path.split("/"));

describe("a creature", () => {
  test.each<[id: number, name: string, clade: string]>([
    [55, "Golduck", "bird"],
    [87, "Dewgong", "mammal"],
    [233, "Porygon2", "machine"],
    [395, "Empoleon", "bird"],
  ])("%i, %s, is like what it is known for", (id, name, clade) => {
    expect([speciesOf(id).name, traitsOf(speciesOf(id), "").clade]).toEqual([name, clade]);
  });

  test("is the same on every print, in another scene", () => {
    const own = drawCreature(creature(25));
    const [one, other] = [drawPicture([creature(25)], "a"), drawPicture([creature(25)], "b")];
    expect(one).toContain(own);
    expect(other).toContain(own);
    expect(one).not.toBe(other);
    expect(drawPicture([creature(25)], "a")).toBe(one);
  });

  test.each<[id: number, name: string, shape: Shape, colour: Colour]>([
    [1, "Bulbasaur", "quadruped", "green"],
    [6, "Charizard", "upright", "red"],
    [9, "Blastoise", "upright", "blue"],
    [10, "Caterpie", "armor", "green"],
    [12, "Butterfree", "bug-wings", "white"],
    [18, "Pidgeot", "wings", "brown"],
    [23, "Ekans", "squiggle", "purple"],
    [25, "Pikachu", "quadruped", "yellow"],
    [39, "Jigglypuff", "humanoid", "pink"],
    [41, "Zubat", "wings", "purple"],
    [50, "Diglett", "blob", "brown"],
    [60, "Poliwag", "legs", "blue"],
    [68, "Machamp", "humanoid", "gray"],
    [72, "Tentacool", "tentacles", "blue"],
    [74, "Geodude", "arms", "brown"],
    [81, "Magnemite", "arms", "gray"],
    [94, "Gengar", "upright", "purple"],
    [95, "Onix", "squiggle", "gray"],
    [98, "Krabby", "armor", "red"],
    [100, "Voltorb", "ball", "red"],
    [103, "Exeggutor", "legs", "yellow"],
    [109, "Koffing", "ball", "purple"],
    [129, "Magikarp", "fish", "red"],
    [130, "Gyarados", "squiggle", "blue"],
    [133, "Eevee", "quadruped", "brown"],
    [143, "Snorlax", "humanoid", "black"],
    [144, "Articuno", "wings", "blue"],
    [150, "Mewtwo", "upright", "purple"],
    [384, "Rayquaza", "squiggle", "green"],
    [656, "Froakie", "quadruped", "blue"],
    [717, "Yveltal", "wings", "red"],
  ])("%i %s has the body of a %s, and is %s", (id, name, shape, colour) => {
    expect(speciesOf(id)).toMatchObject({ name, shape, color: colour });
    const { p } = traitsOf(speciesOf(id), "");
    expect(drawCreature(creature(id))).toContain(p.body);
  });

  test("a frog is drawn with a frog's head, a bird with a bird's", () => {
    expect(traitsOf(speciesOf(656), "")).toMatchObject({ clade: "amphibian" });
    expect(traitsOf(speciesOf(717), "")).toMatchObject({ clade: "bird" });
    expect(traitsOf(speciesOf(6), "")).toMatchObject({ clade: "reptile", winged: true });
  });

  test("a star's line is of stars, a sea dragon's of sea dragons; a small ghost without legs is no snail", () => {
    const swims = (id: number) => blob(traitsOf(speciesOf(id), "")).wet === true;
    expect([120, 121].map(swims)).toEqual([false, false]);
    expect([116, 117].map(swims)).toEqual([true, true]);
    const ghost = traitsOf(speciesOf(778), "");
    expect(squiggle(ghost).main).toBe(blob(traitsOf(speciesOf(778), "")).main);
  });

  test.each([
    ["Bulbasaur", [1, 2, 3]],
    ["Charmander", [4, 5, 6]],
    ["Froakie", [656, 657, 658]],
    ["Gastly", [92, 93, 94]],
  ])("the line of %s shares head, ears, muzzle and tail, and grows", (_, line) => {
    const traits = line.map((id) => traitsOf(speciesOf(id), ""));
    const shared = traits.map(({ clade, skull, muzzle, ear, horn, tail, cheeks, eyeGap, tier }) => ({
      ...{ clade, skull, muzzle, ear, tail, cheeks, eyeGap },
      horn: tier > 0 && horn,
    }));
    expect(new Set(shared.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(traits.map(({ tier }) => tier)).toEqual([1, 2, 3]);
  });

  test("no two species look alike", () => {
    const bare = (id: number) => drawCreature(creature(id)).replace(/c[0-9a-z]{4,8}(-\w+|\d+)/g, "");
    expect(new Set([...allSpecies().keys()].map(bare)).size).toBe(1025);
  });

  test("a Mega form, a form of a region and a legend are marked", () => {
    const plain = drawPicture([creature(6)], "0");
    expect(drawPicture([creature(6, "mega-x")], "0").length).toBeGreaterThan(plain.length);
    expect(traitsOf(speciesOf(6), "mega-x")).toMatchObject({ mega: true, tier: 4 });
    expect(traitsOf(speciesOf(37), "alola").p.body).not.toBe(traitsOf(speciesOf(37), "").p.body);
    expect(traitsOf(speciesOf(144), "")).toMatchObject({ grand: true });
  });
});

describe("the picture at an address", () => {
  test("of every species and form is well drawn, and of a size that 40 of them are no burden", () => {
    let bytes = 0;
    for (const { id, forms = [] } of allSpecies().values()) {
      for (const name of [`${id}`, ...forms.map(({ form }) => `${id}.${form}`)]) {
        const markup = drawn(`species/${name}/xy112`);
        if (id === 25) expect(markup).toBeDefined();
        expectWellDrawn(markup);
        bytes = Math.max(bytes, markup?.length ?? 0);
      }
    }
    expect(bytes).toBeLessThan(20_000);
  });

  test("is there for every card that comes along with the site", () => {
    for (const { definition } of readAllRecords()) if (definition.category !== "Energy") expectWellDrawn(drawn(pictureOf(definition)));
  });

  test("shows both creatures of a card that has two", () => {
    const both = drawn("species/25+644/a") ?? "";
    expect(both).toContain(drawCreature(creature(25)));
    expect(both).toContain(drawCreature(creature(644)));
  });

  test("of an unknown species follows from its type, stage and name", () => {
    const [one, other] = [drawn("unknown/Fire/1/abc/a"), drawn("unknown/Fire/1/abd/a")];
    expectWellDrawn(one);
    expect(one).not.toBe(other);
    expect(drawn("unknown/Fire/1/abc/a")).toBe(one);
  });

  test.each(TRAINER_SUBJECTS)("of a Trainer card about a %s is well drawn", (subject) => {
    const pictures = Array.from({ length: 12 }, (_, i) => drawn(`trainer/${subject}/${i}/a`));
    pictures.forEach(expectWellDrawn);
    expect(new Set(pictures).size).toBe(12);
  });

  test.each([
    "",
    "species",
    "species/0/a",
    "species/1026/a",
    "species/25.mega/a",
    "species/25/<svg>",
    "species/25+26+27/a",
    "species/25/a/b",
    "unknown/Fire/7/a/a",
    "trainer/../a/a",
    "constructor/25/a",
  ])("'%s' shows nothing", (path) => {
    expect(drawn(path)).toBeUndefined();
  });
});

function expectWellDrawn(markup: string | undefined) {
  expect(markup).toBeDefined();
  expect(markup).not.toMatch(/NaN|undefined|Infinity|--\d/);
  expect(markup?.match(/<g[ >]/g)?.length ?? 0).toBe(markup?.match(/<\/g>/g)?.length ?? 0);
  const ids = [...(markup ?? "").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of (markup ?? "").matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(ids).toContain(id);
}
