import type { CardFilter } from "@/games/dragonball/engine/effects/language";
import { merge } from "@/kernel/texts/merge";
import { filterOf, type Head, type Noun, so } from "../../unresolved/nouns";
import { type Rule, rule } from "../pattern";

const CARD = "(card|cards)";

const HEADS: readonly (readonly [words: string, heads: readonly Head[]])[] = [
  [CARD, ["card"]],
  [`Battle ${CARD}`, ["battle"]],
  [`(Unison|Unisons|Unison ${CARD})`, ["unison"]],
  [`(Leader|Leaders|Leader ${CARD})`, ["leader"]],
  [`(Extra|Extras|Extra ${CARD})`, ["extra"]],
  ["energy", ["energy"]],
  ["life", ["life"]],
  ["Z-Energy", ["zEnergy"]],
  ["(token|tokens)", ["token"]],
];

/** Types in a row: "Leader, Unison, or Battle Cards". */
const TYPES: readonly (readonly [words: string, head: Head])[] = [
  [`(Battle|Battle ${CARD})`, "battle"],
  [`(Unison|Unisons|Unison ${CARD})`, "unison"],
  [`(Leader|Leaders|Leader ${CARD})`, "leader"],
  [`(Extra|Extras|Extra ${CARD})`, "extra"],
];

/** What is said of cards before their noun. */
const adjectives: readonly Rule[] = [
  rule("adjective", "{colors}", ({ colors }) => ({ color: colors.length === 1 ? colors[0] : colors })),
  ...(["red", "blue", "green", "yellow", "black"] as const).map((color) =>
    rule("adjective", `mono-${color}`, () => ({ onlyColors: [color] })),
  ),
  ...(["red", "blue", "green", "yellow", "black"] as const).map((color) => rule("adjective", `non-${color}`, () => ({ not: { color } }))),
  ...pairs().map(([words, colors]) => rule("adjective", `${words} multicolor`, () => ({ onlyColors: colors }))),
  rule("adjective", "{color} and no other color", ({ color }) => ({ onlyColors: [color] })),
  rule("adjective", "multicolor/multicolored", () => ({ multicolor: true })),
  rule("adjective", "{labels}", ({ labels }) => alternatives(labels)),
  rule("adjective", "{keyword}", ({ keyword }) => ({ keyword })),
  rule("adjective", "(skill-less|skillless)", () => ({ skillless: true })),
  rule("adjective", "originally (skill-less|skillless)", () => ({ originallySkillless: true })),
  rule("adjective", "{mode}", ({ mode }) => ({ mode })),
  rule("adjective", "non-leader", () => ({ not: { type: "Leader" } })),
  rule("adjective", "non-token", () => ({ token: false })),
  rule("adjective", "face-up", () => ({ faceUp: true })),
  rule("adjective", "face-down", () => ({ faceUp: false })),
  rule("adjective", "other", () => ({ other: true })),
  rule("adjective", "non - {character}", ({ character }) => ({ not: { character } })),
  rule("adjective", "non - {trait}", ({ trait }) => ({ not: { trait } })),
  rule("adjective", "non - {name}", ({ name }) => ({ not: { name } })),
  rule("adjective", "non - {keyword}", ({ keyword }) => ({ not: { keyword } })),
  rule("adjective", "(non-token|non-Token)", () => ({ token: false })),
  rule("adjective", "{label} - only", ({ label }) => onlyLabel(label)),
  rule("adjectives", "{adjective}", ({ adjective }) => adjective),
  rule("adjectives", "{a:adjective} {b:adjectives}", ({ a, b }) => (isLabel(a) && isLabel(b) ? undefined : merge<CardFilter>(a, b))),
];

const LABELS = ["character", "allCharacters", "trait", "name", "anyOf"] as const;
const isLabel = (filter: CardFilter): boolean => LABELS.some((key) => key in filter);

/** "＜Moss＞ or 《Fern》": one filter where all say the same of a card. */
function alternatives(labels: readonly CardFilter[]): CardFilter | undefined {
  const [first] = labels;
  if (!first || labels.length === 1) return first;
  const kind = shape(first);
  if (labels.every((each) => shape(each) === kind)) {
    const [key] = LABELS.filter((each) => each === kind);
    if (key === "character" || key === "trait" || key === "name")
      return { [key]: labels.flatMap((each): string | readonly string[] => each[key] ?? []) };
    return { anyOf: labels };
  }
  // "《Fern》 ＜Moss＞ or ＜Reed＞": is the second a 《Fern》 too?
  return labels.every((each) => LABELS.some((key) => shape(each) === key)) ? { anyOf: labels } : undefined;
}

