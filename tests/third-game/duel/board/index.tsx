"use client";
import type { DuelEvent, DuelOption, DuelView } from "@/match/testing";
import type { MatchUpdate } from "@/realtime/protocol";
import type { Table } from "@/ui/match/match-screen";
import { Setting } from "@/ui/match/setting";

type DuelUpdate = MatchUpdate<DuelView, DuelOption, DuelEvent>;
const isDuel = (update: MatchUpdate): update is DuelUpdate => update.game === "duel";

/** Every option a button: enough to play by. */
export const DuelTable: Table = ({ line, record }) => {
  if (record === null) return <Setting />;
  const { update } = record;
  if (!isDuel(update)) throw new Error(`The duel has no table for ${update.game}.`);
  const { view, decision, result } = update;
  return (
    <main data-testid="duel" data-asked={result ? "over" : decision?.id}>
      <h1>{view.totals.join(" – ")}</h1>
      {decision?.options.map((option, index) => {
        const word = "play" in option ? option.play : option.say;
        return (
          <button key={word} type="button" onClick={() => void line.answer(decision.id, [index])}>
            {word}
          </button>
        );
      })}
    </main>
  );
};
