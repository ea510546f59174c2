import type { EnergyType } from "@/games/pokemon/engine/card";
import { allSpecies, type Species, type SpeciesType } from "./facts";

/** A species and one of its forms ("mega-x", "alola"); "" is the common one. */
export interface NamedCreature {
  readonly species: number;
  readonly form: string;
}

/**
 * The creatures that the English name of a card speaks of, in its order: "Team Rocket's Meowth" of one, "Reshiram & Charizard-GX" of two, a name that
 * nobody knows of none. The longest name counts: "Porygon-Z" is no Porygon.
 *
 * @param types of the card, which tell apart two Mega forms of one name
 */
export function creaturesNamed(name: string, types: readonly EnergyType[]): readonly NamedCreature[] {
  return name.split(" & ").flatMap((part) => {
    const species = speciesNamed(part);
    return species ? [{ species: species.id, form: formNamed(species, part, types) }] : [];
  });
}

function speciesNamed(name: string): Species | undefined {
  const words = wordsOf(name);
  for (const length of [3, 2, 1]) {
    for (let at = 0; at + length <= words.length; at++) {
      const species = speciesByWords().get(words.slice(at, at + length).join(" "));
      if (species) return species;
    }
  }
  return undefined;
}

/** A name as names are compared: without accents, dots and dashes. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f.:,]/g, "")
    .replace(/’/g, "'")
    .replace(/'s\b/g, "")
    .replace(/\s*([♀♂])/g, "$1")
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== "");

let byWords: ReadonlyMap<string, Species> | undefined;

function speciesByWords(): ReadonlyMap<string, Species> {
  byWords ??= new Map([...allSpecies().values()].map((species) => [wordsOf(species.name).join(" "), species]));
  return byWords;
}

/** How the name of a card says a form; any other stands before the name of the species ("Heat Rotom"). */
const FORM_WORDS: Readonly<Record<string, RegExp>> = {
  alola: /\bAlolan\b/,
  galar: /\bGalarian\b/,
  hisui: /\bHisuian\b/,
  paldea: /\bPaldean\b/,
  mega: /^(M|Mega) /,
  "mega-x": /^(M|Mega) /,
  "mega-y": /^(M|Mega) /,
  "mega-z": /^(M|Mega) /,
  gmax: /[ -]VMAX$/,
  eternamax: /[ -]VMAX$/,
  origin: /\bOrigin Forme\b/,
  "rapid-strike": /^Rapid Strike /,
};

function formNamed({ forms = [], name, types: own }: Species, card: string, types: readonly EnergyType[]): string {
  const saysForm = ({ form }: { readonly form: string }) =>
    FORM_WORDS[form]?.test(card) ?? new RegExp(`^${form}\\b.*\\b${name}`, "i").test(card);
  const said = forms.filter(saysForm);
  const lettered = said.find(({ form }) => new RegExp(` ${form.at(-1)}\\b`, "i").test(card) && /-[xyz]$/.test(form));
  const other = said.find((form) => form.types.some((type) => !own.includes(type) && types.includes(ENERGY_OF[type])));
  const usual = said.find((form) => form.types.every((type) => own.includes(type)));
  return (lettered ?? other ?? usual ?? said[0])?.form ?? "";
}

/** The type of cards that a type of species is printed as. */
export const ENERGY_OF: Readonly<Record<SpeciesType, EnergyType>> = {
  normal: "Colorless",
  fire: "Fire",
  water: "Water",
  electric: "Lightning",
  grass: "Grass",
  ice: "Water",
  fighting: "Fighting",
  poison: "Darkness",
  ground: "Fighting",
  flying: "Colorless",
  psychic: "Psychic",
  bug: "Grass",
  rock: "Fighting",
  ghost: "Psychic",
  dragon: "Dragon",
  dark: "Darkness",
  steel: "Metal",
  fairy: "Fairy",
};