const shape = (filter: CardFilter): string => Object.keys(filter).sort().join();

/** "＜Moss＞-only": has no other name of the kind. */
function onlyLabel({ character, trait }: CardFilter): CardFilter | undefined {
  if (typeof character === "string") return trait === undefined ? { onlyCharacter: character } : undefined;
  return typeof trait === "string" ? { onlyTrait: trait } : undefined;
}

function pairs(): readonly (readonly [string, readonly ("red" | "blue" | "green" | "yellow" | "black")[]])[] {
  const colors = ["red", "blue", "green", "yellow", "black"] as const;
  return colors.flatMap((one, at) => colors.slice(at + 1).map((other) => [`(${one}~${other}|${other}~${one})`, [one, other]] as const));
}

/** What is said of cards behind "with". */
const havings: readonly Rule[] = [
  rule("having", "[(a|an)] energy (cost|costs) of {range}", ({ range }) => ({ energyCost: range })),
  rule("having", "(a|an) energy (cost|costs) {bound}", ({ bound }) => ({ energyCost: bound })),
  rule("having", "energy costs {bound}", ({ bound }) => ({ energyCost: bound })),
  rule("having", "power {bound}", ({ bound }) => ({ power: bound })),
  rule("having", "[(an|a)] energy (cost|costs) between {a:number} and {b:number}", ({ a, b }) => ({
    energyCost: { atLeast: a, atMost: b },
  })),
  rule("having", "[(an|a)] original energy (cost|costs) of {range}", ({ range }) => ({ originalCost: range })),
  rule("having", "[(a|an)] specified (cost|costs) of {range}", ({ range }) => ({ colorCost: range })),
  rule("having", "(a|an) Z-Energy (cost|costs) of {range}", ({ range }) => ({ zCost: range })),
  rule("having", "[(a|an)] combo (cost|costs) of {range}", ({ range }) => ({ comboCost: range })),
  rule("having", "{range} power", ({ range }) => ({ power: range })),
  rule("having", "{n:number} power or (more|greater)", ({ n }) => ({ power: { atLeast: n } })),
  rule("having", "{n:number} power or less", ({ n }) => ({ power: { atMost: n } })),
  rule("having", "power [of] {range}", ({ range }) => ({ power: range })),
  rule("having", "power between {a:number} and {b:number}", ({ a, b }) => ({ power: { atLeast: a, atMost: b } })),
  rule("having", "{n:number} original power", ({ n }) => ({ originalPower: { exactly: n } })),
  rule("having", "(an|a) original power of {range}", ({ range }) => ({ originalPower: range })),
  rule("having", "{range} combo power", ({ range }) => ({ comboPower: range })),
  rule("having", "{n:number} combo power or (more|greater)", ({ n }) => ({ comboPower: { atLeast: n } })),
  rule("having", "{n:number} combo power or less", ({ n }) => ({ comboPower: { atMost: n } })),
  rule("having", "{range} card/cards under it", ({ range }) => ({ under: range })),
  rule("having", "{range} (marker|markers) [on it]", ({ range }) => ({ markers: range })),
  rule("having", "[(a|an|the)] {keywords} [(skill|skills)]", ({ keywords }) => ({
    keyword: keywords.length === 1 ? keywords[0] : keywords,
  })),
  rule("having", "{name} in (its|their) [card] (name|names)", ({ name }) => ({ nameIncludes: name })),
  rule("having", "{character} in (its|their) character (name|names)", ({ character }) => ({ characterIncludes: character })),
  rule("having", "both {a:trait} and {b:trait}", ({ a, b }) => ({ trait: a, anyOf: [{ trait: b }] })),
  rule("having", "both {a:character} and {b:character}", ({ a, b }) => ({ allCharacters: [a, b] })),
  rule("havings", "{having}", ({ having }) => having),
  rule("havings", "{a:having} [,] and [with] {b:having}", ({ a, b }) => merge<CardFilter>(a, b)),
  rule("havings", "{a:having} , {b:having} , and [with] {c:having}", ({ a, b, c }) => merge<CardFilter>(a, b, c)),
];

