"use client";
import { watched } from "@/games/replays";
import { tables } from "@/games/tables";
import type { MatchUpdate } from "@/realtime/protocol";
import { MatchScreen } from "@/ui/match/match-screen";
import { type Packed, usePacked } from "@/ui/packed";

interface MatchTableProps {
  matchId: string;
  game: string | null;
  first: Packed<MatchUpdate | null>;
  narrow: boolean;
}

/** A match at the table of its game. Components cannot be handed over by the server, so the browser looks them up. */
export function MatchTable({ first, ...props }: MatchTableProps) {
  return <MatchScreen {...props} first={usePacked(first)} tables={tables} watched={watched} />;
}
