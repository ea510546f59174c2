"use client";
import { type ReactNode, useMemo } from "react";
import type { Seat } from "@/kernel/game";
import type { TurnLog } from "@/ui/match/log/log";
import { NO_LINE } from "@/ui/match/replay/no-line";
import { ReplayScreen } from "@/ui/match/replay/replay-screen";
import type { ReplayedGame, ReplayTable, WatchedTable } from "@/ui/match/replay/replayed-game";
import { WatchedScreen } from "@/ui/match/watching/watched-screen";
import type { MatchRecord } from "@/ui/realtime";
import { Words } from "@/ui/words/words";
import { Board } from "./board";
import { useLog } from "./log/use-log";
import { prizesTaken } from "./model/points";
import { isPokemonRecord, type PokemonUpdate, pokemonRecord } from "./record";

/** A match of the Pokémon TCG, once more. */
export const PokemonReplay: ReplayTable = ({ replay, start }) => (
  <Words of={["card", "log", "pokemonDirector", "pokemonWords", "purposes"]}>
    <ReplayScreen replay={replay} start={start} game={game} />
  </Words>
);

/** A match of the Pokémon TCG that others play. */
export const PokemonWatched: WatchedTable = ({ record }) => (
  <Words of={["card", "log", "pokemonDirector", "pokemonWords", "purposes", "watching"]}>
    <WatchedScreen record={record} game={game} />
  </Words>
);

const game: ReplayedGame = {
  Mat: ({ record }) => <Mat heard={narrowed(record)} />,
  Told: ({ record, pseudo, children }) => (
    <Told heard={narrowed(record)} pseudo={pseudo}>
      {children}
    </Told>
  ),
  turnOf: (record) => {
    const { phase, turn, turnSeat } = narrowed(record).update.view;
    return phase === "setup" ? null : { turn, seat: turnSeat };
  },
  words: "board",
  pointsOf: (record) => prizesTaken(narrowed(record).history),
  verifier: () => new Worker(new URL("./verifier.ts", import.meta.url)),
};

type Heard = MatchRecord<PokemonUpdate>;

function narrowed(record: MatchRecord): Heard {
  if (!isPokemonRecord(record)) throw new Error(`A match of ${record.update.game} is replayed as another game.`);
  return record;
}

function Mat({ heard }: { heard: Heard }) {
  return <Board record={useMemo(() => pokemonRecord(heard), [heard])} line={NO_LINE} watching />;
}

function Told({
  heard,
  pseudo,
  children,
}: {
  heard: Heard;
  pseudo: (seat: Seat) => string;
  children: (log: readonly TurnLog[]) => ReactNode;
}) {
  const { history } = useMemo(() => pokemonRecord(heard), [heard]);
  return children(useLog(history, heard.update.faces, pseudo));
}
