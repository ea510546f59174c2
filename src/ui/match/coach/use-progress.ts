"use client";
import { useCallback, useMemo, useSyncExternalStore } from "react";

/** What the browser remembers of a guided match beside its steps. */
const SKIPPED = "skipped";
const ENDED = "ended";

/** "at:3/10": the step that was shown last, and how many there are. */
const AT = /^at:(\d+)\/(\d+)$/;

const keyOf = (matchId: string) => `lesson:${matchId}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A step among all, both counted from 1. */
export interface Reached {
  readonly step: number;
  readonly total: number;
}

export interface Progress {
  /** Ids of steps that were done or read. */
  readonly known: ReadonlySet<string>;
  /** The player plays on without the coach. */
  readonly skipped: boolean;
  /** The end was read. */
  readonly ended: boolean;
  /** The coach shows this step. */
  readonly reach: (reached: Reached) => void;
  readonly learn: (steps: readonly string[]) => void;
  readonly skip: (skipped: boolean) => void;
  readonly end: () => void;
}

/** How far a player has come in a guided match. The match itself is on the server: what was done there is seen again, only what was read is remembered here. */
export function useProgress(matchId: string): Progress {
  const stored = useStored(matchId);
  const words = useMemo(() => wordsIn(stored), [stored]);
  const change = useCallback(
    (how: (words: Set<string>) => void) => {
      const next = wordsIn(read(matchId));
      how(next);
      window.localStorage.setItem(keyOf(matchId), [...next].join(" "));
      for (const listener of listeners) listener();
    },
    [matchId],
  );
  const reach = useCallback(
    ({ step, total }: Reached) =>
      change((next) => {
        for (const word of next) if (AT.test(word)) next.delete(word);
        next.add(`at:${step}/${total}`);
      }),
    [change],
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
  return { known: words, skipped: words.has(SKIPPED), ended: words.has(ENDED), reach, learn, skip, end };
}

/** Where a guided match was left; null where nobody is at a step of it, or this browser does not know. */
export function useReached(matchId: string | undefined): Reached | null {
  return reachedIn(useStored(matchId));
}

/** The same of what the browser remembers. */
export function reachedIn(stored: string): Reached | null {
  const words = wordsIn(stored);
  if (words.has(SKIPPED) || words.has(ENDED)) return null;
  for (const word of words) {
    const at = AT.exec(word);
    if (at) return { step: Number(at[1]), total: Number(at[2]) };
  }
  return null;
}

const read = (matchId: string): string => window.localStorage.getItem(keyOf(matchId)) ?? "";

const wordsIn = (stored: string): Set<string> => new Set(stored.split(" ").filter((word) => word !== ""));

/** What the browser remembers of a guided match; nothing while the server draws the page. */
function useStored(matchId: string | undefined): string {
  return useSyncExternalStore(
    subscribe,
    () => (matchId === undefined ? "" : read(matchId)),
    () => "",
  );
}
