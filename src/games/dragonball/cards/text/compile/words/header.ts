import type { Color } from "@/games/dragonball/engine/card";
import type { ActivateSkill, CounterKind, SkillKeywords } from "@/games/dragonball/engine/effects/language";
import { KEYWORDS } from "@/games/dragonball/engine/effects/language/keywords";
import { fail } from "@/kernel/texts/failure";

/** What a skill is, by the brackets it begins with. */
export type SkillKind =
  | { readonly type: "auto" }
  | { readonly type: "permanent" }
  | { readonly type: "activate"; readonly timing: ActivateSkill["timing"] }
  | { readonly type: "counter"; readonly counters: CounterKind }
  | ({ readonly type: "keyword" } & NamedKeyword);

/** A keyword with what stands in its brackets: "[Swap 5]", "[Arrival Red/Blue]", "[Empower Green 3]". */
export interface NamedKeyword {
  readonly name: (typeof KEYWORDS)[number];
  readonly number?: number;
  readonly colors?: readonly Color[];
}

/** A skill text, taken apart as far as its brackets and its colon say. */
export interface Header {
  readonly kind: SkillKind;
  readonly keywords: SkillKeywords;
  /** [UNISON +1]: the marker cost (DB-UNI-11). */
  readonly markers?: number | "-X";
  /** Behind the brackets: the price in symbols, what stands before the colon, what stands behind it. */
  readonly price?: string;
  readonly cost?: string;
  readonly text: string;
}

const COLORS: Readonly<Record<string, Color>> = { Red: "red", Blue: "blue", Green: "green", Yellow: "yellow", Black: "black" };

/** The skills of one printed entry: several where it is a row of keywords. @throws TextFailure */
export function headersOf(entry: string): readonly Header[] {
  const [, row = ""] = /^((?:\[[^\]]*\]\s*)+)/.exec(entry) ?? [];
  if (row === "") return fail(entry, "a skill without its kind");
  const kinds: SkillKind[] = [];
  let keywords: SkillKeywords = {};
  let markers: Header["markers"];
  for (const [, name = ""] of row.matchAll(/\[([^\]]*)\]/g)) {
    const kind = kindOf(name);
    const modifier = kind ? undefined : modifierOf(name);
    const [, sign = "", count] = /^UNISON ([+-]?)(\d+|X)$/.exec(name) ?? [];
    if (kind) kinds.push(kind);
    else if (modifier) keywords = { ...keywords, ...modifier };
    else if (count === "X" && sign === "-") markers = "-X";
    else if (count !== undefined && count !== "X") markers = sign === "-" ? -Number(count) : Number(count);
    else return fail(entry, `[${name}] is not known`);
  }
  const rest = entry.slice(row.length).trim();
  const [last] = kinds.slice(-1);
  if (!last) return fail(entry, "a skill without its kind");
  const plain = kinds.slice(0, -1);
  if (plain.some(({ type }) => type !== "keyword")) return fail(entry, "two kinds of skill in one");
  const alone = plain.map((kind): Header => ({ kind, keywords: {}, text: "" }));
  return [...alone, { kind: last, keywords, ...(markers !== undefined && { markers }), ...parted(rest) }];
}

function kindOf(name: string): SkillKind | undefined {
  switch (name) {
    case "Auto":
      return { type: "auto" };
    case "Permanent":
      return { type: "permanent" };
    case "Activate: Main":
      return { type: "activate", timing: "main" };
    case "Activate: Battle":
      return { type: "activate", timing: "battle" };
    case "Activate: Main/Battle":
      return { type: "activate", timing: "mainOrBattle" };
    case "Counter: Play":
    case "Counter: Attack":
    case "Counter: Counter":
    case "Counter: Battle Card Attack":
      return { type: "counter", counters: name };
  }
  const [, word = "", colors, number] = /^(.+?)(?: ((?:(?:Red|Blue|Green|Yellow|Black)\/?)+))?(?: (\d+))?$/.exec(name) ?? [];
  const exact = KEYWORDS.find((keyword) => keyword === name);
  if (exact) return { type: "keyword", name: exact };
  const keyword = KEYWORDS.find((each) => each === word);
  const named = colors?.split("/").map((color) => COLORS[color]);
  if (!keyword || named?.includes(undefined)) return undefined;
  return {
    type: "keyword",
    name: keyword,
    ...(number !== undefined && { number: Number(number) }),
    ...(named && { colors: named.filter((color) => color !== undefined) }),
  };
}

/** Keywords on a skill (DB-KEY-01a). */
function modifierOf(name: string): SkillKeywords | undefined {
  if (name === "Once per turn") return { oncePerTurn: true };
  if (name === "Twice per turn") return { timesPerTurn: 2 };
  const [, word, count = ""] = /^(Limit|Bond|Sparking|Burst|Spirit Boost) (\d+|X)$/.exec(name) ?? [];
  const number = Number(count);
  if (word === "Spirit Boost") return { spiritBoost: { count: count === "X" ? "X" : number } };
  if (word === undefined || count === "X") return undefined;
  if (word === "Limit") return { limit: number };
  if (word === "Bond") return { bond: { count: number } };
  return word === "Sparking" ? { sparking: number } : { burst: number };
}

/** "(R)(1), if you have 3 or more energy : Draw 1 card." */
function parted(rest: string): Pick<Header, "price" | "cost" | "text"> {
  const [, price, behind = ""] = /^((?:\([^()\s]{1,3}\))+)(?:,)?\s*(.*)$/s.exec(rest.replace(/^(\d+)(?=, )/, "($1)")) ?? [
    "",
    undefined,
    rest,
  ];
  const at = colonIn(behind);
  const cost = at < 0 ? "" : behind.slice(0, at).trim();
  const text = at < 0 ? behind : behind.slice(at + 1).trim();
  return { ...(price !== undefined && { price }), ...(cost !== "" && { cost }), text };
}

/** The colon that ends what must be paid; those in names, in options and in skills that are gained end nothing. */
function colonIn(text: string): number {
  const bare = text.replace(/＜[^＞]*＞|\{[^}]*\}|"[^"]*"/g, (name) => "_".repeat(name.length));
  const at = bare.search(/(?<=^| ):(?= |$)/);
  return /•|\bgains? (?:the following (?:skill|effect)|\[)/.test(bare.slice(0, Math.max(at, 0))) ? -1 : at;
}
