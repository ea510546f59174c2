import type { CardType } from "@/games/dragonball/engine/card";
import type { CardFilter, KeywordName, Range } from "@/games/dragonball/engine/effects/language";
import { type Noun, nounPhrase } from "@/kernel/texts/words";
import type { NounKey } from "../language";
import { having } from "./numbers";
import { agreeing, alternatives, aNoun, CannotSayError, joined, noun, type Scope, say, wrap } from "./scope";

/** Brackets of names, as cards print them. */
export const characterName = (name: string): string => `＜${name}＞`;
export const traitName = (name: string): string => `《${name}》`;
export const cardName = (name: string): string => `{${name}}`;
export const keywordName = (name: KeywordName): string => `[${name}]`;

const listOf = <T>(value: T | readonly T[]): readonly T[] => (isList(value) ? value : [value]);
const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);

const PLAIN: Readonly<Record<CardType, NounKey>> = { Leader: "leader", Battle: "battle", Extra: "extra", Unison: "unison" };
const WITH_Z: Readonly<Record<CardType, NounKey>> = { Leader: "zLeader", Battle: "zBattle", Extra: "zExtra", Unison: "zUnison" };

const Z_HEADS: Readonly<Partial<Record<NounKey, NounKey>>> = { leader: "zLeader", unison: "zUnison" };

/** What cards a filter speaks of, as a noun without article. @param head what they are called where the filter says no type: "energy" */
export function cardNoun(scope: Scope, where: CardFilter = {}, head: NounKey = "card"): Noun {
  const { anyOf, ...plain } = where;
  const both = bothTraits(where);
  if (both) {
    const { trait: _, ...others } = plain;
    return wrap(scope, cardNoun(scope, others, head), "withHavings", { havings: say(scope, "bothLabels", both) });
  }
  if (anyOf && !labelsOf(scope, where)) {
    const each = alternatives(
      scope,
      anyOf.map((part) => cardNoun(scope, part, head)),
    );
    if (Object.keys(plain).length === 0) return each;
    return wrap(scope, each, "eachOfThem", { quality: describedBy(scope, plain) });
  }
  const labels = labelsOf(scope, where);
  const { character, trait, name, allCharacters, onlyCharacter, onlyTrait, ...others } = anyOf || labels ? plain : where;
  let result = headNoun(scope, others, head);
  if (labels !== undefined) result = wrap(scope, result, "labelled", { label: labels });
  if (onlyCharacter !== undefined) result = wrap(scope, result, "labelledOnly", { label: characterName(onlyCharacter) });
  if (onlyTrait !== undefined) result = wrap(scope, result, "labelledOnly", { label: traitName(onlyTrait) });
  for (const key of ADJECTIVES) result = adjective(scope, result, key, others);
  const havings = HAVINGS.flatMap((key) => haves(scope, key, others));
  if (havings.length > 0) result = wrap(scope, result, "withHavings", { havings: joined(scope, havings, "and") });
  for (const key of QUALITIES) result = quality(scope, result, key, others);
  return result;
}

/** "With both 《Moss》 and 《Fern》". */
function bothTraits({ trait, anyOf }: CardFilter): { readonly first: string; readonly second: string } | undefined {
  const [other, ...more] = anyOf ?? [];
  if (typeof trait !== "string" || typeof other?.trait !== "string" || more.length > 0 || Object.keys(other).length > 1) return undefined;
  return { first: traitName(trait), second: traitName(other.trait) };
}

/** Of cards that were named: "red and with 5000 power". */
const describedBy = (scope: Scope, where: CardFilter): string => aNoun(scope, cardNoun(scope, where));

function headNoun(scope: Scope, { type, z, token, number }: CardFilter, head: NounKey): Noun {
  if (number !== undefined) {
    if (number !== scope.card) throw new CannotSayError("another card's number", number);
    return noun(scope, "copyOfThisCard");
  }
  if (token === true) return noun(scope, "token");
  if (type === undefined) return noun(scope, z ? (Z_HEADS[head] ?? "zCard") : head);
  return alternatives(
    scope,
    listOf(type).map((each) => noun(scope, (z ? WITH_Z : PLAIN)[each])),
  );
}

