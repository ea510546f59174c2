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
