import type { RuleBook } from "./book";

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

/** The rules that say all words, in part or whole, or what the book says for them: those that begin so first, then as they stand. */
export function foundIn(rules: readonly Rule[], asked: string, everyday: RuleBook["everyday"]): readonly Rule[] {
  const whole = plainWords(asked).trim();
  const wholes = saidFor(whole, everyday);
  const parts = wordsIn(asked).map((word) => saidFor(word, everyday));
  const found = rules.filter(
    ({ words }) => wholes.some((said) => words.includes(said)) || parts.every((part) => part.some((said) => words.includes(said))),
  );
  const begins = ({ words }: Rule) => wholes.some((said) => words.startsWith(said));
  return [...found.filter(begins), ...found.filter((rule) => !begins(rule))];
}

/** So few letters begin too many words. */
const TOO_SHORT = 3;

/** A word, and what the book says for the everyday words that it is, or begins. */
function saidFor(word: string, everyday: RuleBook["everyday"]): readonly string[] {
  const begun = Object.entries(everyday).filter(([each]) => each === word || (word.length >= TOO_SHORT && each.startsWith(word)));
  return [word, ...begun.map(([, said]) => said)];
}
