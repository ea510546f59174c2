"use client";
import { useTranslations } from "next-intl";
import { useBoard } from "./board-context";
import { LogLine } from "./log/log-line";
import { useLog } from "./log/use-log";
import { usePurposes } from "./use-words";

/** Says what happens, and prompts, to those who do not see them. The turn speaks for itself in the margin. */
export function Announcer({ opponent }: { opponent: string }) {
  const { decision, view, seat } = useBoard();
  const t = useTranslations("board");
  const purposes = usePurposes();
  const waiting = view.waitingFor.find((one) => one.seat !== seat);
  const said =
    decision !== null
      ? decision.kind === "main"
        ? t("who.yours")
        : purposes.title(decision)
      : waiting === undefined
        ? ""
        : purposes.waiting(waiting.purpose, opponent);
  return (
    <div className="sr-only">
      <Story />
      <p aria-live="polite">{said}</p>
    </div>
  );
}

/** Enough for a screen reader to come after; what was said already is not said again. */
const TOLD = 30;

/** What happens, line by line: an attack, its coins, damage, a Knock Out. */
function Story() {
  const lines = useLog()
    .slice(0, 3)
    .flatMap((turn) => turn.lines)
    .sort((one, other) => one.index - other.index)
    .slice(-TOLD);
  return (
    <div role="log" data-testid="story">
      <ol>
        {lines.map((line) => (
          <LogLine key={line.index} line={line} />
        ))}
      </ol>
    </div>
  );
}
