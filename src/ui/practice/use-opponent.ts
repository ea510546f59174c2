"use client";
import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import type { Me } from "@/realtime/protocol";
import { useConnection, useMatchFound, useMe } from "@/ui/realtime";

/** Against whom of the computer's players a match may begin at once. */
interface Opponent {
  /** Empty until the server has told them. */
  readonly levels: readonly string[];
  readonly level: string | undefined;
  readonly choose: (level: string) => void;
  /** The match that the player has to end first. */
  readonly running: Me["match"];
  /** Whether one can begin now. */
  readonly ready: boolean;
}

/** The choice of a computer player of a game; once its match has begun, the page gives way to the table. */
export function useOpponent(game: string): Opponent {
  const router = useRouter();
  const me = useMe();
  const { status } = useConnection();
  const [chosen, choose] = useState<string | null>(null);
  useMatchFound(useCallback((matchId: string) => router.push(`/match/${matchId}`), [router]));
  const levels = me?.games.find(({ name }) => name === game)?.levels ?? [];
  const level = chosen ?? levels[0];
  const running = me?.match ?? null;
  return { levels, level, choose, running, ready: level !== undefined && running === null && status === "online" };
}
