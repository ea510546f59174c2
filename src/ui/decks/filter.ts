/** What the catalogue is narrowed to, as parameters of its address; empty for everything. A list stands there with commas. */
export type Filter = Readonly<Record<string, string>>;

/** A question of the filter dialog. */
export interface Facet {
  /** Its parameter. */
  readonly key: string;
  readonly label: string;
  /** The answers to choose from; where there are none, a number or words are written. */
  readonly options?: readonly FacetOption[];
  readonly number?: { readonly max: number; readonly step: number };
}

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** The facet that cards of this answer have, where the catalogue counts them. */
  readonly facet?: string;
}

/** The answer to one question; empty when it is open. */
export const answerTo = (filter: Filter, key: string): string => filter[key] ?? "";

/** The same of a question that takes several. */
export const answersTo = (filter: Filter, key: string): readonly string[] =>
  answerTo(filter, key)
    .split(",")
    .filter((each) => each !== "");

/** Whether what somebody has typed answers a question, or opens it; letters and halves answer none that asks for a number. */
export function isAnswer({ number }: Facet, typed: string): boolean {
  if (number === undefined || typed === "") return true;
  return /^\d+$/.test(typed) && Number(typed) <= number.max;
}

/** The filter with another answer; an empty one opens the question. */
export function withAnswer(filter: Filter, key: string, answer: string): Filter {
  const { [key]: _, ...others } = filter;
  return answer.trim() === "" ? others : { ...others, [key]: answer };
}

/** One of the answers of a question given or taken back. */
export function withToggled(filter: Filter, key: string, answer: string): Filter {
  const before = answersTo(filter, key);
  const after = before.includes(answer) ? before.filter((each) => each !== answer) : [...before, answer];
  return withAnswer(filter, key, after.join(","));
}

/** All questions of the dialog opened again. */
export function withoutAnswers(filter: Filter, facets: readonly Facet[]): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !facets.some((facet) => facet.key === key)));
}

/** How many of the cards found would be left with an answer to a question that is open; undefined where nobody knows. */
export function leftWith(
  facet: string | undefined,
  filter: Filter,
  key: string,
  counts: Readonly<Record<string, number>> | null,
): number | undefined {
  return facet === undefined || counts === null || answerTo(filter, key) !== "" ? undefined : (counts[facet] ?? 0);
}
