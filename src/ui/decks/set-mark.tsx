import { hash } from "@/ui/art/chance";
import "./set-mark.css";

/** Where a card was printed: a short name of the set, the number in it, and the set's whole name. */
export interface Print {
  readonly code: string;
  readonly number: string;
  readonly set: string;
}

/** Cut shapes on a 20 × 20 grid; a set keeps its own. */
const SHAPES = [
  "M2 9c3-4 5-4 8-1s5 3 8-1v9c-3 4-5 4-8 1s-5-3-8 1Z",
  "M10 1c1 5 7 7 7 12a7 7 0 0 1-14 0c0-4 3-5 3-8 2 1 3 2 3 4 1-2 1-5 1-8Z",
  "M10 19V9C4 9 2 6 2 1c6 0 8 3 8 8 0-5 2-7 8-7 0 6-3 8-8 8v9Z",
  "M10 1l2.5 6.5L19 10l-6.5 2.5L10 19l-2.5-6.5L1 10l6.5-2.5Z",
  "M10 1.5 18.5 10 10 18.5 1.5 10Z",
  "M3 4h14v4c0 5-3 8-7 10-4-2-7-5-7-10Z",
  "M2 17 7.5 5l3 5 2-3L18 17Z",
  "M14 2a8.5 8.5 0 1 0 4 12A7 7 0 0 1 14 2Z",
  "M4 16c0-7 4-12 12-13 0 8-4 13-11 13l-3 3Z",
  "M10 2l8 5v7l-8 5-8-5V7Z",
  "M3 10a7 7 0 0 1 14 0v8l-2.3-2-2.4 2-2.3-2-2.3 2-2.4-2L3 18Z",
  "M1.5 7.5 10 2l8.5 5.5-3 10h-11Z",
];

/** The mark of a print, which tells two cards of one name and picture apart. */
export function SetMark({ print: { code, number, set } }: { print: Print }) {
  const shape = SHAPES[hash(code) % SHAPES.length];
  return (
    <span className="set-mark" title={`${set} ${number}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={shape} fill="currentColor" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      </svg>
      <b>{code}</b>
      <span className="tabular-nums">{number}</span>
    </span>
  );
}
