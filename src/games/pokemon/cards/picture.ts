import type { PokemonCard, Stage, TrainerCard } from "@/games/pokemon/engine/card";
import { creaturesNamed } from "./species/named";
import { subjectOf } from "./trainer-subject";

/**
 * Which picture a card shows, as the way to it below `/art/pokemon`: the creatures its name speaks of and their forms, what a Trainer card is about, or,
 * where nobody knows the species, its type and stage; and last a number that the print alone has, by which the scene is told apart. It names no card,
 * so that it can be kept by browsers and drawn without asking the catalogue. Energy is drawn on the page.
 */
export function pictureOf(card: PokemonCard | TrainerCard): string {
  const print = numberOf(card.id);
  switch (card.category) {
    case "Pokémon": {
      const creatures = creaturesNamed(card.name, card.types).slice(0, 2);
      if (creatures.length === 0) return `unknown/${card.types[0] ?? "Colorless"}/${growthOf(card.stage)}/${numberOf(card.name)}/${print}`;
      return `species/${creatures.map(({ species, form }) => `${species}${form && `.${form}`}`).join("+")}/${print}`;
    }
    case "Trainer":
      return `trainer/${subjectOf(card.kind, card.name)}/${numberOf(card.name)}/${print}`;
  }
}

/** How far a creature of a stage has grown: 0 to 2. */
function growthOf(stage: Stage): 0 | 1 | 2 {
  if (stage === "Basic") return 0;
  return stage === "Stage 1" || stage === "Restored" ? 1 : 2;
}

/** FNV-1a over a text, short enough for an address. */
function numberOf(text: string): string {
  let h = 2166136261;
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619);
  return (h >>> 0).toString(36);
}
