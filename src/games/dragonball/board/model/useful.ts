import type { View } from "@/games/dragonball/engine/view/view";
import { other } from "@/kernel/game";
import { fightingOf } from "./duel";
import type { GameDecision } from "./layout";

/** An attack that hits as things stand. */
export interface Strike {
  readonly index: number;
  /** The objects of who attacks and who is attacked. */
  readonly attack: number;
  readonly target: number;
  /** By the power of the attacker; how far it is ahead. */
  readonly ahead: number;
  readonly on: "leader" | "battle" | "unison";
}

/** What a beginner would not leave undone in a turn, the dearest first. */
export const USEFUL = ["awaken", "play", "attack"] as const;
export type Useful = (typeof USEFUL)[number];

/** The attacks that would hit if nobody added anything (DB-ATK-12: level is a hit). */
export function strikesOf(decision: GameDecision, view: View): readonly Strike[] {
  return decision.options.flatMap((option, index) => {
    if (!("do" in option) || option.do !== "attack") return [];
    const [attacker, guard] = [fightingOf(view, decision.seat, option.card), fightingOf(view, other(decision.seat), option.target)];
    if (!attacker || !guard) return [];
    const ahead = (attacker.placed.power ?? 0) - (guard.placed.power ?? 0);
    return ahead < 0 ? [] : [{ index, attack: option.card, target: option.target, ahead, on: guard.on }];
  });
}

/** The option by which a Leader awakens, where it may; null otherwise. Until then it lies front side up, and nothing else of it is once for all. */
export function awakeningOf(
  { options, seat }: GameDecision,
  view: View,
  awakens: (definition: string, skill: number) => boolean,
): number | null {
  const [leader] = view.players[seat].leader;
  if (!leader || leader.back) return null;
  const index = options.findIndex(
    (option) => "do" in option && option.do === "activate" && option.card === leader.object && awakens(option.definition, option.skill),
  );
  return index < 0 ? null : index;
}

/** The card of the hand that can be played first, by its object; null where none can: what is played from elsewhere lies in no hand to be pointed at. */
export function playedFromHand({ options, seat }: GameDecision, view: View): number | null {
  const hand = new Set(view.players[seat].hand.map(({ object }) => object));
  for (const option of options) if ("do" in option && option.do === "play" && hand.has(option.card)) return option.card;
  return null;
}

/** What is offered of it in one's main phase now. */
export function usefulDeeds(
  decision: GameDecision,
  view: View,
  awakens: (definition: string, skill: number) => boolean,
): readonly Useful[] {
  const offered: Readonly<Record<Useful, () => boolean>> = {
    awaken: () => awakeningOf(decision, view, awakens) !== null,
    play: () => playedFromHand(decision, view) !== null,
    attack: () => strikesOf(decision, view).length > 0,
  };
  return USEFUL.filter((deed) => offered[deed]());
}
