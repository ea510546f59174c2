/** Parts that several bodies share: wings, tails, patterns, limbs. */

import type { SpeciesType } from "@/games/pokemon/cards/species/facts";
import { type Growth, grow } from "./growths";
import { at, disc, el, freshId, n, nth, type Point, pa, poly, ribbon, type Spot, st, stamp } from "./ink";
import type { Chest, Pattern, Tail, Traits } from "./traits";

/** The right wing with its shoulder at (0, 0), about 100 wide; kinds: feather, skin, insect, leaf, fairy. */
function wingShape(k: Traits, kind: WingKind): string {
  const { p } = k,
    a = p.accent,
    b = p.accentDeep;
  switch (kind) {
    case "skin":
      return (
        pa("M-4 14C8 -30 30 -66 62 -84C78 -70 96 -50 104 -14C92 -18 84 -12 80 0C70 -6 58 -2 52 14C42 6 26 10 18 30Z", a) +
        st("M0 12C14 -28 32 -62 60 -80M58 -76Q72 -40 80 -4M54 -70Q54 -30 52 10M44 -56Q30 -20 20 24", b, 4)
      );
    case "insect":
      return (
        pa("M0 0C20 -50 70 -84 104 -76C116 -54 70 -4 4 8Z", a, 'opacity=".85"') +
        pa("M0 8C30 0 70 10 78 34C66 52 20 38 0 14Z", b, 'opacity=".8"') +
        st("M4 0Q50 -40 96 -70M6 4Q44 -10 80 -36M8 12Q40 16 68 36", p.white, 2, 'opacity=".6"')
      );
    case "fairy":
      return (
        pa("M0 0C10 -60 50 -96 76 -84C96 -66 70 -16 40 0C70 0 80 26 64 40C44 52 14 34 0 8Z", a, 'opacity=".9"') +
        pa("M8 -4C20 -44 44 -68 62 -66C70 -50 50 -18 30 -4Z", b, 'opacity=".6"') +
        disc(62, -64, 5, p.white) +
        disc(54, 30, 4, p.white)
      );
    case "leaf":
      return (
        [
          [-10, 92],
          [24, 84],
          [58, 64],
        ] as const
      )
        .map(([r, l]) => grow("leaf", 0, 4, l, 30 + r, p, p.leaf, p.leafDeep))
        .join("");
    default:
      return (
        pa(
          "M-8 16C-6 -30 26 -74 74 -92C92 -96 104 -92 108 -84C104 -78 98 -74 92 -72C104 -72 110 -66 110 -60C104 -54 96 -52 88 -52C98 -50 102 -44 100 -38C94 -32 84 -32 76 -32C84 -28 86 -22 82 -18C70 -8 56 -10 46 -8C38 6 16 22 -8 16Z",
          a,
        ) + pa("M-2 10C4 -20 30 -50 66 -62C60 -44 62 -40 66 -36C54 -34 52 -28 54 -22C42 -22 38 -16 38 -12C28 2 12 12 -2 10Z", b)
      );
  }
}
export type WingKind = "feather" | "skin" | "insect" | "leaf" | "fairy";
export const wingKind = (k: Traits): WingKind =>
  k.has("dragon") || (k.clade === "reptile" && k.has("flying")) || (k.has("poison", "dark") && k.clade !== "bird")
    ? "skin"
    : k.has("bug")
      ? "insect"
      : k.has("fairy")
        ? "fairy"
        : k.has("grass") && !k.has("flying")
          ? "leaf"
          : "feather";
/** A drawing on the right of (x, y) at a distance `gap`, and its mirror image on the left. */
export const both = (k: Traits, key: string, draw: () => string, x: number, y: number, gap: number, turn: number, scale: number) =>
  [1, -1]
    .map((s) =>
      stamp(
        k.p,
        key,
        draw,
        `translate(${n(x + s * gap)} ${n(y)}) scale(${n(s * scale * 100) / 100} ${n(scale * 100) / 100})${turn ? ` rotate(${n(turn)})` : ""}`,
      ),
    )
    .join("");
