import type { CardDefinition, Mark, PokemonCard, Stage } from "@/games/pokemon/engine/card";
import { allSpecies } from "./species/facts";
import { creaturesNamed } from "./species/named";

/**
 * What a card stands together with when the catalogue is read by lines: Pokémon with those that they evolve from and into, told by their species, so
 * that no other card has to be asked; other cards with those of their kind and name.
 */
export function lineOf(card: CardDefinition): { readonly group: string; readonly place: number } {
  if (card.category !== "Pokémon") return { group: `${card.kind} ${card.name}`, place: 0 };
  const [creature] = creaturesNamed(card.name, card.types);
  const species = creature && allSpecies().get(creature.species);
  const group = species ? String(species.line.root).padStart(4, "0") : `unknown ${card.evolvesFrom[0] ?? card.name}`;
  return { group, place: (species?.stage ?? stepOf(card.stage)) * RANKS + rankOf(card) };
}

/** Where nobody knows the species, its step in the line is told by the card. */
function stepOf(stage: Stage): number {
  if (stage === "Basic") return 0;
  return stage === "Stage 1" || stage === "Restored" ? 1 : 2;
}

const RANKS = 3;

/** Among the cards of a species: the ordinary ones, those of a kind of their own, and what is played onto them. */
function rankOf({ stage, marks }: PokemonCard): number {
  if (ONTO_ITS_OWN.has(stage) || marks.includes("Mega ex")) return 2;
  return marks.some((mark) => OF_ITS_OWN_KIND.has(mark)) ? 1 : 0;
}

const ONTO_ITS_OWN: ReadonlySet<Stage> = new Set(["Mega", "BREAK", "VMAX", "VSTAR", "LV.X"]);

/** Such a card may be a Basic Pokémon although its species evolves from another. */
const OF_ITS_OWN_KIND: ReadonlySet<Mark> = new Set([
  "EX",
  "ex",
  "GX",
  "TAG TEAM",
  "V",
  "V-UNION",
  "Primal",
  "LEGEND",
  "SP",
  "Star",
  "Shining",
  "Prism Star",
  "Radiant",
]);
