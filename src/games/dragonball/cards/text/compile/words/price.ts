import type { Color, ColorCount } from "@/games/dragonball/engine/card";

const LETTERS: Readonly<Record<string, Color>> = { R: "red", B: "blue", G: "green", Y: "yellow", K: "black" };

/** "(R)(R)(2)": four Energies, two of them red; undefined where it is no such price. */
export function priceOf(text: string): { readonly energy?: number; readonly colors?: ColorCount } | undefined {
  if (!/^(?:\((?:[RBGYK]|\d{1,2})\))+$/.test(text)) return undefined;
  const colors: Partial<Record<Color, number>> = {};
  let energy = 0;
  for (const [, letter = ""] of text.matchAll(/\(([^)]+)\)/g)) {
    const color = LETTERS[letter];
    if (color) colors[color] = (colors[color] ?? 0) + 1;
    else energy += Number(letter);
  }
  return { ...(energy > 0 && { energy }), ...(Object.keys(colors).length > 0 && { colors }) };
}
