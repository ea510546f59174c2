"use client";
import { useTranslations } from "next-intl";
import { useBoard } from "./board-context";
import { useLog } from "./log/use-log";
import { useAskWords } from "./words";

/** Enough for a screen reader to come after. */
const TOLD = 20;

/** Says what happens, and prompts, to those who do not see them. */
export function Announcer() {
  const { decision, opponent, view, seat } = useBoard();
  const t = useTranslations("dragonballBoard");
  const asked = useAskWords();
  const waiting = view.notices.some((notice) => notice.seat !== seat);
  const lines = useLog()
    .slice(0, 2)
    .flatMap((turn) => turn.lines)
    .sort((one, other) => one.index - other.index)
    .slice(-TOLD);
  return (
    <div className="sr-only">
      <div role="log" data-testid="story">
        <ol>
          {lines.map(({ index, text }) => (
            <li key={index}>{text}</li>
          ))}
        </ol>
      </div>
      <p aria-live="polite">{decision ? asked.title(decision) : waiting ? t("waiting", { name: opponent }) : ""}</p>
    </div>
  );
}
