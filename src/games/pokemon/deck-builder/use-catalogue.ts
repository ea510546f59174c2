"use client";

import { useLocale } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CatalogueEntry } from "@/cards/catalogue";
import type { CardFace } from "@/games/pokemon/cards/face";
import { parametersOf } from "@/games/pokemon/cards/query";
import { findCards } from "./api";
import type { CatalogueFilter } from "./filters";

interface Loaded {
  readonly entries: readonly CatalogueEntry<CardFace>[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export interface Catalogue {
  /** Null before the first answer. */
  readonly loaded: Loaded | null;
  readonly loading: boolean;
  /** The catalogue did not answer; `reload` asks again. */
  readonly failed: boolean;
  readonly reload: () => void;
  /** Asks for the next page; nothing when all is there. */
  readonly more: () => void;
}

const TYPING_MS = 250;

/** The catalogue by pages, as far as it was scrolled. What was found stays on the screen until the next answer is there. */
export function useCatalogue(filter: CatalogueFilter): Catalogue {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState(false);
  const request = useRef<AbortController>(null);

  const load = useCallback(
    async (page: number) => {
      request.current?.abort();
      const controller = new AbortController();
      request.current = controller;
      setLoading(true);
      const parameters = parametersOf({ ...filter, page });
      // The server answers in the account's language; naming it here asks anew when it changes.
      parameters.set("locale", locale);
      const answer = await findCards(parameters, controller.signal);
      if (controller.signal.aborted) return;
      setLoading(false);
      setFailed(!answer.ok);
      if (!answer.ok) return;
      const { entries, ...rest } = answer.value;
      setLoaded((before) => ({ ...rest, entries: page === 1 ? entries : [...(before?.entries ?? []), ...entries] }));
    },
    [filter, locale],
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
