import type { z } from "zod";

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
}

/** The answer to one question; empty when it is open. */
export const answerTo = (filter: Filter, key: string): string => filter[key] ?? "";

/** The same of a question that takes several. */
export const answersTo = (filter: Filter, key: string): readonly string[] =>
  answerTo(filter, key)
    .split(",")
    .filter((each) => each !== "");

/** The filter with another answer; an empty one opens the question. What the game's query does not take (letters for a number) changes nothing. */
export function withAnswer(filter: Filter, key: string, answer: string, query: z.ZodType): Filter {
  const { [key]: _, ...others } = filter;
  if (answer.trim() === "") return others;
  const next = { ...others, [key]: answer };
  return query.safeParse(next).success ? next : filter;
}

/** One of the answers of a question given or taken back. */
export function withToggled(filter: Filter, key: string, answer: string, query: z.ZodType): Filter {
  const before = answersTo(filter, key);
  const after = before.includes(answer) ? before.filter((each) => each !== answer) : [...before, answer];
  return withAnswer(filter, key, after.join(","), query);
}

/** All questions of the dialog opened again. */
export function withoutAnswers(filter: Filter, facets: readonly Facet[]): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !facets.some((facet) => facet.key === key)));
}
