"use client";
import { type RefObject, useEffect } from "react";

/** The first button of what opens has the focus; what had it before gets it back when that goes with the focus in it. */
export function useLentFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector("button")?.focus();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [panel]);
}
