import type { CardFace } from "@/games/pokemon/cards/face";
import type { CardView } from "@/games/pokemon/engine/view";
import { plain } from "@/ui/match/plain";
import type { GameDecision } from "./layout";

/** Equal cards of a sheet as one picture: how many there are, and which options choose one of them. */
export interface Found {
  readonly card: string;
  readonly count: number;
  /** Empty for cards that may not be chosen. */
  readonly options: readonly number[];
}

/**
 * The cards of a sheet: those that may be chosen first, equal ones together; then what else was looked at.
 * @param looked all cards that were looked at on this occasion, the choices among them
 */
export function foundCards(decision: GameDecision, looked: readonly CardView[]): readonly Found[] {
  const legal = new Map<string, number[]>();
  const handles = new Set<number>();
  decision.options.forEach((option, index) => {
    if (!("pick" in option) || option.pick !== "card") return;
    legal.set(option.card.card, [...(legal.get(option.card.card) ?? []), index]);
    handles.add(option.card.handle);
  });
  const others = new Map<string, number>();
  for (const { handle, card } of looked) if (!handles.has(handle)) others.set(card, (others.get(card) ?? 0) + 1);
  return [
    ...[...legal].map(([card, options]) => ({ card, count: options.length, options })),
    ...[...others].map(([card, count]) => ({ card, count, options: [] })),
  ];
}

export type Category = CardFace["category"] | "all";

/** What the sheet's search box, kinds and check box leave over. */
export function sift(
  found: readonly Found[],
  faceOf: (card: string) => CardFace,
  by: { readonly text: string; readonly category: Category; readonly legalOnly: boolean },
): readonly Found[] {
  const wanted = plain(by.text);
  return found.filter(({ card, options }) => {
    const face = faceOf(card);
    if (by.legalOnly && options.length === 0) return false;
    if (by.category !== "all" && face.category !== by.category) return false;
    return plain(face.name).includes(wanted);
  });
}

/** Of several equal cards, the one that a click takes (the first not chosen) or gives back (the last chosen). */
export function nextOf(found: Found, chosen: readonly number[], room: boolean): number | null {
  const free = found.options.find((index) => !chosen.includes(index));
  if (free !== undefined && room) return free;
  return found.options.findLast((index) => chosen.includes(index)) ?? free ?? null;
}
