"use client";
import { type ReactNode, useCallback } from "react";
import type { Seat } from "@/kernel/game";
import type { TurnLog } from "@/ui/match/log/log";
import { NO_LINE } from "@/ui/match/replay/no-line";
import { ReplayScreen } from "@/ui/match/replay/replay-screen";
import type { ReplayedGame, ReplayTable, WatchedTable } from "@/ui/match/replay/replayed-game";
import { WatchedScreen } from "@/ui/match/watching/watched-screen";
import { Words } from "@/ui/words/words";
import { Board } from "./board";
import { useLog } from "./log/use-log";
import { lifeTaken } from "./model/points";
import { isDragonBallRecord, type MatchRecord } from "./record";

/** A match of Dragon Ball Super Masters, once more. */
export const DragonBallReplay: ReplayTable = ({ replay, start }) => (
  <Words of={["dragonballBoard", "dragonballCard", "dragonballDirector", "log"]}>
    <ReplayScreen replay={replay} start={start} game={game} />
  </Words>
);

/** A match of Dragon Ball Super Masters that others play. */
export const DragonBallWatched: WatchedTable = ({ record }) => (
  <Words of={["dragonballBoard", "dragonballCard", "dragonballDirector", "log", "watching"]}>
    <WatchedScreen record={record} game={game} />
  </Words>
);

const game: ReplayedGame = {
  Mat: ({ record }) => <Board record={narrowed(record)} line={NO_LINE} watching />,
  Told: ({ record, pseudo, children }) => (
    <Told record={narrowed(record)} pseudo={pseudo}>
      {children}
    </Told>
  ),
  turnOf: (record) => {
    const { phase, turn, active } = narrowed(record).update.view;
    return phase === "setup" ? null : { turn, seat: active };
  },
  words: "dragonballBoard",
  pointsOf: (record) => lifeTaken(narrowed(record).history),
  verifier: () => new Worker(new URL("./verifier.ts", import.meta.url)),
};

function narrowed(record: Parameters<typeof isDragonBallRecord>[0]): MatchRecord {
  if (!isDragonBallRecord(record)) throw new Error(`A match of ${record.update.game} is replayed as another game.`);
  return record;
}

function Told({
  record,
  pseudo,
  children,
}: {
  record: MatchRecord;
  pseudo: (seat: Seat) => string;
  children: (log: readonly TurnLog[]) => ReactNode;
}) {
  const { faces } = record.update;
  const faceOf = useCallback(
    (definition: string) => {
      const face = faces[definition];
      if (face === undefined) throw new Error(`The replay has no face of card "${definition}"`);
      return face;
    },
    [faces],
  );
  return children(useLog(record, pseudo, faceOf));
}
