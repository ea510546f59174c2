import type { Chance } from "./chance";
import type { Crest, Ear, Eye, Mouth } from "./features";
import type { Palette } from "./palette";
import { ellipse, flame, leaf, path, polygon, round, stroke } from "./shapes";

/** One eye of radius about `q`. */
export function eye(x: number, y: number, q: number, p: Palette, style: Eye): string {
  if (style === "gentle")
    return (
      ellipse(x, y, q * 0.8, q, p.ink) +
      ellipse(x + q * 0.25, y - q * 0.38, q * 0.3, q * 0.34, p.white) +
      ellipse(x - q * 0.2, y + q * 0.45, q * 0.16, q * 0.16, p.white, 'opacity=".7"')
    );
  if (style === "round")
    return (
      ellipse(x, y, q * 1.25, q * 1.3, p.white) +
      ellipse(x, y + 1, q * 0.72, q * 0.9, p.ink) +
      ellipse(x + q * 0.25, y - q * 0.3, q * 0.26, q * 0.28, p.white)
    );
  return stroke(`M${round(x - q)} ${round(y)}q${round(q)} ${round(q * 0.9)} ${round(q * 2)} 0`, p.ink, 4);
}

/** The right-hand ear of a head with half-width `hw` and half-height `hh` about (150, hy); the caller mirrors it. */
export function ear(kind: Ear, hw: number, hh: number, hy: number, r: Chance, p: Palette): string {
  const x = 150 + hw * 0.62,
    y = hy - hh * 0.66,
    t = r.between(0.85, 1.25);
  switch (kind) {
    case "round":
      return ellipse(x + 6, y - 8, 24 * t, 24 * t, p.body) + ellipse(x + 6, y - 8, 13 * t, 13 * t, p.accent);
    case "pointed":
      return (
        path(
          `M${round(x - 34)} ${round(y - 2)}Q${round(x + 2)} ${round(y - 60 * t)} ${round(x + 40 * t)} ${round(y - 62 * t)}Q${round(x + 42)} ${round(y - 10)} ${round(x + 14)} ${round(y + 32)}Z`,
          p.body,
        ) +
        path(
          `M${round(x - 12)} ${round(y)}Q${round(x + 8)} ${round(y - 38 * t)} ${round(x + 30 * t)} ${round(y - 44 * t)}Q${round(x + 30)} ${round(y - 10)} ${round(x + 12)} ${round(y + 16)}Z`,
          p.accent,
        )
      );
    case "long":
      return (
        `<g transform="rotate(${round(r.between(12, 38))} ${round(x - 10)} ${round(y + 8)})">` +
        ellipse(x - 10, y - 40, 17, 54 * t, p.body) +
        ellipse(x - 10, y - 42, 8, 38 * t, p.accent) +
        "</g>"
      );
    case "leaf":
      return leaf(x - 8, y + 12, 70 * t, 42, p.accent, p.shade);
    case "fin":
      return (
        path(
          `M${round(x)} ${round(y + 6)}Q${round(x + 50 * t)} ${round(y - 50)} ${round(x + 62 * t)} ${round(y - 12)}Q${round(x + 78 * t)} ${round(y + 16)} ${round(x + 50 * t)} ${round(y + 26)}Q${round(x + 50)} ${round(y + 56)} ${round(x + 6)} ${round(y + 46)}Z`,
          p.accent,
        ) +
        stroke(
          `M${round(x + 10)} ${round(y + 16)}L${round(x + 46 * t)} ${round(y - 8)}M${round(x + 12)} ${round(y + 28)}L${round(x + 48)} ${round(y + 26)}`,
          p.shade,
          3,
        )
      );
    case "drop":
      return (
        `<g transform="rotate(-24 ${round(x)} ${round(y)})">` +
        ellipse(x + 16, y + 34, 17, 44 * t, p.shade) +
        ellipse(x + 16, y + 46 * t, 9, 20, p.accent) +
        "</g>"
      );
    case "horn":
      return path(
        `M${round(x - 24)} ${round(y + 2)}C${round(x - 10)} ${round(y - 30)} ${round(x + 20)} ${round(y - 26)} ${round(x + 26 * t)} ${round(y - 74 * t)}C${round(x + 48)} ${round(y - 30)} ${round(x + 30)} ${round(y + 10)} ${round(x + 6)} ${round(y + 18)}Z`,
        p.light,
      );
    case "antenna":
      return (
        stroke(`M${round(x - 18)} ${round(y)}Q${round(x - 10)} ${round(y - 50)} ${round(x + 22)} ${round(y - 56 * t)}`, p.shade, 6) +
        ellipse(x + 24, y - 58 * t, 11, 11, p.accent)
      );
    case "none":
      return "";
  }
}

