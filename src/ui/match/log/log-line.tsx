import { spell } from "../clock";
import type { Line } from "./log";

/** One line of the log; `timed` says when. */
export function LogLine({ line, timed = false }: { line: Line; timed?: boolean }) {
  return (
    <li data-big={line.big || undefined}>
      {timed && <time>{spell(Math.floor(line.after / 1000))}</time>}
      {line.words}
    </li>
  );
}
