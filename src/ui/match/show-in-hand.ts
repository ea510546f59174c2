import { type RefObject, useEffect } from "react";

/** Room beside a card, for its edge where it is lit. */
const EDGE = 16;

/** On a phone the open hand is a row that scrolls: brings a card of it into sight. */
function showInHand(card: Element | null): void {
  const place = card?.closest<HTMLElement>(".hand li");
  const row = place?.parentElement;
  if (!place || !row) return;
  const [from, to] = [row.scrollLeft + EDGE, row.scrollLeft + row.clientWidth - EDGE];
  if (place.offsetLeft >= from && place.offsetLeft + place.offsetWidth <= to) return;
  row.scrollTo({ left: place.offsetLeft - (row.clientWidth - place.offsetWidth) / 2 });
}

/** Brings a card of the hand into sight, and again whenever the window has become another. @param selector names it; empty for none */
export function useShownInHand(selector: string): void {
  useEffect(() => {
    if (selector === "") return;
    const show = () => showInHand(document.querySelector(selector));
    show();
    window.addEventListener("resize", show);
    return () => window.removeEventListener("resize", show);
  }, [selector]);
}

/** Each decision begins with a card in sight that can be played. @param decision its id; null while the hand is closed */
export function useShowPlayable(row: RefObject<HTMLOListElement | null>, decision: number | null): void {
  useEffect(() => {
    if (decision !== null) showInHand(row.current?.querySelector("[data-holds], [data-option]") ?? null);
  }, [row, decision]);
}
