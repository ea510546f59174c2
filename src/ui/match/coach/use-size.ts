"use client";
import { type RefObject, useEffect, useState } from "react";
import type { Size } from "./box";

/** How large an element is, whatever comes to stand in it. @param there whether it is on the page @param usual its size until it is */
export function useSize(of: RefObject<HTMLElement | null>, there: boolean, usual: Size): Size {
  const [size, setSize] = useState(usual);
  useEffect(() => {
    const element = of.current;
    if (!there || !element) return;
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [of, there]);
  return size;
}
