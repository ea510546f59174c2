"use client";
import { useMemo } from "react";
import type { Table } from "@/ui/match/match-screen";
import { Setting } from "@/ui/match/setting";
import { useLastLook } from "@/ui/match/use-last-look";
import type { MatchLine } from "@/ui/realtime";
import { Words } from "@/ui/words/words";
import { Board } from "./board";
import { isPokemonRecord, type PokemonUpdate, pokemonRecord } from "./record";
import { ResultScreen } from "./result/result-screen";

/** A match of the Pokémon TCG. */
export const PokemonTable: Table = ({ line, record }) => {
  if (record !== null && !isPokemonRecord(record)) throw new Error(`A match of ${record.update.game} is shown at another table.`);
  return (
    <Words of={["card", "log", "pokemonDirector", "pokemonWords", "purposes"]}>
      {record === null ? <Setting /> : <Played line={line} heard={record} />}
    </Words>
  );
};

function Played({ line, heard }: { line: MatchLine; heard: Parameters<typeof pokemonRecord>[0] }) {
  const record = useMemo(() => pokemonRecord(heard), [heard]);
  const { result, faces, seat }: PokemonUpdate = record.update;
  const over = useLastLook(result, seat);
  if (result !== null && over) return <ResultScreen record={record} result={result} faces={faces} onRematch={line.rematch} />;
  return <Board record={record} line={line} />;
}
