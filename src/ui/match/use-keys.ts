"use client";
import { useEffect } from "react";
import { CHOICES, moveFocus } from "./move-focus";

/** Nothing has the focus, or the dock, where it goes by itself: Enter presses nothing there. */
const NOWHERE = "body, #decision";
const HAND = "[data-place=hand-mine] li button";

/** What the keys of the table do. */
export interface TableKeys {
  readonly hand: () => void;
  /** Opens the hand where it is closed. */
  readonly openHand: () => void;
  readonly log: () => void;
  readonly reactions: () => void;
  readonly cancel: () => void;
  /** Ends the turn, where that is offered. */
  readonly endTurn: () => void;
  /** Sends the choice; false when it cannot be sent yet. */
  readonly confirm: () => boolean;
}

/**
 * One letter each anywhere on the page (`keys-help.tsx` lists them); Escape gives up what is half done. Among the things that can be chosen and the cards of
 * the hand the arrows move the focus, and Enter confirms, as it does where the focus goes by itself; Space, a button's own key, chooses. A digit takes a card
 * of the hand.
 */
export function useTableKeys(keys: TableKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || !(event.target instanceof HTMLElement)) return;
      const here = event.target.closest<HTMLElement>("button");
      const isChoice = here?.matches(CHOICES) === true;
      // A key that is kept down would pick up, put down and send by itself.
      if (event.repeat) {
        if (isChoice && event.key === "Enter") event.preventDefault();
        return;
      }
      const letters: Readonly<Record<string, () => void>> = {
        h: () => {
          keys.hand();
          whenDrawn(enterHand);
        },
        j: keys.log,
        r: keys.reactions,
        f: keys.endTurn,
        a: nextAttack,
        v: zoom,
        escape: keys.cancel,
      };
      const deed = letters[event.key.toLowerCase()] ?? cardKey(event, keys.openHand);
      if (deed !== undefined) deed();
      else if (event.key === "Enter") {
        // The last choice made by Enter and its confirmation are two presses: one that can be sent already is sent.
        const confirms = here === null ? event.target.matches(NOWHERE) : isChoice && here.ariaPressed !== null;
        if (!confirms || !keys.confirm()) return;
      } else if (here === null || !moveFocus(here, event.key)) return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keys]);
}

/** Whether a key is none of the table's: part of a text, of an open dialog, or of a command of the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return !(event.target instanceof Element) || event.target.closest("input, textarea, select, dialog") !== null;
}

/** Looks closer at what has the focus, as the other button of the pointer does. */
function zoom(): void {
  document.activeElement?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
}

/** The focus goes to the first attack that is offered, from there to the next: Space attacks. */
function nextAttack(): void {
  const attacks = [...document.querySelectorAll<HTMLElement>("button[data-attack]:not(:disabled)")];
  const place = attacks.findIndex((attack) => attack.matches(":focus"));
  attacks[(place + 1) % attacks.length]?.focus();
}

/** Calls back once what a key has changed is on the page: the hand is drawn open before the focus can go there. */
function whenDrawn(then: () => void): void {
  requestAnimationFrame(then);
}

/** The focus goes to the first card of an open hand that can be played or chosen. */
function enterHand(): void {
  document.querySelector<HTMLElement>(`[data-hand=open] :is(${HAND}):is([data-holds], [data-option])`)?.focus();
}

/** A digit takes the card of the hand at that place, or tells why it cannot be played. By the key's place: some keyboards have digits above other signs. */
function cardKey({ code, key }: KeyboardEvent, openHand: () => void): (() => void) | undefined {
  const digit = key === "?" ? undefined : /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit === undefined) return undefined;
  return () => {
    openHand();
    whenDrawn(() => {
      const card = document.querySelectorAll<HTMLElement>(HAND)[Number(digit) - 1];
      card?.focus();
      card?.click();
    });
  };
}
