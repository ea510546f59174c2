"use client";

import { useLocale } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CatalogueEntry } from "@/cards/catalogue";
import { findCards } from "./api";
import type { Filter } from "./filter";

interface Loaded<Face> {
  readonly entries: readonly CatalogueEntry<Face>[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export interface Catalogue<Face> {
  /** Null before the first answer. */
  readonly loaded: Loaded<Face> | null;
  readonly loading: boolean;
  /** The catalogue did not answer; `reload` asks again. */
  readonly failed: boolean;
  readonly reload: () => void;
  /** Asks for the next page; nothing when all is there. */
  readonly more: () => void;
}

const TYPING_MS = 250;

/** The catalogue by pages, as far as it was scrolled. What was found stays on the screen until the next answer is there. */
export function useCatalogue<Face>(game: string, filter: Filter): Catalogue<Face> {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded<Face> | null>(null);
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState(false);
  const request = useRef<AbortController>(null);

  const load = useCallback(
    async (page: number) => {
      request.current?.abort();
      const controller = new AbortController();
      request.current = controller;
      setLoading(true);
      // The server answers in the account's language; naming it here asks anew when it changes.
      const parameters = new URLSearchParams({ ...filter, page: String(page), locale });
      const answer = await findCards<Face>(game, parameters, controller.signal);
      if (controller.signal.aborted) return;
      setLoading(false);
      setFailed(!answer.ok);
      if (!answer.ok) return;
      const { entries, ...rest } = answer.value;
      setLoaded((before) => ({ ...rest, entries: page === 1 ? entries : [...(before?.entries ?? []), ...entries] }));
    },
    [game, filter, locale],
  );

  useEffect(() => {
    const timer = setTimeout(() => void load(1), TYPING_MS);
    return () => clearTimeout(timer);
  }, [load]);
  useEffect(() => () => request.current?.abort(), []);

  return {
    loaded,
    loading,
    failed,
    reload: () => void load(1),
    more: () => {
      if (!loading && loaded !== null && loaded.page < loaded.pages) void load(loaded.page + 1);
    },
  };
}
