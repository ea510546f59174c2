"use client";
import { type PointerEvent, useEffect, useRef } from "react";

const HOVER_MS = 400;
const PRESS_MS = 500;
/** A finger that has moved this far is dragging or scrolling, not pressing. */
const SLOP_PX = 8;

/**
 * Pointer handlers that show something in full: after a moment of hovering (until the pointer leaves), or by a long press.
 * @param peek shows it; `pinned` stays until it is closed
 */
export function usePeekPointer<Subject>(subject: Subject | null, peek: (subject: Subject | null, pinned: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pressed = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  const after = (ms: number, pinned: boolean) => {
    stop();
    if (subject !== null) timer.current = setTimeout(() => peek(subject, pinned), ms);
  };
  return {
    // In a window as narrow as a phone the full card covers the table: there it is asked for.
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === "mouse" && matchMedia("(min-width: 641px)").matches && after(HOVER_MS, false),
    onPointerDown: (event: PointerEvent) => {
      pressed.current = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") stop();
      else after(PRESS_MS, true);
    },
    onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent) => {
      const { x, y } = pressed.current;
      if (pointerType !== "mouse" && Math.hypot(clientX - x, clientY - y) > SLOP_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: () => {
      stop();
      peek(null, false);
    },
  };
}
