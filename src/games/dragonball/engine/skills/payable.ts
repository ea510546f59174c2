import { candidates, canMeet, countRange } from "../effects/choosing";
import { holds } from "../effects/conditions";
import type { Cards, Instruction, KeywordName, SkillCost } from "../effects/language";
import { amountOf, cardsOfSelector } from "../effects/meaning";
import type { Scope } from "../effects/scope";
import { stepsAsFarAsIsKnown } from "../effects/secrecy";
import { cardAt, cardOf, type Match } from "../match";
import type { SkillFrame } from "../state/frames";
import { findPlaced, locate } from "../state/zones";
import { canPay, skillPrice } from "./costs";
import { scopeOf } from "./steps";

/**
 * How it stands with what a player may do: it can be `done`; it cannot, but that hangs on cards which the other player does not see (`unseen`); or everybody can
 * see that `nothing` comes of it.
 */
export type Prospect = "done" | "unseen" | "nothing";

/** DB-COST-05, DB-COST-13: whether a skill cost can be paid whole. */
export function paymentOf(m: Match, frame: SkillFrame, cost: SkillCost, keyword: KeywordName | null): Prospect {
  const scope = scopeOf(frame);
  const { keywords } = frame.skill;
  if (canPayCost(m, scope, cost, keyword, keywords)) return "done";
  if (!cost.actions) return "nothing";
  return canPayCost(m, scope, { ...cost, actions: stepsAsFarAsIsKnown(m, cost.actions, scope) }, keyword, keywords) ? "unseen" : "nothing";
}

/** DB-ZERO-05, DB-TEXT-18: whether all these steps could be done. */
export function prospectOf(m: Match, steps: readonly Instruction[], scope: Scope): Prospect {
  if (canDo(m, steps, scope)) return "done";
  return canDo(m, stepsAsFarAsIsKnown(m, steps, scope), scope) ? "unseen" : "nothing";
}

export function canPayCost(
  m: Match,
  scope: Scope,
  cost: SkillCost,
  keyword: KeywordName | null,
  keywords: SkillFrame["skill"]["keywords"],
  energyToo: readonly string[] = [],
): boolean {
  const { you, card } = scope;
  if (cost.when && !holds(m, cost.when, scope)) return false;
  // DB-KEY-27: not with fewer cards in the deck.
  if (keywords?.burst !== undefined && m.state.sides[you].deck.length < keywords.burst) return false;
  if (cost.zEnergy && m.state.sides[you].zEnergy.length < cost.zEnergy) return false;
  const least: Scope = scope.x === 0 ? scope : { ...scope, x: 0 };
  const price = skillPrice(m, cost, card, keyword, least);
  if (!canPay(m, you, energyToo.length === 0 ? price : [...energyToo, ...price])) return false;
  if (cost.markers !== undefined) {
    // DB-UNI-12 to 14.
    const place = locate(m.state, card);
    const markers = amountOf(m, cost.markers, least);
    if (place?.zone !== "unison" || !place.placed || place.placed.markers + markers < 0) return false;
    if (m.state.used.includes(`markers#${place.placed.id}`)) return false;
  }
  if (keywords?.spiritBoost) {
    const { count, from } = keywords.spiritBoost;
    if (cardsOfSelector(m, { in: "unison", where: { markers: { atLeast: count }, ...from } }, least).length === 0) return false;
  }
  return !cost.actions || canDo(m, cost.actions, scope);
}

/**
 * Whether all these steps could be done, for some way of choosing.
 *
 * @param gone cards that steps before have taken away: they cannot be chosen again
 */
export function canDo(m: Match, steps: readonly Instruction[], scope: Scope, gone: readonly number[] = []): boolean {
  const [step, ...rest] = steps;
  if (!step) return true;
  const takes = (cards: Cards, is: (object: number) => boolean) => {
    const objects = cardsOfSelector(m, cards, scope);
    return objects.length > 0 && objects.every(is) && canDo(m, rest, scope, [...gone, ...objects]);
  };
  switch (step.do) {
    case "choose": {
      const from = candidates(m, step, scope).filter(
        (object) => !gone.includes(object) && (object !== scope.self || !leavesFirst(m, scope.card)),
      );
      const { min } = countRange(m, step.count, from.length, scope, true);
      if (from.length < min || !canMeet(m, step, from, min, scope)) return false;
      const as = step.as ?? "chosen";
      if (min !== 1) return canDo(m, rest, boundAs(scope, as, from.slice(0, Math.max(min, 1))), gone);
      return from.some((object) => canDo(m, rest, boundAs(scope, as, [object]), gone));
    }
    case "switch":
      return takes(step.cards, (object) => {
        const found = findPlaced(m.state, object);
        return found !== null && found.placed.rest !== (step.to === "rest");
      });
    case "discard":
      return takes(step.cards, (object) => locate(m.state, cardAt(m, object))?.zone === "hand");
    case "ko":
    case "move":
    case "turn":
    case "takeControl":
    case "combo":
      return takes(step.cards, (object) => stays(m, object));
    case "removeMarkers":
      return takes(step.cards, (object) => {
        const count = step.count === "all" ? 1 : amountOf(m, step.count, scope);
        return (findPlaced(m.state, object)?.placed.markers ?? 0) >= count;
      });
    case "draw":
      return m.state.sides[scope.you].deck.length > 0 && canDo(m, rest, scope, gone);
    default:
      return canDo(m, rest, scope, gone);
  }
}

/** DB-EXTRA-02: an Extra has gone to the drop by the time its skill is paid for. */
function leavesFirst(m: Match, card: number): boolean {
  return cardOf(m, card).definition.type === "Extra" && locate(m.state, card)?.zone === "hand";
}

/** DB-ZONE-16: a Leader cannot be given up. */
function stays(m: Match, object: number): boolean {
  const card = cardAt(m, object);
  const place = card < 0 ? null : locate(m.state, card);
  return place !== null && (place.zone !== "leader" || place.under || cardOf(m, card).definition.z === true);
}

/** What a text may speak of once it has named these cards. */
export function boundAs(scope: Scope, as: string, objects: readonly number[]): Scope {
  return { ...scope, bound: { ...scope.bound, cards: { ...scope.bound.cards, [as]: objects } } };
}
