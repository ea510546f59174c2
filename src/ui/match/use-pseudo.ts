"use client";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { Seat } from "@/kernel/game";
import type { SeatView } from "@/match/standing";

type Named = Pick<SeatView, "pseudo" | "bot">;

/** What players are called at the table: by their pseudo, and the computer by the name we gave it. Whoever deleted their account has none any more. */
export function usePseudo(seats: readonly [Named, Named]): (seat: Seat) => string {
  const t = useTranslations("board");
  return useCallback((seat) => (seats[seat].bot ? t("computer") : seats[seat].pseudo || t("formerPlayer")), [seats, t]);
}
