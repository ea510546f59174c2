import { z } from "zod";
import { text } from "@/i18n/text";

/**
 * Long lists are turned by keys: a page begins after (or ends before) the row that the reader has seen last, so that a late page costs what the first did, and
 * nobody who comes or goes meanwhile moves a row to where it is shown twice or never.
 */

/** What a row is sorted by, and its id, which decides between equals. */
export interface PageKey {
  readonly by: string;
  readonly id: string;
}

/** As it stands in an address. */
const Key = text.max(400).transform((written, context): PageKey => {
  const place = written.indexOf("_");
  if (place > 0) return { id: written.slice(0, place), by: written.slice(place + 1) };
  context.addIssue({ code: "custom", message: "no key of a page" });
  return z.NEVER;
});

/** Which page: the one after a row, the one before a row, or the first. */
export const PageAsked = z.object({ after: Key.optional(), before: Key.optional() });
export type PageAsked = z.infer<typeof PageAsked>;

/** The neighbours of a page as `before` and `after` of an address; null where there are none. */
export interface PageTurns {
  readonly previous: string | null;
  readonly next: string | null;
}

export interface Page<Row> extends PageTurns {
  readonly rows: readonly Row[];
}

/** Which rows are wanted: `take` from `key` on, or from the first on; `back` from there towards the beginning. */
export interface Stretch {
  readonly key: PageKey | null;
  readonly back: boolean;
  readonly take: number;
}

/**
 * One page of a list.
 *
 * @param fetch rows of a stretch, in the order of the list, or against it where it goes `back`
 */
export async function pageOf<Row>(
  { after, before }: PageAsked,
  size: number,
  fetch: (stretch: Stretch) => Promise<readonly Row[]>,
  keyOf: (row: Row) => PageKey,
): Promise<Page<Row>> {
  const back = before !== undefined;
  const key = before ?? after ?? null;
  const found = await fetch({ key, back, take: size + 1 });
  const further = found.length > size;
  // Rows have gone: what is left before them is the first page, whole again.
  if (back && !further && found.length < size) return pageOf({}, size, fetch, keyOf);
  const rows = found.slice(0, size);
  if (back) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    rows,
    previous: first && (back ? further : key !== null) ? written(keyOf(first)) : null,
    next: last && (back || further) ? written(keyOf(last)) : null,
  };
}

function written({ by, id }: PageKey): string {
  return `${id}_${by}`;
}

/** The rows beyond a key in a list of the latest first. The first condition is what an index is entered by, the second decides between equals. */
export function beyondMoment<Column extends string>(column: Column, { key, back }: Stretch, idColumn = "id") {
  if (key === null) return {};
  const at = new Date(key.by);
  // An address typed by hand.
  if (Number.isNaN(at.getTime())) return {};
  const [within, beyond] = back ? (["gte", "gt"] as const) : (["lte", "lt"] as const);
  return { AND: [{ [column]: { [within]: at } }, { OR: [{ [column]: { [beyond]: at } }, { [idColumn]: { [beyond]: key.id } }] }] };
}
