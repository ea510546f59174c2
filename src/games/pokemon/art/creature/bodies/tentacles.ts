/* Tentacles: jelly, spiral shell, octopus, walking stump, star seed. */

import type { Body } from "../body";
import { face } from "../face";
import { grow } from "../growths";
import { head } from "../head";
import { disc, el, lerp, n, outline, pa, ribbon, type Spot, st } from "../ink";
import { pattern } from "../parts";
import type { Traits } from "../traits";

const arm = (pts: readonly Spot[], c: string) => pa(ribbon(pts), c);
export function tentacles(k: Traits): Body {
  const { p } = k,
    x = 150,
    u = k.grown;
  const build = k.has("rock")
    ? "shell"
    : k.has("grass", "steel")
      ? "stump"
      : k.has("fighting") || k.L("octopus") < 0.25
        ? "octopus"
        : k.has("bug")
          ? "shell"
          : k.has("dragon")
            ? "octopus"
            : "jelly";
  const many = Math.round(lerp(4, 8, k.tier / 4)),
    count = build === "jelly" ? Math.max(5, many) : 6;
  const legs = (y: number, spread: number, len: number, w: number, alt = p.shade) =>
    Array.from({ length: count }, (_, i) => {
      const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1,
        sx = x + t * spread,
        wob = (i % 2 ? 1 : -1) * 12;
      return arm(
        [
          [sx, y - 10, w],
          [sx + t * 14 + wob, y + len * 0.35, w * 0.85],
          [sx + t * 26 - wob, y + len * 0.7, w * 0.65],
          [sx + t * 34 + wob * 0.9, y + len * (1 - Math.abs(t) * 0.14), w * 0.3],
        ],
        i % 2 ? alt : k.L("tentacle colour") < 0.5 ? p.accent : p.shade,
      );
    }).join("");
  if (build === "jelly") {
    const r = lerp(64, 78, u),
      cy = 168,
      d = `M${n(x - r)} ${n(cy + 26)}C${n(x - r * 1.08)} ${n(cy - r * 1.02)} ${n(x + r * 1.08)} ${n(cy - r * 1.02)} ${n(x + r)} ${n(cy + 26)}Q${n(x + r * 0.8)} ${n(cy + 42)} ${n(x + r * 0.6)} ${n(cy + 26)}Q${n(x + r * 0.4)} ${n(cy + 44)} ${n(x + r * 0.2)} ${n(cy + 28)}Q${n(x)} ${n(cy + 46)} ${n(x - r * 0.2)} ${n(cy + 28)}Q${n(x - r * 0.4)} ${n(cy + 44)} ${n(x - r * 0.6)} ${n(cy + 26)}Q${n(x - r * 0.8)} ${n(cy + 42)} ${n(x - r)} ${n(cy + 26)}Z`;
    const ridges =
      k.L("ridges") < 0.6
        ? [-0.5, 0, 0.5]
            .map((t) =>
              st(
                `M${n(x + t * r * 0.3)} ${n(cy - r * 0.66)}Q${n(x + t * r * 1.2)} ${n(cy - r * 0.4)} ${n(x + t * r * 1.3)} ${n(cy - r * 0.1)}`,
                p.mark,
                5,
              ),
            )
            .join("")
        : el(x - r * 0.3, cy - r * 0.4, r * 0.22, r * 0.12, p.white, 'opacity=".5"');
    return {
      back: legs(cy + 30, r * 0.74, 100, 9),
      main:
        pa(d, p.body) +
        pattern(k, d, x, cy - 10, r, r * 0.8, k.pattern === "saddle" ? "spots" : k.pattern) +
        ridges +
        face(k, x + 2, cy + 4, r * 0.74, { turn: 0.12, muzzle: k.muzzle === "line" ? "dot" : k.muzzle }),
      a: {
        top: [x, cy - r * 0.74],
        neck: [x, cy, r * 0.8],
        back: [],
        around: [x, cy + 10, 92],
        shoulders: [x, cy, r],
      },
      hover: true,
      wet: k.has("water"),
      shadow: [150, 318, 60],
    };
  }
  if (build === "shell") {
    const hr = lerp(38, 34, u),
      hx = 188,
      hy = 244,
      R = lerp(56, 66, u),
      H = head({ ...k, horn: "none" }, hx, hy, hr, { turn: 0.4, ears: false });
    const ridge = Array.from({ length: k.tier + 3 }, (_, i) => {
      const a = -150 + i * (150 / (k.tier + 2));
      return grow("spike", 118 + Math.sin(a / 57.3) * R * 0.94, 200 - Math.cos(a / 57.3) * R * 0.94, 26, a, p, p.bone);
    }).join("");
    return {
      back: "",
      main:
        [0, 1, 2, 3, 4]
          .map((i) =>
            arm(
              [
                [150 + i * 18, 262, 11],
                [136 + i * 24, 284, 10],
                [112 + i * 34, 300, 8],
                [100 + i * 40, 296, 4],
              ],
              i % 2 ? p.shade : p.body,
            ),
          )
          .join("") +
        ridge +
        disc(118, 204, R, p.accent) +
        disc(118, 204, R, p.accentDeep, 'opacity=".25"') +
        st(
          `M${118 + R - 8} 214C${118 + R - 10} ${204 - R} ${130 - R} ${200 - R * 0.6} ${128 - R} 208C${130 - R} 252 156 250 150 206C146 176 104 178 106 206C108 222 128 222 128 208`,
          p.light,
          9,
        ),
      head: H,
      a: { top: [118, 204 - R], back: [], around: [150, 220, 88], foot: [150, 304, 86] },
      shadow: [150, 306, 100],
    };
  }
  if (build === "stump") {
    const w = lerp(50, 58, u),
      top = lerp(150, 116, u),
      metal = k.has("steel"),
      d = metal
        ? outline(
            [
              [0, -1],
              [0.7, -0.8],
              [1.06, 0],
              [0.7, 0.8],
              [0, 1],
            ],
            x,
            196,
            w * 1.2,
            60,
          )
        : `M${n(x - w * 0.8)} ${top + 10}C${n(x - w * 0.5)} ${top - 12} ${n(x + w * 0.5)} ${top - 12} ${n(x + w * 0.8)} ${top + 10}C${n(x + w * 0.7)} 200 ${n(x + w * 0.9)} 236 ${n(x + w * 1.2)} 262Q${x} 282 ${n(x - w * 1.2)} 262C${n(x - w * 0.9)} 236 ${n(x - w * 0.7)} 200 ${n(x - w * 0.8)} ${top + 10}Z`,
      fy = metal ? 196 : 206;
    const spikes = metal
      ? Array.from({ length: 9 }, (_, i) => {
          const a = -120 + i * 30;
          return grow("spike", x + Math.sin(a / 57.3) * w * 1.1, 196 - Math.cos(a / 57.3) * 54, 28, a, p, p.metal);
        }).join("")
      : "";
    const canopy = metal
      ? ""
      : k.has("ghost")
        ? [-70, -36, 0, 36, 70].map((a) => grow("leaf", x + a * 0.5, top + 18, lerp(64, 92, u), a, p, p.leaf, p.leafDeep)).join("")
        : [-60, -20, 20, 60].map((a) => grow("leaf", x + a * 0.4, top + 16, 70, a, p, p.leaf, p.leafDeep)).join("");
    return {
      back: spikes + canopy,
      main:
        [-1, -0.5, 0, 0.5, 1]
          .map((t) =>
            arm(
              [
                [x + t * w * 0.8, 252, 13],
                [x + t * w * 1.2 + 4, 276, 10],
                [x + t * w * 1.8, 298, 7],
                [x + t * w * 2.1, 292, 3],
              ],
              t && t % 1 ? p.shade : p.deep,
            ),
          )
          .join("") +
        (metal
          ? ""
          : [-1, 1]
              .map((s) =>
                arm(
                  [
                    [x + s * w * 0.6, 206, 10],
                    [x + s * w * 1.3, 210, 9],
                    [x + s * w * 1.7, 176, 7],
                    [x + s * w * 1.9, 168, 3],
                  ],
                  p.shade,
                ),
              )
              .join("")) +
        pa(d, p.body) +
        pattern(k, d, x, fy, w, 60, k.pattern === "stripes" ? "bands" : k.pattern) +
        face(k, x + 2, fy, w * 0.82, { turn: 0.15 }),
      a: { top: [x, metal ? 140 : top], back: [], around: [x, 196, 92], foot: [x, 304, 90] },
      shadow: [150, 306, 104],
    };
  }
  const hr = lerp(66, 60, u),
    hy = 178,
    H = head(k, x + 2, hy, hr, { turn: 0.2, skull: k.skull === "wide" ? "round" : "tall", muzzle: k.muzzle });
  const tent = [-1, -0.62, -0.24, 0.24, 0.62, 1]
    .map((t, i) =>
      arm(
        [
          [x + t * hr * 0.6, hy + hr * 0.6, 15],
          [x + t * hr * 1.2, hy + hr * 1.2, 14],
          [x + t * hr * 1.7, 296, 11],
          [x + t * hr * 2 + (t < 0 ? -6 : 6), k.pose === "a" && Math.abs(t) === 1 ? 216 : 270, 4],
        ],
        i % 2 ? p.shade : p.body,
      ),
    )
    .join("");
  return {
    back: "",
    main: tent + [-1, -0.62, 0.62, 1].map((t) => disc(x + t * hr * 1.45, 282, 4.5, p.light)).join(""),
    head: H,
    a: {
      top: [H.tx, H.ty],
      brow: [x + 6, hy - hr * 0.6],
      band: [x, hy - hr * 0.5, hr * 0.84],
      neck: [x, hy, hr],
      back: [],
      around: [x, 200, 92],
      foot: [x, 304, 90],
      shoulders: [x, hy + 20, 40],
    },
    shadow: [150, 306, 108],
  };
}
