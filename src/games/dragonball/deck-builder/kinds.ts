import { CARD_KINDS, type CardKind } from "@/games/dragonball/cards/kinds";

/** The kinds of the catalogue's margin; a Z card is one before it is anything else. */
export const KINDS = {
  Leader: ["Leader"],
  Battle: ["Battle"],
  Extra: ["Extra"],
  Unison: ["Unison"],
  Z: ["Z-Leader", "Z-Battle", "Z-Extra", "Z-Unison"],
} as const satisfies Record<string, readonly CardKind[]>;
export type Kind = keyof typeof KINDS;

/** How many cards there are of each kind. @param count of a category of the catalogue */
export function countsOf(count: (category: number) => number): Readonly<Record<Kind, number>> {
  const of = (kind: Kind) => KINDS[kind].reduce((sum, each) => sum + count(CARD_KINDS.indexOf(each)), 0);
  return { Leader: of("Leader"), Battle: of("Battle"), Extra: of("Extra"), Unison: of("Unison"), Z: of("Z") };
}
