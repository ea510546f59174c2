import { readSkill } from "@/games/dragonball/card/text/skill";
import type { RuleBook } from "@/ui/rules/book";

/** Keywords whose rule stands under another name. */
const UNDER: Readonly<Record<string, string>> = {
  Awaken: "glossary-awaken",
  "Awaken: Surge": "glossary-awaken",
  "Triple Strike": "double-strike",
  "Quadruple Strike": "double-strike",
  "Triple Attack": "dual-attack",
  "EX-Evolve": "evolve",
  "Dark Over Realm": "over-realm",
  "Activate: Main/Battle": "activate-main",
};

/** Where the rules explain a keyword, as far as an id can tell. */
export const ruleOf = (keyword: string): string =>
  UNDER[keyword] ?? (keyword.startsWith("Counter") ? "glossary-counter-timing" : keyword.toLowerCase().replace(/[:\s]+/g, "-"));

/** A keyword as the rules explain it. */
export interface ExplainedKeyword {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** What the book of rules says of the keywords of a card's skills, each rule once, in the order of the card. */
export function explainedIn(book: RuleBook, skills: readonly string[]): readonly ExplainedKeyword[] {
  const known = new Map<string, ExplainedKeyword>();
  for (const { blocks } of book.chapters)
    for (const block of blocks) {
      if ("terms" in block) for (const [title, text, key] of block.terms) known.set(key, { key, title, text });
      if ("table" in block)
        for (const [place, [title = "", text = "", ...more]] of block.table.rows.entries()) {
          const key = block.table.ids[place];
          if (key !== undefined && more.length === 0) known.set(key, { key, title, text });
        }
    }
  const names = skills.flatMap((skill) => {
    const { tags, parts } = readSkill(skill);
    return [...tags, ...parts.flatMap((part) => (part.kind === "bracket" ? [part.bracket] : []))].map(({ name }) => ruleOf(name));
  });
  return [...new Set(names)].flatMap((key) => known.get(key) ?? []);
}
