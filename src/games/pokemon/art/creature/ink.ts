/** Scissors and paper: numbers from a seed, and the few SVG strokes every drawing is made of. */

/** A place on the picture. */
export type Point = readonly [x: number, y: number];
/** A place and a third number: a radius, an angle, half a width. */
export type Spot = readonly [x: number, y: number, third: number];

/** FNV-1a over a text. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** One number in [0, 1) for a seed (mulberry32). */
export function unit(seed: number): number {
  let t = (seed + 0x6d2b79f5) | 0;
  t = Math.imul(t ^ (t >>> 15), 1 | t);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/** What stands at a place of a list. @throws RangeError where there is nothing */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return found;
}

/** Named dice: the same seed and name always fall alike, whatever was thrown before. */
export interface Dice {
  (name: string): number;
  pick<const T>(name: string, list: readonly T[]): T;
  between(name: string, low: number, high: number): number;
  chance(name: string, probability: number): boolean;
}

export function dice(seed: number): Dice {
  const d = (name: string) => unit(hash(`${seed}/${name}`));
  return Object.assign(d, {
    pick: <T>(name: string, list: readonly T[]) => nth(list, Math.floor(d(name) * list.length)),
    between: (name: string, low: number, high: number) => low + d(name) * (high - low),
    chance: (name: string, probability: number) => d(name) < probability,
  });
}

/** A stream of numbers, for scenery where names would be a burden. */
export interface Stream {
  between(low: number, high: number): number;
  /** Both ends included. */
  int(low: number, high: number): number;
  pick<const T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

export function stream(seed: string): Stream {
  let a = hash(seed);
  const next = () => {
    const v = unit(a);
    a = (a + 0x6d2b79f5) | 0;
    return v;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    int: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (list) => nth(list, Math.floor(next() * list.length)),
    chance: (probability) => next() < probability,
  };
}

/** One decimal below 16, none above: no screen shows the rest. */
export const n = (v: number): number => (v > 16 || v < -16 ? Math.round(v) : Math.round(v * 10) / 10);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (v: number, low = 0, high = 1): number => Math.max(low, Math.min(high, v));

/** A place in a list of points, as an SVG path names it. */
const xy = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
const more = (extra: string): string => (extra ? ` ${extra}` : "");

export const el = (x: number, y: number, rx: number, ry: number, fill: string, extra = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more(extra)}/>`;
export const disc = (x: number, y: number, r: number, fill: string, extra = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more(extra)}/>`;
/** A filled path. */
export const pa = (d: string, fill: string, extra = ""): string => `<path d="${d}" fill="${fill}"${more(extra)}/>`;
/** A stroked path. */
export const st = (d: string, colour: string, w: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(w)}" stroke-linecap="round" stroke-linejoin="round"${more(extra)}/>`;
/** Straight cuts; the corners are rounded by a stroke of the same colour. */
export const poly = (points: readonly Point[], fill: string, round = 4, extra = ""): string =>
  `<path d="M${points.map(xy).join("L")}Z" fill="${fill}"${round ? ` stroke="${fill}" stroke-width="${round}" stroke-linejoin="round"` : ""}${more(extra)}/>`;

/** A curve through points (Catmull-Rom), open or closed. */
export function smooth(points: readonly Point[], closed = false): string {
  const m = points.length;
  const at = (i: number) => nth(points, closed ? (i + m) % m : clamp(i, 0, m - 1));
  let d = `M${xy(at(0))}`;
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${xy([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${xy([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${xy(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed outline from its right half: points [dx, dy] from the top of the axis to its foot, in units of (rx, ry) about (x, y). */
export function outline(half: readonly Point[], x: number, y: number, rx: number, ry = rx): string {
  const side = (points: readonly Point[], sign: number) => points.map(([a, b]): Point => [x + sign * a * rx, y + b * ry]);
  return smooth([...side(half, 1), ...side(half.slice(1, -1).reverse(), -1)], true);
}

/** A drawing moved, turned and scaled. */
export const at = (x: number, y: number, rot: number, sx: number, s: string, sy = sx): string =>
  `<g transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${n(rot)})` : ""}${sx !== 1 || sy !== 1 ? ` scale(${Math.round(sx * 100) / 100}${sy !== sx ? ` ${Math.round(sy * 100) / 100}` : ""})` : ""}">${s}</g>`;
export const turned = (x: number, y: number, rot: number, s: string): string => `<g transform="rotate(${n(rot)} ${n(x)} ${n(y)})">${s}</g>`;
export const flip = (s: string, x = 150): string => `<g transform="translate(${n(2 * x)} 0) scale(-1 1)">${s}</g>`;
/** A drawing together with its mirror image. */
export const mirror = (s: string, x = 150): string => (s ? s + flip(s, x) : "");

/** Drawings that may come back, by what they are (`ids`) and as markup (`made`), within one picture. */
export interface Stamps {
  readonly id: string;
  readonly ids: Map<string, string>;
  readonly made: Map<string, string>;
}

/** A drawing that may come back: it is written once (see `settle`) and placed as often as needed. */
export function stamp(store: Stamps, key: string, draw: () => string, transform: string): string {
  let id = store.ids.get(key);
  if (id === undefined) {
    id = freshId(store);
    store.ids.set(key, id);
    store.made.set(id, draw());
  }
  return `<use href="#${id}" transform="${transform}"/>`;
}

/** An id that nothing else in the picture has. */
export function freshId(store: Stamps): string {
  const id = `${store.id}-${store.ids.size.toString(36)}`;
  store.ids.set(id, id);
  return id;
}

/** Writes out the stamps of a finished drawing: those used once in place, the others in `<defs>`. */
export function settle({ made }: Stamps, markup: string): string {
  const uses = new Map<string, number>();
  const count = (s: string) => {
    for (const [, id = ""] of s.matchAll(/<use href="#([\w-]+)"/g)) {
      const times = (uses.get(id) ?? 0) + 1;
      uses.set(id, times);
      if (times === 1) count(made.get(id) ?? "");
    }
  };
  count(markup);
  const write = (s: string): string =>
    s.replace(/<use href="#([\w-]+)" transform="([^"]*)"\/>/g, (use, id: string, transform: string) => {
      const drawing = uses.get(id) === 1 ? made.get(id) : undefined;
      return drawing === undefined ? use : `<g transform="${transform}">${write(drawing)}</g>`;
    });
  let defs = "";
  for (const [id, times] of uses) {
    const drawing = times > 1 ? made.get(id) : undefined;
    if (drawing !== undefined) defs += `<g id="${id}">${write(drawing)}</g>`;
  }
  return (defs ? `<defs>${defs}</defs>` : "") + write(markup);
}

/** A tapering ribbon along a curve: points [x, y, half-width]. */
export function ribbon(points: readonly Spot[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y, w], i) => {
    const a = nth(points, Math.max(0, i - 1));
    const b = nth(points, Math.min(points.length - 1, i + 1));
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const q = Math.hypot(dx, dy) || 1;
    left.push([x + (dy / q) * w, y - (dx / q) * w]);
    right.unshift([x - (dy / q) * w, y + (dx / q) * w]);
  });
  return smooth([...left, ...right], true);
}
