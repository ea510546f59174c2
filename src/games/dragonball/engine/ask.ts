import type { Constraint, Seat } from "@/kernel/game";
import { firstAcceptable } from "@/kernel/sample";
import { cardOf, type Match, objectOf, takeAnswer } from "./match";
import type { CardOption, Option, Purpose } from "./options";
import type { Ask } from "./state/state";

/** A question to one seat. `min` and `max` are 1 where they are not given. */
export interface Question {
  readonly seat: Seat;
  readonly kind: Ask["kind"];
  readonly purpose: Purpose;
  readonly options: readonly Option[];
  readonly min?: number;
  readonly max?: number;
  readonly ordered?: boolean;
  readonly constraint?: Constraint | null;
  readonly source?: Ask["source"] | null;
  readonly fallback?: readonly number[];
  readonly pace?: Ask["pace"];
  /** The options hang on what the other player may not see: it is asked even where only one answer, or none, is possible. */
  readonly hidden?: boolean;
}

/** The answer to a question: asked unless everybody can see that it is forced. Null while the match waits for it. */
export function choose(m: Match, question: Question): readonly Option[] | null {
  const given = takeAnswer(m);
  if (given) return given.options;
  const { min = 1, max = 1, options } = question;
  if (max === 0 && !question.hidden) return [];
  if (!question.hidden && options.length === min && (!question.ordered || min < 2)) return options;
  pose(m, question);
  return null;
}

/** Puts a question, forced or not. */
export function pose(m: Match, question: Question): void {
  const { seat, kind, purpose, options, min = 1, max = 1, ordered, constraint, source, pace = "main" } = question;
  const fallback = question.fallback ?? firstAcceptable({ options, min, max, ...(constraint ? { constraint } : null) });
  const ask: Ask = {
    id: m.state.nextDecision++,
    seat,
    kind,
    purpose,
    options,
    min,
    max,
    ...(ordered ? { ordered } : null),
    ...(constraint ? { constraint } : null),
    ...(source ? { source } : null),
    fallback,
    pace,
  };
  m.state.asks = [...m.state.asks, ask];
  m.waiting = true;
}

/** Asks yes or no; silence is no. Where only its player can see that it cannot be done, it is asked all the same, and no is the one answer. */
export function chooseYes(m: Match, seat: Seat, purpose: Purpose, source: Ask["source"] | null, possible = true): boolean | null {
  const no = { yes: false };
  const options = choose(
    m,
    possible
      ? { seat, kind: "yesNo", purpose, options: [{ yes: true }, no], source, fallback: [1] }
      : { seat, kind: "yesNo", purpose, options: [no], source, hidden: true },
  );
  if (!options) return null;
  const [answer] = options;
  return answer !== undefined && "yes" in answer && answer.yes;
}

/** Asks for a whole number (DB-ZERO-13). */
export function chooseNumber(m: Match, seat: Seat, purpose: Purpose, from: number, to: number): number | null {
  const options: Option[] = [];
  for (let number = from; number <= to; number++) options.push({ number });
  const chosen = choose(m, { seat, kind: "number", purpose, options });
  if (!chosen) return null;
  const [answer] = chosen;
  return answer !== undefined && "number" in answer ? answer.number : from;
}

/** A card as its seat sees it in a list. */
export function cardOption(m: Match, card: number): CardOption {
  return { card: objectOf(m, card), definition: cardOf(m, card).definition.id };
}

/** What may be done with a card and nothing else. */
export function cardAction<Do extends CardDeed>(m: Match, deed: Do, card: number): { readonly do: Do } & CardOption {
  return { do: deed, card: objectOf(m, card), definition: cardOf(m, card).definition.id };
}

type CardDeed = "charge" | "play" | "reinforce" | "combo";

/** The cards among chosen options. */
export function objectsIn(options: readonly Option[]): readonly number[] {
  return options.flatMap((option) => ("card" in option && !("pending" in option) ? [option.card] : []));
}
