"use client";
import { Coach } from "@/ui/match/coach/coach";
import { useTableSettings } from "@/ui/match/settings/use-table-settings";
import type { Answered } from "@/ui/realtime";
import { Words } from "@/ui/words/words";
import { useBoard } from "../board-context";
import { PokemonHints } from "../hints/pokemon-hints";
import { pokemonLesson } from "./steps";

/**
 * The coach beside a guided match.
 * @param covered something lies over the table that Escape takes away
 * @param silent something is read or answered that a hint would lie over
 */
export function PokemonCoach({ covered, silent, onConcede }: { covered: boolean; silent: boolean; onConcede: () => Promise<Answered> }) {
  const board = useBoard();
  const { settings } = useTableSettings();
  const held = board.control.answering?.held ?? null;
  const chosen = board.control.answering?.chosen ?? [];
  return (
    <Words of={["lesson"]}>
      <Coach
        lesson={pokemonLesson}
        matchId={board.update.matchId}
        table={{ ...board, held, chosen }}
        busy={covered || held !== null || chosen.length > 0}
        aside={board.ending.asks}
        onConcede={onConcede}
      >
        {settings.hints && <PokemonHints silent={silent} />}
      </Coach>
    </Words>
  );
}
