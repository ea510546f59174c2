import type { Line, Species, SpeciesType } from "@/games/pokemon/cards/species/facts";
import type { Growth } from "./growths";
import type { Dice } from "./ink";

/** The kinds of head, and what may be on them. */
export type Clade = "mammal" | "reptile" | "amphibian" | "bird" | "bug" | "spirit" | "machine" | "golem" | "plant";
export type Skull = "round" | "wide" | "tall" | "wedge" | "cheeky" | "boxy" | "bean";
export type Muzzle =
  | "cat"
  | "dog"
  | "mouse"
  | "snout"
  | "jaw"
  | "line"
  | "lips"
  | "beak"
  | "bill"
  | "mandible"
  | "dot"
  | "grin"
  | "slot"
  | "smile"
  | "none";
export type Eye = "gentle" | "round" | "bead" | "slit" | "compound" | "glow" | "sly" | "sleepy" | "none";

/** What may be on the heads of a clade; a thing written twice is twice as likely. */
interface Kit {
  readonly forms: readonly Skull[];
  readonly muzzles: readonly Muzzle[];
  readonly eyes: readonly Eye[];
  readonly ears: readonly (Growth | "none")[];
  readonly horns: readonly (Growth | "none")[];
  /** How likely the eyes stand on top. */
  readonly topEyes?: number;
  readonly antennae?: true;
}

export const CLADES: Record<Clade, Kit> = {
  mammal: {
    forms: ["round", "wedge", "cheeky", "wide", "round"],
    muzzles: ["cat", "dog", "mouse", "cat", "dog"],
    eyes: ["gentle", "round", "gentle", "bead"],
    ears: ["round", "point", "fox", "long", "lop", "tuft", "fox", "point"],
    horns: ["none", "none", "none", "horn", "ram", "antler"],
  },
  reptile: {
    forms: ["bean", "boxy", "wedge", "wide"],
    muzzles: ["snout", "jaw", "snout"],
    eyes: ["slit", "round", "gentle", "slit"],
    ears: ["none", "none", "fin", "none"],
    horns: ["horn", "spike", "none", "cone"],
  },
  amphibian: {
    forms: ["wide", "wide", "bean"],
    muzzles: ["line", "line", "lips"],
    eyes: ["round", "gentle", "slit"],
    ears: ["none", "fin", "none", "comb"],
    horns: ["none"],
    topEyes: 0.75,
  },
  bird: {
    forms: ["round", "wedge", "round"],
    muzzles: ["beak", "bill", "beak"],
    eyes: ["round", "gentle", "bead"],
    ears: ["none", "feather", "none", "tuft"],
    horns: ["none"],
  },
  bug: {
    forms: ["round", "wide", "wedge", "boxy"],
    muzzles: ["mandible", "dot", "mandible"],
    eyes: ["compound", "compound", "round"],
    ears: ["none"],
    horns: ["none", "none", "horn", "fork"],
    antennae: true,
  },
  spirit: {
    forms: ["round", "tall", "wide", "round"],
    muzzles: ["grin", "dot", "grin", "line"],
    eyes: ["glow", "round", "glow", "sly"],
    ears: ["none", "wisp", "none", "point"],
    horns: ["none", "horn", "wisp"],
  },
  machine: {
    forms: ["boxy", "round", "wide"],
    muzzles: ["none", "slot", "jaw"],
    eyes: ["glow", "round", "slit"],
    ears: ["blade", "none", "ball"],
    horns: ["none", "blade", "cone"],
  },
  golem: {
    forms: ["boxy", "wide", "bean"],
    muzzles: ["jaw", "slot", "jaw"],
    eyes: ["round", "slit", "glow"],
    ears: ["none", "plate", "none"],
    horns: ["none", "plate", "cone"],
  },
  plant: {
    forms: ["round", "tall", "cheeky", "wide"],
    muzzles: ["dot", "smile", "smile"],
    eyes: ["gentle", "bead", "round"],
    ears: ["leaf", "none", "petal", "grass"],
    horns: ["none"],
  },
};
const CLADES_OF: Record<SpeciesType, readonly Clade[]> = {
  grass: ["plant", "reptile", "mammal", "plant"],
  fire: ["mammal", "reptile", "mammal"],
  water: ["amphibian", "reptile", "mammal", "amphibian", "bird"],
  electric: ["mammal", "mammal", "machine", "mammal"],
  psychic: ["mammal", "spirit"],
  fighting: ["mammal", "reptile", "mammal"],
  dark: ["mammal", "mammal", "reptile"],
  steel: ["machine", "reptile", "machine"],
  fairy: ["mammal", "mammal", "spirit"],
  dragon: ["reptile"],
  ice: ["mammal", "spirit", "reptile"],
  ground: ["mammal", "reptile"],
  rock: ["golem", "reptile"],
  ghost: ["spirit"],
  poison: ["reptile", "amphibian", "mammal"],
  bug: ["bug"],
  flying: ["bird", "mammal"],
  normal: ["mammal"],
};
/** What animal a line is like where shape, types and habitat tell of another; by the number of the species that it begins with. */
export const KNOWN: Readonly<Record<number, Clade>> = {
  7: "reptile", // a turtle
  54: "bird", // a duck
  86: "mammal", // a seal
  104: "reptile", // a young dinosaur
  111: "reptile", // a rhinoceros of rock
  131: "reptile", // a sea serpent with a shell
  137: "machine", // it lives in computers
  158: "reptile", // a crocodile
  225: "bird", // a penguin that brings presents
  363: "mammal", // a seal
  393: "bird", // a penguin
  501: "mammal", // an otter
};
/** What a type adds to the temper. */
export const FIERCE: Partial<Record<SpeciesType, number>> = {
  dark: 0.25,
  dragon: 0.28,
  fighting: 0.22,
  fire: 0.05,
  poison: 0.1,
  steel: 0.12,
  ghost: 0.12,
  rock: 0.08,
  fairy: -0.4,
  normal: -0.16,
  grass: -0.12,
  water: -0.12,
  psychic: -0.12,
  electric: -0.12,
  ground: -0.05,
  bug: -0.05,
  flying: -0.05,
  ice: -0.05,
};