/** What is said of cards behind their noun. */
const qualities: readonly Rule[] = [
  rule("quality", "with {havings}", ({ havings }) => havings),
  rule("quality", "without {having}", ({ having }) => ({ not: having })),
  rule("quality", "without {character} in (its|their) character (name|names)", ({ character }) => ({
    not: { characterIncludes: character },
  })),
  rule("quality", "that has/have {havings}", ({ havings }) => havings),
  rule("quality", "(that doesn't|that don't) have {having}", ({ having }) => ({ not: having })),
  rule("quality", "in {mode}", ({ mode }) => ({ mode })),
  rule("quality", "that is/are in {mode}", ({ mode }) => ({ mode })),
  rule("quality", "that is/are both {a:color} and {b:color}", ({ a, b }) => ({ allColors: [a, b] })),
  rule("quality", "with no {having}", ({ having }) => ({ not: having })),
  rule("quality", "with no specified (cost|costs)", () => ({ colorCost: { exactly: 0 } })),
  rule("quality", "(with no skills|without skills)", () => ({ skillless: true })),
  rule("quality", "(that's|that is|that are) in a battle", () => ({ inBattle: true })),
  rule("quality", "other than (a copy|copies) of this card", (_, { card }) => ({ not: { number: card.id } })),
  rule("quality", "other than this card", () => ({ other: true })),
  rule("quality", "other than [(a|an)] {labels} [(card|cards)]", ({ labels }) => without(alternatives(labels))),
  rule("qualities", "{quality}", ({ quality }) => quality),
  rule("qualities", "{a:quality} [(, and|and|,)] {b:qualities}", ({ a, b }) => merge<CardFilter>(a, b)),
  rule("aside", "- (both|all|each) {adjectives} [-]", ({ adjectives }) => adjectives),
  rule("aside", "- (both|all|each) {adjectives} , {qualities} [-]", ({ adjectives, qualities }) =>
    merge<CardFilter>(adjectives, qualities),
  ),
  rule("aside", "- (both|all|each) {adjectives} and {qualities} [-]", ({ adjectives, qualities }) =>
    merge<CardFilter>(adjectives, qualities),
  ),
  rule("aside", "- each (a|an) {noun} -", ({ noun: each }) => filterOf(each)),
  rule("aside", "- (both|all|each) {qualities} [-]", ({ qualities }) => qualities),
  rule("demand", "with different [card] names", () => ({ different: "name" })),
  rule("demand", "and different [card] names", () => ({ different: "name" })),
  rule("demand", "with different energy costs", () => ({ different: "energyCost" })),
  rule("demand", "with different character names", () => ({ different: "character" })),
  rule(
    "demand",
    "(with a total energy cost of|whose total energy cost is|whose total energy costs add up to|whose total energy cost adds up to|that add up to a total energy cost of|for which the total cost adds up to|of which the total cost adds up to|with a combined total energy cost of|for which the total energy cost adds up to) {range}",
    ({ range }) => sumOf("energyCost", range),
  ),
  rule("demand", "(with a total power of|whose total power is|that add up to a total power of) {range}", ({ range }) =>
    sumOf("power", range),
  ),
];

function sumOf(
  of: "energyCost" | "power",
  { atMost, exactly, atLeast }: { readonly atMost?: unknown; readonly exactly?: unknown; readonly atLeast?: unknown },
) {
  if (atLeast !== undefined) return undefined;
  if (typeof atMost === "number") return { sum: { of, atMost } };
  return typeof exactly === "number" ? { sum: { of, exactly } } : undefined;
}

const without = (where: CardFilter | undefined): CardFilter | undefined => where && { not: where };

/** A name alone stands for its cards: "yellow ＜Moss＞ with an energy cost of 2". */
const standsAlone = (where: CardFilter): boolean => isLabel(where) || (where.keyword !== undefined && where.color === undefined);

function noun(heads: readonly Head[], adjectives: CardFilter | undefined, ...more: readonly (CardFilter | undefined)[]): Noun | undefined {
  const where = merge<CardFilter>(adjectives, ...more);
  return (
    where && {
      heads,
      where,
      ...(!adjectives && { plain: true as const }),
      ...(adjectives && LABELS.some((key) => key === shape(adjectives)) && { labelled: true as const }),
    }
  );
}

