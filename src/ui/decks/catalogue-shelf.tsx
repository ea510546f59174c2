"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { CatalogueEntry } from "@/cards/catalogue";
import { COPIES_MAX, type DeckCards } from "@/decks/schema";
import { Button, EmptyState, Loading, Notice, SearchField } from "@/ui/shell";
import { copiesOf } from "./draft";
import { answerTo, type Facet, type Filter, withAnswer } from "./filter";
import { FilterChips, FilterDialog } from "./filter-dialog";
import type { DeckKit } from "./kit";
import type { Catalogue } from "./use-catalogue";

/** All cards, to look at and to add. */
export function CatalogueShelf<Face>({
  kit,
  catalogue,
  query,
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
  query: z.ZodType;
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
  const [filtering, setFiltering] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  // Other cards are read from the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new filter is the reason, not what is read.
  useEffect(() => {
    if (grid.current) grid.current.scrollTop = 0;
  }, [filter]);
  const answer = (key: string, given: string) => onFilter(withAnswer(filter, key, given, query));
  return (
    <section className="panel shelf" aria-label={t("title")}>
      {rail}
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-b border-line px-3.5 py-2.5">
        <SearchField
          className="min-w-28 flex-1 [&_.input]:min-h-10"
          label={t("search")}
          value={answerTo(filter, "query")}
          onChange={(event) => answer("query", event.target.value)}
        />
        {tools}
        <Button size="sm" icon="filter" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          {t("filters")}
        </Button>
        <span role="status" className="text-sm whitespace-nowrap text-ink-2 tabular-nums max-sm:sr-only">
          {loaded !== null && t("count", { count: loaded.total })}
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
        {loaded?.total === 0 && (
          <div className="w-full *:py-4">
            <EmptyState
              icon="search"
              title={t("empty.title")}
              action={
                <Button size="sm" onClick={() => onFilter({})}>
                  {t("empty.clear")}
                </Button>
              }
            >
              {words("searchHint")}
            </EmptyState>
          </div>
        )}
        {loaded?.entries.map((entry) => (
          <Item
            key={entry.id}
            kit={kit}
            entry={entry}
            copies={copiesOf(cards, entry.id)}
            shown={entry.id === shownId}
            onShow={() => onShow(entry)}
            onAdd={() => onAdd(entry)}
          />
        ))}
        {loaded !== null && loaded.page < loaded.pages && <More label={t("more")} busy={loading} onReached={more} />}
      </div>
      {filtering && (
        <FilterDialog
          facets={facets}
          filter={filter}
          total={loading || failed ? null : (loaded?.total ?? null)}
          onFilter={onFilter}
          onAnswer={answer}
          onClose={() => setFiltering(false)}
        />
      )}
    </section>
  );
}

function Item<Face>({
  kit,
  entry,
  copies,
  shown,
  onShow,
  onAdd,
}: {
  kit: DeckKit<Face>;
  entry: CatalogueEntry<Face>;
  copies: number;
  shown: boolean;
  onShow: () => void;
  onAdd: () => void;
}) {
  const t = useTranslations("decks.catalogue");
  const { face, playable } = entry;
  const limit = kit.limitOf(face);
  return (
    <div className="item">
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
    </div>
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
