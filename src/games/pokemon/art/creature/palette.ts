/* Colours are chosen in OKLCH (even lightness) and written as hex (short, understood everywhere). */
import type { Colour, SpeciesType } from "@/games/pokemon/cards/species/facts";
import { clamp, type Dice, type Stamps } from "./ink";

/** A colour by lightness (0–1), chroma and hue (degrees). */
export type Tone = readonly [l: number, c: number, h: number];

/** A colour as hex. */
export function ok(l: number, c: number, h: number): string {
  const a = c * Math.cos((h * Math.PI) / 180),
    b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const hex = (v: number) =>
    Math.round(clamp(v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${hex(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S)}${hex(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S)}${hex(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S)}`;
}

/** The ten main colours. */
const COLOURS: Record<Colour, Tone> = {
  green: [0.69, 0.145, 143],
  red: [0.63, 0.19, 30],
  blue: [0.65, 0.13, 250],
  white: [0.95, 0.012, 85],
  brown: [0.58, 0.095, 58],
  yellow: [0.86, 0.155, 92],
  purple: [0.57, 0.145, 305],
  pink: [0.81, 0.11, 2],
  gray: [0.67, 0.018, 255],
  black: [0.35, 0.03, 282],
};
/** What each type adds. */
export const TINTS: Record<SpeciesType, Tone> = {
  grass: [0.68, 0.17, 140],
  fire: [0.71, 0.19, 48],
  water: [0.66, 0.14, 238],
  electric: [0.87, 0.17, 95],
  psychic: [0.7, 0.18, 352],
  fighting: [0.55, 0.16, 32],
  dark: [0.33, 0.05, 292],
  steel: [0.77, 0.03, 240],
  fairy: [0.83, 0.11, 350],
  dragon: [0.52, 0.18, 277],
  ice: [0.88, 0.065, 210],
  ground: [0.7, 0.1, 72],
  rock: [0.6, 0.05, 75],
  ghost: [0.5, 0.14, 300],
  poison: [0.56, 0.18, 322],
  bug: [0.74, 0.17, 115],
  flying: [0.87, 0.06, 235],
  normal: [0.9, 0.05, 85],
};
/** How unlike two tones look. */
const far = (a: Tone, b: Tone): number => {
  const p = (c: Tone): Tone => [c[0], c[1] * Math.cos((c[2] * Math.PI) / 180), c[1] * Math.sin((c[2] * Math.PI) / 180)],
    [x, y] = [p(a), p(b)];
  return Math.hypot(1.1 * (x[0] - y[0]), x[1] - y[1], x[2] - y[2]);
};
/** The tone itself, or one far enough from the others to be told apart. */
const apart = (c: Tone, ...others: readonly Tone[]): Tone => {
  let v = c;
  for (const o of others) if (far(v, o) < 0.15) v = [o[0] > 0.6 ? o[0] - 0.26 : o[0] + 0.3, Math.max(v[1], 0.09), v[2] + 22];
  return v;
};

/** One type, or two. */
export type Types = readonly [SpeciesType, SpeciesType?];

const PAINTS = [
  "body",
  "shade",
  "deep",
  "hi",
  "light",
  "accent",
  "accentDeep",
  "accent2",
  "accent2Deep",
  "mark",
  "ink",
  "line",
  "white",
  "iris",
  "bone",
  "gold",
  "glow",
  "stone",
  "metal",
  "metalDeep",
  "ice",
  "iceDeep",
  "leaf",
  "leafDeep",
  "flame",
  "flameIn",
  "spark",
  "sparkDeep",
] as const;

/** The paints of one creature, the main tone they follow from, and its stamps. */
export interface Palette extends Readonly<Record<(typeof PAINTS)[number], string>>, Stamps {
  readonly lightness: number;
  readonly hue: number;
  readonly chroma: number;
}

/** Every colour of one creature. `L` are the dice of its line, `S` its own. */
export function coatOf({ color, types, L, S, id }: { color: Colour; types: Types; L: Dice; S: Dice; id: string }): Palette {
  const base = COLOURS[color],
    own = TINTS[types[0]],
    second = TINTS[types[1] ?? types[0]];
  const b: Tone = [base[0] + S.between("lightness", -0.03, 0.03), base[1], base[2] + S.between("hue", -9, 9)];
  const single: Tone = [0.84, 0.12, own[2] + L.pick("second hue", [70, -70, 150, 185])];
  const accent = apart([own[0], own[1], own[2] + L.between("accent hue", -14, 14)], b);
  const accent2 = apart(types[1] ? [second[0], second[1], second[2] + L.between("accent2 hue", -14, 14)] : single, b, accent);
  const dark = b[0] < 0.45,
    pale = b[0] > 0.9;
  const belly: Tone = pale
    ? [0.86, 0.07, own[2]]
    : dark
      ? L.pick("belly", [
          [0.78, 0.06, own[2]],
          [0.9, 0.03, 85],
          [0.55, 0.07, b[2]],
        ])
      : L.pick("belly", [
          [Math.min(0.96, b[0] + 0.2), b[1] * 0.42, b[2] + 18],
          [0.95, 0.035, 88],
          [Math.min(0.95, b[0] + 0.24), 0.06, own[2]],
          [b[0] - 0.16, b[1] * 0.9, b[2]],
        ]);
  const mark = L.pick<Tone>(
    "mark",
    pale ? [accent, accent2, [0.75, 0.03, 260]] : [accent, [b[0] + (dark ? 0.2 : -0.17), b[1], b[2] - 12], accent2, [0.95, 0.03, 88]],
  );
  const c = (v: Tone) => ok(v[0], v[1], v[2]);
  return {
    id,
    ids: new Map(),
    made: new Map(),
    lightness: b[0],
    hue: b[2],
    chroma: b[1],
    body: c(b),
    shade: ok(b[0] - (pale ? 0.11 : dark ? 0.09 : 0.12), pale ? 0.035 : b[1], pale ? own[2] : b[2] - 8),
    deep: ok(b[0] - (pale ? 0.22 : dark ? 0.14 : 0.24), pale ? 0.05 : b[1] * 0.9, pale ? own[2] : b[2] - 14),
    hi: ok(Math.min(0.99, b[0] + 0.09), b[1] * 0.85, b[2] + 6),
    light: c(belly),
    accent: c(accent),
    accentDeep: ok(accent[0] - 0.15, accent[1], accent[2] - 8),
    accent2: c(accent2),
    accent2Deep: ok(accent2[0] - 0.14, accent2[1], accent2[2] - 6),
    mark: c(far(mark, b) < 0.08 ? [b[0] + (b[0] > 0.6 ? -0.2 : 0.25), b[1], b[2]] : mark),
    ink: ok(0.23, 0.05, b[2] - 40),
    line: dark ? ok(0.86, 0.06, own[2]) : ok(0.25, 0.06, b[2] - 30),
    white: "#fffaf0",
    iris: c(
      dark
        ? [0.82, 0.16, L.pick("iris", [95, 30, own[2], 190])]
        : L.pick("iris", [
            [0.55, 0.17, own[2]],
            [0.62, 0.19, 30],
            [0.75, 0.16, 80],
            [0.55, 0.12, 200],
            [0.5, 0.16, 300],
          ]),
    ),
    bone: ok(0.93, 0.035, 88),
    gold: ok(0.86, 0.14, 88),
    glow: ok(0.93, 0.1, own[2]),
    stone: ok(0.62, 0.035, 70),
    metal: ok(0.82, 0.02, 245),
    metalDeep: ok(0.6, 0.03, 250),
    ice: ok(0.9, 0.06, 215),
    iceDeep: ok(0.76, 0.09, 225),
    leaf: ok(0.66, 0.16, 140),
    leafDeep: ok(0.48, 0.13, 145),
    flame: ok(0.7, 0.2, 42),
    flameIn: ok(0.9, 0.15, 92),
    spark: ok(0.9, 0.17, 97),
    sparkDeep: ok(0.72, 0.17, 70),
  };
}
