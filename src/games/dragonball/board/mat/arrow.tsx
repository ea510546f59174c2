"use client";
import { useLayoutEffect, useRef, useState } from "react";

/** From the edge of one card to the edge of another, bent over the arena between them. */
interface Way {
  readonly line: string;
  readonly head: string;
}

/** How far the arrow keeps from the cards, in pixels: its head needs more room than its end. */
const GAP = 6;
const HEAD = 22;

/** The arrow from the attacker to what it attacks, behind the scoreboard; it follows the cards when the table changes. */
export function Arrow({ from, to }: { from: number; to: number }) {
  const svg = useRef<SVGSVGElement>(null);
  const [way, setWay] = useState<Way | null>(null);
  useLayoutEffect(() => {
    const field = svg.current?.parentElement;
    if (!field) return;
    const draw = () => {
      const next = wayBetween(field, from, to);
      setWay((before) => (before?.line === next?.line ? before : next));
    };
    draw();
    const observer = new ResizeObserver(draw);
    for (const part of [field, ...field.querySelectorAll(".half"), ...[from, to].flatMap((object) => cardIn(field, object) ?? [])])
      observer.observe(part);
    return () => observer.disconnect();
  });
  return (
    <svg ref={svg} className="arrow" aria-hidden="true">
      {way && (
        <>
          <path className="arrow__edge" d={way.line} />
          <path className="arrow__head" d={way.head} />
          <path className="arrow__line" d={way.line} />
        </>
      )}
    </svg>
  );
}

function cardIn(field: Element, object: number): Element | null {
  const placed = field.querySelector(`.half [data-object="${object}"]`);
  return placed?.querySelector(".card") ?? placed;
}

function wayBetween(field: Element, from: number, to: number): Way | null {
  const start = cardIn(field, from)?.getBoundingClientRect();
  const end = cardIn(field, to)?.getBoundingClientRect();
  if (!start || !end) return null;
  const { left, top } = field.getBoundingClientRect();
  const up = start.top > end.bottom;
  const [x0, x1] = [start.left + start.width / 2 - left, end.left + end.width / 2 - left];
  const y0 = up ? start.top - top - GAP : start.bottom - top + GAP;
  const y1 = up ? end.bottom - top + HEAD - 2 : end.top - top - HEAD + 2;
  const middle = (y0 + y1) / 2;
  const point = up ? -1 : 1;
  return {
    line: `M${x0} ${y0}C${x0} ${middle} ${x1} ${middle} ${x1} ${y1}`,
    head: `M${x1 - HEAD} ${y1 - 4 * point}L${x1} ${y1 + HEAD * point}L${x1 + HEAD} ${y1 - 4 * point}Z`,
  };
}