/** The kind of head that a species has, by its facts first, then by the dice of its line. */
export function cladeOf(facts: Species, L: Dice, line: Line): Clade {
  const known = KNOWN[line.root];
  if (known !== undefined) return known;
  const { types, shape, habitat } = facts;
  const t = line.types ?? types;
  if (shape === "wings" && !types.some((x) => ["poison", "dragon", "bug", "rock", "ground"].includes(x))) return "bird";
  if (types.includes("bug")) return "bug";
  if (shape === "squiggle" && facts.height > 1.05 && !types.some((x) => ["rock", "steel", "ghost"].includes(x))) return "reptile";
  if (types[0] === "dragon" || types[1] === "dragon") return "reptile";
  if (types.includes("ghost") && L("ghost") < 0.7) return "spirit";
  if (types[0] === "rock" || (types[0] === "steel" && shape !== "upright" && shape !== "humanoid"))
    return types[0] === "rock" ? (L("rock") < 0.6 ? "golem" : "reptile") : "machine";
  const root = line.shape ?? shape,
    first = t[0],
    second = t[1];
  if (root === "legs") {
    if (first === "water") return "amphibian";
    if (first === "fire" || t.includes("flying")) return "bird";
    if (first === "grass") return "plant";
  }
  if (root === "quadruped") {
    if (first === "water") return second ? L.pick("clade", ["amphibian", "mammal", "reptile"]) : L("clade") < 0.85 ? "amphibian" : "mammal";
    if (["fire", "electric", "dark", "normal", "psychic", "ice", "fairy"].includes(first)) return "mammal";
    if (first === "grass") return L.pick("clade", ["reptile", "reptile", "mammal", "plant"]);
    if (first === "ground" || first === "poison") return L.pick("clade", ["mammal", "mammal", "reptile"]);
  }
  if (root === "upright" && first === "fire" && habitat === "mountain") return "reptile";
  if (root === "upright" && first === "water") return L.pick("clade", ["reptile", "reptile", "mammal", "bird"]);
  if (root === "humanoid" && first === "water") return L.pick("clade", ["bird", "mammal", "amphibian"]);
  const list = [...CLADES_OF[t[0] === "normal" && t[1] && t[1] !== "flying" ? t[1] : t[0]]];
  if (habitat === "waters-edge" && t[0] === "water") list.push("amphibian", "amphibian");
  if (habitat === "forest" && t[0] !== "grass") list.push("mammal");
  return L.pick("clade", list);
}
