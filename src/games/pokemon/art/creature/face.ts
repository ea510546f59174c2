/** Faces: eyes, cheeks, muzzle and brows on whatever has one. */

import type { Muzzle } from "./clades";
import { eye } from "./eyes";
import { disc, el, lerp, n, st } from "./ink";
import { mouth } from "./muzzles";
import type { Traits } from "./traits";

interface FaceOptions {
  readonly turn?: number;
  /** Between the eyes. */
  readonly gap?: number;
  /** The size of the eyes. */
  readonly q?: number;
  readonly muzzle?: Muzzle;
  /** Where the eyes stand, of the radius below its middle. */
  readonly eyeY?: number;
  /** One eye alone. */
  readonly one?: boolean;
}

/** Eyes, cheeks, muzzle and mouth on a surface of radius `r` about (x, y), looking to the right by `turn` (-1 … 1). */
export function face(
  k: Traits,
  x: number,
  y: number,
  r: number,
  { turn = 0, gap = k.eyeGap, q = 1, muzzle = k.muzzle, eyeY = -0.06, one = false }: FaceOptions = {},
): string {
  const { p } = k,
    s = lerp(0.25, 0.165, k.grown) * r * k.eyeSize * q,
    cx = x + turn * r * 0.2,
    ey = y + r * eyeY,
    g = gap * r,
    near = 1 - Math.abs(turn) * 0.12;
  const eyes = one
    ? eye(k, cx, ey, s * 1.7, 1, k.eye === "sleepy" ? "round" : k.eye === "bead" ? "round" : k.eye)
    : eye(k, cx - g * near, ey, s, -1) + eye(k, cx + g, ey, s, 1);
  const m = mouth(k, muzzle, { x, mx: x + turn * r * 0.32, my: y + r * 0.42, r, turn });
  const cheeks =
    k.cheeks === "none"
      ? ""
      : [-1, 1]
          .map((d) =>
            el(
              cx + d * g * 1.5 * (d < 0 ? near : 1),
              y + r * 0.34,
              r * (k.cheeks === "oval" ? 0.17 : 0.13),
              r * (k.cheeks === "oval" ? 0.1 : 0.13),
              k.has("electric") ? p.spark : p.accent,
              k.has("electric") ? "" : 'opacity=".7"',
            ),
          )
          .join("");
  const brow =
    k.brow === "none" || one
      ? ""
      : k.brow === "dots"
        ? disc(cx - g * 0.9, ey - s * 1.9, s * 0.4, p.mark) + disc(cx + g * 0.9, ey - s * 1.9, s * 0.4, p.mark)
        : st(
            `M${n(cx - g - s)} ${n(ey - s * (1.7 + 0.3 * k.fierce))}L${n(cx - g + s)} ${n(ey - s * (1.7 - 0.5 * k.fierce))}M${n(cx + g - s)} ${n(ey - s * (1.7 - 0.5 * k.fierce))}L${n(cx + g + s)} ${n(ey - s * (1.7 + 0.3 * k.fierce))}`,
            p.mark,
            s * 0.5,
          );
  return cheeks + m + eyes + brow;
}
