"use client";
import { type RefObject, useEffect, useRef } from "react";

const CHOICE = "[data-option], [data-holds]";

/**
 * One tab stop for a row of buttons: where the focus was last, as long as it can be chosen or nothing else can; the arrows lead to the others.
 * @param open whether the row can be reached at all
 */
export function useRoving(row: RefObject<HTMLElement | null>, open = true): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = row.current;
    const focused = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target.closest("button") : null;
    };
    element?.addEventListener("focusin", focused);
    return () => element?.removeEventListener("focusin", focused);
  }, [row]);

  // After each drawing: what can be chosen may be something else.
  useEffect(() => {
    const buttons = [...(row.current?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? [])];
    const choices = buttons.filter((button) => button.matches(CHOICE));
    const among: readonly HTMLElement[] = choices.length > 0 ? choices : buttons;
    const stop = among.find((button) => button === last.current) ?? among[0];
    for (const button of buttons) button.tabIndex = open && button === stop ? 0 : -1;
  });
}
