import type { Color } from "@/games/dragonball/engine/card";
import type { SkillCost } from "@/games/dragonball/engine/effects/language";

const LETTERS: Readonly<Record<string, Color>> = { R: "red", B: "blue", G: "green", Y: "yellow", K: "black" };

/** "(R)(R)(2)": four Energies, two of them red; "(R/B)": one that is red or blue. Undefined where it is no such price. */
export function priceOf(text: string): (Pick<SkillCost, "colors" | "either"> & { readonly energy?: number }) | undefined {
  if (!/^(?:\((?:[RBGYK](?:\/[RBGYK])?|\d{1,2})\))+$/.test(text)) return undefined;
  const colors: Partial<Record<Color, number>> = {};
  const either: [Color, Color][] = [];
  let energy = 0;
  for (const [, letter = ""] of text.matchAll(/\(([^)]+)\)/g)) {
    const color = LETTERS[letter];
    const [one, other] = letter.split("/").map((each) => LETTERS[each]);
    if (one && other) either.push([one, other]);
    else if (color) colors[color] = (colors[color] ?? 0) + 1;
    else energy += Number(letter);
  }
  return { ...(energy > 0 && { energy }), ...(Object.keys(colors).length > 0 && { colors }), ...(either.length > 0 && { either }) };
}
