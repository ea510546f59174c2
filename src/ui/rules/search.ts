/** A rule as it stands on the page. */
export interface Rule {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
  /** The text as it is searched. */
  readonly words: string;
}

/** Without accents, capitals and apostrophes. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[’']/g, " ")
    .toLowerCase();

/** The rules that have all words, in part or whole: those that begin with what was asked first, then as they stand. */
export function foundIn(rules: readonly Rule[], asked: string): readonly Rule[] {
  const whole = plainWords(asked).trim();
  const parts = whole.split(/\s+/).filter((part) => part !== "");
  const found = rules.filter(({ words }) => parts.every((part) => words.includes(part)));
  const begins = ({ words }: Rule) => words.startsWith(whole);
  return [...found.filter(begins), ...found.filter((rule) => !begins(rule))];
}
