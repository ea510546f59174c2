import type { CatalogueEntry } from "@/cards/catalogue";

/** What the shelf of the catalogue shows of a card that was found. */
type Entry = Pick<CatalogueEntry<unknown>, "id" | "line" | "place" | "by">;

export interface Cell<E extends Entry> {
  readonly entry: E;
  /** Its part in the frame around a line; null without one. */
  readonly frame: "start" | "middle" | "end" | null;
  /** It evolves from what stands before it. */
  readonly arrow: boolean;
}

/** A row of cards, or a heading above those found in one way. */
export type Row<E extends Entry> = { readonly top: number; readonly height: number } & (
  | { readonly heading: "name" | "text" }
  | { readonly cells: readonly Cell<E>[] }
);

export interface Measures {
  readonly columns: number;
  /** Of a row with the gap below it, in pixels. */
  readonly rowHeight: number;
  readonly headingHeight: number;
}

/** Lines of evolution as they stand beside each other: what was found in its order, and with each line the stages that were found with it. */
export function inLines<E extends Entry>(entries: readonly E[]): readonly (readonly E[])[] {
  const groups = new Map<string, E[]>();
  for (const entry of entries) {
    if (entry.by === "line") continue;
    const key = `${entry.by} ${entry.line}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const shown = new Set<string>();
  return [...groups.values()].map((group) => {
    const line = group[0]?.line;
    const places = new Set(group.map(({ place }) => place));
    const beside = entries.filter(
      (entry) => entry.by === "line" && entry.line === line && !places.has(entry.place) && !shown.has(entry.id),
    );
    for (const { id } of beside) shown.add(id);
    return [...group, ...beside].sort((one, other) => one.place - other.place);
  });
}

/**
 * The rows of the shelf.
 * @param words whether words were looked for, so that it is told where they were found
 * @param evolvesFrom what a card evolves from; null when it needs nothing before it
 */
export function rowsOf<E extends Entry>(
  groups: readonly (readonly E[])[],
  words: boolean,
  measures: Measures,
  evolvesFrom: (entry: E) => string | null,
): readonly Row<E>[] {
  const rows: Row<E>[] = [];
  let top = 0;
  let heading: string | null = null;
  let cells: Cell<E>[] = [];
  const put = () => {
    if (cells.length === 0) return;
    rows.push({ top, height: measures.rowHeight, cells });
    top += measures.rowHeight;
    cells = [];
  };
  for (const group of groups) {
    const by = group.find((entry) => entry.by !== "line")?.by;
    if (words && by !== undefined && by !== "line" && by !== heading) {
      put();
      rows.push({ top, height: measures.headingHeight, heading: by });
      top += measures.headingHeight;
      heading = by;
    }
    const framed = new Set(group.map(({ place }) => place)).size > 1;
    // A line that fits into a row is not torn.
    if (framed && group.length <= measures.columns && cells.length + group.length > measures.columns) put();
    group.forEach((entry, index) => {
      if (cells.length === measures.columns) put();
      const before = group[index - 1];
      cells.push({
        entry,
        frame: !framed ? null : index === 0 ? "start" : index === group.length - 1 ? "end" : "middle",
        arrow: before !== undefined && before.place < entry.place && ![null, evolvesFrom(before)].includes(evolvesFrom(entry)),
      });
    });
  }
  put();
  return rows;
}

/** How much is drawn beyond what is seen, so that scrolling and tabbing meet something. */
const BEYOND = 500;

/** The rows that are seen, from and to (not included). Only they stand in the document. */
export function inSight(
  rows: readonly { readonly top: number; readonly height: number }[],
  from: number,
  height: number,
): [number, number] {
  const first = rows.findIndex((row) => row.top + row.height > from - BEYOND);
  if (first === -1) return [Math.max(0, rows.length - 1), rows.length];
  const after = rows.findIndex((row) => row.top >= from + height + BEYOND);
  return [first, after === -1 ? rows.length : after];
}
