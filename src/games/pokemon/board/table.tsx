"use client";
import { useEffect, useMemo, useState } from "react";
import type { Table } from "@/ui/match/match-screen";
import type { MatchLine } from "@/ui/realtime";
import { Board } from "./board";
import { isPokemonRecord, type PokemonUpdate, pokemonRecord } from "./record";
import { ResultScreen } from "./result/result-screen";

/** The last blow is seen before the result covers it. */
const LAST_LOOK_MS = 1_600;

/** A match of the Pokémon TCG. */
export const PokemonTable: Table = ({ line, record }) => {
  if (!isPokemonRecord(record)) throw new Error(`A match of ${record.update.game} is shown at another table.`);
  return <Played line={line} heard={record} />;
};

function Played({ line, heard }: { line: MatchLine; heard: Parameters<typeof pokemonRecord>[0] }) {
  const record = useMemo(() => pokemonRecord(heard), [heard]);
  const { result, faces }: PokemonUpdate = record.update;
  // A match that was over when the page came shows its result at once.
  const [looked, setLooked] = useState(result !== null);
  useEffect(() => {
    if (result === null || looked) return;
    const timer = setTimeout(() => setLooked(true), LAST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [result, looked]);
  if (result !== null && looked) return <ResultScreen record={record} result={result} faces={faces} onRematch={line.rematch} />;
  return (
    <Board
      record={record}
      faces={faces}
      status={line.status}
      latencyMs={line.latencyMs}
      onAnswer={line.answer}
      onDraft={line.draft}
      onConcede={line.concede}
      onReact={line.react}
    />
  );
}
