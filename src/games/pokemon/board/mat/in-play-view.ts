import type { PokemonFace, PokemonInPlayView } from "@/games/pokemon/card";
import type { CardFace } from "@/games/pokemon/cards/face";
import type { PokemonView } from "@/games/pokemon/engine/view";
import { topCard } from "../model/table";

/** A Pokémon of the engine's view as the drawn card shows it. */
export function inPlayView(pokemon: PokemonView, faceOf: (card: string) => CardFace): PokemonInPlayView {
  return {
    face: pokemonFace(faceOf(topCard(pokemon).card), pokemon),
    maxHp: pokemon.hp,
    damage: pokemon.damage,
    energies: pokemon.provides,
    tools: pokemon.tools.map((tool) => faceOf(tool.card).name),
    conditions: pokemon.conditions,
  };
}

/** A Fossil is a Trainer card that stands in play as a Basic Pokémon (FAM-22). */
function pokemonFace(face: CardFace, pokemon: PokemonView): PokemonFace {
  if (face.category === "Pokémon") return face;
  if (face.category === "Energy") throw new RangeError(`${face.name} stands in play as a Pokémon`);
  return {
    name: face.name,
    artSeed: face.artSeed,
    picture: face.picture,
    marks: face.marks,
    rules: face.rules,
    category: "Pokémon",
    stage: "Basic",
    hp: pokemon.hp,
    types: pokemon.types,
    abilities: [],
    attacks: [],
    weaknesses: [],
    resistances: [],
    retreatCost: pokemon.retreatCost,
  };
}