/** A pair of wings behind (x, y). */
export function wings(
  k: Traits,
  x: number,
  y: number,
  size: number,
  { kind = wingKind(k), lift = 0, gap = 10 }: { kind?: WingKind; lift?: number; gap?: number } = {},
): string {
  return both(k, `wing ${kind}`, () => wingShape(k, kind), x, y, gap, lift, size / 100);
}

/** What a type puts at the end of a tail. */
export const TIPS: Record<SpeciesType, Growth> = {
  grass: "leaf",
  fire: "flame",
  water: "fin",
  electric: "bolt",
  psychic: "ball",
  fighting: "ball",
  dark: "spike",
  steel: "blade",
  fairy: "star",
  dragon: "plate",
  ice: "crystal",
  ground: "ball",
  rock: "plate",
  ghost: "wisp",
  poison: "spike",
  bug: "fork",
  flying: "feather",
  normal: "tuft",
};
/** A tail rooted at (x, y), swung to `side` (-1 left, 1 right). */
export function tail(k: Traits, x: number, y: number, q: number, side = -1, kind: Tail = k.tail): string {
  const { p } = k,
    X = (d: number) => x + side * d * q,
    Y = (d: number) => y - d * q,
    w = q * (0.13 + 0.05 * k.bulk);
  const type = k.has("fire") ? "fire" : k.has("electric") ? "electric" : k.t1 === "normal" || k.t1 === "flying" ? k.t2 : k.t1;
  const tip = (tx: number, ty: number, len: number, ang: number) =>
    grow(TIPS[type], tx, ty, len, ang, p, type === "normal" ? p.light : p.accent, p.accentDeep);
  const curve = (pts: readonly Spot[], c = p.body) => pa(ribbon(pts.map(([a, b, s]): Spot => [X(a), Y(b), w * s])), c);
  switch (kind) {
    case "plume":
      return (
        at(
          x,
          y,
          side * 38,
          q / 100,
          pa("M0 14C-52 4 -64 -62 -8 -116C58 -92 48 -6 0 14Z", p.body) +
            pa("M-8 -116C26 -100 40 -76 40 -52C24 -66 16 -46 4 -56C-8 -66 -20 -52 -37 -60C-36 -80 -26 -98 -8 -116Z", p.light),
        ) + (type === "fire" || type === "electric" || type === "ice" ? tip(X(0.62), Y(0.8), q * 0.6, side * 40) : "")
      );
    case "whip":
      return (
        curve([
          [-0.1, -0.05, 0.8],
          [0.4, 0.04, 0.7],
          [0.74, 0.3, 0.55],
          [0.72, 0.62, 0.45],
        ]) + tip(X(0.72), Y(0.56), q * 0.66, side * -8)
      );
    case "lizard":
      return (
        curve([
          [-0.2, 0.1, 2.2],
          [0.3, -0.08, 1.7],
          [0.74, 0.02, 1.1],
          [1.04, 0.3, 0.5],
          [1.08, 0.44, 0.3],
        ]) +
        (k.has("fire", "electric", "water", "grass", "ice", "steel")
          ? tip(X(1.06), Y(0.34), q * 0.6, side * 6)
          : [0.3, 0.6, 0.86].map((d, i) => grow("spike", X(d), Y(nth([0.08, 0.12, 0.26], i)), q * 0.2, side * 14, p, p.accent)).join(""))
      );
    case "stub":
      return type === "normal" ? disc(X(0.3), Y(0.1), q * 0.24, p.light) : tip(X(0.16), Y(0.06), q * 0.74, side * 52);
    case "curl":
      return (
        st(
          `M${n(x)} ${n(y)}C${n(X(0.6))} ${n(Y(-0.1))} ${n(X(0.96))} ${n(Y(0.4))} ${n(X(0.66))} ${n(Y(0.62))}S${n(X(0.3))} ${n(Y(0.4))} ${n(X(0.54))} ${n(Y(0.34))}`,
          p.body,
          w * 1.6,
        ) + tip(X(0.58), Y(0.58), q * 0.36, side * 20)
      );
    case "club":
      return (
        curve([
          [-0.1, 0, 1.2],
          [0.4, -0.04, 0.9],
          [0.8, 0.2, 0.8],
        ]) +
        disc(X(0.9), Y(0.32), q * 0.22, p.accent) +
        [-40, 10, 60]
          .map((a) =>
            grow(
              "spike",
              X(0.9) + side * Math.sin((a * Math.PI) / 180) * q * 0.16,
              Y(0.32) - Math.cos((a * Math.PI) / 180) * q * 0.16,
              q * 0.22,
              side * a,
              p,
              p.accent2,
            ),
          )
          .join("")
      );
    case "twin":
      return [18, 62]
        .map((a) =>
          at(
            x,
            y,
            side * a,
            q / 100,
            pa("M0 10C-28 0 -30 -60 4 -104C34 -70 26 -2 0 10Z", a === 18 ? p.shade : p.body) +
              pa("M4 -104C18 -90 24 -74 24 -60C12 -72 0 -52 -16 -62C-14 -78 -6 -92 4 -104Z", p.accent),
          ),
        )
        .join("");
    default:
      return "";
  }
}

