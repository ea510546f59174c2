"use client";
import { useEffect, useState } from "react";
import { type Box, union } from "./box";

const INSET = 6;

/** What a selector lights: all that it finds in sight, as one box within the window. */
function boxOf(selector: string): Box | null {
  const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  const box = union(boxes);
  return (
    box && {
      left: Math.round(Math.max(INSET, box.left)),
      top: Math.round(Math.max(INSET, box.top)),
      right: Math.round(Math.min(window.innerWidth - INSET, box.right)),
      bottom: Math.round(Math.min(window.innerHeight - INSET, box.bottom)),
    }
  );
}

/** Where things on the page are, by their selectors, while they move: cards fly, the hand opens, a window is made smaller. */
export function usePlaces(selectors: readonly string[]): readonly (Box | null)[] {
  const [found, setFound] = useState<readonly (Box | null)[]>([]);
  const asked = selectors.join("\n");
  useEffect(() => {
    let frame = 0;
    let last = "";
    const look = () => {
      const boxes = asked.split("\n").map((selector) => (selector === "" ? null : boxOf(selector)));
      const seen = JSON.stringify(boxes);
      if (seen !== last) {
        last = seen;
        setFound(boxes);
      }
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return found;
}
