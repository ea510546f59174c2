/** The parts of an expression: escapes and classes, brackets of groups, quantifiers, and what stands for itself. */
const PART = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gu;
/** Stands for itself, as a letter or as a sign behind a backslash. */
const ITSELF = /^(?:[^\\[(){^$.*+?|]|\\[^\p{L}\p{N}])$/u;
/** Where a word ends (\b) in a run. */
const EDGE = "\n";

/**
 * Words that stand in every text an expression fits, long ones first: most texts lack one, and that is seen much faster than an expression is tried.
 * What stands in brackets is left out of account, and so is an expression that is one of several or takes capitals for small letters.
 */
export function fixedWords({ source, ignoreCase }: RegExp): readonly string[] {
  if (ignoreCase) return [];
  const runs = [""];
  let depth = 0;
  for (const [part] of source.matchAll(PART)) {
    if (part === "|" && depth === 0) return [];
    if (part.startsWith("(")) depth++;
    const run = runs.pop() ?? "";
    if (depth === 0 && part === "\\b") runs.push(run + EDGE);
    else if (depth === 0 && ITSELF.test(part)) runs.push(run + part.slice(-1));
    else if (/^[*?{]/.test(part)) runs.push(run.slice(0, -1), "");
    else runs.push(run, "");
    if (part === ")") depth--;
  }
  // The first and the last may be parts of longer words.
  const words = runs.flatMap((run) => run.split(/\W+/).slice(1, -1)).filter((word) => word !== "");
  return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}

/** The words of a text, as `\b` parts them. */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\W+/));