/** A pattern over a body about (x, y), rx by ry; the caller's outline `d` cuts it. */
export function pattern(k: Traits, d: string, x: number, y: number, rx: number, ry: number, kind: Pattern = k.pattern): string {
  const { p } = k,
    c = p.mark,
    id = freshId(p);
  let s = "";
  if (kind === "stripes")
    s = [-0.7, -0.32, 0.06, 0.44, 0.8]
      .map((u) =>
        pa(
          `M${n(x + u * rx - rx * 0.07)} ${n(y - ry * 1.1)}h${n(rx * 0.2)}Q${n(x + u * rx + rx * 0.14)} ${n(y - ry * 0.4)} ${n(x + u * rx - rx * 0.06)} ${n(y - ry * 0.02)}Q${n(x + u * rx - rx * 0.1)} ${n(y - ry * 0.5)} ${n(x + u * rx - rx * 0.07)} ${n(y - ry * 1.1)}Z`,
          c,
        ),
      )
      .join("");
  if (kind === "spots")
    s = (
      [
        [-0.6, -0.4, 0.17],
        [-0.2, -0.72, 0.2],
        [0.34, -0.5, 0.15],
        [0.72, -0.1, 0.18],
        [-0.8, 0.14, 0.13],
        [0.1, -0.16, 0.11],
        [-0.4, 0.06, 0.1],
      ] as const
    )
      .map(([a, b, q]) => el(x + a * rx, y + b * ry, q * rx, q * rx * 0.9, c))
      .join("");
  if (kind === "saddle")
    s = pa(
      `M${n(x - rx * 0.75)} ${n(y - ry * 1.3)}H${n(x + rx * 0.75)}Q${n(x + rx * 0.6)} ${n(y - ry * 0.05)} ${n(x)} ${n(y - ry * 0.1)}T${n(x - rx * 0.75)} ${n(y - ry * 1.3)}Z`,
      c,
    );
  if (kind === "bands")
    s = [-0.55, 0.02, 0.55]
      .map((u) =>
        st(
          `M${n(x - rx * 1.2)} ${n(y + u * ry - 4)}Q${n(x)} ${n(y + u * ry + ry * 0.2)} ${n(x + rx * 1.2)} ${n(y + u * ry - 4)}`,
          c,
          ry * 0.16,
        ),
      )
      .join("");
  if (kind === "zigzag")
    s = st(
      `M${n(x - rx)} ${n(y - ry * 0.4)}${[0.33, 0.66, 1, 1.33, 1.66, 2].map((u, i) => `L${n(x - rx + rx * u)} ${n(y - ry * (i % 2 ? 0.4 : 0.08))}`).join("")}`,
      c,
      ry * 0.15,
    );
  if (kind === "chevrons")
    s = [-0.5, -0.1, 0.3]
      .map((u) =>
        st(
          `M${n(x - rx * 0.5)} ${n(y + ry * (u - 0.2))}L${n(x)} ${n(y + ry * u)}L${n(x + rx * 0.5)} ${n(y + ry * (u - 0.2))}`,
          c,
          ry * 0.12,
        ),
      )
      .join("");
  if (kind === "rings")
    s = (
      [
        [-0.52, -0.36],
        [0.4, -0.5],
        [0.66, 0.2],
      ] as const
    )
      .map(
        ([a, b]) =>
          `<circle cx="${n(x + a * rx)}" cy="${n(y + b * ry)}" r="${n(rx * 0.2)}" fill="none" stroke="${c}" stroke-width="${n(rx * 0.1)}"/>`,
      )
      .join("");
  if (kind === "patch") s = el(x - rx * 0.6, y - ry * 0.6, rx * 0.75, ry * 0.7, c) + el(x + rx * 0.9, y + ry * 0.3, rx * 0.45, ry * 0.5, c);
  return s ? `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${s}</g>` : "";
}