/** What stands on the head, its foot at (x, y). */
export function crest(kind: Crest, x: number, y: number, p: Palette): string {
  switch (kind) {
    case "leaves":
      return (
        leaf(x, y + 10, 50, -34, p.accent, p.shade) + leaf(x, y + 10, 50, 34, p.accent, p.shade) + leaf(x, y + 8, 62, 0, p.accent, p.shade)
      );
    case "sprout":
      return (
        stroke(`M${x} ${y + 10}q-2 -20 4 -32`, p.near, 6) +
        leaf(x + 3, y - 16, 36, 60, p.accent, p.shade) +
        leaf(x + 3, y - 16, 36, -50, p.accent, p.shade)
      );
    case "flower":
      return (
        [0, 72, 144, 216, 288]
          .map((a) => `<ellipse cx="${x}" cy="${y - 22}" rx="11" ry="17" fill="${p.accent}" transform="rotate(${a} ${x} ${y - 4})"/>`)
          .join("") + ellipse(x, y - 4, 10, 10, p.accent2)
      );
    case "flame":
      return flame(x, y + 16, 72, 0, p);
    case "quiff":
      return path(
        `M${x - 28} ${y + 16}C${x - 30} ${y - 16} ${x - 10} ${y - 24} ${x - 14} ${y - 44}C${x + 4} ${y - 34} ${x + 8} ${y - 20} ${x + 22} ${y - 32}C${x + 20} ${y - 12} ${x + 30} ${y} ${x + 26} ${y + 16}Z`,
        p.light,
      );
    case "spikes":
      return [-30, 0, 30]
        .map((d) =>
          polygon(
            [
              [x + d - 12, y + 14 + Math.abs(d) * 0.2],
              [x + d * 1.25, y - 32 + Math.abs(d) * 0.55],
              [x + d + 12, y + 14 + Math.abs(d) * 0.2],
            ],
            p.accent,
          ),
        )
        .join("");
    case "comb":
      return (
        path(
          `M${x - 14} ${y + 16}C${x - 26} ${y - 30} ${x + 2} ${y - 62} ${x + 36} ${y - 58}C${x + 18} ${y - 40} ${x + 26} ${y - 12} ${x + 16} ${y + 16}Z`,
          p.accent,
        ) + stroke(`M${x + 2} ${y + 8}C${x - 4} ${y - 16} ${x + 6} ${y - 36} ${x + 20} ${y - 46}`, p.shade, 3)
      );
    case "gem":
      return (
        polygon(
          [
            [x, y + 2],
            [x + 13, y + 18],
            [x, y + 38],
            [x - 13, y + 18],
          ],
          p.accent,
        ) +
        polygon(
          [
            [x, y + 6],
            [x + 8, y + 17],
            [x, y + 20],
          ],
          p.white,
          'opacity=".6"',
        )
      );
    case "halo":
      return `<ellipse cx="${x}" cy="${y - 24}" rx="36" ry="11" fill="none" stroke="${p.accent2}" stroke-width="7"/>`;
    case "headband":
      return (
        stroke(`M${x - 52} ${y + 30}Q${x} ${y + 8} ${x + 52} ${y + 30}`, p.accent, 13) +
        stroke(`M${x + 54} ${y + 30}q26 -4 34 14M${x + 54} ${y + 32}q18 8 20 26`, p.accent, 8)
      );
    case "bubbles":
      return ellipse(x - 12, y - 4, 9, 9, p.light) + ellipse(x + 10, y - 16, 13, 13, p.light) + ellipse(x + 12, y - 18, 5, 5, p.white);
    case "none":
      return "";
  }
}

/** Eyes `gap` left and right of (x, y), cheeks or none, and a mouth. */
export function face(r: Chance, p: Palette, x: number, y: number, gap: number, q: number, style: Eye, muzzle: Mouth): string {
  const cheeks = r.chance(0.5)
    ? ellipse(x - gap - q, y + q * 1.5, q * 0.75, q * 0.5, p.accent, 'opacity=".75"') +
      ellipse(x + gap + q, y + q * 1.5, q * 0.75, q * 0.5, p.accent, 'opacity=".75"')
    : "";
  const e = eye(x - gap, y, q, p, style) + eye(x + gap, y, q, p, style);
  let m: string;
  if (muzzle === "beak")
    m = path(`M${x - 14} ${y + q}Q${x} ${y + q - 12} ${x + 14} ${y + q}Q${x} ${y + q + 24} ${x - 14} ${y + q}Z`, p.accent2);
  else if (muzzle === "snout")
    m =
      ellipse(x, y + q * 1.6, 24, 17, p.light) +
      ellipse(x, y + q * 1.2, 8, 5.5, p.ink) +
      stroke(`M${x} ${round(y + q * 1.4)}v7m-8 4q8 5 16 0`, p.ink, 3);
  else m = stroke(`M${x - 9} ${round(y + q * 1.45)}q9 9 18 0`, p.ink, 4);
  return cheeks + e + m;
}
