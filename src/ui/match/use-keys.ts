"use client";
import { useEffect } from "react";

/** What the keys of the table do. */
export interface TableKeys {
  readonly hand: () => void;
  readonly log: () => void;
  readonly reactions: () => void;
  readonly cancel: () => void;
  /** Sends the choice; false when it cannot be sent yet. */
  readonly confirm: () => boolean;
}

/**
 * H, J, R anywhere on the page; Escape gives up what is half done. Among the things that can be chosen, the arrows move the focus and Enter confirms;
 * Space, a button's own key, chooses.
 */
export function useTableKeys(keys: TableKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !(event.target instanceof HTMLElement)) return;
      if (event.target.closest("input, textarea, select, dialog")) return;
      const deed = { h: keys.hand, j: keys.log, r: keys.reactions, escape: keys.cancel }[event.key.toLowerCase()];
      const here = event.target.closest<HTMLElement>(TARGETS);
      if (deed !== undefined) deed();
      else if (here === null) return;
      else if (event.key === "Enter") {
        // The last choice made by Enter and its confirmation are two presses: one that can be sent already is sent.
        if (here.ariaPressed === null || !keys.confirm()) return;
      } else if (!step(here, event.key)) return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keys]);
}

const TARGETS = "button[data-option], button[data-holds]";
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus from one target to the next or previous; false for other keys. */
function step(here: HTMLElement, key: string): boolean {
  const by = STEPS[key];
  if (by === undefined) return false;
  const targets = [...document.querySelectorAll<HTMLButtonElement>(TARGETS)].filter(
    (target) => target.offsetParent !== null && !target.disabled,
  );
  const place = targets.findIndex((target) => target.contains(here));
  targets.at((place + by) % targets.length)?.focus();
  return true;
}
