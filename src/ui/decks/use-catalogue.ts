"use client";

import { useLocale } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CatalogueEntry, CataloguePage } from "@/cards/catalogue";
import { countFacets, findCards } from "./api";
import type { Filter } from "./filter";

interface Loaded<Face> {
  readonly entries: readonly CatalogueEntry<Face>[];
  readonly tally: NonNullable<CataloguePage<Face>["tally"]>;
  readonly next: string | null;
  readonly meant: string | null;
  /** What was asked: the filter may have gone on since. */
  readonly filter: Filter;
}

export interface Catalogue<Face> {
  /** Null before the first answer. */
  readonly loaded: Loaded<Face> | null;
  /** How many of the cards found have each facet; null until it is known. */
  readonly facets: Readonly<Record<string, number>> | null;
  readonly loading: boolean;
  /** The catalogue did not answer; `reload` asks again. */
  readonly failed: boolean;
  readonly reload: () => void;
  /** Asks for the next page; nothing when all is there. */
  readonly more: () => void;
}

const TYPING_MS = 120;
/** Searches whose first page is kept: whoever takes a letter back sees at once what was there. */
const KEPT_MOST = 40;

/**
 * The catalogue by pages, as far as it was scrolled. What was found stays on the screen until the next answer is there.
 * @param begun the first page of what is asked first, where it is known
 */
export function useCatalogue<Face>(game: string, filter: Filter, begun: CataloguePage<Face> | null = null): Catalogue<Face> {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded<Face> | null>(() => begun && firstPage(begun, filter));
  const [facets, setFacets] = useState<Catalogue<Face>["facets"]>(null);
  const [loading, setLoading] = useState(begun === null);
  const [failed, setFailed] = useState(false);
  const request = useRef<AbortController>(null);
  // The server answers in the account's language; naming it here asks anew when it changes.
  const asked = new URLSearchParams({ ...filter, locale }).toString();
  const kept = useRef(new Map<string, Loaded<Face>>(loaded ? [[asked, loaded]] : []));

  const count = useCallback(
    async (signal: AbortSignal) => {
      const counts = await countFacets(game, asked, signal);
      if (!signal.aborted && counts.ok) setFacets(counts.value);
    },
    [game, asked],
  );
  const load = useCallback(
    async (after: string | null) => {
      request.current?.abort();
      const controller = new AbortController();
      request.current = controller;
      setLoading(true);
      const answer = await findCards<Face>(game, after === null ? asked : `${asked}&after=${encodeURIComponent(after)}`, controller.signal);
      if (controller.signal.aborted) return;
      setLoading(false);
      setFailed(!answer.ok);
      if (!answer.ok) return;
      const { entries, next, tally } = answer.value;
      if (tally !== null) {
        const first = firstPage(answer.value, filter);
        kept.current.set(asked, first);
        const [oldest] = kept.current.keys();
        if (oldest !== undefined && kept.current.size > KEPT_MOST) kept.current.delete(oldest);
        setLoaded(first);
        await count(controller.signal);
      } else setLoaded((before) => before && { ...before, next, entries: [...before.entries, ...entries] });
    },
    [count, game, asked, filter],
  );

  const first = useRef(true);
  useEffect(() => {
    const known = kept.current.get(asked);
    const isFirst = first.current;
    first.current = false;
    if (known && !isFirst) setLoaded({ ...known, filter });
    // What the page came with need not be asked for.
    const ask = () => {
      if (!isFirst || known === undefined) return void load(null);
      request.current = new AbortController();
      void count(request.current.signal);
    };
    const timer = setTimeout(ask, isFirst ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [load, count, asked, filter]);
  useEffect(() => () => request.current?.abort(), []);

  return {
    loaded,
    facets,
    loading,
    failed,
    reload: () => void load(null),
    more: () => {
      if (!loading && loaded?.filter === filter && loaded.next !== null) void load(loaded.next);
    },
  };
}

/** The first page of a search, which says how much there is. */
function firstPage<Face>({ tally, ...page }: CataloguePage<Face>, filter: Filter): Loaded<Face> {
  if (tally === null) throw new Error("A search begins with its first page.");
  return { ...page, tally, filter };
}
