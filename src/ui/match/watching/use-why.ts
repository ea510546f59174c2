"use client";
import { useTranslations } from "next-intl";
import { type Outcome, other, type Seat } from "@/kernel/game";

/** What the winner does to end a match; any other reason is what befalls the loser. */
const DEEDS_OF_THE_WINNER = ["prizes", "effect", "victoryStrike"];

/**
 * Who has won and why, for those who did not play. Each player is told of the other by name: so one reads of the loser what the winner is told, and of the
 * winner what the loser is.
 * @param words the words of the game, in whose `end` stands what ends only its matches
 */
export function useWhy(words: string, pseudo: (seat: Seat) => string): (outcome: Outcome) => string {
  const t = useTranslations("watching");
  const shared = useTranslations("board.end");
  const own = useTranslations(`${words}.end`);
  return ({ winner, reason }) => {
    if (winner === null) return own.has(`${reason}.draw`) ? own(`${reason}.draw`) : t("drawn");
    const won = t("won", { name: pseudo(winner) });
    const [key, of]: readonly [string, Seat] = DEEDS_OF_THE_WINNER.includes(reason)
      ? [`${reason}.lost`, winner]
      : [`${reason}.won`, other(winner)];
    const told = [own, shared].find((end) => end.has(key));
    return told === undefined ? won : `${won} ${told(key, { name: pseudo(of) })}`;
  };
}
