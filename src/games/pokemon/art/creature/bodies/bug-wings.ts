/* Bug wings: butterfly or moth, wasp or dragonfly, and the tall ones with raptorial blades. */

import type { Body } from "../body";
import { grow } from "../growths";
import { head } from "../head";
import { at, disc, el, lerp, outline, pa, st } from "../ink";
import { both, limb, pattern } from "../parts";
import type { Traits } from "../traits";
import { winged } from "./wings";

export function bugWings(k: Traits): Body {
  if (k.line.shape === "wings" && !k.has("bug")) return winged(k);
  const { p } = k,
    striker = k.height >= 1.45 && k.weight > 25 && !k.has("poison", "fire", "ice", "fairy"),
    wasp = !striker && k.L("wasp") < (k.has("poison") || k.line.length === 2 ? 0.6 : 0.2) && !k.has("fairy", "ice", "fire"),
    x = 150;
  const hr = lerp(44, 34, k.grown),
    hy = striker ? 122 : 138,
    hx = x + 4,
    kk: Traits = { ...k, clade: "bug", antennae: k.antennae ?? "antenna", horn: striker ? k.horn : "none" },
    H = head(kk, hx, hy, hr, { turn: 0.25 });
  const tone = k.L.pick("wing tone", [p.accent, p.accent2, p.light]),
    rim = tone === p.accent ? p.accentDeep : p.accent,
    spot = k.L.pick("wing mark", ["eyes", "edge", "cells", "bands"]);
  const broad =
    pa("M0 4C10 -60 60 -108 118 -96C140 -70 116 -14 56 4C30 12 8 12 0 4Z", rim) +
    pa("M6 0C18 -48 60 -88 106 -82C120 -62 98 -20 50 -4Z", tone) +
    pa("M0 10C30 0 84 14 90 52C84 86 50 90 30 66C16 50 2 26 0 10Z", rim) +
    pa("M8 16C34 10 72 22 76 50C70 72 50 74 36 58Z", tone) +
    {
      eyes: disc(78, -54, 17, p.white) + disc(80, -54, 9, p.ink) + disc(54, 46, 10, p.white) + disc(55, 46, 5, p.ink),
      edge: (
        [
          [104, -72],
          [98, -48],
          [84, -28],
          [66, 62],
        ] as const
      )
        .map(([a, b]) => disc(a, b, 6, p.white))
        .join(""),
      cells: st("M10 0L100 -76M10 0L84 -24M14 18L66 60", p.deep, 3.5),
      bands: st("M40 -50Q60 -40 66 -10M64 -74Q86 -58 88 -22M40 22Q56 34 52 62", rim, 7),
    }[spot];
  const thin =
    at(
      0,
      0,
      -8,
      1,
      pa("M0 0C30 -34 90 -62 128 -54C130 -34 70 -4 2 10Z", p.white, 'opacity=".72"') + st("M4 2L112 -48M20 2L96 -28", p.accent, 2.5),
    ) + at(0, 12, 24, 0.86, pa("M0 0C30 -34 90 -62 128 -54C130 -34 70 -4 2 10Z", p.white, 'opacity=".55"'));
  const wing = both(k, "wing", () => (striker || wasp ? thin : broad), x, 196, 10, k.pose === "b" ? 12 : 0, lerp(0.82, 1.06, k.tall));
  const bands = (d: string, cx: number, cy: number, rx: number, ry: number) =>
    pattern({ ...k, p: { ...p, mark: wasp ? p.ink : p.mark } }, d, cx, cy, rx, ry, wasp || k.pattern === "stripes" ? "bands" : k.pattern);
  const ab = striker
      ? outline(
          [
            [0, -1],
            [0.8, -0.5],
            [1, 0.1],
            [0.5, 0.8],
            [0, 1.1],
          ],
          x - 2,
          256,
          26,
          44,
        )
      : outline(
          [
            [0, -1],
            [0.86, -0.5],
            [0.9, 0.2],
            [0.46, 0.8],
            [0, 1.15],
          ],
          x,
          250,
          wasp ? 32 : 22,
          wasp ? 46 : 48,
        ),
    th = outline(
      [
        [0, -1],
        [0.9, -0.5],
        [0.9, 0.5],
        [0, 1],
      ],
      x,
      196,
      striker ? 32 : 30,
      32,
    );
  const arms = striker
    ? [-1, 1]
        .map((s) => {
          const e = k.has("steel")
            ? pa("M-24 0C-40 -30 -26 -62 0 -66C-10 -44 -4 -34 2 -28C6 -40 18 -52 30 -52C42 -30 26 0 0 6Z", p.accent)
            : pa("M-8 6C-26 -40 0 -84 34 -108C34 -60 34 -22 12 8Z", p.light) +
              pa("M12 8C22 -20 34 -60 34 -108C48 -60 44 -18 24 6Z", p.metal);
          return (
            st(`M${x + s * 22} 184Q${x + s * 58} 196 ${x + s * 66} 170`, p.body, 14) +
            at(x + s * 68, 172, s * (k.pose === "a" && s > 0 ? 30 : 12), s * 0.86, e, 0.86)
          );
        })
        .join("")
    : [-1, 1].map((s) => st(`M${x + s * 20} 196q${s * 26} 6 ${s * 22} 30M${x + s * 20} 208q${s * 22} 12 ${s * 14} 36`, p.deep, 7)).join("");
  const legs = striker
    ? [-1, 1]
        .map(
          (s) =>
            limb(
              k,
              [
                [x + s * 16, 224],
                [x + s * 48, 252],
                [x + s * 34, 298],
              ],
              14,
              s < 0 ? p.shade : p.body,
              { end: "none" },
            ) + grow("spike", x + s * 34, 298, 20, 180 - s * 40, p, p.bone),
        )
        .join("")
    : "";
  return {
    back: wing,
    main:
      (wasp ? grow("spike", x, 292, 30, 180, p, p.ink) : "") +
      legs +
      pa(ab, striker ? p.light : wasp ? p.body : p.shade) +
      bands(ab, x, 250, 30, 46) +
      pa(th, p.body) +
      (k.collar !== "none" || !striker
        ? [-0.8, -0.3, 0.3, 0.8].map((t) => grow("tuft", x + t * 26, 184, 30, 180 - t * 40, p, p.light)).join("")
        : el(x + 2, 198, 17, 20, p.light)) +
      arms,
    head: H,
    a: {
      top: [H.tx, H.ty],
      brow: [hx + 4, hy - hr * 0.6],
      band: [hx, hy - hr * 0.46, hr * 0.86],
      neck: [hx, hy, hr],
      neckFront: [x, 170, 22],
      chest: [x, 196, 14],
      back: [],
      around: [x, 180, 88],
      foot: striker ? [x, 304, 44] : undefined,
    },
    hover: !striker,
    shadow: striker ? [150, 304, 60] : [150, 318, 50],
  };
}
