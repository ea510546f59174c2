import { other } from "@/kernel/game";
import { cardAt, type Match } from "../match";
import { alike } from "./facts";
import type { Condition } from "./language";
import { amountOf, cardsOfSelector, matches, within } from "./meaning";
import { readCard } from "./reading";
import { objectsOfRef } from "./refs";
import type { Scope } from "./scope";

/** Whether a condition holds now. */
export function holds(m: Match, condition: Condition, scope: Scope): boolean {
  if ("all" in condition) return condition.all.every((one) => holds(m, one, scope));
  if ("any" in condition) return condition.any.some((one) => holds(m, one, scope));
  if ("not" in condition) return !holds(m, condition.not, scope);
  if ("there" in condition) {
    const count = cardsOfSelector(m, condition.there, scope).length;
    const open = condition.atLeast === undefined && condition.atMost === undefined && condition.exactly === undefined;
    return open ? count > 0 : within(m, count, condition, scope);
  }
  if ("card" in condition) {
    const cards = cardsOfSelector(m, condition.card, scope);
    return cards.length > 0 && cards.every((object) => matches(m, readCard(m, cardAt(m, object)), condition.is, scope));
  }
  if ("turnOf" in condition) return m.state.active === (condition.turnOf === "you" ? scope.you : other(scope.you));
  if ("phase" in condition) return condition.phase === "battle" ? m.state.battle !== null : m.state.phase === condition.phase;
  if ("step" in condition) return m.state.battle?.step === condition.step;
  if ("done" in condition) return condition.done === "wholly" ? scope.wholly : scope.done;
  if ("playedBy" in condition) return scope.happening?.is === "played" && scope.happening.by === condition.playedBy;
  if ("thisTurn" in condition) {
    const seat = condition.who === "you" ? scope.you : other(scope.you);
    return m.state.done.includes(`${condition.thisTurn}/${seat}`);
  }
  if ("sameColors" in condition) {
    const [one, two] = condition.sameColors.map((ref) => objectsOfRef(m, ref, scope)[0]);
    return one !== undefined && two !== undefined && alike(readCard(m, cardAt(m, one)), readCard(m, cardAt(m, two)), "colors");
  }
  return within(m, amountOf(m, condition.number, scope), condition, scope);
}
