"use client";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Anchor } from "./cues";
import { useDirector } from "./directed";

/** Where things are on the stage, as a cue needs to know it. */
export interface Spots {
  /** Where something lay when it began, or lies; null where this screen does not show it. */
  readonly at: (anchor: Anchor) => DOMRect | null;
  readonly stage: DOMRect;
}

/**
 * Places an element on the stage and sets in motion what its cue moves, once: before it is painted, and without drawing anything again.
 * @param set gives the animations that end with the cue
 */
export function useStaged<Shown extends Element>(
  set: (element: Shown, spots: Spots) => readonly (Animation | undefined)[],
): RefObject<Shown | null> {
  const director = useDirector();
  const shown = useRef<Shown>(null);
  const begin = useRef(set);
  useLayoutEffect(() => {
    const element = shown.current;
    const stage = element?.closest(".director")?.getBoundingClientRect();
    if (!element || !stage) return;
    const at = (anchor: Anchor) => {
      const box = director.box(anchor);
      return box && new DOMRect(box.x - stage.x, box.y - stage.y, box.width, box.height);
    };
    const animations = begin.current(element, { at, stage });
    return () => {
      for (const animation of animations) animation?.cancel();
    };
  }, [director]);
  return shown;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function middleOf(box: DOMRect): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The figure that stands for something: as it lies there still, or as it is on the table. */
export function figureAt(anchor: Anchor): Element | null {
  const lying = [...document.querySelectorAll<HTMLElement>("[data-lying]")].find(({ dataset }) => dataset.lying === anchor);
  return lying ?? document.querySelector(anchor);
}

export const PAPER = "cubic-bezier(.2,.8,.25,1)";
export const TOSSED = "cubic-bezier(.34,1.45,.5,1)";