const nouns: readonly Rule[] = [
  ...HEADS.map(([words, heads]) => rule("head", words, () => heads)),
  ...TYPES.map(([words, head]) => rule("typeName", words, () => head)),
  rule("head", "{a:typeName} (or|and~or) {b:typeName}", ({ a, b }) => inRow(a, b)),
  rule("head", "{a:typeName} , {b:typeName} [,] (or|and~or|and) {c:typeName}", ({ a, b, c }) => inRow(a, b, c)),
  rule("noun", "[{a?:adjectives}] {head} [{q?:qualities}]", ({ a, head, q }) =>
    head.includes("extra") ? apart(head, a, q) : noun(head, a, q),
  ),
  rule("noun", "{a:adjectives} [{q?:qualities}]", ({ a, q }) => {
    const alone = standsAlone(a) ? noun(["card"], a, q) : undefined;
    return alone && (q ? alone : { ...alone, bare: true });
  }),
  ...(["Battle", "Unison", "Leader", "Extra"] as const).map((type) =>
    rule("noun", `[{a?:adjectives}] (Z-${type}|Z-${type}s|Z-${type} ${CARD}) [{q?:qualities}]`, ({ a, q }) =>
      noun([headOf(type)], a, { z: true }, q),
    ),
  ),
  // DB-TOKEN-01: its name is that of the token.
  rule("noun", "[{a?:adjectives}] {name:tokenName} (token|tokens) [{q?:qualities}]", ({ a, name, q }) => noun(["token"], a, { name }, q)),
  rule("noun", "(copy|copies) of this card", (_, { card }) => noun(["card"], undefined, { number: card.id })),
  rule("noun", "[{a?:adjectives}] Z-Card/Z-Cards [{q?:qualities}]", ({ a, q }) => noun(["card"], a, { z: true }, q)),
  rule("nouns", "{noun}", ({ noun: only }) => only),
  rule("nouns", "{several:nounList}", ({ several }) => eitherOf(several)),
  rule("nounList", "{a:noun} [,] (or|and~or) [(a|an)] {b:noun}", ({ a, b }) => [a, b]),
  rule("nounList", "{a:noun} , [(a|an)] {others:nounList}", ({ a, others }) => [a, ...others]),
  rule("nouns", "{noun} {aside}", ({ noun: only, aside }) => so(only, aside)),
  rule("nouns", "{several:nounList} {aside}", ({ several, aside }) => so(eitherOf(several), aside)),
  rule("nouns", "{noun} {demand}", ({ noun: only, demand }) => ({ ...only, demands: demand })),
  rule("nouns", "{noun} {demand} [,] and {havings}", ({ noun: only, demand, havings }) => {
    const joined = so(only, havings);
    return joined && { ...joined, demands: demand };
  }),
  rule("nouns", "{several:nounList} {demand}", ({ several, demand }) => {
    const nouns = eitherOf(several);
    return nouns && { ...nouns, demands: demand };
  }),
];

/** "Extra or Battle Cards with 15000 power or less": an Extra has no power. */
function apart(heads: readonly Head[], adjectives: CardFilter | undefined, q: CardFilter | undefined): Noun | undefined {
  const { power, originalPower, comboPower, comboCost, ...others } = q ?? {};
  const all = [power, originalPower, comboPower, comboCost];
  if (heads.length === 1 || all.every((each) => each === undefined)) return noun(heads, adjectives, q);
  const nouns = heads.map((head) => noun([head], adjectives, head === "extra" ? others : q)).filter((each) => each !== undefined);
  return nouns.length === heads.length ? { heads: [], where: {}, anyOf: nouns } : undefined;
}

/** In the order of the areas, however they are named. */
function inRow(...heads: readonly Head[]): readonly Head[] | undefined {
  const all = (["leader", "battle", "unison", "extra"] as const).filter((head) => heads.includes(head));
  return all.length === heads.length ? all : undefined;
}

const headOf = (type: "Battle" | "Unison" | "Leader" | "Extra"): Head =>
  type === "Battle" ? "battle" : type === "Unison" ? "unison" : type === "Leader" ? "leader" : "extra";

/** "Green ＜Moss＞ cards or blue Battle Cards": each is described by itself, or the words would go with all of them. */
function eitherOf(nouns: readonly Noun[]): Noun | undefined {
  if (nouns.some(({ heads }) => heads.length > 1)) return undefined;
  if (nouns.slice(1).some(({ where }) => Object.keys(where).length === 0)) return undefined;
  // "Red Leader Cards or Battle Cards" are both red.
  if (nouns.slice(1).some(({ plain, heads }) => plain && heads[0] !== "card")) return undefined;
  // "With [Blocker] or [Barrier]" speaks of no cards behind the "or".
  if (nouns.slice(1).some(({ bare, where }) => bare && Object.keys(where).join() === "keyword")) return undefined;
  // "Green ＜Moss＞ or ＜Reed＞ cards" names two that are green.
  if (nouns.some(({ labelled }, at) => labelled && nouns[at - 1]?.bare)) return undefined;
  return { heads: [], where: {}, anyOf: nouns.map(({ heads, where }) => ({ heads, where })) };
}

export const nounRules: readonly Rule[] = [...adjectives, ...havings, ...qualities, ...nouns];
