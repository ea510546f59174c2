import { other, type Seat } from "@/kernel/game";
import { cardAt, type Match } from "../match";
import { isSecret, knows, locate } from "../state/zones";
import type { Cards, Instruction } from "./language";
import { cardsOfSelector } from "./meaning";
import { zonesOf } from "./refs";
import type { Scope } from "./scope";

/**
 * The cards that a text may mean as far as everybody can tell: what it says of cards in secret zones is left out. What is asked hangs on these alone
 * (DB-ACT-06, DB-ZONE-03): a question left out, or put, would tell what the secret cards are.
 */
export function asFarAsIsKnown(m: Match, cards: Cards, scope: Scope): Cards {
  if (typeof cards === "string" || "bound" in cards || "under" in cards || "over" in cards) return cards;
  if ("union" in cards) return { union: cards.union.map((one) => asFarAsIsKnown(m, one, scope)) };
  if ("cards" in cards) {
    const { where } = cards;
    const all = asFarAsIsKnown(m, cards.cards, scope);
    return cardsOfSelector(m, all, scope).some((object) => isUnseen(m, object, other(scope.you))) ? all : { cards: all, where };
  }
  const { where, ...all } = cards;
  const secret = where ? zonesOf(cards.in).filter(isSecret) : [];
  if (secret.length === 0) return cards;
  const known = zonesOf(cards.in).filter((zone) => !isSecret(zone));
  const hidden = { ...all, in: secret };
  return known.length === 0 ? hidden : { union: [{ ...cards, in: known }, hidden] };
}

/** Steps as they read to who cannot see secret cards. */
export function stepsAsFarAsIsKnown(m: Match, steps: readonly Instruction[], scope: Scope): readonly Instruction[] {
  return steps.map((step): Instruction => {
    if (step.do !== "choose" || !isSecretChoice(m, step.from, step.by === "opponent" ? other(scope.you) : scope.you, scope)) return step;
    const { different, alike, sum, covers, ...open } = step;
    return { ...open, from: asFarAsIsKnown(m, step.from, scope) };
  });
}

/** DB-ACT-06: whether some of the cards that a seat chooses from lie where the other cannot see them. */
export function isSecretChoice(m: Match, from: Cards, seat: Seat, scope: Scope): boolean {
  return cardsOfSelector(m, asFarAsIsKnown(m, from, scope), scope).some((object) => isUnseen(m, object, other(seat)));
}

function isUnseen(m: Match, object: number, viewer: Seat): boolean {
  const card = cardAt(m, object);
  const place = card < 0 ? null : locate(m.state, card);
  return (
    place !== null &&
    !knows(viewer, place.seat, place.zone) &&
    !m.state.shown.includes(object) &&
    !m.state.sides[place.seat].faceUp.includes(card)
  );
}
