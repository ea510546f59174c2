"use client";
import { type RefObject, useEffect } from "react";

/**
 * Calls back when the pointer is pressed beside what lies open. A button that opens and closes it (`aria-controls`) does so itself.
 * @param open whether it is to be closed so
 * @param close a stable function (`useCallback`)
 */
export function useOutsidePress(panel: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      if (target.closest("[aria-controls]")?.getAttribute("aria-controls") !== panel.current?.id) close();
    };
    window.addEventListener("pointerdown", press);
    return () => window.removeEventListener("pointerdown", press);
  }, [panel, open, close]);
}
