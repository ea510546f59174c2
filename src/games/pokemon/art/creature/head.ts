/** Skulls, with ears, horns, hair and markings; their faces stand in `face.ts`. */

import type { Head } from "./body";
import type { Muzzle, Skull } from "./clades";
import { face } from "./face";
import { type Growth, grow } from "./growths";
import { at, disc, el, freshId, lerp, n, outline, type Point, pa } from "./ink";
import type { Hair, Mask, Traits } from "./traits";

export const SKULLS: Record<Skull, readonly [Point, ...Point[]]> = {
  round: [
    [0, -1],
    [0.72, -0.72],
    [1.02, 0],
    [0.72, 0.72],
    [0, 0.94],
  ],
  wide: [
    [0, -0.8],
    [0.82, -0.64],
    [1.18, 0.08],
    [0.8, 0.7],
    [0, 0.84],
  ],
  tall: [
    [0, -1.14],
    [0.64, -0.82],
    [0.86, 0],
    [0.66, 0.8],
    [0, 1.02],
  ],
  wedge: [
    [0, -0.92],
    [0.8, -0.74],
    [1.04, -0.08],
    [0.52, 0.66],
    [0, 0.98],
  ],
  cheeky: [
    [0, -0.98],
    [0.6, -0.82],
    [0.86, -0.2],
    [1.14, 0.4],
    [0.62, 0.84],
    [0, 0.9],
  ],
  boxy: [
    [0, -0.9],
    [0.84, -0.86],
    [0.98, 0],
    [0.88, 0.76],
    [0, 0.88],
  ],
  bean: [
    [0, -1],
    [0.62, -0.84],
    [0.82, -0.12],
    [0.98, 0.44],
    [0.64, 0.86],
    [0, 0.96],
  ],
};

/** Markings on the skull, cut to its outline. */
function mask(k: Traits, x: number, y: number, r: number, turn: number, id: string, d: string): string {
  const { p } = k,
    fx = x + turn * r * 0.2,
    c = p.mark,
    g = k.eyeGap * r;
  const shapes: Partial<Record<Mask, string>> = {
    blaze: pa(
      `M${n(fx - r * 0.1)} ${n(y - r * 1.2)}H${n(fx + r * 0.1)}Q${n(fx + r * 0.08)} ${n(y - r * 0.2)} ${n(fx + r * 0.34)} ${n(y + r * 0.5)}V${n(y + r * 1.2)}H${n(fx - r * 0.34)}V${n(y + r * 0.5)}Q${n(fx - r * 0.08)} ${n(y - r * 0.2)} ${n(fx - r * 0.1)} ${n(y - r * 1.2)}Z`,
      p.light,
    ),
    mask: pa(
      `M${n(x - r * 1.4)} ${n(y - r * 0.24)}Q${n(fx)} ${n(y - r * 0.44)} ${n(x + r * 1.4)} ${n(y - r * 0.24)}L${n(x + r * 1.4)} ${n(y + r * 0.22)}Q${n(fx + g)} ${n(y + r * 0.34)} ${n(fx)} ${n(y + r * 0.06)}Q${n(fx - g)} ${n(y + r * 0.34)} ${n(x - r * 1.4)} ${n(y + r * 0.22)}Z`,
      c,
    ),
    cheeks: el(fx - r * 0.86, y + r * 0.44, r * 0.48, r * 0.44, p.light) + el(fx + r * 0.86, y + r * 0.44, r * 0.48, r * 0.44, p.light),
    tears: [-1, 1]
      .map((d) => pa(`M${n(fx + d * g - r * 0.07)} ${n(y)}h${n(r * 0.14)}L${n(fx + d * g * 1.3)} ${n(y + r * 0.7)}Z`, c))
      .join(""),
    brow: pa(
      `M${n(x - r * 1.3)} ${n(y - r * 1.3)}H${n(x + r * 1.3)}V${n(y - r * 0.5)}Q${n(fx + g)} ${n(y - r * 0.2)} ${n(fx)} ${n(y - r * 0.56)}Q${n(fx - g)} ${n(y - r * 0.2)} ${n(x - r * 1.3)} ${n(y - r * 0.5)}Z`,
      c,
    ),
    muzzle: pa(
      `M${n(x - r * 1.4)} ${n(y + r * 0.3)}Q${n(fx)} ${n(y - r * 0.1)} ${n(x + r * 1.4)} ${n(y + r * 0.3)}V${n(y + r * 1.3)}H${n(x - r * 1.4)}Z`,
      p.light,
    ),
    half: pa(
      `M${n(fx)} ${n(y - r * 1.3)}Q${n(fx - r * 0.2)} ${n(y)} ${n(fx)} ${n(y + r * 1.3)}H${n(x - r * 1.4)}V${n(y - r * 1.3)}Z`,
      p.shade,
    ),
  };
  const shape = shapes[k.mask];
  return shape ? `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${shape}</g>` : "";
}

interface HeadOptions {
  readonly turn?: number;
  readonly skull?: Skull;
  readonly muzzle?: Muzzle;
  readonly ears?: boolean;
}

