"use client";
import { watched } from "@/games/replays";
import { tables } from "@/games/tables";
import { MatchScreen } from "@/ui/match/match-screen";

/** A match at the table of its game. Components cannot be handed over by the server, so the browser looks them up. */
export function MatchTable({ matchId, game }: { matchId: string; game: string | null }) {
  return <MatchScreen matchId={matchId} game={game} tables={tables} watched={watched} />;
}
