"use client";
import { useTranslations } from "next-intl";
import { other, type Seat } from "@/kernel/game";

/** What is read of a table and its two sides. */
export interface SideNames {
  readonly title: string;
  readonly mine: string;
  readonly theirs: string;
  /** The hand at the foot of the table. */
  readonly hand: string;
}

/**
 * How a table is called by whoever looks at it: one's own side is "yours" to who plays there, and has its player's name for who only watches.
 *
 * @param seat whose side lies nearer
 */
export function useSideNames(seat: Seat, pseudo: (seat: Seat) => string, watching: boolean): SideNames {
  const t = useTranslations("board");
  const [name, opponent] = [pseudo(seat), pseudo(other(seat))];
  if (!watching)
    return { title: t("title", { name: opponent }), mine: t("yourSide"), theirs: t("sideOf", { name: opponent }), hand: t("hand.label") };
  const of = (one: string) => t("watched.side", { name: one });
  return {
    title: t("watched.title", { one: opponent, two: name }),
    mine: of(name),
    theirs: of(opponent),
    hand: t("watched.hand", { name }),
  };
}
