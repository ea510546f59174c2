import { ENERGY_TYPES, type EnergyType, SPECIAL_CONDITIONS } from "@/games/pokemon/engine/card";
import type { Token } from "@/kernel/texts/tokens";
import { THEIR, THEIRS } from "../../unresolved/references";
import { primitive, rule } from "../pattern";

const SYMBOLS: Readonly<Record<string, EnergyType>> = {
  "{g}": "Grass",
  "{r}": "Fire",
  "{w}": "Water",
  "{l}": "Lightning",
  "{p}": "Psychic",
  "{f}": "Fighting",
  "{d}": "Darkness",
  "{m}": "Metal",
  "{y}": "Fairy",
  "{n}": "Dragon",
  "{c}": "Colorless",
};
const NUMBER_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

primitive("number", (tokens, at) => {
  const word = tokens[at]?.word ?? "";
  const value = /^\d+$/.test(word) ? Number(word) : NUMBER_WORDS[word];
  return value === undefined ? [] : [{ value, next: at + 1 }];
});

primitive("nth", (tokens, at) => {
  const value = Number(/^(\d+)$/.exec(tokens[at]?.word ?? "")?.[1]);
  const ending = tokens[at + 1]?.word ?? "";
  return Number.isNaN(value) || !/^(?:st|nd|rd|th)$/.test(ending) ? [] : [{ value, next: at + 2 }];
});

primitive("numbers", (tokens, at) => {
  const values: number[] = [];
  for (let next = at; ; ) {
    const token = tokens[next];
    if (!token || !/^\d+$/.test(token.word)) return [];
    values.push(Number(token.word));
    next++;
    if (tokens[next]?.word === ",") next++;
    else if (tokens[next]?.word !== "or") return [{ value: values, next }];
    if (tokens[next]?.word === "or") next++;
  }
});

primitive("type", (tokens, at) => {
  const token = tokens[at];
  const value = token && (SYMBOLS[token.word] ?? ENERGY_TYPES.find((type) => type === token.text));
  return value ? [{ value, next: at + 1 }] : [];
});

primitive("affliction", (tokens, at) => {
  const value = SPECIAL_CONDITIONS.find((condition) => condition === tokens[at]?.text);
  return value ? [{ value, next: at + 1 }] : [];
});

/** Words that begin a phrase of the game and never a name. */
const NOT_IN_NAMES = new Set(
  `pokémon pokémon's pokémon-ex pokémon-gx energy active benched bench basic stage evolution evolved item items supporter supporters stadium stadiums trainer special tool tools
  ability abilities hp prize prizes weakness resistance retreat knocked if then this that your you the it its a an each all both during before after put search discard flip draw
  heal move switch attach choose shuffle look reveal any one either when whenever as prevent damage attacks attack they their his her in on from for only until once at
  poké-power poké-powers poké-body poké-bodies
  asleep burned confused paralyzed poisoned defending attacking checkup does do rule pokémon-v`
    .split(/\s+/)
    .filter(Boolean),
);
const INSIDE_NAMES = new Set(["of", "the", "'n'", "de", "&", "from", "!", ":"]);

/** Marks of families (FAM-17), never the name of a card. */
const MARK_WORDS = new Set([
  "TAG TEAM",
  "Ultra Beast",
  "Ultra Beasts",
  "Single Strike",
  "Rapid Strike",
  "Fusion Strike",
  "ACE SPEC",
  "Prism Star",
  "Team Plasma",
  "Ancient",
  "Future",
  "Technical Machine",
]);

/** "Wishiwashi GX" and "Wishiwashi-GX" are one name (NAME-02). */
const hyphened = (name: string): string => name.replace(/ (EX|GX)$/, "-$1");

