"use client";
import { useEffect, useRef } from "react";

/** Cards and places that a key only marks or picks up: the focus may come here by itself, since Space does nothing yet that counts. */
const MARKS = ".mat :is(button[data-holds], button[data-option][aria-pressed]):not(:disabled, [tabindex='-1'])";
/** Where what is held may be put. */
const PLACES = ".mat button[data-option]:not(:disabled)";
const CONFIRM = "[data-testid=confirm]:not(:disabled)";

/**
 * Whoever plays by keys never loses their place: what they had the focus on goes away with the answer, and the focus goes where the next choice is, or
 * to the dock, which says what is asked.
 * @param decision the open decision
 * @param held what was picked up and looks for its place
 */
export function useKeptFocus(decision: number | null, held: number | null): void {
  // Until a pointer is pressed at the table, one may have come to it by keys.
  const byKeys = useRef(true);
  useEffect(() => {
    const keys = () => {
      byKeys.current = true;
    };
    const pointer = () => {
      byKeys.current = false;
    };
    window.addEventListener("keydown", keys, { capture: true });
    window.addEventListener("pointerdown", pointer, { capture: true });
    return () => {
      window.removeEventListener("keydown", keys, { capture: true });
      window.removeEventListener("pointerdown", pointer, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (byKeys.current && held !== null) firstInSight(PLACES)?.focus();
  }, [held]);

  const answered = useRef(decision);
  const answering = useRef<Element | null>(null);
  // After each drawing: what had the focus may have gone with it.
  useEffect(() => {
    const { activeElement: here, body } = document;
    const isNew = answered.current !== decision;
    answered.current = decision;
    const dock = document.getElementById("decision");
    // By what was answered it says itself for as long as that is under way.
    const hasAnswered = isNew && here === answering.current;
    answering.current = here?.ariaBusy === "true" ? here : null;
    if (!byKeys.current || !(here === body || here === null || hasAnswered || (isNew && here === dock))) return;
    const next = firstInSight(held === null ? MARKS : PLACES) ?? (dock?.hidden ? firstInSight(CONFIRM) : dock);
    next?.focus();
  });
}

function firstInSight(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.offsetParent !== null) ?? null;
}
