"use client";
import { whyNot } from "@/ui/match/answering";
import { Coach } from "@/ui/match/coach/coach";
import { useTableSettings } from "@/ui/match/settings/use-table-settings";
import type { Answered } from "@/ui/realtime";
import { Words } from "@/ui/words/words";
import { useBoard } from "../board-context";
import { DragonBallHints } from "../hints/dragonball-hints";
import { dragonBallLesson } from "./steps";

/**
 * The coach beside a guided match.
 * @param covered something lies over the table that Escape takes away
 * @param silent something is read or answered that a hint would lie over
 */
export function DragonBallCoach({
  handOpen,
  onHand,
  covered,
  silent,
  onConcede,
}: {
  handOpen: boolean;
  onHand: (open: boolean) => void;
  covered: boolean;
  silent: boolean;
  onConcede: () => Promise<Answered>;
}) {
  const board = useBoard();
  const { settings } = useTableSettings();
  const { answering } = board.control;
  const chosen = answering?.chosen ?? [];
  const complete = answering !== null && board.decision !== null && whyNot(answering, board.decision) === null;
  return (
    <Words of={["lesson"]}>
      <Coach
        lesson={dragonBallLesson}
        matchId={board.update.matchId}
        table={{ ...board, handOpen, chosen, complete, history: board.record.history }}
        busy={covered || board.held !== null || chosen.length > 0}
        aside={board.ending.asks}
        onConcede={onConcede}
      >
        {settings.hints && <DragonBallHints handOpen={handOpen} onHand={onHand} silent={silent} />}
      </Coach>
    </Words>
  );
}