/** "＜Moss＞", "《Fern》 or ＜Reed＞": the names that stand with a noun; undefined where none do, or no list of names says it. */
function labelsOf(scope: Scope, { anyOf, ...where }: CardFilter): string | undefined {
  const own = labelOf(where);
  if (!anyOf) return own && joined(scope, own, "or");
  if (own && own.length > 0) return undefined;
  const each = anyOf.map((part) => (Object.keys(part).every((key) => LABELS.includes(key)) ? labelOf(part) : undefined));
  const known = each.filter((label) => label !== undefined);
  if (known.length < each.length || known.some((label) => label.length !== 1)) return undefined;
  // "《Fern》 ＜Moss＞ or ＜Reed＞": it would not be clear whether both are 《Fern》.
  const kinds = new Set(anyOf.map((part) => Object.keys(part).sort().join()));
  // Of one kind of names the program has a list of its own.
  if (kinds.size === 1 && anyOf.every((part) => Object.keys(part).length === 1 && part.allCharacters === undefined)) return undefined;
  if (kinds.size > 1 && anyOf.some((part) => Object.keys(part).length > 1)) return undefined;
  return joined(scope, known.flat(), "or");
}

const LABELS: readonly string[] = ["character", "trait", "name", "allCharacters"] satisfies readonly (keyof CardFilter)[];

/** Whether the names of a filter stand with one noun. */
export const hasLabels = (scope: Scope, where: CardFilter): boolean => labelsOf(scope, where) !== undefined;

function labelOf({ character, trait, name, allCharacters }: CardFilter): readonly string[] | undefined {
  const kinds = [character, trait, name, allCharacters].filter((each) => each !== undefined).length;
  if (kinds === 0) return undefined;
  if (kinds === 1) {
    if (allCharacters) return [allCharacters.map(characterName).join(" ")];
    if (character !== undefined) return listOf(character).map(characterName);
    return trait === undefined ? listOf(name ?? []).map(cardName) : listOf(trait).map(traitName);
  }
  if (kinds === 2 && typeof trait === "string") {
    if (typeof character === "string") return [`${traitName(trait)} ${characterName(character)}`];
    if (typeof name === "string") return [`${traitName(trait)} ${cardName(name)}`];
  }
  throw new CannotSayError("the names of cards", { character, trait, name, allCharacters });
}

/** What stands with a noun, the nearest first. */
const ADJECTIVES = [
  "skillless",
  "originallySkillless",
  "multicolor",
  "onlyColors",
  "color",
  "originalColor",
  "faceUp",
  "hidden",
  "mode",
  "other",
] as const;

function adjective(scope: Scope, inner: Noun, key: (typeof ADJECTIVES)[number], where: CardFilter): Noun {
  const { colors } = scope.language;
  switch (key) {
    case "color": {
      const { color } = where;
      return color === undefined
        ? inner
        : agreeing(
            scope,
            inner,
            "colored",
            listOf(color).map((each) => colors[each]),
          );
    }
    case "onlyColors": {
      const [one, two, ...more] = where.onlyColors ?? [];
      if (one === undefined) return inner;
      if (two === undefined) return agreeing(scope, inner, "monoColored", [colors[one]]);
      if (more.length > 0) throw new CannotSayError("cards of more than two colours", where);
      return wrap(scope, inner, "twoColored", { first: colors[one][0], second: colors[two][0] });
    }
    case "originalColor":
      return where.originalColor === undefined ? inner : agreeing(scope, inner, "originallyColored", [colors[where.originalColor]]);
    case "multicolor":
      if (where.multicolor === false) throw new CannotSayError("cards of one colour", where);
      return where.multicolor ? wrap(scope, inner, "multicolored") : inner;
    case "skillless":
      return where.skillless === undefined ? inner : wrap(scope, inner, where.skillless ? "withoutSkills" : "withSkills");
    case "originallySkillless":
      return where.originallySkillless ? wrap(scope, inner, "originallyWithoutSkills") : inner;
    case "mode":
      return where.mode ? wrap(scope, inner, "inModeNoun", { mode: scope.language.modes[where.mode] }) : inner;
    case "faceUp":
      return where.faceUp === undefined ? inner : wrap(scope, inner, where.faceUp ? "faceUpNoun" : "faceDownNoun");
    case "hidden":
      return where.hidden ? wrap(scope, inner, "hiddenNoun") : inner;
    case "other":
      return where.other ? wrap(scope, inner, "otherNoun") : inner;
  }
}

