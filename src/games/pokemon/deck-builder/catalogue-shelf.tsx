"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { CatalogueEntry, CatalogueSet } from "@/cards/catalogue";
import { COPIES_MAX, type DeckCards } from "@/decks/schema";
import { CardButton, type CardFace } from "@/games/pokemon/card";
import type { Offered } from "@/games/pokemon/cards/offered";
import { Button, EmptyState, Loading, Notice, SearchField } from "@/ui/shell";
import { copiesOf } from "./draft";
import { FilterChips, FilterDialog } from "./filter-dialog";
import { type CatalogueFilter, useFacets } from "./filters";
import { Rail } from "./rail";
import type { Catalogue } from "./use-catalogue";

/** "Création du deck": all cards, to look at and to add. */
export function CatalogueShelf({
  catalogue,
  filter,
  onFilter,
  sets,
  offered,
  counts,
  cards,
  shownId,
  onShow,
  onAdd,
  className,
}: {
  catalogue: Catalogue;
  filter: CatalogueFilter;
  onFilter: (filter: CatalogueFilter) => void;
  sets: readonly CatalogueSet[];
  offered: Offered;
  /** Numbers of the whole catalogue. */
  counts: Readonly<Record<CardFace["category"], number>>;
  cards: DeckCards;
  shownId: string | null;
  onShow: (entry: CatalogueEntry<CardFace>) => void;
  onAdd: (entry: CatalogueEntry<CardFace>) => void;
  className: string;
}) {
  const t = useTranslations("decks.catalogue");
  const { loaded, loading, failed, reload, more } = catalogue;
  const facets = useFacets(sets, offered);
  const [filtering, setFiltering] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const change = (next: CatalogueFilter) => {
    // Other cards are read from the top.
    if (grid.current) grid.current.scrollTop = 0;
    onFilter(next);
  };
  return (
    <section className={`panel shelf ${className}`} aria-label={t("title")}>
      <Rail
        title={t("title")}
        label={t("filter")}
        counts={counts}
        category={filter.category ?? null}
        types={filter.types ?? []}
        offered={offered.types}
        onCategory={(category) => change({ ...filter, category: category ?? undefined })}
        onTypes={(types) => change({ ...filter, types: [...types] })}
      />
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-b border-line px-3.5 py-2.5">
        <SearchField
          className="min-w-0 flex-1 [&_.input]:min-h-10"
          label={t("search")}
          value={filter.query ?? ""}
          onChange={(event) => change({ ...filter, query: event.target.value })}
        />
        <Button size="sm" icon="filter" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          {t("filters")}
        </Button>
        <span role="status" className="text-sm whitespace-nowrap text-ink-2 tabular-nums max-sm:sr-only">
          {loaded !== null && t("count", { count: loaded.total })}
        </span>
        <FilterChips facets={facets} filter={filter} onFilter={change} />
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
                <Button size="sm" onClick={() => change({})}>
                  {t("empty.clear")}
                </Button>
              }
            >
              {t("empty.text")}
            </EmptyState>
          </div>
        )}
        {loaded?.entries.map((entry) => (
          <Item
            key={entry.id}
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
          onFilter={change}
          onClose={() => setFiltering(false)}
        />
      )}
    </section>
  );
}

function Item({
  entry,
  copies,
  shown,
  onShow,
  onAdd,
}: {
  entry: CatalogueEntry<CardFace>;
  copies: number;
  shown: boolean;
  onShow: () => void;
  onAdd: () => void;
}) {
  const t = useTranslations("decks.catalogue");
  const { face, playable } = entry;
  const tooMany = copies > 4 && !(face.category === "Energy" && face.kind === "Basic");
  return (
    <div className="item">
      <CardButton
        face={face}
        size="s"
        state={shown ? "selected" : playable ? "rest" : "disabled"}
        onClick={onShow}
        onDoubleClick={playable && copies < COPIES_MAX ? onAdd : undefined}
      />
      {copies > 0 && (
        <span className={`item__copies ${tooMany ? "bg-danger text-on-dark" : "bg-ink text-paper"}`}>
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
