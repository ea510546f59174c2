"use client";
import { useTranslations } from "next-intl";
import { useCount } from "@/ui/match/director/directed";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";

/** Opens and closes the hand. On a phone the dock has one too, where it covers the fan. */
export function HandButton({ className = "", testId = "hand-open" }: { className?: string; testId?: string }) {
  const { table, handOpen, setHandOpen } = useBoard();
  const t = useTranslations("board.hand");
  const count = useCount("[data-place=hand-mine]", table.mine.handCount);
  return (
    <button
      type="button"
      className={`hand__open ${className}`}
      data-testid={testId}
      aria-expanded={handOpen}
      aria-keyshortcuts="h"
      onClick={() => setHandOpen(!handOpen)}
    >
      <Icon name="cards" />
      <span>{t(handOpen ? "close" : "open")}</span>
      <b>{count}</b>
    </button>
  );
}