/** A limb of even thickness ending in a paw, claws or a hoof. */
export function limb(
  k: Traits,
  pts: readonly [root: Point, bend: Point, tip: Point],
  w: number,
  c: string,
  { end = "paw", endFill = k.socks ? k.p.mark : c, claw = k.fierce > 0.45 } = {},
) {
  const [[x0, y0], [x1, y1], [x, y]] = pts;
  const d = `M${n(x0)} ${n(y0)}Q${n(x1)} ${n(y1)} ${n(x)} ${n(y)}`;
  const a = Math.atan2(y - y1, x - x1);
  const claws =
    claw && end !== "none"
      ? [-0.6, 0, 0.6]
          .map((u) =>
            grow("spike", x + Math.cos(a + u) * w * 0.5, y + Math.sin(a + u) * w * 0.5, w * 0.48, (a + u * 0.6) * 57.3 + 90, k.p, k.p.bone),
          )
          .join("")
      : "";
  return st(d, c, w) + claws + (end === "paw" ? disc(x, y, w * 0.62, endFill) : "");
}
/** A foot seen from the front: toes at the bottom. */
export function foot(k: Traits, x: number, y: number, rx: number, c: string) {
  const { p } = k,
    claw = k.fierce > 0.45;
  return (
    el(x, y, rx, rx * 0.5, c) +
    (claw
      ? [-0.55, 0, 0.55].map((u) => grow("spike", x + u * rx, y + rx * 0.12, rx * 0.42, 180, p, p.bone)).join("")
      : st(`M${n(x - rx * 0.28)} ${n(y + rx * 0.1)}v${n(rx * 0.3)}M${n(x + rx * 0.28)} ${n(y + rx * 0.1)}v${n(rx * 0.3)}`, p.deep, 2.4))
  );
}
/** The mark on the front of an upright body. */
export function chest(k: Traits, x: number, y: number, rx: number, ry: number): string {
  const { p } = k;
  const marks: Record<Chest, string> = {
    none: "",
    belly: el(x, y + ry * 0.1, rx * 0.68, ry * 0.8, p.light),
    bib: pa(
      `M${n(x - rx * 0.62)} ${n(y - ry * 0.8)}Q${n(x)} ${n(y - ry)} ${n(x + rx * 0.62)} ${n(y - ry * 0.8)}Q${n(x + rx * 0.5)} ${n(y + ry * 0.2)} ${n(x)} ${n(y + ry * 0.55)}Q${n(x - rx * 0.5)} ${n(y + ry * 0.2)} ${n(x - rx * 0.62)} ${n(y - ry * 0.8)}Z`,
      p.light,
    ),
    diamond:
      el(x, y + ry * 0.15, rx * 0.66, ry * 0.76, p.light) +
      poly(
        [
          [x, y - ry * 0.5],
          [x + rx * 0.22, y - ry * 0.14],
          [x, y + ry * 0.22],
          [x - rx * 0.22, y - ry * 0.14],
        ],
        p.mark,
        3,
      ),
  };
  return marks[k.chest];
}
