import type { Chance } from "./chance";
import type { Palette } from "./palette";

/** Pictures are drawn on a sheet 300 wide and 420 high; its axis is x = 150. */
export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen shows a card, and keeps the markup short. */
export const round = (v: number): number => Math.round(v * 10) / 10;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = ""): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = ""): string => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, colour: string, w: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** A polygon whose corners are rounded by a stroke of its own colour. */
export const polygon = (points: readonly Point[], fill: string, extra = ""): string =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z" fill="${fill}" stroke="${fill}" stroke-width="5" stroke-linejoin="round" ${extra}/>`;

/** A drawing turned about the picture's axis. */
export const flip = (s: string): string => `<g transform="translate(300 0) scale(-1 1)">${s}</g>`;

/** A drawing together with its mirror image. */
export const mirror = (s: string): string => s + flip(s);

/** A Catmull-Rom curve through the points. */
export function smooth(points: readonly Point[]): string {
  const [start] = points;
  if (start === undefined) throw new RangeError("a curve needs a point");
  let d = `M${round(start[0])} ${round(start[1])}`;
  points.slice(1).forEach((p2, i) => {
    const p1 = points[i] ?? start;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    d += `C${round(p1[0] + (p2[0] - p0[0]) / 6)} ${round(p1[1] + (p2[1] - p0[1]) / 6)} ${round(p2[0] - (p3[0] - p1[0]) / 6)} ${round(p2[1] - (p3[1] - p1[1]) / 6)} ${round(p2[0])} ${round(p2[1])}`;
  });
  return d;
}

/** Closes a horizon line below the picture. */
export const ground = (d: string): string => `${d}L320 440L-20 440Z`;

/** One sheet of paper: its shadow on the sheet behind, then itself, then a light edge. */
export const sheet = (d: string, fill: string): string =>
  `<path d="${d}" fill="#1a0d30" opacity=".13" transform="translate(0 -4)"/><path d="${d}" fill="${fill}" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/>`;

/** Horizons: rolling, jagged, stepped, scalloped. */
export function soft(r: Chance, y: number, amplitude: number, count = 5): string {
  const points: Point[] = [];
  for (let i = 0; i <= count; i++) points.push([-20 + (340 * i) / count, y + r.between(-amplitude, amplitude)]);
  return ground(smooth(points));
}

export function jagged(r: Chance, y: number, amplitude: number, count = 6): string {
  const w = 340 / count;
  let d = `M-20 ${y}`;
  for (let i = 0; i < count; i++) {
    const x = -20 + w * i;
    d += `L${round(x + w * r.between(0.35, 0.65))} ${round(y - r.between(amplitude * 0.5, amplitude * 1.5))}L${round(x + w)} ${round(y + r.between(-5, 8))}`;
  }
  return ground(d);
}

export function stepped(r: Chance, y: number, amplitude: number): string {
  let d = `M-20 ${round(y + 20)}`;
  let x = -20;
  while (x < 320) {
    const w = r.between(34, 70);
    const top = y - r.between(0, amplitude);
    d += `L${round(x)} ${round(top)}L${round(x + w)} ${round(top)}L${round(x + w + 6)} ${round(y + 16)}`;
    x += w + r.between(8, 30);
    d += `L${round(x)} ${round(y + 16)}`;
  }
  return ground(`${d}L320 ${y + 16}`);
}

export function scalloped(r: Chance, y: number, w: number): string {
  const up = r.between(8, 14);
  let d = `M-20 ${y}`;
  for (let x = -20; x < 330; x += w)
    d += `q${round(w * 0.35)} ${round(-up)} ${round(w * 0.62)} ${round(-up * 0.2)}t${round(w * 0.38)} ${round(up * 0.2)}`;
  return ground(d);
}

/** Three small shapes that landscapes and creatures share. `a` is an angle in degrees. */
export const leaf = (x: number, y: number, length: number, a: number, fill: string, rib: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(a)})"><path d="M0 0C${round(length * 0.42)} ${round(-length * 0.16)} ${round(length * 0.36)} ${round(-length * 0.8)} 0 ${round(-length)}C${round(-length * 0.36)} ${round(-length * 0.8)} ${round(-length * 0.42)} ${round(-length * 0.16)} 0 0Z" fill="${fill}"/><path d="M0 -4V${round(-length * 0.78)}" stroke="${rib}" stroke-width="2.5" stroke-linecap="round"/></g>`;

export const flame = (x: number, y: number, h: number, a: number, p: Palette): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(a)}) scale(${round(h) / 100})"><path d="M0 0C-44 -8 -46 -52 -20 -72C-22 -54 -8 -50 -6 -60C-4 -78 -8 -88 4 -104C8 -82 44 -66 36 -28C32 -8 18 0 0 0Z" fill="${p.accent}"/><path d="M2 -4C-18 -8 -20 -32 -4 -46C-2 -34 20 -34 16 -16C14 -8 10 -4 2 -4Z" fill="${p.accent2}"/></g>`;

export const bolt = (x: number, y: number, h: number, a: number, p: Palette): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(a)}) scale(${round(h) / 100})"><path d="M-14 0L-4 -40L-26 -44L6 -104L34 -100L16 -62L38 -58Z" fill="${p.accent2}" stroke="${p.accent2}" stroke-width="6" stroke-linejoin="round"/></g>`;
