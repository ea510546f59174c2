import { accepts, type Demand } from "../../kernel/accepts";
import type { Constraint, DecisionSource, Seat } from "../../kernel/game";
import { firstAcceptable } from "../../kernel/sample";
import { type Match, takeAnswer } from "../match";
import type { DecisionKind, Purpose } from "../options";
import { holderOf } from "../state/inPlay";
import type { Ask, Pick } from "../state/state";
import { isHidden, locate } from "../state/zones";

/** A question to one seat. `min` and `max` are 1 where they are not given. */
export interface Question {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly purpose: Purpose;
  readonly pick: Pick;
  readonly values: readonly number[];
  readonly min?: number;
  readonly max?: number;
  readonly ordered?: boolean;
  readonly constraint?: Constraint;
  readonly source?: DecisionSource | undefined;
  readonly fallback?: readonly number[];
  /** The options hang on what the other player may not see: it is asked even where only one answer is possible (design 13). */
  readonly hidden?: boolean;
}

/** The answer to a question: asked unless everybody can see that it is forced. Null while the match waits for it. */
export function choose(m: Match, question: Question): readonly number[] | null {
  const given = takeAnswer(m);
  if (given) return given.values;
  const { values, hidden, ordered } = question;
  const min = question.min ?? 1;
  const max = question.max ?? 1;
  if (!hidden && max === 0) return [];
  const alike = hidden ? null : interchangeable(m, question, min, max);
  if (alike) return alike;
  if (!hidden && takesAll(question, min, max)) return values;
  if (!hidden && values.length === min && (!ordered || min < 2)) return values;
  pose(m, question, min, max);
  return null;
}

/** Identical cards that everybody sees need not be told apart: any of them will do, where their number is settled. */
function interchangeable(m: Match, { pick, values, ordered, constraint }: Question, min: number, max: number): readonly number[] | null {
  if ((pick !== "card" && pick !== "attached") || ordered || values.length < 2) return null;
  const paid = constraint?.kind === "pays" && sizes({ options: values, min, max, constraint }) === 1;
  if (!(constraint ? paid : min === max) || !values.every((card) => sameKind(m, card, values[0] ?? -1, pick))) return null;
  // Design 13: not being asked would tell that cards of a hand are alike.
  if (values.some((card) => isHidden(locate(m, card).zone))) return null;
  return firstAcceptable({ options: values, min, max, ...(constraint && { constraint }) }).map((index) => values[index] ?? -1);
}

/** In how many numbers options that are all alike can be chosen. */
function sizes(demand: Demand): number {
  const all = Array.from({ length: demand.options.length }, (_, index) => index);
  return all.filter((index) => accepts(demand, all.slice(0, index + 1)) === null).length;
}

/** A payment for which all that is there just suffices: no other set would do. */
function takesAll({ values, constraint }: Question, min: number, max: number): boolean {
  if (constraint?.kind !== "pays") return false;
  const demand = { options: values, min, max, constraint };
  const all = values.map((_, index) => index);
  return accepts(demand, all) === null && all.every((index) => accepts(demand, all.toSpliced(index, 1)) !== null);
}

function sameKind(m: Match, card: number, other: number, pick: Pick): boolean {
  const { cards } = m.state.rules;
  return cards[card] === cards[other] && (pick === "card" || holderOf(m.state, card) === holderOf(m.state, other));
}

/** Puts a question, forced or not. */
export function pose(m: Match, question: Question, min = question.min ?? 1, max = question.max ?? 1): void {
  const { seat, kind, purpose, pick, values, ordered, constraint, source, fallback } = question;
  const ask: Ask = {
    id: m.state.nextDecision++,
    seat,
    kind,
    purpose,
    pick,
    values,
    min,
    max,
    ...(ordered ? { ordered } : null),
    ...(constraint ? { constraint } : null),
    ...(source ? { source } : null),
    ...(fallback ? { fallback } : null),
  };
  m.state.asks = [...m.state.asks, ask];
  m.waiting = true;
}

/** Asks yes or no. */
export function chooseYes(m: Match, seat: Seat, purpose: Purpose, source: DecisionSource | undefined): boolean | null {
  const chosen = choose(m, { seat, kind: "yesNo", purpose, pick: "yesNo", values: [1, 0], source, fallback: [1] });
  return chosen && chosen[0] === 1;
}
