import { readFileSync } from "node:fs";
import { idsOfTests } from "./test-titles.mjs";

/** Answers in the judges' compendium. */
const ANSWERS = 1881;
/** The answers that are no test, each with one word why and what belongs to it: "29 not-compiled xy1-1". */
const LIST = "tests/compendium/not-played.txt";
const LINE =
  /^(\d+) (floor|wording|no-data|superseded( CMP-\d+)?|duplicate CMP-\d+|(not-compiled|waits|wrong)( [a-z0-9.]+-[A-Za-z0-9]+)+)$/;

/** How far the compendium is played, and what is wrong with the list of the rest. */
export function countRulings() {
  const tested = new Set(idsOfTests().flatMap((id) => (id.startsWith("CMP-") ? [id.slice("CMP-".length)] : [])));
  const listed = new Map();
  const faults = [];
  for (const line of readFileSync(LIST, "utf8").trimEnd().split("\n")) {
    const [, id, reason] = line.match(LINE) ?? [];
    if (id === undefined) faults.push(`${LIST}: "${line}" is no number with a known reason`);
    else if (tested.has(id)) faults.push(`${LIST}: ${id} has a test`);
    else if (listed.has(id) && listed.get(id) !== reason) faults.push(`${LIST}: ${id} stands there twice`);
    else listed.set(id, reason);
  }
  if (tested.size + listed.size !== ANSWERS)
    faults.push(`${tested.size} answers are tests and ${listed.size} stand in ${LIST}: not ${ANSWERS} together`);
  const counts = new Map();
  for (const reason of listed.values()) {
    const [word] = reason.split(" ");
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const reasons = [...counts].map(([word, count]) => `${count} ${word}`).join(", ") || "none";
  return {
    summary: `of ${ANSWERS} answers of the judges' compendium ${tested.size} are tests, not played: ${reasons}`,
    faults,
  };
}
