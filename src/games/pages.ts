import type { GamePages } from "@/ui/game-pages";
import { dragonBallPages } from "./dragonball/pages";
import { pokemonPages } from "./pokemon/pages";

/** What the pages of the site show of each game, in the order in which they are offered: one line a game. */
export const gamePages: readonly [GamePages, ...GamePages[]] = [pokemonPages, dragonBallPages];
