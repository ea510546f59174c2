"use client";
import type { Table } from "@/ui/match/match-screen";
import { DragonBallTable } from "./dragonball/board";
import { PokemonTable } from "./pokemon/board";

/** How each game shows a match in the browser, by its name: one line a game. */
export const tables: Readonly<Record<string, Table>> = { pokemon: PokemonTable, dragonball: DragonBallTable };
