"use client";
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

const HOVER_MS = 400;
const PRESS_MS = 500;
/** A finger that has moved this far is dragging or scrolling, not pressing. */
const SLOP_PX = 8;

/**
 * Pointer handlers that show something in full: after a moment of hovering (until the pointer leaves or presses), by a long press or by the other button.
 * @param peek shows it; `pinned` stays until it is closed
 */
export function usePeekPointer<Subject>(subject: Subject | null, peek: (subject: Subject | null, pinned: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Takes back what is shown while the pointer rests here: whatever leaves the page under the pointer is told nothing of it. */
  const end = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      end.current?.();
    },
    [],
  );
  const pressed = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  const after = (ms: number, pinned: boolean) => {
    stop();
    if (subject === null) return;
    timer.current = setTimeout(() => {
      peek(subject, pinned);
      if (!pinned) end.current = () => peek(null, false);
    }, ms);
  };
  const leave = () => {
    stop();
    end.current = undefined;
    peek(null, false);
  };
  return {
    // In a window as narrow as a phone the full card covers the table: there it is asked for.
    // With a button down something is being dragged here: its places must stay in sight.
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === "mouse" && event.buttons === 0 && matchMedia("(min-width: 641px)").matches && after(HOVER_MS, false),
    onPointerDown: (event: PointerEvent) => {
      pressed.current = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") leave();
      else after(PRESS_MS, true);
    },
    onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent) => {
      const { x, y } = pressed.current;
      if (pointerType !== "mouse" && Math.hypot(clientX - x, clientY - y) > SLOP_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: leave,
    onContextMenu: (event: MouseEvent) => {
      if (subject === null) return;
      event.preventDefault();
      peek(subject, true);
    },
  };
}
