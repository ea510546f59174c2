"use client";
import { logs } from "@/games/logs";
import type { Story } from "@/ui/match/log/story";

/** A match as its game tells it; null where it does not. Components cannot be handed over by the server, so the browser looks them up. */
export function MatchLog({ story }: { story: Story }) {
  const Log = logs[story.game];
  return Log === undefined ? null : <Log story={story} />;
}
