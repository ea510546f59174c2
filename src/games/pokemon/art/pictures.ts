import { LRUCache } from "lru-cache";
import { z } from "zod";
import { allSpecies, alone, COLOURS, type Colour, SHAPES, type Species, type SpeciesType } from "@/games/pokemon/cards/species/facts";
import { TRAINER_SUBJECTS } from "@/games/pokemon/cards/trainer-subject";
import { ENERGY_TYPES, type EnergyType } from "@/games/pokemon/engine/card";
import { type Creature, drawPicture } from "./creature/creatures";
import { dice, hash } from "./creature/ink";
import { drawTrainer } from "./trainer/trainer";

/** What `cards/picture.ts` writes, read again. */
const number = z.string().regex(/^[0-9a-z]{1,7}$/);
const asked = z.union([
  z.tuple([z.literal("species"), z.string().regex(/^\d{1,4}(\.[a-z-]{1,20})?(\+\d{1,4}(\.[a-z-]{1,20})?)?$/), number]),
  z.tuple([z.literal("unknown"), z.enum(ENERGY_TYPES), z.enum(["0", "1", "2"]), number, number]),
  z.tuple([z.literal("trainer"), z.enum(TRAINER_SUBJECTS), number, number]),
]);

/** Pictures that were asked for lately: 8 MB of them. */
const drawn = new LRUCache<string, string>({ max: 1000 });

/** The picture at an address below `/art/pokemon`, as an SVG document of 300 × 420 that the page crops; undefined where there is none. */
export function pictureAt(path: readonly string[]): string | undefined {
  const key = path.join("/");
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const parsed = asked.safeParse(path);
  const drawing = parsed.success ? draw(parsed.data) : undefined;
  if (drawing === undefined) return undefined;
  const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">${drawing}</svg>`;
  drawn.set(key, document);
  return document;
}

function draw(picture: z.infer<typeof asked>): string | undefined {
  switch (picture[0]) {
    case "species": {
      const creatures = picture[1].split("+").map(creatureAt);
      const [first, second] = creatures;
      if (!first || creatures.includes(undefined)) return undefined;
      return drawPicture(second ? [first, second] : [first], picture[2]);
    }
    case "unknown":
      return drawPicture([{ species: unknownSpecies(picture[1], Number(picture[2]), picture[3]), form: "" }], picture[4]);
    case "trainer":
      return drawTrainer({ subject: picture[1], name: picture[2], print: picture[3] });
  }
}

/** A creature as the address names it: "6.mega-x". */
function creatureAt(text: string): Creature | undefined {
  const [id = "", form = ""] = text.split(".");
  const species = allSpecies().get(Number(id));
  const known = form === "" || species?.forms?.some((each) => each.form === form);
  return species && known ? { species, form } : undefined;
}

/** What a type of cards stands for, and the main colour it calls to mind. */
const LOOKS: Readonly<Record<EnergyType, readonly [SpeciesType, Colour]>> = {
  Grass: ["grass", "green"],
  Fire: ["fire", "red"],
  Water: ["water", "blue"],
  Lightning: ["electric", "yellow"],
  Psychic: ["psychic", "purple"],
  Fighting: ["fighting", "brown"],
  Darkness: ["dark", "black"],
  Metal: ["steel", "gray"],
  Fairy: ["fairy", "pink"],
  Dragon: ["dragon", "yellow"],
  Colorless: ["normal", "brown"],
};

/** A species that nobody knows: its type says the colour, its name all else. */
function unknownSpecies(type: EnergyType, stage: number, name: string): Species {
  const throwing = dice(hash(name));
  const [speciesType, colour] = LOOKS[type];
  return alone({
    id: 10_000 + (hash(name) % 1_000_000),
    name,
    shape: throwing.pick("shape", SHAPES),
    color: throwing.chance("colour", 0.75) ? colour : throwing.pick("other colour", COLOURS),
    stage,
    types: [speciesType],
    height: [0.5, 1, 1.7][stage] ?? 1,
    weight: 0,
  });
}
