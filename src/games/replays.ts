"use client";
import { lazy } from "react";
import type { ReplayTable, WatchedTable } from "@/ui/match/replay/replayed-game";

/** How each game shows a match that is over once more, by its name; a game that does not is none the worse. */
export const replays: Readonly<Record<string, ReplayTable>> = {
  pokemon: lazy(async () => ({ default: (await import("./pokemon/board/replay")).PokemonReplay })),
  dragonball: lazy(async () => ({ default: (await import("./dragonball/board/replay")).DragonBallReplay })),
};

/** How each game shows a match to who only watches it, by its name. */
export const watched: Readonly<Record<string, WatchedTable>> = {
  pokemon: lazy(async () => ({ default: (await import("./pokemon/board/replay")).PokemonWatched })),
  dragonball: lazy(async () => ({ default: (await import("./dragonball/board/replay")).DragonBallWatched })),
};
