"use client";
import { useState } from "react";
import type { MarginPanels } from "./margin";

/** Which panels are open beside the mat, and what opens and closes them. Beside a match that is looked at again there are none. */
export function usePanels(watching: boolean): MarginPanels {
  const [logOpen, setLogOpen] = useState(false);
  const [reactionsOpen, setReactionsOpen] = useState(false);
  return {
    logOpen,
    onLog: () => setLogOpen((open) => !watching && !open),
    reactionsOpen,
    onReactions: (open) => setReactionsOpen(!watching && open),
  };
}
