"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CatalogueEntry } from "@/cards/catalogue";
import type { DeckCards } from "@/decks/schema";
import { Button, EmptyState, Loading, Notice, SearchField } from "@/ui/shell";
import { CatalogueGrid } from "./catalogue-grid";
import { answerTo, type Facet, type Filter, withAnswer } from "./filter";
import { FilterChips, FilterDialog } from "./filter-dialog";
import type { DeckKit } from "./kit";
import type { Catalogue } from "./use-catalogue";

/** All cards, to look at and to add. */
export function CatalogueShelf<Face>({
  kit,
  catalogue,
  filter,
  onFilter,
  facets,
  rail,
  tools,
  cards,
  shownId,
  onShow,
  onAdd,
}: {
  kit: DeckKit<Face>;
  catalogue: Catalogue<Face>;
  /** What the game's catalogue may be asked. */
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** The questions of the filter dialog. */
  facets: readonly Facet[];
  /** The margin of the shelf. */
  rail: ReactNode;
  /** Filters of the game that stand beside the search. */
  tools?: ReactNode;
  cards: DeckCards;
  shownId: string | null;
  onShow: (entry: CatalogueEntry<Face>) => void;
  onAdd: (entry: CatalogueEntry<Face>) => void;
}) {
  const t = useTranslations("decks.catalogue");
  const words = useTranslations(kit.words);
  const { loaded, loading, failed, reload, more } = catalogue;
  const narrowed = Object.keys(filter).some((key) => key !== "sort");
  const sortOf = (asked: Filter) => answerTo(asked, "sort") || kit.sorts[0];
  const [filtering, setFiltering] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  // Other cards are read from the top.
  const readBy = useRef(filter);
  useEffect(() => {
    if (grid.current && readBy.current !== filter) grid.current.scrollTop = 0;
    readBy.current = filter;
  }, [filter]);
  const answer = (key: string, given: string) => onFilter(withAnswer(filter, key, given));
  const meant = loaded?.meant ?? null;
  return (
    <section className="panel shelf" aria-label={t("title")}>
      {rail}
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 border-b border-line px-3 py-2.5">
        <SearchField
          className="min-w-48 flex-1 max-sm:basis-full [&_.input]:min-h-10"
          label={t("search")}
          value={answerTo(filter, "query")}
          maxLength={100}
          onChange={(event) => answer("query", event.target.value)}
        />
        {tools}
        <select
          className="pick"
          aria-label={t("sort")}
          value={sortOf(filter)}
          onChange={(event) => answer("sort", event.target.value === kit.sorts[0] ? "" : event.target.value)}
        >
          {kit.sorts.map((sort) => (
            <option key={sort} value={sort}>
              {words(`sorts.${sort}`)}
            </option>
          ))}
        </select>
        <Button size="sm" icon="filter" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          {t("filters")}
        </Button>
        {/* Of the whole catalogue the rail says how large it is. */}
        <span role="status" className={narrowed ? "text-sm whitespace-nowrap text-ink-2 tabular-nums max-sm:sr-only" : "sr-only"}>
          {loaded !== null && t("count", { count: loaded.tally.total })}
        </span>
        <FilterChips facets={facets} filter={filter} onAnswer={answer} />
      </div>
      <div ref={grid} className="shelf__grid" aria-busy={loading}>
        {failed && (
          <Notice
            tone="danger"
            className="w-full"
            action={
              <Button size="sm" onClick={reload}>
                {t("retry")}
              </Button>
            }
          >
            {t("trouble")}
          </Notice>
        )}
        {loaded === null && !failed && <Loading className="w-full" />}
        {loaded?.tally.total === 0 && (
          <div className="w-full *:py-4">
            <EmptyState
              icon="search"
              title={t("empty.title")}
              action={
                <span className="flex flex-wrap justify-center gap-2">
                  {meant !== null && (
                    <Button size="sm" look="sun" onClick={() => answer("query", meant)}>
                      {t("empty.meant", { words: meant })}
                    </Button>
                  )}
                  <Button size="sm" onClick={() => onFilter({})}>
                    {t("empty.clear")}
                  </Button>
                </span>
              }
            >
              {words("searchHint")}
            </EmptyState>
          </div>
        )}
        {loaded !== null && loaded.tally.total > 0 && (
          <CatalogueGrid
            kit={kit}
            entries={loaded.entries}
            query={answerTo(loaded.filter, "query").trim()}
            lines={sortOf(loaded.filter) === "line"}
            cards={cards}
            shownId={shownId}
            onShow={onShow}
            onAdd={onAdd}
            scroller={grid}
          />
        )}
        {loaded !== null && loaded.next !== null && <More label={t("more")} busy={loading} onReached={more} />}
      </div>
      {filtering && (
        <FilterDialog
          facets={facets}
          counts={catalogue.facets}
          filter={filter}
          total={loading || failed ? null : (loaded?.tally.total ?? null)}
          onFilter={onFilter}
          onAnswer={answer}
          onClose={() => setFiltering(false)}
        />
      )}
    </section>
  );
}

/** Asks for the next page when it comes into sight; a button for those who do not scroll. */
function More({ label, busy, onReached }: { label: string; busy: boolean; onReached: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const reached = useRef(onReached);
  useEffect(() => {
    reached.current = onReached;
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached.current(), { rootMargin: "400px" });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="grid w-full justify-items-center pt-2">
      <Button size="sm" look="quiet" busy={busy} onClick={onReached}>
        {label}
      </Button>
    </div>
  );
}
