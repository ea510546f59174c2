"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Seat } from "@/kernel/game";
import type { TurnLog } from "@/ui/match/log/log";
import { stepOf } from "./moments";

/** What happened, turn by turn; each line leads to its position. */
export function Decisions({
  log,
  heard,
  step,
  side,
  spoilers,
  pseudo,
  onGo,
}: {
  log: readonly TurnLog[];
  heard: readonly number[];
  step: number;
  side: Seat;
  /** Whether what is still to come is told. */
  spoilers: boolean;
  pseudo: (seat: Seat) => string;
  onGo: (step: number) => void;
}) {
  const t = useTranslations("replay");
  const words = useTranslations("log");
  const [big, setBig] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const upTo = heard[step] ?? 0;
  const from = step === 0 ? 0 : (heard[step - 1] ?? 0);
  const lines = [...log].reverse().flatMap((turn) => turn.lines);
  const current = lines.filter(({ index }) => index >= from && index < upTo);
  const here = (current.at(-1) ?? lines.findLast(({ index }) => index < upTo))?.index;
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-here="${step}"]`);
    if (!line || !list.current) return;
    // Only the list scrolls, whatever lies around it.
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [step]);
  const turns = [...log]
    .reverse()
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => (!big || line.big) && (spoilers || line.index < upTo)) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <aside className="decisions" aria-label={t("decisions")}>
      <div className="decisions__head">
        <h2>{t("decisions")}</h2>
        <label>
          <input type="checkbox" checked={big} onChange={({ target }) => setBig(target.checked)} />
          {t("decisive")}
        </label>
      </div>
      <p className="sr-only" role="status">
        {current.map(({ index, words }) => (
          <span key={index}>{words} </span>
        ))}
      </p>
      <div className="decisions__list" ref={list}>
        {turns.map(({ turn, seat, lines }) => (
          <section key={lines[0]?.index}>
            <h3 data-side={turn === 0 ? undefined : seat === side ? "mine" : "theirs"}>
              {turn === 0 ? words("setup") : words("turn", { turn, name: pseudo(seat) })}
            </h3>
            <ol>
              {lines.map((line) => (
                <li key={line.index} data-big={line.big || undefined} data-here={line.index === here ? step : undefined}>
                  <button
                    type="button"
                    aria-current={line.index >= from && line.index < upTo ? "step" : undefined}
                    onClick={() => onGo(stepOf(line.index, heard))}
                  >
                    {line.words}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </aside>
  );
}
