"use client";
import { type ReactNode, useState } from "react";
import { other } from "@/kernel/game";
import type { MatchUpdate } from "@/realtime/protocol";
import { ReportDialog } from "../reports";

/** What it takes to report the opponent with this match: how to ask, null where there is nobody to be reported, and the dialog while it is open. */
export function useReport({ matchId, seat, seats }: MatchUpdate): { readonly onReport: (() => void) | null; readonly dialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const { userId, pseudo } = seats[other(seat)];
  // The computer, or an account that is deleted.
  if (userId === null) return { onReport: null, dialog: null };
  return {
    onReport: () => setAsking(true),
    dialog: asking && <ReportDialog player={{ id: userId, pseudo }} matchId={matchId} onClose={() => setAsking(false)} />,
  };
}
