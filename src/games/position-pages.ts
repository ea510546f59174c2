import type { PositionPage } from "@/ui/game-pages";
import { positionPage as dragonBallPositionPage } from "./dragonball/pages/position";
import { positionPage as pokemonPositionPage } from "./pokemon/pages/position";

/** Where positions of each game are laid out, by its name: one line for a game that has it. */
export const positionPages: Readonly<Record<string, PositionPage>> = {
  pokemon: pokemonPositionPage,
  dragonball: dragonBallPositionPage,
};