const HAVINGS = [
  "energyCost",
  "originalCost",
  "colorCost",
  "zCost",
  "power",
  "originalPower",
  "comboCost",
  "comboPower",
  "markers",
  "under",
  "keyword",
  "nameIncludes",
  "characterIncludes",
  "era",
] as const;

/** What cards have: "an energy cost of 3 or less", "[Blocker]". */
function haves(scope: Scope, key: (typeof HAVINGS)[number], where: CardFilter): readonly string[] {
  switch (key) {
    case "keyword":
      return where.keyword === undefined ? [] : [joined(scope, listOf(where.keyword).map(keywordName), "or")];
    case "nameIncludes":
      return where.nameIncludes === undefined ? [] : [say(scope, "inItsName", { name: cardName(where.nameIncludes) })];
    case "characterIncludes":
      return where.characterIncludes === undefined ? [] : [say(scope, "inItsCharacter", { name: characterName(where.characterIncludes) })];
    case "era":
      return where.era === undefined ? [] : [say(scope, "theEra", { name: where.era })];
    default: {
      const range: Range | undefined = where[key];
      return range ? [having(scope, key, range)] : [];
    }
  }
}

const QUALITIES = ["allColors", "inBattle", "token", "back", "side", "same", "otherThan", "not"] as const;

function quality(scope: Scope, inner: Noun, key: (typeof QUALITIES)[number], where: CardFilter): Noun {
  const { colors } = scope.language;
  switch (key) {
    case "allColors": {
      const [first, second] = where.allColors ?? [];
      if (first === undefined || second === undefined) return inner;
      const forms = (plural: boolean) => (plural ? 2 : 0) + (inner.feminine ? 1 : 0);
      const of = (plural: boolean) => ({ first: colors[first][forms(plural)], second: colors[second][forms(plural)] });
      return { ...inner, one: wrap(scope, inner, "bothColors", of(false)).one, many: wrap(scope, inner, "bothColors", of(true)).many };
    }
    case "inBattle":
      return where.inBattle ? wrap(scope, inner, "inABattle") : inner;
    case "token":
      return where.token === false ? wrap(scope, inner, "nonToken") : inner;
    case "back":
      return where.back ? wrap(scope, inner, "withBack", { noun2: aNoun(scope, cardNoun(scope, where.back)) }) : inner;
    case "side":
      return where.side ? wrap(scope, inner, where.side === "back" ? "onItsBack" : "onItsFront") : inner;
    case "same":
      if (where.same) throw new CannotSayError("cards that share something with others", where.same);
      return inner;
    case "otherThan":
      if (where.otherThan !== undefined) throw new CannotSayError("cards other than those", where.otherThan);
      return inner;
    case "not":
      return where.not ? without(scope, inner, where.not) : inner;
  }
}

/** "Non-black", "other than ＜Moss＞ cards". */
function without(scope: Scope, inner: Noun, not: CardFilter): Noun {
  const [key, ...more] = Object.keys(not);
  if (more.length === 0) {
    switch (key) {
      case "color":
        if (typeof not.color === "string") return agreeing(scope, inner, "nonColored", [scope.language.colors[not.color]]);
        break;
      case "type":
        if (not.type === "Leader") return wrap(scope, inner, "nonLeader");
        break;
      case "number":
        if (not.number === scope.card) return wrap(scope, inner, "otherThanCopies");
        break;
      case "keyword":
      case "characterIncludes":
      case "nameIncludes": {
        const [what = ""] = haves(scope, key, not);
        return wrap(scope, inner, "withoutHaving", { having: what });
      }
      case "character":
      case "trait":
      case "name":
        return wrap(scope, inner, "nonLabelled", { label: labelsOf(scope, not) ?? "" });
      default:
    }
  }
  return wrap(scope, inner, "thatIsNot", { what: aNoun(scope, cardNoun(scope, not)) });
}

/** The nouns of cards that all must be there: "＜Moss＞ and ＜Fern＞". */
export const nouns = (scope: Scope, all: readonly CardFilter[]): string =>
  joined(
    scope,
    all.map((where) => nounPhrase(cardNoun(scope, where), false).text),
    "and",
  );
