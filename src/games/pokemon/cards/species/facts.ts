import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The facts of all species that pictures follow from: `npm run cards:species` writes the file. */

export const SHAPES = [
  "ball",
  "squiggle",
  "fish",
  "arms",
  "blob",
  "upright",
  "legs",
  "quadruped",
  "wings",
  "tentacles",
  "heads",
  "humanoid",
  "bug-wings",
  "armor",
] as const;
export const COLOURS = ["green", "red", "blue", "white", "brown", "yellow", "purple", "pink", "gray", "black"] as const;
export const HABITATS = ["grassland", "mountain", "waters-edge", "forest", "rough-terrain", "cave", "urban", "sea", "rare"] as const;
export const SPECIES_TYPES = [
  "normal",
  "fire",
  "water",
  "electric",
  "grass",
  "ice",
  "fighting",
  "poison",
  "ground",
  "flying",
  "psychic",
  "bug",
  "rock",
  "ghost",
  "dragon",
  "dark",
  "steel",
  "fairy",
] as const;

/** The body of a species, by the nearest of 14. */
export type Shape = (typeof SHAPES)[number];
/** Its main colour. */
export type Colour = (typeof COLOURS)[number];
export type Habitat = (typeof HABITATS)[number];
export type SpeciesType = (typeof SPECIES_TYPES)[number];

const type = z.enum(SPECIES_TYPES);
/** One type, or two. */
const types = z.union([z.tuple([type]), z.tuple([type, type])]).readonly();
const measures = {
  types,
  /** In metres. */
  height: z.number().positive(),
  /** In kilograms; 0 where nobody has weighed it. */
  weight: z.number().nonnegative(),
};

/** A line of the file. */
export const speciesFacts = z.strictObject({
  /** Its number in the national order. */
  id: z.int().positive(),
  /** In English, which the names of cards are told by. */
  name: z.string().min(1),
  shape: z.enum(SHAPES),
  color: z.enum(COLOURS),
  habitat: z.enum(HABITATS).optional(),
  stage: z.int().min(0).max(2),
  evolvesFrom: z.int().positive().optional(),
  ...measures,
  baby: z.literal(true).optional(),
  legendary: z.literal(true).optional(),
  mythical: z.literal(true).optional(),
  /** Mega, regional and other forms that cards name. */
  forms: z.array(z.strictObject({ form: z.string().regex(/^[a-z]+(-[a-z]+)*$/), ...measures })).optional(),
});
export type SpeciesFacts = Readonly<z.infer<typeof speciesFacts>>;

/** What a species shares with those it evolves from and into. */
export interface Line {
  /** The number of the species that the line begins with. */
  readonly root: number;
  readonly shape: Shape;
  readonly types: SpeciesFacts["types"];
  /** Those that any of its stages has. */
  readonly allTypes: readonly SpeciesType[];
  readonly baby: boolean;
  /** How many stages it has. */
  readonly length: number;
}

export interface Species extends SpeciesFacts {
  readonly line: Line;
}

const file = path.join(process.cwd(), "src/games/pokemon/cards/species/species.jsonl");

let known: ReadonlyMap<number, Species> | undefined;

/** All species by their number. @throws ZodError when a line of the file is none */
export function allSpecies(): ReadonlyMap<number, Species> {
  known ??= withLines(
    readFileSync(file, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => speciesFacts.parse(JSON.parse(line))),
  );
  return known;
}

/** A species that belongs to no line, or whose line nobody knows. */
export const alone = (facts: SpeciesFacts): Species => ({
  ...facts,
  line: { root: facts.id, shape: facts.shape, types: facts.types, allTypes: facts.types, baby: facts.baby ?? false, length: 1 },
});

function withLines(all: readonly SpeciesFacts[]): ReadonlyMap<number, Species> {
  const byId = new Map(all.map((facts) => [facts.id, facts]));
  const rootOf = (facts: SpeciesFacts): SpeciesFacts => {
    const before = facts.evolvesFrom === undefined ? undefined : byId.get(facts.evolvesFrom);
    return before ? rootOf(before) : facts;
  };
  const lengths = new Map<number, number>();
  const typesOf = new Map<number, readonly SpeciesType[]>();
  for (const facts of all) {
    const { id } = rootOf(facts);
    lengths.set(id, Math.max(lengths.get(id) ?? 1, facts.stage + 1));
    typesOf.set(id, [...new Set([...(typesOf.get(id) ?? []), ...facts.types])]);
  }
  return new Map(
    all.map((facts) => {
      const { id, shape, types, baby = false } = rootOf(facts);
      const line = { root: id, shape, types, allTypes: typesOf.get(id) ?? types, baby, length: lengths.get(id) ?? 1 };
      return [facts.id, { ...facts, line }];
    }),
  );
}
