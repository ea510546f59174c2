"use client";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Seat } from "@/kernel/game";
import { Button } from "@/ui/shell";
import type { TurnLog } from "./log";
import { LogLine } from "./log-line";

/** The whole log beside the mat. */
export function LogDrawer({
  log: turns,
  seat,
  pseudo,
  onClose,
}: {
  log: readonly TurnLog[];
  seat: Seat;
  pseudo: (seat: Seat) => string;
  onClose: () => void;
}) {
  const t = useTranslations("log");
  const { list, lines, reading, onScroll } = useNewestLine();
  return (
    <aside className="log" aria-label={t("label")}>
      <div className="log__panel">
        <div className="log__head">
          <h2>{t("title")}</h2>
          <Button look="quiet" icon="cross" aria-label={t("close")} onClick={onClose} />
        </div>
        <div className="log__list" ref={list} data-reading={reading || undefined} onScroll={onScroll}>
          <div ref={lines}>
            {turns.length === 0 && <p>{t("empty")}</p>}
            {turns.map((turn) => (
              <section key={turn.lines[0]?.index}>
                <h3 data-side={turn.turn === 0 ? undefined : turn.seat === seat ? "mine" : "theirs"}>
                  {turn.turn === 0 ? t("setup") : t("turn", { turn: turn.turn, name: pseudo(turn.seat) })}
                </h3>
                <ol>
                  {turn.lines.map((line, index) => (
                    <LogLine key={line.index} line={line} timed={index === 0} ruled />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </div>
      </div>
    </aside>
  );
}

/** Room under the newest line, and how far the list may stand from it and still count as being there. */
const NEAR_PX = 20;

/**
 * Keeps the newest line in sight, the last one of the first turn, until the reader scrolls away to what was before.
 * Only scrolling in a list that has kept its size is a reader's: a browser scrolls as well where lines or list grow or shrink.
 */
function useNewestLine() {
  const list = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  /** Where the list last scrolled to by itself, and how tall its lines and it were. */
  const followed = useRef({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 });
  const [reading, setReading] = useState(false);
  const follow = useCallback(() => {
    if (list.current === null || reading) return;
    list.current.scrollTop = newestPlace(list.current);
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    followed.current = { scrollTop, scrollHeight, clientHeight };
  }, [reading]);
  // After each drawing: there may be new lines.
  useLayoutEffect(follow);
  useEffect(() => {
    if (list.current === null || lines.current === null) return;
    const observer = new ResizeObserver(follow);
    observer.observe(list.current);
    observer.observe(lines.current);
    return () => observer.disconnect();
  }, [follow]);
  const onScroll = () => {
    if (list.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    const before = followed.current;
    if (!reading && (scrollTop === before.scrollTop || scrollHeight !== before.scrollHeight || clientHeight !== before.clientHeight))
      return follow();
    setReading(Math.abs(scrollTop - newestPlace(list.current)) >= NEAR_PX);
  };
  return { list, lines, reading, onScroll };
}

/** How far the list has to be scrolled to show its newest line, and as much of its turn as there is room for. */
function newestPlace(list: HTMLElement): number {
  const turn = list.querySelector("section");
  const wanted = turn === null ? 0 : turn.offsetTop + turn.offsetHeight + NEAR_PX - list.clientHeight;
  return Math.max(0, Math.min(wanted, list.scrollHeight - list.clientHeight));
}
