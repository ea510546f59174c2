import type { ReactNode } from "react";
import type { Seat } from "@/kernel/game";
import type { Fate, Toss } from "./cues";

/** What the toss at the beginning of a match says and shows, in the reader's language. */
export interface StartTold {
  /** Who reads it; null for whoever watches others play. */
  readonly you: Seat | null;
  readonly player: (seat: Seat) => string;
  readonly avatar: (seat: Seat) => ReactNode;
  readonly coin: Toss["coin"];
  /** A message of the game's director: it has `start`, `heads`, `tails` and `verdict`. */
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** A coin falls, and stays to be read. */
export const TOSS_MS = 1_500;

/** Who goes first, or who chooses it: one side of the coin for each player. The first seat tosses. */
export function startToss(index: number, winner: Seat, begins: boolean, { you, player, avatar, coin, say }: StartTold): Toss {
  const fate = (of: Seat): Fate => ({
    title: player(of),
    text: say(of === you ? (begins ? "start.you" : "start.youChoose") : begins ? "start.text" : "start.textChoose"),
    picture: avatar(of),
  });
  return {
    cue: "toss",
    index,
    ms: TOSS_MS,
    source: { title: say("start.title") },
    heads: [winner === 0],
    coin,
    fates: { heads: fate(0), tails: fate(1) },
    verdict: say("verdict", {
      side: say(winner === 0 ? "heads" : "tails"),
      what: say(begins ? "start.begins" : "start.chooses", { name: player(winner) }),
    }),
  };
}