/** A whole head of radius r about (x, y). Returns what lies behind a neck or mane and what lies in front. */
export function head(
  k: Traits,
  x: number,
  y: number,
  r: number,
  { turn = k.turn, skull = k.skull, muzzle = k.muzzle, ears = true }: HeadOptions = {},
): Head {
  const { p } = k,
    half = SKULLS[skull],
    wide = half.reduce((m: number, [a]) => Math.max(m, a), 0),
    d = outline(half, x, y, r),
    id = freshId(p);
  const grownEar = k.earLength * lerp(0.8, 1.12, k.tier / 4),
    pair = (kind: Growth | "none", dx: number, dy: number, len: number, ang: number, a: string, b: string) =>
      grow(kind, x - dx * r * 0.94, y + dy * r, len * r, -ang, p, a, b) + grow(kind, x + dx * r, y + dy * r, len * r, ang, p, a, b);
  let back = "",
    top = "";
  if (ears) {
    const a = k.earAngle;
    const places: Partial<Record<Growth | "none", readonly [dx: number, dy: number, length: number, angle: number]>> = {
      round: [0.62, -0.56, 0.82, 38 + a],
      point: [0.56, -0.6, 1, 20 + a],
      fox: [0.56, -0.6, 1.12, 8 + a],
      long: [0.42, -0.72, 1.5, 14 + a],
      lop: [0.72, -0.5, 1.15, 6],
      tuft: [0.7, -0.4, 0.9, 44 + a],
      fin: [wide * 0.8, -0.1, 0.95, 62 + a],
      feather: [0.55, -0.62, 1.05, 28 + a],
      leaf: [0.58, -0.5, 1.1, 48 + a],
      petal: [0.6, -0.5, 0.9, 52 + a],
      grass: [0.55, -0.6, 0.9, 34],
      wisp: [0.66, -0.5, 1, 36 + a],
      blade: [0.72, -0.4, 1, 40 + a],
      ball: [0.6, -0.6, 0.8, 34],
      plate: [0.7, -0.5, 0.7, 48],
      comb: [wide * 0.8, 0, 0.95, 74],
    };
    const place = places[k.ear];
    if (place) {
      const own = ["round", "point", "fox", "long", "lop", "tuft"].includes(k.ear);
      back += pair(
        k.ear,
        place[0],
        place[1],
        place[2] * grownEar,
        place[3],
        own ? p.body : p.accent,
        own ? (k.has("dark") ? p.deep : p.accent) : p.accentDeep,
      );
    }
    const hl = lerp(0.45, 1.05, k.tier / 4);
    if (k.horn !== "none") {
      const c =
        k.horn === "horn" || k.horn === "ram" || k.horn === "antler"
          ? ([p.bone, p.accentDeep] as const)
          : ([p.accent2, p.accent2Deep] as const);
      if (k.hornCount === 1 && !["ram", "antler"].includes(k.horn))
        top += grow(k.horn === "horn" ? "cone" : k.horn, x + turn * r * 0.16, y - r * 0.7 * -half[0][1], hl * r * 1.1, turn * 10, p, ...c);
      else
        back +=
          at(x, 0, 0, -1, grow(k.horn, r * 0.46, y - r * 0.66, hl * r, 16, p, ...c), 1) +
          grow(k.horn, x + r * 0.46, y - r * 0.66, hl * r, 16, p, ...c);
    }
    if (k.antennae)
      back +=
        at(x, 0, 0, -1, grow(k.antennae, r * 0.3, y - r * 0.78, r * 1.05, 16, p), 1) +
        grow(k.antennae, x + r * 0.3, y - r * 0.78, r * 1.05, 16, p);
  }
  const ty = y + r * half[0][1] + r * 0.12,
    tx = x + turn * r * 0.12;
  if (!k.antennae && k.horn === "none") {
    const c = k.S.pick("hair colour", [p.light, p.mark, p.accent]);
    const styles: Partial<Record<Hair, string>> = {
      quiff: pa(
        `M${n(tx - r * 0.5)} ${n(ty + r * 0.1)}C${n(tx - r * 0.5)} ${n(ty - r * 0.5)} ${n(tx + r * 0.1)} ${n(ty - r * 0.7)} ${n(tx + r * 0.6)} ${n(ty - r * 0.4)}C${n(tx + r * 0.3)} ${n(ty - r * 0.3)} ${n(tx + r * 0.4)} ${n(ty)} ${n(tx + r * 0.46)} ${n(ty + r * 0.12)}Q${n(tx)} ${n(ty - r * 0.1)} ${n(tx - r * 0.5)} ${n(ty + r * 0.1)}Z`,
        c,
      ),
      fringe: pa(
        `M${n(tx - r * 0.7)} ${n(ty + r * 0.2)}Q${n(tx - r * 0.4)} ${n(ty - r * 0.34)} ${n(tx + r * 0.1)} ${n(ty - r * 0.26)}Q${n(tx + r * 0.6)} ${n(ty - r * 0.2)} ${n(tx + r * 0.66)} ${n(ty + r * 0.2)}L${n(tx + r * 0.3)} ${n(ty + r * 0.12)}L${n(tx + r * 0.1)} ${n(ty + r * 0.36)}L${n(tx - r * 0.16)} ${n(ty + r * 0.1)}L${n(tx - r * 0.4)} ${n(ty + r * 0.32)}Z`,
        c,
      ),
      mohawk: grow("tuft", tx, ty + r * 0.2, r * 0.95, 0, p, c, c),
      lock: grow("swirl", tx, ty + r * 0.1, r * 0.6, 8, p, c, c),
      tufts:
        grow("tuft", tx - r * 0.2, ty + r * 0.14, r * 0.5, -18, p, c, c) + grow("tuft", tx + r * 0.2, ty + r * 0.12, r * 0.42, 18, p, c, c),
    };
    top += styles[k.hair] ?? "";
  }
  const bumps = k.topEyes ? [-1, 1].map((s) => disc(x + turn * r * 0.16 + s * r * 0.52, y - r * 0.66, r * 0.36, p.body)).join("") : "";
  return {
    back,
    front:
      bumps +
      pa(d, p.body) +
      mask(k, x, y, r, turn, id, d) +
      face(k, x, y, r, { turn, muzzle, ...(k.topEyes ? { eyeY: -0.64, gap: 0.5, q: 1.15 } : {}) }) +
      top,
    tx,
    ty,
  };
}
