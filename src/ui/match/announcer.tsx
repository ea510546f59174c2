import type { TurnLog } from "./log/log";
import { LogLine } from "./log/log-line";

/**
 * Says what happens, and prompts, to those who do not see them. The turn speaks for itself in the margin.
 * @param said what is asked, or whom the match waits for
 */
export function Announcer({ log, said }: { log: readonly TurnLog[]; said: string }) {
  return (
    <div className="sr-only">
      <Story log={log} />
      <p aria-live="polite">{said}</p>
    </div>
  );
}

/** Enough for a screen reader to come after; what was said already is not said again. */
const TOLD = 30;

/** What happens, line by line, with what comes of it. */
function Story({ log }: { log: readonly TurnLog[] }) {
  const lines = log
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
