"use client";
import { watched } from "@/games/replays";
import { tables } from "@/games/tables";
import type { MatchUpdate } from "@/realtime/protocol";
import { MatchScreen } from "@/ui/match/match-screen";

/** A match at the table of its game. Components cannot be handed over by the server, so the browser looks them up. */
export function MatchTable(props: { matchId: string; game: string | null; first: MatchUpdate | null; narrow: boolean }) {
  return <MatchScreen {...props} tables={tables} watched={watched} />;
}
