"use client";
import { useCallback, useState } from "react";
import type { MarginPanels } from "./margin";
import type { PracticePanel } from "./practice/use-practice";

/** Which panels are open beside the mat, and what opens and closes them. Beside a match that is looked at again there are none. */
export function usePanels(watching: boolean): MarginPanels {
  const [logOpen, setLogOpen] = useState(false);
  const [reactionsOpen, setReactionsOpen] = useState(false);
  const [practiceOpen, setPracticeOpen] = useState<PracticePanel | null>(null);
  return {
    logOpen,
    onLog: () => setLogOpen((open) => !watching && !open),
    reactionsOpen,
    onReactions: (open) => setReactionsOpen(!watching && open),
    practiceOpen,
    onPractice: useCallback((panel) => setPracticeOpen(watching ? null : panel), [watching]),
  };
}

/**
 * Whether the table is covered by something that Escape takes away, and whether hints are silent: they lie over nothing that is read or answered.
 * @param over whether the game itself has put such a thing over its table
 */
export function coverOf({ reactionsOpen, practiceOpen, logOpen }: MarginPanels, over: boolean): { covered: boolean; silent: boolean } {
  const covered = reactionsOpen || practiceOpen !== null || over;
  return { covered, silent: covered || logOpen };
}
