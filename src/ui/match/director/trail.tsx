"use client";
import type { Anchor } from "./cues";
import { middleOf, type Point, useStaged } from "./use-staged";

/** A path of dashes from one place to another. */
export function Trail({ from, to }: { from: Anchor; to: Anchor }) {
  const trail = useStaged<SVGSVGElement>((svg, { at }) => {
    const [begin, end] = [at(from), at(to)];
    if (begin === null || end === null) return [];
    const path = pathBetween(middleOf(begin), middleOf(end));
    for (const line of svg.querySelectorAll("path")) line.setAttribute("d", line.classList.contains("trail__head") ? path.head : path.line);
    return [svg.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 })];
  });
  return (
    <svg ref={trail} className="trail" aria-hidden="true">
      <path className="trail__under" />
      <path className="trail__dash" />
      <path className="trail__head" />
    </svg>
  );
}

const BEND = 0.34;
/** It ends before the middle of what it leads to. */
const REACH = 0.82;

/** A bow from one point to another, and the head at its end. */
export function pathBetween(a: Point, end: Point): { readonly line: string; readonly head: string } {
  const b = { x: a.x + (end.x - a.x) * REACH, y: a.y + (end.y - a.y) * REACH };
  const c = { x: (a.x + b.x) / 2 - (b.y - a.y) * BEND, y: (a.y + b.y) / 2 + (b.x - a.x) * BEND };
  const angle = Math.atan2(b.y - c.y, b.x - c.x);
  const beside = (turn: number, far: number) => `${n(b.x + far * Math.cos(angle + turn))} ${n(b.y + far * Math.sin(angle + turn))}`;
  return {
    line: `M${n(a.x)} ${n(a.y)}Q${n(c.x)} ${n(c.y)} ${n(b.x)} ${n(b.y)}`,
    head: `M${beside(2.65, 25)}L${beside(0, 5)}L${beside(-2.65, 25)}L${beside(Math.PI, 15)}Z`,
  };
}

const n = (value: number) => Math.round(value * 10) / 10;
