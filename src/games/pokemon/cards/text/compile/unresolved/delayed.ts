import type { Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { substitute } from "./substitute";

const SUBJECT: PokemonSelector = { pokemon: "event", role: "subject" };

/** What comes at the end of the opponent's next turn. What it does to the Defending Pokémon lies on that one from now on (EFF-22). */
export function delayed(steps: readonly Instruction[]): Instruction {
  let lies = false;
  const lying = substitute(steps, (node) => {
    if (Reflect.get(node, "pokemon") !== "active" || Reflect.get(node, "side") !== "opponents") return undefined;
    lies = true;
    return SUBJECT;
  });
  return { do: "later", at: "endOfOpponentsNextTurn", ...(lies ? { on: "defending" } : {}), steps: lying };
}
