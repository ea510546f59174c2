import { COLORS, type Color } from "@/games/dragonball/engine/card";
import type { SkillCost } from "@/games/dragonball/engine/effects/language";
import { CannotSayError } from "./scope";

const LETTERS: Readonly<Record<Color, string>> = { red: "R", blue: "B", green: "G", yellow: "Y", black: "K" };

/** "(R)(1)": a price in symbols. */
export function costText({ colors = {}, either = [], energy }: Pick<SkillCost, "colors" | "either" | "energy">): string {
  if (energy !== undefined && typeof energy !== "number" && energy !== "X") throw new CannotSayError("a price that is worked out", energy);
  return [
    ...COLORS.map((color) => `(${LETTERS[color]})`.repeat(colors[color] ?? 0)),
    ...either.map(([one, other]) => `(${LETTERS[one]}/${LETTERS[other]})`),
    energy === undefined ? "" : `(${energy})`,
  ].join("");
}
