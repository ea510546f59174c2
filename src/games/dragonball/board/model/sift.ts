import type { CardFace } from "@/games/dragonball/cards/face";
import type { Color } from "@/games/dragonball/engine/card";
import type { Option } from "@/games/dragonball/engine/options";
import { plain } from "@/ui/match/plain";

/** What a long choice is narrowed by. */
export interface Sieve {
  readonly text: string;
  readonly color: Color | "all";
}

/** The places of the options that are left over: cards that have the text in a name and the colour. What has no face is always left. */
export function sift(options: readonly Option[], faceOf: (definition: string) => CardFace, { text, color }: Sieve): readonly number[] {
  const wanted = plain(text);
  return options.flatMap((option, index) => {
    if (!("definition" in option)) return [index];
    const { colors, sides } = faceOf(option.definition);
    const fits = (color === "all" || colors.includes(color)) && sides.some(({ name }) => plain(name).includes(wanted));
    return fits ? [index] : [];
  });
}
