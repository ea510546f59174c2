import type { CompiledSkill } from "./compile";

/** The bare words that mean several keywords (DB-KEY-02c, DB-KEY-05f, DB-KEY-07b, DB-KEY-13a, DB-KEY-10). */
const GROUPS: Readonly<Record<string, string>> = {
  "Awaken: Surge": "Awaken",
  "EX-Evolve": "Evolve",
  "Xeno-Evolve": "Evolve",
  "Double Strike": "Strike",
  "Triple Strike": "Strike",
  "Quadruple Strike": "Strike",
  "Union-Fusion": "Union",
  "Union-Potara": "Union",
  "Union-Absorb": "Union",
  "Counter: Play": "Counter",
  "Counter: Attack": "Counter",
  "Counter: Battle Card Attack": "Counter",
  "Counter: Counter": "Counter",
};

/** The names by which texts find these skills: each keyword and the word for its group. */
export function keywordsOf(skills: readonly Pick<CompiledSkill, "keyword" | "skill">[]): readonly string[] {
  const names: string[] = [];
  for (const { keyword } of skills) if (keyword) names.push(keyword, ...groupOf(keyword));
  return names;
}

/** Whether a keyword is what a text calls by this name. */
export function isKeyword(keyword: string | null, name: string): boolean {
  return keyword !== null && (keyword === name || GROUPS[keyword] === name);
}

function groupOf(keyword: string): readonly string[] {
  const group = GROUPS[keyword];
  return group ? [group] : [];
}
