"use client";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { Seat } from "@/kernel/game";
import type { SeatView } from "@/match/standing";

/** What players are called at the table: by their pseudo, and the computer by the name we gave it. */
export function usePseudo(seats: readonly [SeatView, SeatView]): (seat: Seat) => string {
  const t = useTranslations("board");
  return useCallback((seat) => (seats[seat].bot ? t("computer") : seats[seat].pseudo), [seats, t]);
}
