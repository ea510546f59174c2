"use client";
import { useCallback, useMemo, useSyncExternalStore } from "react";

/** What the browser remembers of a guided match beside its steps. */
const SKIPPED = "skipped";
const ENDED = "ended";

const keyOf = (matchId: string) => `lesson:${matchId}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface Progress {
  /** Ids of steps that were done or read. */
  readonly known: ReadonlySet<string>;
  /** The player plays on without the coach. */
  readonly skipped: boolean;
  /** The end was read. */
  readonly ended: boolean;
  readonly learn: (steps: readonly string[]) => void;
  readonly skip: (skipped: boolean) => void;
  readonly end: () => void;
}

/** How far a player has come in a guided match. The match itself is on the server: what was done there is seen again, only what was read is remembered here. */
export function useProgress(matchId: string): Progress {
  const stored = useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(keyOf(matchId)) ?? "",
    () => "",
  );
  const words = useMemo(() => new Set(stored.split(" ").filter((word) => word !== "")), [stored]);
  const change = useCallback(
    (how: (words: Set<string>) => void) => {
      const next = new Set((window.localStorage.getItem(keyOf(matchId)) ?? "").split(" ").filter((word) => word !== ""));
      how(next);
      window.localStorage.setItem(keyOf(matchId), [...next].join(" "));
      for (const listener of listeners) listener();
    },
    [matchId],
  );
  const learn = useCallback(
    (steps: readonly string[]) =>
      change((next) => {
        for (const step of steps) next.add(step);
      }),
    [change],
  );
  const skip = useCallback((skipped: boolean) => change((next) => void (skipped ? next.add(SKIPPED) : next.delete(SKIPPED))), [change]);
  const end = useCallback(() => change((next) => void next.add(ENDED)), [change]);
  return { known: words, skipped: words.has(SKIPPED), ended: words.has(ENDED), learn, skip, end };
}
