"use client";
import dynamic from "next/dynamic";
import type { Table } from "@/ui/match/match-screen";

/**
 * How each game shows a match in the browser, by its name: one line a game. A table comes to the browser with the page of a match of its game; by name, so
 * that the page can ask for it before its scripts run.
 */
export const tables: Readonly<Record<string, Table>> = {
  pokemon: dynamic(() => import("./pokemon/board").then(({ PokemonTable }) => PokemonTable)),
  dragonball: dynamic(() => import("./dragonball/board").then(({ DragonBallTable }) => DragonBallTable)),
};
