import { COLORS, type Color } from "@/games/dragonball/engine/card";
import type { ActivateSkill, KeywordName, Side, Zone } from "@/games/dragonball/engine/effects/language";
import { KEYWORDS } from "@/games/dragonball/engine/effects/language/keywords";
import { quotedSkill } from "../../unresolved/quoted";
import { THEIR } from "../../unresolved/references";
import { priceOf } from "../../words/price";
import { primitive, type Rule, rule } from "../pattern";

const one = <T>(value: T, at: number) => [{ value, next: at + 1 }];

primitive("number", (tokens, at) => {
  const text = tokens[at]?.text ?? "";
  return /^\d+$/.test(text) ? one(Number(text), at) : [];
});
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
primitive("ordinal", (tokens, at) => {
  const nth = ORDINALS.indexOf(tokens[at]?.word ?? "");
  return nth < 0 ? [] : one(nth + 1, at);
});
primitive("signed", (tokens, at) => {
  const text = tokens[at]?.text ?? "";
  return /^[+-]\d+$/.test(text) ? one(Number(text), at) : [];
});
/** A name in its brackets. */
const inBrackets =
  (open: string, close: string) =>
  (tokens: readonly { readonly text: string }[], at: number): readonly { readonly value: string; readonly next: number }[] => {
    const text = tokens[at]?.text ?? "";
    return text.length > 2 && text.startsWith(open) && text.endsWith(close) ? one(text.slice(1, -1), at) : [];
  };
primitive("character", inBrackets("＜", "＞"));
primitive("trait", inBrackets("《", "》"));
primitive("name", inBrackets("{", "}"));
primitive("color", (tokens, at) => {
  const color = COLORS.find((each) => each === tokens[at]?.word);
  return color ? one<Color>(color, at) : [];
});
primitive("symbols", (tokens, at) => {
  const price = priceOf(tokens[at]?.text ?? "");
  return price ? one(price, at) : [];
});

const TIMINGS: Readonly<Record<string, ActivateSkill["timing"]>> = {
  "[Activate: Main]": "main",
  "[Activate: Battle]": "battle",
  "[Activate: Main/Battle]": "mainOrBattle",
};
primitive("timing", (tokens, at) => {
  const timing = TIMINGS[tokens[at]?.text ?? ""];
  return timing ? one(timing, at) : [];
});

const TYPES: Readonly<Record<string, "auto" | "permanent" | "activate" | "counter">> = {
  "[Auto]": "auto",
  "[Permanent]": "permanent",
  "[Activate]": "activate",
};
primitive("skillType", (tokens, at) => {
  const type = TYPES[tokens[at]?.text ?? ""];
  return type ? one(type, at) : [];
});

primitive("quoted", (tokens, at) => {
  const text = tokens[at]?.text ?? "";
  return /^".+"$/.test(text) ? one(quotedSkill(text.slice(1, -1)), at) : [];
});

