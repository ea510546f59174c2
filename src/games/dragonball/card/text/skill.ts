import { COLOR_LETTERS } from "@/games/dragonball/cards/import/symbols";
import type { Color } from "@/games/dragonball/engine/card";
import { KEYWORDS } from "@/games/dragonball/engine/effects/language/keywords";

/** A bracket: the name of a skill's kind or of a keyword, with what stands beside it: "[Arrival Red/Blue]", "[Swap 5]". */
export interface Bracket {
  readonly name: string;
  readonly colors: readonly Color[];
  readonly count?: string;
}

/** A piece of a sentence. */
export type Part =
  | { readonly kind: "words"; readonly text: string }
  /** One Energy of one of these colours. */
  | { readonly kind: "color"; readonly colors: readonly Color[] }
  /** So many Energies of any colour. */
  | { readonly kind: "energy"; readonly count: string }
  | { readonly kind: "bracket"; readonly bracket: Bracket }
  | { readonly kind: "character" | "trait" | "name"; readonly text: string };

/** A skill as it is set on a card. */
export interface SkillText {
  /** Marker cost of a Unison's skill: "+1", "−3", "−X", "0". */
  readonly markers?: string;
  /** The brackets it begins with. */
  readonly tags: readonly Bracket[];
  readonly parts: readonly Part[];
}

const BRACKETS = /^(?:\[[^\]]*\]\s*)+/;

/** A skill text in the importer's notation, taken apart. */
export function readSkill(text: string): SkillText {
  const [row = ""] = BRACKETS.exec(text) ?? [];
  const names = [...row.matchAll(/\[([^\]]*)\]/g)].map(([, name = ""]) => name);
  const marker = names.map((name) => /^UNISON ([+-]?(?:\d+|X))$/.exec(name)?.[1]).find((found) => found !== undefined);
  return {
    ...(marker !== undefined && { markers: marker.replace("-", "−") }),
    tags: names.filter((name) => !name.startsWith("UNISON")).map(bracketOf),
    parts: partsOf(text.slice(row.length)),
  };
}

const COLOR_NAMES: Readonly<Record<string, Color>> = { Red: "red", Blue: "blue", Green: "green", Yellow: "yellow", Black: "black" };

const NAMES: readonly string[] = KEYWORDS;

/** "Empower Green 3" → Empower, green, 3. */
export function bracketOf(text: string): Bracket {
  // "Warrior of Universe 7" counts nothing.
  if (NAMES.includes(text)) return { name: text, colors: [] };
  const [, name = text, colors = "", count] =
    /^(.+?)(?: ((?:(?:Red|Blue|Green|Yellow|Black)(?:\/(?=[RBGY])|))+))?(?: (\d+|X))?$/.exec(text) ?? [];
  const known = colors.split("/").map((each) => COLOR_NAMES[each]);
  return { name, colors: known.filter((each) => each !== undefined), ...(count !== undefined && { count }) };
}

/** "(R)", "(R/B)", "(3)", "[Blocker]", "＜Mino＞", "《Ember》", "{Ember Guard}"; all else is words. */
const SYMBOL = /(\((?:[A-Z](?:\/[A-Z])?|\d{1,2}|X)\)|\[[^\]]*\]|＜[^＞]*＞|《[^》]*》|\{[^}]*\})/;

function partsOf(text: string): readonly Part[] {
  return text
    .split(SYMBOL)
    .filter((piece) => piece !== "")
    .map(partOf);
}

function partOf(piece: string): Part {
  const inside = piece.slice(1, -1);
  switch (SYMBOL.test(piece) ? piece[0] : undefined) {
    case "(": {
      if (/^[\dX]/.test(inside)) return { kind: "energy", count: inside };
      const colors = inside.split("/").map((letter) => COLOR_LETTERS[letter]);
      const known = colors.filter((each) => each !== undefined);
      return known.length === colors.length ? { kind: "color", colors: known } : { kind: "words", text: piece };
    }
    case "[":
      return { kind: "bracket", bracket: bracketOf(inside) };
    case "＜":
      return { kind: "character", text: inside };
    case "《":
      return { kind: "trait", text: inside };
    case "{":
      return { kind: "name", text: inside };
    default:
      return { kind: "words", text: piece };
  }
}
