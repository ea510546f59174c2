"use client";
import { lazy } from "react";
import type { WrittenLog } from "@/ui/match/log/story";

/** How each game tells a match that is over, by its name; a game that does not tell it is none the worse. */
export const logs: Readonly<Record<string, WrittenLog>> = {
  pokemon: lazy(async () => ({ default: (await import("./pokemon/board/log/written-log")).PokemonLog })),
  dragonball: lazy(async () => ({ default: (await import("./dragonball/board/log/written-log")).DragonBallLog })),
};
