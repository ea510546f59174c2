"use client";
import { lazy } from "react";
import type { Table } from "@/ui/match/match-screen";

/** How each game shows a match in the browser, by its name: one line a game. A table comes to the browser when a match of its game does. */
export const tables: Readonly<Record<string, Table>> = {
  pokemon: lazy(async () => ({ default: (await import("./pokemon/board")).PokemonTable })),
  dragonball: lazy(async () => ({ default: (await import("./dragonball/board")).DragonBallTable })),
};