const isCapital = (token: Token | undefined) => token !== undefined && /^[\p{Lu}']/u.test(token.text);

primitive("name", (all, at, setting) => {
  const found: { value: string; next: number }[] = [];
  const own = setting.name.split(/\s+/);
  const text = (end: number) =>
    all
      .slice(at, end)
      .map((token) => token.text)
      .join(" ")
      .replace(/ ([:!.])/g, "$1");
  for (let end = Math.min(all.length, at + 7); end > at; end--) {
    const words = all.slice(at, end);
    const name = text(end);
    const last = words.at(-1);
    const mine = name === setting.name || name.replace(/-EX$/, " EX") === setting.name;
    if (MARK_WORDS.has(name)) continue;
    const plausible =
      isCapital(words[0]) &&
      (isCapital(last) || last?.word === "ex" || last?.word === "!" || /^\d+$/.test(last?.word ?? "")) &&
      !NOT_IN_NAMES.has(words[0]?.word ?? "") &&
      words
        .slice(1)
        .every(
          (token) =>
            (isCapital(token) && (!NOT_IN_NAMES.has(token.word) || (token.word === "energy" && token !== last))) ||
            INSIDE_NAMES.has(token.word) ||
            token.word === "ex" ||
            (/^\d+$/.test(token.word) && token === last),
        ) &&
      !(words.length === 1 && SYMBOLS[`{${words[0]?.word}}`] !== undefined && own.length > 1) &&
      !/^\{/.test(words[0]?.text ?? "");
    if ((mine || plausible) && !(words.length === 1 && ENERGY_TYPES.some((type) => type === name)))
      found.push({ value: hyphened(name), next: end });
  }
  return found;
});

/** "Nidoqueen's": a name in the possessive. */
primitive("possessive", (all, at) => {
  const found: { value: string; next: number }[] = [];
  for (let end = at + 1; end <= Math.min(all.length, at + 4); end++) {
    const words = all.slice(at, end);
    if (!words.every((token) => isCapital(token) && !NOT_IN_NAMES.has(token.word.replace(/'s$/, "")))) break;
    if (words.at(-1)?.word.endsWith("'s"))
      found.push({
        value: words
          .map(({ text }) => text)
          .join(" ")
          .replace(/'s$/, ""),
        next: end,
      });
  }
  return found;
});

/** Any run of words up to a given following word: names of attacks and Abilities, which may look like anything. */
primitive("title", (all, at) => {
  const found: { value: string; next: number }[] = [];
  if (!isCapital(all[at]) && !/^[\d{]/.test(all[at]?.text ?? "")) return found;
  for (let end = at + 1; end <= Math.min(all.length, at + 6); end++) {
    const value = all
      .slice(at, end)
      .map((token) => token.text)
      .join(" ");
    found.push({ value, next: end });
  }
  return found.reverse();
});

primitive("ownAttack", (all, at, setting) =>
  setting.attacks.flatMap((attack) => {
    const letters = attack
      .replace(/[‘’]/g, "'")
      .replace(/[^\p{L}\p{N}]/gu, "")
      .toLowerCase();
    let text = "";
    for (let end = at; end < Math.min(all.length, at + 8); end++) {
      text += all[end]?.word.replace(/[^\p{L}\p{N}]/gu, "") ?? "";
      if (text === letters) return [{ value: attack, next: end + 1 }];
      if (!letters.startsWith(text)) break;
    }
    return [];
  }),
);

primitive("quoted", (all, at) => {
  if (all[at]?.text !== '"') return [];
  const end = all.findIndex((token, index) => index > at && token.text === '"');
  if (end < 0) return [];
  return [
    {
      value: all
        .slice(at + 1, end)
        .map((token) => token.text)
        .join(" ")
        // American prints set the comma inside.
        .replace(/ ,$/, ""),
      next: end + 1,
    },
  ];
});

export const wordRules = [
  rule("one", "a/an/1/one", () => 1),
  rule("types", "{a:type}", ({ a }) => [a]),
  rule("types", "{a:type} or/and {b:type}", ({ a, b }) => [a, b]),
  rule("types", "{a:type} , {b:type} [,] or/and {c:type}", ({ a, b, c }) => [a, b, c]),
  rule("types", "{a:type} , {more:types}", ({ a, more }) => (more.length > 1 ? [a, ...more] : undefined)),
  rule("symbols", "{a:type}", ({ a }) => [a]),
  rule("symbols", "{a:type} {more:symbols}", ({ a, more }) => [a, ...more]),
  rule("cost", "{symbols}", ({ symbols: [symbol, ...more] }) =>
    symbol && more.every((each) => each === symbol) ? { symbol, amount: more.length + 1 } : undefined,
  ),
  rule("colorless", "{cost}", ({ cost: { symbol, amount } }) => (symbol === "Colorless" ? amount : undefined)),
  rule("afflictions", "{a:affliction}", ({ a }) => [a]),
  rule("afflictions", "{a:affliction} and/or {b:affliction}", ({ a, b }) => [a, b]),
  rule("afflictions", "{a:affliction} , {b:affliction} [,] and/or {c:affliction}", ({ a, b, c }) => [a, b, c]),
  rule("afflictions", "{a:affliction} , {more:afflictions}", ({ a, more }) => (more.length > 1 ? [a, ...more] : undefined)),
  rule("names", "{a:name}", ({ a }) => [a]),
  rule("names", "{a:name} and/or [any] {b:name}", ({ a, b }) => [a, b]),
  rule("names", "{a:name} , {b:name} [,] and/or {c:name}", ({ a, b, c }) => [a, b, c]),
  rule("names", "{a:name} , {more:names}", ({ a, more }) => (more.length > 2 ? [a, ...more] : undefined)),
  rule("deckEnd", "[the] top", () => "top"),
  rule("deckEnd", "the bottom", () => "bottom"),
  rule("whose", "your", () => "you"),
  rule("whose", "your opponent's", () => "opponent"),
  rule("whose", "(his or her|their|that player's|your or your opponent's own)", () => THEIR),
  rule("possessor", "your", () => "yours"),
  rule("possessor", "your opponent's", () => "opponents"),
  rule("possessor", "(his or her|their|that player's)", () => THEIRS),
  rule("fewer", "{n:number} or (less|fewer)", ({ n }) => ({ atMost: n })),
  rule("fewer", "{n:number} or more", ({ n }) => ({ atLeast: n })),
  rule("fewer", "at least {n:number}", ({ n }) => ({ atLeast: n })),
  rule("fewer", "exactly {n:number}", ({ n }) => ({ atLeast: n, atMost: n })),
  rule("duration", "during your opponent's next turn", () => "opponentsNextTurn"),
  rule("duration", "during (his or her|their) next turn", () => "opponentsNextTurn"),
  rule("duration", "during your next turn", () => "yourNextTurn"),
  rule("duration", "during this turn", () => "thisTurn"),
  rule("duration", "this turn", () => "thisTurn"),
  rule("duration", "for the rest of this game", () => "match"),
  rule("duration", "until the end of your opponent's next turn", () => "untilEndOfOpponentsNextTurn"),
  rule("duration", "until the end of your next turn", () => "untilEndOfYourNextTurn"),
  rule("duration", "until {p:pokemon} leaves the Active Spot", () => "untilLeavesActive"),
];
