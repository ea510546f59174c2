"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useTableSettings } from "./settings/use-table-settings";
import { listenForGesture, playSound } from "./sound/player";
import { systemNotice } from "./system-notice";

/**
 * Says that something is asked of this player, to whoever is looking elsewhere: by the tab's title and picture, by a sound as one's turn comes, and by the
 * system while the page is hidden, where the player allowed that.
 *
 * @param asked whether a decision is open
 * @param turn grows with each turn of one's own; null in anybody else's
 */
export function useTurnWarning(asked: boolean, turn: number | null): void {
  const t = useTranslations("settings");
  const { settings } = useTableSettings();
  const { turnWarning, notification } = settings;
  useEffect(listenForGesture, []);
  const told = useRef(turn);
  useEffect(() => {
    const fresh = turn !== null && turn !== told.current;
    told.current = turn;
    if (!turnWarning || !fresh) return;
    playSound("turn");
    if (notification && document.hidden) systemNotice(t("yourTurn"), { tag: "turn", icon: "/icon.svg" });
  }, [turn, turnWarning, notification, t]);
  useEffect(() => {
    if (!turnWarning || !asked) return;
    const title = document.title;
    const picture = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    const usual = picture?.href;
    const warning = t("yourTurnTitle", { title });
    document.title = warning;
    if (picture) picture.href = BADGE;
    return () => {
      // Another page may have come meanwhile, with a title of its own.
      if (document.title === warning) document.title = title;
      if (picture && usual !== undefined) picture.href = usual;
    };
  }, [asked, turnWarning, t]);
}

/** The site's own picture with a mark on it. */
const BADGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 38V19.5a16 16 0 0 1 32 0V38Z" fill="#2b2145"/><path d="M6 36V20a14 14 0 0 1 28 0V36Z" fill="#6a4cc0"/><path d="M12 27a8 8 0 0 1 16 0Z" fill="#ffc441"/><path d="M6 31C12 26.5 16 33 22 30s9-2 12-1V36H6Z" fill="#1f9c92"/><circle cx="29" cy="11" r="10" fill="#fff6e2"/><circle cx="29" cy="11" r="7.5" fill="#e5482f"/></svg>',
)}`;