/** "Cell Jr. tokens": the words with capitals before "tokens". */
primitive("tokenName", (tokens, at) => {
  const end = tokens.findIndex(({ word }, index) => index >= at && /^tokens?$/.test(word));
  const words = tokens.slice(at, end).map(({ text }) => text);
  return end > at && end - at <= 3 && words.every((word) => /^\p{Lu}[\p{L}'.-]*$/u.test(word))
    ? [{ value: words.join(" "), next: end }]
    : [];
});

const COUNTERS: readonly KeywordName[] = ["Counter: Play", "Counter: Attack", "Counter: Battle Card Attack", "Counter: Counter"];
const NAMES: readonly KeywordName[] = [...KEYWORDS, "Union", "Strike", "Counter", ...COUNTERS];
primitive("keyword", (tokens, at) => {
  const text = tokens[at]?.text ?? "";
  const name = NAMES.find((each) => `[${each}]` === text);
  return name ? one(name, at) : [];
});

primitive("spiritBoost", (tokens, at) => {
  const [found, number] = /^\[Spirit Boost(?: (\d+))?\]$/.exec(tokens[at]?.text ?? "") ?? [];
  return found === undefined ? [] : one(number === undefined ? null : Number(number), at);
});

const ZONES: readonly (readonly [words: string, zone: Zone])[] = [
  ["deck", "deck"],
  ["hand", "hand"],
  ["Drop [Area]", "drop"],
  ["Leader Area", "leader"],
  ["Battle Area", "battle"],
  ["Combo Area", "combo"],
  ["energy [area]", "energy"],
  ["life [area]", "life"],
  ["Warp", "warp"],
  ["Unison Area", "unison"],
  ["Z-Deck", "zDeck"],
  ["Z-Energy [area]", "zEnergy"],
];

const SIDES: readonly (readonly [words: string, side: Side])[] = [
  ["your", "you"],
  ["(your|the|an) opponent's", "opponent"],
  ["their", THEIR],
  ["a player's", "both"],
  ["(any|either) player's", "both"],
  ["both player's/players'", "both"],
  ["(you or your opponent's|your or your opponent's|your and your opponent's)", "both"],
  ["(you|your) or your opponent's", "both"],
  ["(you|your) and your opponent's", "both"],
];

export const wordRules: readonly Rule[] = [
  // "A", "A or B", "A, B, or C".
  rule("colors", "{color}", ({ color }) => [color]),
  rule("colors", "{several:colorList}", ({ several }) => several),
  rule("colorList", "{a:color} [,] (or|and~or) {b:color}", ({ a, b }) => [a, b]),
  rule("colorList", "{a:color} , {others:colorList}", ({ a, others }) => [a, ...others]),
  rule("labels", "{label}", ({ label }) => [label]),
  rule("labels", "{several:labelList}", ({ several }) => several),
  rule("labelList", "{a:label} [,] (or|and~or) {b:label}", ({ a, b }) => [a, b]),
  rule("labelList", "{a:label} , {others:labelList}", ({ a, others }) => [a, ...others]),
  rule("label", "{character}", ({ character }) => ({ character })),
  rule("label", "{trait}", ({ trait }) => ({ trait })),
  rule("label", "{name}", ({ name }) => ({ name })),
  rule("label", "{a:character} {b:character}", ({ a, b }) => ({ allCharacters: [a, b] })),
  rule("label", "{a:character} {b:character} {c:character}", ({ a, b, c }) => ({ allCharacters: [a, b, c] })),
  rule("label", "{trait} {character}", ({ trait, character }) => ({ trait, character })),
  rule("label", "{character} {trait}", ({ trait, character }) => ({ trait, character })),
  rule("label", "{trait} {name}", ({ trait, name }) => ({ trait, name })),
  rule("keywords", "{keyword}", ({ keyword }) => [keyword]),
  rule("keywords", "{a:keyword} (or|and~or) {b:keyword}", ({ a, b }) => [a, b]),
  ...ZONES.map(([words, zone]) => rule("zone", words, () => zone)),
  rule("zones", "{zone}", ({ zone }) => [zone]),
  rule("zones", "{a:zone} (or|and|and~or) [(a|your|the)] {b:zone}", ({ a, b }) => [a, b]),
  rule("zones", "{a:zone} , {b:zone} [,] (or|and|and~or) {c:zone}", ({ a, b, c }) => [a, b, c]),
  rule("zones", "{a:zone} , {b:zone} , {c:zone} [,] (or|and|and~or) {d:zone}", ({ a, b, c, d }) => [a, b, c, d]),
  ...SIDES.map(([words, side]) => rule("whose", words, () => side)),
  rule("mode", "Active Mode", () => "active"),
  rule("mode", "Rest [Mode]", () => "rest"),

  rule("range", "{n:number}", ({ n }) => ({ exactly: n })),
  rule("range", "{n:number} or (less|fewer|lower)", ({ n }) => ({ atMost: n })),
  rule("range", "{n:number} or (more|greater)", ({ n }) => ({ atLeast: n })),
  rule("range", "{a:number} or {b:number}", ({ a, b }) => (b === a + 1 ? { atLeast: a, atMost: b } : undefined)),
  rule("range", "between {a:number} and {b:number}", ({ a, b }) => ({ atLeast: a, atMost: b })),
  rule("amount", "{number}", ({ number }) => number),
  rule("amount", "a/an", () => 1),
  rule("amount", "X", () => "X"),
];
