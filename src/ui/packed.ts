import { useMemo } from "react";

/**
 * What a page gives a component of the browser, as text: React carries a text across as it is, where it looks at every value of an object on both sides and
 * writes them one by one. For much at once (a list of cards: a third of what the page costs), JSON alone.
 */
export interface Packed<Given> {
  readonly json: string;
  /** Never there: the type of what is in it. */
  readonly given?: Given;
}

export const pack = <Given extends object | null>(given: Given): Packed<Given> => ({ json: JSON.stringify(given) });

/** What was packed, the same object as long as the same comes. */
export function usePacked<Given extends object | null>({ json }: Packed<Given>): Given {
  return useMemo((): Given => JSON.parse(json), [json]);
}
