import { accepts, chosen, type Demand } from "@/kernel/accepts";
import type { Constraint, DecisionSource, Seat } from "@/kernel/game";
import { firstAcceptable } from "@/kernel/sample";
import { type Match, placeOf, takeAnswer } from "../match";
import type { DecisionKind, Purpose } from "../options";
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

/** A question, or how it is put together where that takes work: once it is answered, it is needed no more. */
export type Asked = Question | (() => Question);

/** The answer to a question: asked unless everybody can see that it is forced. Null while the match waits for it. */
export function choose(m: Match, asked: Asked): readonly number[] | null {
  const given = takeAnswer(m);
  if (given) return given.values;
  const question = typeof asked === "function" ? asked() : asked;
  const { min = 1, max = 1 } = question;
  const forced = question.hidden ? null : forcedAnswer(m, question, min, max);
  if (forced) return forced;
  pose(m, question, min, max);
  return null;
}

/** The answer that everybody can see is the only one, or one as good as the others. */
function forcedAnswer(m: Match, question: Question, min: number, max: number): readonly number[] | null {
  if (max === 0) return [];
  if (question.values.length === min || takesAll(question, min, max)) return question.values;
  return interchangeable(m, question, min, max);
}

/** Identical cards that everybody sees need not be told apart: any of them will do, where their number is settled. */
function interchangeable(m: Match, { pick, values, constraint }: Question, min: number, max: number): readonly number[] | null {
  if (pick !== "card" && pick !== "attached") return null;
  const demand = { options: values, min, max, constraint };
  const settled = constraint ? constraint.kind === "pays" && sizes(demand) === 1 : min === max;
  if (!settled) return null;
  // Design 13: not being asked would tell that cards of a hand are alike.
  if (values.some((card) => isHidden(locate(m, card).zone))) return null;
  return new Set(values.map((card) => kindOf(m, card))).size > 1 ? null : chosen(values, firstAcceptable(demand));
}

/** What an open card is and where it lies: cards that are the same in both are alike. */
function kindOf(m: Match, card: number): string {
  const location = locate(m, card);
  return `${placeOf(m, card)} ${"pokemon" in location ? location.pokemon.id : location.zone}`;
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

/** Puts a question, forced or not. */
export function pose(m: Match, question: Question, min = question.min ?? 1, max = question.max ?? 1): void {
  const { seat, kind, purpose, pick, values, ordered, constraint, source, fallback } = question;
  const ask: { -readonly [K in keyof Ask]: Ask[K] } = {
    id: m.state.nextDecision++,
    seat,
    kind,
    purpose,
    pick,
    values,
    min,
    max,
  };
  // What a question does not have is absent: the state is JSON.
  if (ordered) ask.ordered = ordered;
  if (constraint) ask.constraint = constraint;
  if (source) ask.source = source;
  if (fallback) ask.fallback = fallback;
  m.state.asks = [...m.state.asks, ask];
  m.waiting = true;
}

/** Asks yes or no. */
export function chooseYes(m: Match, seat: Seat, purpose: Purpose, source: DecisionSource | undefined): boolean | null {
  const chosen = choose(m, { seat, kind: "yesNo", purpose, pick: "yesNo", values: [1, 0], source, fallback: [1] });
  return chosen && chosen[0] === 1;
}
