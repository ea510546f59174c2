import type { CardDefinition, Stage } from "@/games/pokemon/engine/card";
import { allSpecies } from "./species/facts";
import { creaturesNamed } from "./species/named";

/**
 * What a card stands together with when the catalogue is read by lines: Pokémon with those that they evolve from and into, told by their species, so
 * that no other card has to be asked; other cards with those of their kind and name.
 */
export function lineOf(card: CardDefinition): { readonly group: string; readonly place: number } {
  if (card.category !== "Pokémon") return { group: `${card.kind} ${card.name}`, place: 0 };
  const [creature] = creaturesNamed(card.name, card.types);
  const root = creature && allSpecies().get(creature.species)?.line.root;
  const group = root === undefined ? `unknown ${card.evolvesFrom[0] ?? card.name}` : String(root).padStart(4, "0");
  return { group, place: placeOf(card.stage) };
}

function placeOf(stage: Stage): number {
  if (stage === "Basic") return 0;
  if (stage === "Stage 1" || stage === "Restored") return 1;
  return stage === "Stage 2" ? 2 : 3;
}
