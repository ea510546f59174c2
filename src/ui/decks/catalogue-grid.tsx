"use client";
import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { CatalogueEntry } from "@/cards/catalogue";
import { COPIES_MAX } from "@/decks/limits";
import type { DeckCards } from "@/decks/schema";
import { Icon, Loading } from "@/ui/shell";
import { copiesOf } from "./draft";
import { excerptOf } from "./found";
import type { DeckKit } from "./kit";
import { SetMark } from "./set-mark";
import { type Cell, inLines, inSight, type Measures, rowsOf } from "./shelf-rows";

interface GridProps<Face> {
  readonly kit: DeckKit<Face>;
  readonly entries: readonly CatalogueEntry<Face>[];
  /** The words that were looked for. */
  readonly query: string;
  /** Whether evolution lines stand together. */
  readonly lines: boolean;
  readonly cards: DeckCards;
  readonly shownId: string | null;
  readonly onShow: (entry: CatalogueEntry<Face>) => void;
  readonly onAdd: (entry: CatalogueEntry<Face>) => void;
  /** The box that is scrolled. */
  readonly scroller: React.RefObject<HTMLElement | null>;
}

/** Below a card: its mark, and the words that were found. */
const MARK_HEIGHT = 26;
const EXCERPT_HEIGHT = 34;
const HEADING_HEIGHT = 32;
const RATIO = 0.716;
/** What comes after the cards stays out of sight until they are there. */
const UNMEASURED_HEIGHT = "60vh";

/** The cards that were found. However many there are, only those near what is seen stand in the document. */
export function CatalogueGrid<Face>({ kit, entries, query, lines, cards, shownId, onShow, onAdd, scroller }: GridProps<Face>) {
  const t = useTranslations("decks.catalogue");
  const place = useRef<HTMLDivElement>(null);
  const measures = useMeasures(place, query !== "");
  const seen = useSeen(scroller, place);
  const groups = useMemo(() => (lines ? inLines(entries) : entries.map((entry) => [entry])), [entries, lines]);
  const rows = useMemo(
    () => (measures === null ? [] : rowsOf(groups, query !== "", measures, ({ face }) => kit.evolvesFrom(face))),
    [groups, query, measures, kit],
  );
  const [first, after] = inSight(rows, seen.from, seen.height);
  const last = rows.at(-1);
  const height = last ? last.top + last.height : 0;
  return (
    <div ref={place} className="found" style={{ height: measures === null ? UNMEASURED_HEIGHT : height }}>
      <i className="found__probe" aria-hidden="true" />
      {measures === null && <Loading className="w-full" />}
      {rows.slice(first, after).map((row) =>
        "heading" in row ? (
          <h3 key={row.heading} className="found__heading" style={{ top: row.top }}>
            {t(row.heading === "name" ? "foundInName" : "foundInText", { query })}
          </h3>
        ) : (
          <div key={row.top} className="found__row" style={{ top: row.top }}>
            {row.cells.map((cell) => (
              <Item
                key={`${cell.entry.by} ${cell.entry.id}`}
                kit={kit}
                cell={cell}
                query={query}
                copies={copiesOf(cards, cell.entry.id)}
                shown={cell.entry.id === shownId}
                onShow={() => onShow(cell.entry)}
                onAdd={() => onAdd(cell.entry)}
              />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

function Item<Face>({
  kit,
  cell: { entry, frame, arrow },
  query,
  copies,
  shown,
  onShow,
  onAdd,
}: {
  kit: DeckKit<Face>;
  cell: Cell<CatalogueEntry<Face>>;
  query: string;
  copies: number;
  shown: boolean;
  onShow: () => void;
  onAdd: () => void;
}) {
  const t = useTranslations("decks.catalogue");
  const { face, playable, by } = entry;
  const limit = kit.limitOf(face);
  const excerpt = query === "" ? null : excerptOf(kit.nameOf(face), kit.textsOf(face), query);
  return (
    <div className="item" data-frame={frame ?? undefined}>
      {arrow && <Icon name="arrow" className="item__arrow" />}
      <kit.Button
        face={face}
        size="s"
        state={shown ? "selected" : playable ? "rest" : "disabled"}
        onClick={onShow}
        onDoubleClick={playable && copies < COPIES_MAX ? onAdd : undefined}
      />
      {copies > 0 && (
        <span className={`item__copies ${limit !== null && copies > limit ? "bg-danger text-on-dark" : "bg-ink text-paper"}`}>
          <span aria-hidden="true">×{copies}</span>
          <span className="sr-only">{t("inDeck", { count: copies })}</span>
        </span>
      )}
      <SetMark print={kit.printOf(face)} />
      {query !== "" && by === "line" && <span className="item__why">{t("sameLine")}</span>}
      {query !== "" && by === "text" && (
        <span className="item__why">
          {excerpt === null ? (
            t("otherLanguage")
          ) : (
            <>
              {excerpt.before}
              <mark>{excerpt.word}</mark>
              {excerpt.after}
            </>
          )}
        </span>
      )}
    </div>
  );
}

/** How many cards stand beside each other, and how tall a row is: the widths are the stylesheet's. Null until they are known: on the server nobody measures. */
function useMeasures(place: React.RefObject<HTMLDivElement | null>, words: boolean): Measures | null {
  const [measured, set] = useState<{ readonly columns: number; readonly card: number; readonly gap: number } | null>(null);
  useLayoutEffect(() => {
    const box = place.current;
    const probe = box?.querySelector(".found__probe");
    if (!box || !probe) return;
    const measure = () => {
      const [width, one] = [box.clientWidth, probe.getBoundingClientRect()];
      if (width === 0) return;
      const columns = Math.max(1, Math.floor((width + one.height) / (one.width + one.height) + 0.01));
      set((before) => (before?.columns === columns && before.card === one.width ? before : { columns, card: one.width, gap: one.height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [place]);
  return useMemo(
    () =>
      measured && {
        columns: measured.columns,
        rowHeight: Math.ceil(measured.card / RATIO) + MARK_HEIGHT + (words ? EXCERPT_HEIGHT : 0) + Math.max(18, measured.gap),
        headingHeight: HEADING_HEIGHT,
      },
    [measured, words],
  );
}

/** How far the box is scrolled, in steps, and how tall it is. */
const STEP = 120;

function useSeen(scroller: React.RefObject<HTMLElement | null>, place: React.RefObject<HTMLElement | null>) {
  const [seen, set] = useState({ from: 0, height: 800 });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      const from = Math.max(0, Math.floor((box.scrollTop - (place.current?.offsetTop ?? 0)) / STEP) * STEP);
      const height = box.clientHeight + STEP;
      set((before) => (before.from === from && before.height === height ? before : { from, height }));
    };
    look();
    box.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => {
      box.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [scroller, place]);
  return seen;
}
