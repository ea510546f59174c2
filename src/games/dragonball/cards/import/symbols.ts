import type { Color } from "@/games/dragonball/engine/card";

/** Letters for colours in costs and texts. */
export const COLOR_LETTERS: Readonly<Record<string, Color>> = { R: "red", B: "blue", U: "blue", G: "green", Y: "yellow", K: "black" };

const NUMBERS: readonly string[] = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
];
const WORD = `\\[(?:${NUMBERS.join("|")})\\]`;
/** A run of symbols: "RR[two]", "B/Y", "(R)(R)", "G G", "白". */
const RUN = `(?:\\((?:[RBUGYK]|\\d{1,2})\\)|[RBUGYK白](?:/[RBUGYK白])?(?![\\p{L}'])|[RBUGYK](?=[RBUGYK]*(?![\\p{L}']))|${WORD})`;
/** Where a price may stand: behind the brackets a skill begins with, … */
const AFTER_HEADER = new RegExp(`^((?:\\[(?!(?:${NUMBERS.join("|")})\\])[^\\]]*\\]\\s*)+)(${RUN}(?:\\s?${RUN})*)`, "u");
/** … and behind the words that change one. */
const IN_TEXT = new RegExp(`\\b(by|pay|paying|cost) (${RUN}(?:\\s?${RUN})*)(?=[\\s,.;:]|$)`, "gu");

/**
 * Prices in one notation: (R) (B) (G) (Y) (K) and (3) for so many of any colour, (R/B) for either. "RR[two]" is four Energies, two of them red
 * (DB-COST-12).
 */
export function withSymbols(text: string): string {
  return text
    .replace(/^((?:\[[^\]]*\])+)\s+(\d{1,2})(?= ?(?:\(|:|$))/u, (_, header: string, number: string) => `${header}(${number})`)
    .replace(AFTER_HEADER, (_, header: string, run: string) => `${header.trimEnd()} ${symbolsOf(run)}`)
    .replace(IN_TEXT, (_, word: string, run: string) => `${word} ${symbolsOf(run)}`);
}

function symbolsOf(run: string): string {
  return [...run.matchAll(/\(?(?:([RBUGYK白])(?:\/([RBUGYK白]))?|\[(\w+)\]|(\d+))\)?/gu)]
    .map(([, letter, or, word, number]) => {
      if (letter) return `(${known(letter)}${or ? `/${known(or)}` : ""})`;
      return `(${word === undefined ? number : NUMBERS.indexOf(word)})`;
    })
    .join("");
}

/** Blue is B; white is W. */
const known = (letter: string): string => (letter === "U" ? "B" : letter === "白" ? "W" : letter);
