"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/ui/shell";
import { useBoard } from "../board-context";
import { useLog } from "./use-log";

/** The whole log beside the mat, the latest turn first. */
export function LogDrawer({ onClose }: { onClose: () => void }) {
  const { seat, pseudo } = useBoard();
  const t = useTranslations("log");
  const turns = useLog();
  return (
    <aside className="log" aria-label={t("label")}>
      <div className="log__panel">
        <div className="log__head">
          <h2>{t("title")}</h2>
          <Button look="quiet" icon="cross" aria-label={t("close")} onClick={onClose} />
        </div>
        <div className="log__list">
          <div>
            {turns.length === 0 && <p>{t("empty")}</p>}
            {turns.map((turn) => (
              <section key={turn.lines[0]?.index}>
                <h3 data-side={turn.turn === 0 ? undefined : turn.seat === seat ? "mine" : "theirs"}>
                  {turn.turn === 0 ? t("setup") : t("turn", { turn: turn.turn, name: pseudo(turn.seat) })}
                </h3>
                <ol>
                  {turn.lines.toReversed().map((line) => (
                    <li key={line.index} className="log__line">
                      {line.text}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </div>
      </div>
    </aside>
  );
}
