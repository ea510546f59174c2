import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { setFolder } from "@/games/dragonball/cards/import/folder";
import { cardRecord } from "@/games/dragonball/cards/import/record";
import { COLORS } from "@/games/dragonball/engine/card";
import { hash } from "@/ui/art/chance";
import { drawDeed, drawPlace } from "./deeds";
import { drawHero, type HeroPicture } from "./hero";
import { lookOf } from "./look";

const mino: HeroPicture = { characters: ["Mino"], seed: "XX-010", traits: ["Earthling"], colors: ["red"], awake: false };

describe("a hero's picture", () => {
  test("is the same for the same card", () => expect(drawHero(mino)).toBe(drawHero({ ...mino })));

  test("is the same in every version of the site", () => expect(hash(drawHero(mino))).toBe(1286167783));

  test("differs from character to character, from card to card, and awake", () => {
    const others: readonly Partial<HeroPicture>[] = [{}, { characters: ["Sarn"] }, { seed: "XX-011" }, { awake: true }];
    const drawn = others.map((other) => drawHero({ ...mino, ...other }));
    expect(new Set(drawn).size).toBe(4);
  });

  test("shows two of several characters", () => {
    const figures = (...names: string[]) =>
      drawHero({ ...mino, characters: ["Mino", ...names] }).match(/<g transform="translate\([\d.]+ 330\)/g);
    expect(figures()).toHaveLength(1);
    expect(figures("Sarn")).toHaveLength(2);
    expect(figures("Sarn", "Orla")).toHaveLength(2);
  });

  test("has the character's own head on every card", () => {
    expect(lookOf("Mino", ["Earthling"])).toEqual(lookOf("Mino", ["Earthling"]));
    expect(lookOf("Mino", ["Earthling"])).not.toEqual(lookOf("Sarn", ["Earthling"]));
  });

  test.each([
    ["Great Ape", "creature"],
    ["Robot", "robot"],
    ["Saiyan", "person"],
  ])("is by its trait: %s is a %s", (trait, being) => {
    for (let n = 0; n < 40; n++) expect(lookOf(`somebody ${n}`, [trait]).being).toBe(being);
  });

  test.each(COLORS)("in %s is well drawn, whatever its kind", (color) => {
    for (let n = 0; n < 60; n++) {
      const traits = [["Saiyan"], ["Robot"], ["Monster"], []][n % 4] ?? [];
      expectWellDrawn(
        drawHero({
          characters: [`somebody ${n}`],
          seed: `card ${n}`,
          traits,
          colors: n % 3 ? [color] : [color, "blue"],
          awake: n % 2 === 0,
        }),
      );
    }
  });

  test("has no golden hair and no green skin", () => {
    for (let n = 0; n < 400; n++) {
      const look = lookOf(`somebody ${n}`, []);
      if (look.being !== "person") continue;
      const [, chroma, hue] = look.hair;
      expect(chroma > 0.05 && hue > 60 && hue < 110).toBe(false);
      expect(look.skin[2] > 100 && look.skin[2] < 200).toBe(false);
    }
  });
});

test.each(COLORS)("deeds and places in %s are well drawn and their own", (color) => {
  const drawn = Array.from({ length: 30 }, (_, n) => [
    drawDeed({ seed: `card ${n}`, colors: [color] }),
    drawPlace({ seed: `card ${n}`, colors: [color] }),
  ]).flat();
  drawn.forEach(expectWellDrawn);
  expect(new Set(drawn).size).toBe(60);
});

const FOLDER = fileURLToPath(new URL("../../../../../../shared/data/dbs", import.meta.url));
const sets = existsSync(FOLDER) ? setFolder(FOLDER) : undefined;
if (!sets) console.log(`No card data at ${FOLDER}: the test of faces over real names is left out.`);

test.runIf(sets)("no two of the game's characters share a face", () => {
  const faces = new Map<string, string>();
  const shared: string[] = [];
  const heroes = (sets?.flatMap(({ records }) => records()) ?? [])
    .map((record) => cardRecord.parse(record))
    .filter(({ type }) => !type.endsWith("Extra"));
  for (const { faces: sides } of heroes)
    for (const { name, characters: [character = name] = [], traits = [] } of sides) {
      const face = JSON.stringify(lookOf(character, traits));
      const other = faces.get(face) ?? character;
      if (other !== character) shared.push(`${other} and ${character}`);
      faces.set(face, character);
    }
  expect(faces.size).toBeGreaterThan(500);
  expect(shared).toEqual([]);
});

function expectWellDrawn(markup: string) {
  expect(markup).not.toMatch(/NaN|undefined|Infinity|--\d/);
  expect(markup.match(/<g[ >]/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
}
