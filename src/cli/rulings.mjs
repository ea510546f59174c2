import { readFileSync } from "node:fs";
import { idsOfTests } from "./test-titles.mjs";

/** Answers in the judges' compendium. */
const ANSWERS = 1881;
/** So many of them are tests at least. */
const DEMANDED = 0;
/** The answers that are no test, by number: one word why, and what belongs to it. */
export const LIST = "tests/compendium/not-played.json";

const REASON = /^(missing|floor|wording|no-data|superseded( CMP-\d+)?|duplicate CMP-\d+|not-compiled( [a-z0-9.]+-[A-Za-z0-9]+)+)$/;

/** The numbers of the compendium's answers that are tests. */
export function testedRulings() {
  return new Set(idsOfTests().flatMap((id) => (id.startsWith("CMP-") ? [Number(id.slice("CMP-".length))] : [])));
}

/** How far the compendium is played, and what is wrong with the list of the rest. */
export function countRulings() {
  const tested = testedRulings();
  const listed = Object.entries(JSON.parse(readFileSync(LIST, "utf8")));
  const faults = listed.flatMap(([id, reason]) => {
    if (!REASON.test(reason)) return [`${LIST}: ${id} says "${reason}"`];
    return reason !== "missing" && tested.has(Number(id)) ? [`${LIST}: ${id} has a test`] : [];
  });
  const counts = new Map();
  for (const [, reason] of listed.filter(([, reason]) => reason !== "missing")) {
    const [word] = reason.split(" ");
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const settled = tested.size + [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (tested.size < DEMANDED) faults.push(`${DEMANDED} answers of the compendium shall be tests`);
  const reasons = [...counts].map(([word, count]) => `${count} ${word}`).join(", ") || "none";
  return {
    summary: `of ${ANSWERS} answers of the judges' compendium ${tested.size} are tests, not played: ${reasons}; ${ANSWERS - settled} missing`,
    faults,
  };
}
