"use client";
import { useTranslations } from "next-intl";
import { other, type Seat } from "@/kernel/game";
import { lastTurnOf, type TurnLog } from "./log";
import { LogLine } from "./log-line";

/** On a phone: the chief line of it, under the opponent's name. */
export function LastDeed({ log, seat }: { log: readonly TurnLog[]; seat: Seat }) {
  const turn = lastTurnOf(log, other(seat));
  const line = turn?.lines.findLast(({ big }) => big) ?? turn?.lines.at(-1);
  return line === undefined ? null : (
    <span className="last-deed" data-testid="last-deed">
      {line.words}
    </span>
  );
}

/** What the opponent has just done, on their half of the mat: nobody has to have watched. */
export function LastTurn({ log, seat, pseudo }: { log: readonly TurnLog[]; seat: Seat; pseudo: (seat: Seat) => string }) {
  const t = useTranslations("log");
  const turn = lastTurnOf(log, other(seat));
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
