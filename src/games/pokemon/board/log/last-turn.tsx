"use client";
import { useTranslations } from "next-intl";
import { other } from "@/kernel/game";
import { useBoard } from "../board-context";
import { lastTurnOf } from "../model/log";
import { LogLine, LogSentence } from "./log-line";
import { useLog } from "./use-log";

/** On a phone: the chief line of it, under the opponent's name. */
export function LastDeed() {
  const { seat } = useBoard();
  const turn = lastTurnOf(useLog(), other(seat));
  const line = turn?.lines.findLast(({ big }) => big) ?? turn?.lines.at(-1);
  return line === undefined ? null : (
    <span className="last-deed" data-testid="last-deed">
      <LogSentence line={line} />
    </span>
  );
}

/** What the opponent has just done, on their half of the mat: nobody has to have watched. */
export function LastTurn() {
  const { seat, pseudo } = useBoard();
  const t = useTranslations("log");
  const turn = lastTurnOf(useLog(), other(seat));
  if (turn === null) return null;
  return (
    <section className="last-turn" aria-labelledby="last-turn" data-testid="last-turn">
      <h2 id="last-turn">{t("lastTurn", { name: pseudo(turn.seat) })}</h2>
      <ol>
        {turn.lines.map((line) => (
          <LogLine key={line.index} line={line} />
        ))}
      </ol>
    </section>
  );
}
