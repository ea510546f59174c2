"use client";
import { useEffect, useRef } from "react";
import type { GameOffer, Me } from "@/realtime/protocol";
import { useConnection } from "@/ui/realtime";

/** What somebody who wants to try begins with. */
export type Trial = "lesson" | "match";

/**
 * Begins the guided match, or one against the easiest computer player, at once, for somebody who wants to try; where that cannot be, the page is there to
 * choose.
 */
export function useTrial(wanted: Trial | null, me: Me | null, game: GameOffer | null): void {
  const { say, status } = useConnection();
  const begun = useRef(false);
  const [edition, level] = [game?.deck?.editions[0], game?.levels[0]];
  useEffect(() => {
    if (wanted === null || begun.current || !me || me.match || !game || status !== "online") return;
    const teaches = wanted === "lesson" && game.lesson;
    if (!teaches && (edition === undefined || level === undefined)) return;
    begun.current = true;
    // Coming back here is no wish for another match.
    window.history.replaceState(null, "", "/jeu");
    if (teaches) void say("lesson:start", { game: game.name });
    else if (edition !== undefined && level !== undefined) void say("bot:challenge", { game: game.name, edition, level });
  }, [wanted, me, game, edition, level, say, status]);
}
