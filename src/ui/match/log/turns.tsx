"use client";
import { useTranslations } from "next-intl";
import type { Seat } from "@/kernel/game";
import type { TurnLog } from "./log";
import { LogLine } from "./log-line";

/** A whole log to be read from its beginning on. */
export function Turns({ log, pseudo }: { log: readonly TurnLog[]; pseudo: (seat: Seat) => string }) {
  const t = useTranslations("log");
  return (
    <div className="grid gap-3 text-sm">
      {[...log].reverse().map(({ turn, seat, lines }) => (
        <section key={lines[0]?.index}>
          <h3 className="text-base">{turn === 0 ? t("setup") : t("turn", { turn, name: pseudo(seat) })}</h3>
          <ol className="grid gap-0.5">
            {lines.map((line) => (
              <LogLine key={line.index} line={line} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
