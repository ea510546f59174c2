"use client";
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** A movement shorter than this is a click. */
const SLOP_PX = 8;

/**
 * Dragging as a short cut for a click on the card and a click on its place: the card is picked up when the pointer leaves, and put down where it is
 * let go, if an option of it lies there. A sideways movement of a finger scrolls the hand instead.
 */
export function useCardDrag({
  enabled,
  ghost,
  onStart,
  onDrop,
  accepts,
}: {
  enabled: boolean;
  ghost: RefObject<HTMLDivElement | null>;
  onStart: () => void;
  onDrop: (option: number) => void;
  accepts: (option: number) => boolean;
}) {
  const wasDragged = useRef(false);
  const end = useRef<() => void>(undefined);
  /** The handlers of the latest render: the card may be let go several renders after it was picked up. */
  const latest = useRef({ onDrop, accepts });
  useEffect(() => {
    latest.current = { onDrop, accepts };
  });
  useEffect(() => () => end.current?.(), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (!enabled || event.button !== 0) return;
    const card = event.currentTarget;
    const from = { x: event.clientX, y: event.clientY };
    const touch = event.pointerType !== "mouse";
    let moving = false;

    const move = (now: globalThis.PointerEvent) => {
      const dx = now.clientX - from.x;
      const dy = now.clientY - from.y;
      if (!moving) {
        if (Math.hypot(dx, dy) < SLOP_PX) return;
        if (touch && -dy < Math.abs(dx)) return stop();
        moving = true;
        wasDragged.current = true;
        onStart();
        if (ghost.current) {
          ghost.current.replaceChildren(card.cloneNode(true));
          ghost.current.hidden = false;
        }
        card.dataset.dragged = "";
        document.body.dataset.dragging = "";
      }
      ghost.current?.style.setProperty("translate", `${now.clientX}px ${now.clientY}px`);
    };
    const drop = (now: globalThis.PointerEvent) => {
      stop();
      if (!moving) return;
      const place = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>("[data-option]");
      const option = Number(place?.dataset.option ?? Number.NaN);
      if (latest.current.accepts(option)) latest.current.onDrop(option);
    };
    const stop = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", stop);
      if (ghost.current) {
        ghost.current.hidden = true;
        ghost.current.replaceChildren();
      }
      delete card.dataset.dragged;
      delete document.body.dataset.dragging;
    };
    end.current = stop;
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", stop);
  };

  return {
    onPointerDown,
    /** Whether the last press became a drag: the click that follows it then means nothing. */
    dragged: () => wasDragged.current,
  };
}
