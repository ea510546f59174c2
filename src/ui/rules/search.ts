/** A rule as it stands on the page. */
export interface Rule {
  readonly id: string;
  readonly chapter: string;
  /** What it is about, where it has a name. */
  readonly title: string | null;
  readonly text: string;
  /** All of it as it is searched. */
  readonly words: string;
}

/** A rule from what is read of it, the name and each part of it in a line or a cell of its own. */
export function ruleOf(id: string, chapter: string, read: string): Rule {
  const lines = read
    .split(/[\n\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [title = "", ...parts] = lines;
  const words = plainWords(lines.join(" "));
  return parts.length === 0 ? { id, chapter, title: null, text: title, words } : { id, chapter, title, text: parts.join(" · "), words };
}

/** Without accents, capitals and apostrophes. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[’']/g, " ")
    .toLowerCase();

/** The words that are asked for. */
export const wordsIn = (asked: string): readonly string[] =>
  plainWords(asked)
    .split(/\s+/)
    .filter((word) => word !== "");

/** The rules that have all words, in part or whole: those that begin with what was asked first, then as they stand. */
export function foundIn(rules: readonly Rule[], asked: string): readonly Rule[] {
  const whole = plainWords(asked).trim();
  const parts = wordsIn(asked);
  const found = rules.filter(({ words }) => parts.every((part) => words.includes(part)));
  const begins = ({ words }: Rule) => words.startsWith(whole);
  return [...found.filter(begins), ...found.filter((rule) => !begins(rule))];
}
