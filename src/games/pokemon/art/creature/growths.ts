/** What can grow on a creature: drawn 100 long from (0, 0) upwards, then placed, turned and scaled. */
import { el, n, pa, poly, st, stamp } from "./ink";
import type { Palette } from "./palette";

/** All that can grow. */
export type Growth =
  | "leaf"
  | "grass"
  | "petal"
  | "flame"
  | "bolt"
  | "spike"
  | "horn"
  | "ram"
  | "antler"
  | "round"
  | "point"
  | "fox"
  | "long"
  | "lop"
  | "fin"
  | "tuft"
  | "feather"
  | "antenna"
  | "comb"
  | "crystal"
  | "plate"
  | "blade"
  | "wisp"
  | "drop"
  | "ball"
  | "gem"
  | "bubbles"
  | "ribbon"
  | "flower"
  | "star"
  | "cone"
  | "swirl"
  | "fork";

/** Drawn in the colours `a` and `b`, where a growth does not have its own. */
const SHAPES: Record<Growth, (p: Palette, a: string, b: string) => string> = {
  leaf: (_p, a, b) => pa("M0 4C44 -14 38 -80 0 -100C-38 -80 -44 -14 0 4Z", a) + st("M0 -4V-76M0 -30L16 -46M0 -30L-16 -46", b, 4),
  grass: (_p, a, b) => pa("M-10 4C-30 -40 -22 -70 -40 -96C-6 -84 2 -50 6 4Z", b) + pa("M-6 4C-10 -50 14 -76 34 -92C30 -50 20 -30 14 4Z", a),
  petal: (_p, a, b) => pa("M0 4C52 -20 46 -92 0 -100C-46 -92 -52 -20 0 4Z", a) + pa("M0 0C22 -20 20 -60 0 -66C-20 -60 -22 -20 0 0Z", b),
  flame: (p) =>
    pa("M0 6C-46 2 -50 -46 -24 -70C-24 -54 -10 -50 -8 -60C-6 -80 -6 -88 4 -104C10 -82 48 -64 38 -26C34 -4 20 6 0 6Z", p.flame) +
    pa("M2 0C-20 -6 -22 -32 -4 -48C-2 -34 22 -34 17 -14C14 -4 10 0 2 0Z", p.flameIn),
  bolt: (p) =>
    poly(
      [
        [-14, 4],
        [-4, -40],
        [-28, -42],
        [6, -104],
        [34, -100],
        [14, -62],
        [38, -58],
      ],
      p.spark,
      8,
    ),
  spike: (_p, a) => pa("M-24 6C-14 -30 -6 -70 0 -100C6 -70 14 -30 24 6Z", a),
  horn: (_p, a, b) => pa("M-24 6C-22 -40 0 -70 34 -100C36 -56 34 -20 22 8Z", a) + st("M-17 -24Q2 -22 25 -34M-6 -50Q8 -48 27 -60", b, 5),
  ram: (_p, a, b) =>
    st("M0 4C-10 -50 20 -86 56 -70C88 -54 78 -8 48 -14C30 -18 36 -40 50 -38", a, 26) + st("M-2 -30l18 6M22 -66l8 16M62 -66l-6 16", b, 5),
  antler: (_p, a) => st("M0 4C-8 -40 10 -60 6 -100M0 -34C20 -44 30 -56 34 -76M2 -58C-14 -66 -22 -78 -22 -92", a, 13),
  round: (_p, a, b) => el(0, -44, 48, 50, a) + el(0, -42, 27, 29, b),
  point: (_p, a, b) => pa("M-40 10Q-34 -66 6 -100Q44 -62 40 10Z", a) + pa("M-20 6Q-16 -46 5 -74Q24 -46 22 6Z", b),
  fox: (_p, a, b) => pa("M-44 10L-6 -100Q38 -70 44 10Z", a) + pa("M-22 6L-5 -70Q18 -46 22 6Z", b),
  long: (_p, a, b) =>
    pa("M-14 6C-40 -30 -36 -96 -4 -100C32 -98 32 -34 16 6Z", a) + pa("M-6 -4C-20 -34 -18 -80 -3 -84C14 -80 14 -34 6 -4Z", b),
  lop: (_p, a, b) =>
    pa("M-26 2C-20 -30 24 -34 40 0C60 40 46 92 18 90C-6 86 6 40 -26 2Z", a) + pa("M16 28C34 40 34 74 20 76C8 72 18 44 16 28Z", b),
  fin: (_p, a, b) =>
    pa("M-10 6C-48 -26 -50 -70 -36 -96Q-16 -82 0 -104Q18 -82 40 -92C50 -62 38 -22 10 6Z", a) +
    st("M0 -10V-78M-8 -14L-28 -72M8 -14L30 -70", b, 5),
  tuft: (_p, a) =>
    pa(
      "M-30 8C-46 -30 -36 -50 -40 -72C-22 -66 -16 -56 -10 -64C-10 -80 -4 -92 8 -102C12 -84 16 -72 26 -70C30 -76 36 -78 42 -80C44 -46 46 -20 28 8Z",
      a,
    ),
  feather: (_p, a, b) =>
    pa("M-4 6C-34 -30 -28 -82 6 -102C34 -80 30 -28 6 6Z", a) +
    pa("M-17 -64C-12 -84 -2 -96 6 -102C16 -94 22 -84 23 -68C10 -56 -6 -76 -17 -64Z", b),
  antenna: (_p, a, b) => st("M0 4Q-4 -60 20 -84", b, 9) + el(24, -88, 17, 15, a),
  comb: (_p, a, b) => st("M0 4Q-6 -60 26 -92", b, 8) + st("M-3 -26l22 -4M-2 -44l24 -8M4 -62l22 -12", a, 8),
  crystal: (p) =>
    poly(
      [
        [-20, 6],
        [-24, -58],
        [2, -100],
        [24, -52],
        [18, 6],
      ],
      p.iceDeep,
      5,
    ) +
    poly(
      [
        [-16, 4],
        [-20, -56],
        [2, -94],
        [4, 4],
      ],
      p.ice,
      0,
    ),
  plate: (_p, a, b) =>
    poly(
      [
        [-38, 8],
        [-34, -48],
        [-6, -96],
        [26, -62],
        [38, 8],
      ],
      a,
      6,
    ) +
    poly(
      [
        [-6, -94],
        [24, -62],
        [32, 2],
        [4, -20],
      ],
      b,
      0,
    ),
  blade: (p) => pa("M-18 6L-20 -62L10 -104L22 -50L18 6Z", p.metal) + pa("M2 4L10 -100L21 -50L18 6Z", p.metalDeep),
  wisp: (_p, a) => pa("M-18 6C-50 -36 14 -50 -14 -100C36 -80 44 -28 16 6Z", a),
  drop: (p, a) =>
    pa("M0 6C-44 4 -40 -40 0 -100C40 -40 44 4 0 6Z", a) +
    pa("M-8 -8C-24 -12 -22 -34 -12 -48C-12 -30 -8 -22 -8 -8Z", p.white, 'opacity=".7"'),
  ball: (p, a, b) => st("M0 4Q10 -40 0 -66", b, 11) + el(0, -80, 24, 24, a) + el(-7, -87, 7, 7, p.white, 'opacity=".6"'),
  gem: (p, a) =>
    poly(
      [
        [0, 0],
        [-26, -46],
        [0, -100],
        [26, -46],
      ],
      a,
      5,
    ) + pa("M0 -8L-18 -46L0 -88Z", p.white, 'opacity=".5"'),
  bubbles: (p, a, _b) =>
    el(-10, -20, 24, 24, a) +
    el(20, -48, 18, 18, a) +
    el(-6, -78, 14, 14, a) +
    el(-17, -27, 6, 6, p.white, 'opacity=".6"') +
    el(15, -53, 5, 5, p.white, 'opacity=".6"'),
  ribbon: (_p, a, b) =>
    pa("M0 0C-18 -26 -58 -44 -70 -18C-76 4 -40 18 0 0Z", a) +
    pa("M0 0C14 -34 56 -52 70 -26C78 -4 40 16 0 0Z", a) +
    st("M-6 4Q-26 26 -22 56M6 4Q30 22 30 50", a, 11) +
    el(0, 0, 14, 13, b),
  flower: (_p, a, b) =>
    [0, 72, 144, 216, 288].map((r) => `<ellipse cy="-62" rx="25" ry="34" fill="${a}" transform="rotate(${r} 0 -34)"/>`).join("") +
    el(0, -34, 19, 19, b),
  star: (_p, a) =>
    poly(
      [
        [0, -100],
        [15, -62],
        [54, -58],
        [24, -32],
        [34, 4],
        [0, -16],
        [-34, 4],
        [-24, -32],
        [-54, -58],
        [-15, -62],
      ],
      a,
      8,
    ),
  cone: (_p, a, b) => pa("M-30 6C-26 -40 -10 -80 0 -100C10 -80 26 -40 30 6Z", a) + st("M-25 -18Q0 -8 25 -18M-18 -46Q0 -36 18 -46", b, 7),
  swirl: (_p, a) => st("M0 4C-20 -40 -14 -84 20 -88C50 -90 52 -52 28 -50C14 -50 12 -64 22 -68", a, 17),
  fork: (_p, a) => pa("M-10 6C-16 -30 -36 -50 -46 -96C-22 -78 -8 -60 0 -46C8 -60 22 -78 46 -96C36 -50 16 -30 10 6Z", a),
};

/** A growth rooted at (x, y), `length` long, leaning `angle` degrees to the right of upright; `a`, `b` are its colours, `wide` stretches it across. */
export const grow = (
  kind: Growth | "none",
  x: number,
  y: number,
  length: number,
  angle: number,
  p: Palette,
  a = p.accent,
  b = p.accentDeep,
  wide = 1,
): string => {
  if (kind === "none") return "";
  const s = Math.round(length),
    w = Math.round(length * wide);
  return stamp(
    p,
    `${kind}${a}${b}`,
    () => SHAPES[kind](p, a, b),
    `translate(${n(x)} ${n(y)})${Math.abs(angle) > 0.5 ? ` rotate(${Math.round(angle)})` : ""} scale(${w / 100}${w === s ? "" : ` ${s / 100}`})`,
  );
};
