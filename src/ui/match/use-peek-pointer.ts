"use client";
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { isNarrow } from "./narrow";

const HOVER_MS = 400;
const PRESS_MS = 500;
/** A finger that has moved this far is dragging or scrolling, not pressing. */
const SLOP_PX = 8;

/**
 * Pointer handlers that show something in full: a moment after the mouse came to it (until it leaves or presses), by a long press or by the other button. What
 * comes to a mouse that rests is not looked at.
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
  /** Whether the mouse has come here, and what follows from that has begun. */
  const came = useRef(false);
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
  const come = ({ buttons, movementX, movementY }: PointerEvent) => {
    // With a button down something is being dragged here: its places must stay in sight. Without a movement it is the page that moved.
    if (came.current || subject === null || buttons !== 0 || (movementX === 0 && movementY === 0)) return;
    came.current = true;
    // On a narrow table the full card covers the table: there it is asked for.
    if (!isNarrow()) after(HOVER_MS, false);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      pressed.current = { x: event.clientX, y: event.clientY };
      came.current = true;
      if (event.pointerType === "mouse") leave();
      else after(PRESS_MS, true);
    },
    onPointerMove: (event: PointerEvent) => {
      const { x, y } = pressed.current;
      if (event.pointerType === "mouse") come(event);
      else if (Math.hypot(event.clientX - x, event.clientY - y) > SLOP_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: () => {
      came.current = false;
      leave();
    },
    onContextMenu: (event: MouseEvent) => {
      if (subject === null) return;
      event.preventDefault();
      peek(subject, true);
    },
  };
}
