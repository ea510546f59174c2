/* Wings: chick, perching bird, flyer, bat, ray. */

import type { Body } from "../body";
import { face } from "../face";
import { grow } from "../growths";
import { head } from "../head";
import { at, el, lerp, n, outline, pa, smooth, st } from "../ink";
import { both, pattern } from "../parts";
import type { Traits } from "../traits";
import { bugWings } from "./bug-wings";

export function winged(k: Traits): Body {
  if (k.clade === "bug") return bugWings(k);
  if (k.has("water") && k.height > 0.9 && k.clade !== "bird") return ray(k);
  if (k.has("water") && k.height > 1.8) return ray(k);
  const bat = k.clade !== "bird" && (k.has("poison", "dark", "dragon", "rock", "ground") || k.clade === "mammal");
  if (!bat && k.height < 0.75 && k.tier < 3) return chick(k);
  return flyer(k, bat);
}
/** A flyer facing us, wings spread. */
function flyer(k: Traits, bat: boolean): Body {
  const { p } = k,
    u = k.grown,
    hr = lerp(bat ? 50 : 44, 34, u),
    cy = 214,
    rx = lerp(40, 38, u) * (1 + 0.12 * k.bulk),
    ry = lerp(46, 60, u),
    hy = cy - ry - hr * 0.34,
    x = 150,
    hx = x + 4,
    span = lerp(88, 128, u) * (k.grand ? 1.1 : 1),
    lift = k.grand ? 6 : k.pose === "a" ? -8 : k.pose === "b" ? 14 : 2;
  const c = k.L.pick("wing colour", [p.body, p.accent, p.shade]),
    a = c === p.body ? p.shade : c,
    b = c === p.accent ? p.accentDeep : k.L.pick("wing lining", [p.accent, p.light, p.mark]);
  const rows = bat
    ? pa("M-6 10C0 -34 16 -62 44 -74C60 -62 92 -46 104 10C92 4 82 8 76 22C66 12 52 16 44 32C34 20 16 22 -6 40Z", a) +
      pa("M2 10C10 -20 24 -44 44 -56C58 -40 74 -20 80 2C70 2 62 8 58 14C48 6 38 10 32 18C24 12 10 16 2 24Z", b) +
      st("M0 14C8 -28 22 -56 44 -70M44 -70Q60 -30 76 18M44 -70Q46 -20 44 30", p.deep, 3.5) +
      grow("spike", 44, -70, 16, 10, p, p.bone)
    : (
        [
          [92, 34, 18],
          [108, 58, 18],
          [112, 80, 17],
          [104, 102, 16],
          [86, 124, 15],
        ] as const
      )
        .map(
          ([l, r, w]) =>
            `<g transform="rotate(${r - 90})">${pa(`M0 -${w}Q${l * 0.7} -${w * 1.3} ${l} -2Q${l * 0.8} ${w * 1.1} 0 ${w}Z`, a)}</g>`,
        )
        .reverse()
        .join("") +
      (
        [
          [62, 40],
          [72, 66],
          [66, 92],
          [54, 116],
        ] as const
      )
        .map(([l, r]) => `<g transform="rotate(${r - 90})">${pa(`M0 -12Q${l * 0.7} -16 ${l} 0Q${l * 0.8} 14 0 12Z`, b)}</g>`)
        .reverse()
        .join("") +
      pa("M-10 -16C14 -44 40 -50 58 -40C50 -20 20 14 -6 24Z", a);
  const wing = both(k, "wing", () => rows, x, cy - ry * 0.46, rx * 0.5, lift, span / 108),
    H = head(
      { ...k, ear: bat && ["none", "lop", "round"].includes(k.ear) ? "fox" : k.ear, earLength: bat ? 1.25 : k.earLength },
      hx,
      hy,
      hr,
      { turn: bat ? 0.15 : 0.35 },
    );
  const tailFan = bat
    ? grow("fork", x, cy + ry * 0.7, 54, 180, p, a)
    : [-34, -12, 12, 34]
        .map((r, i) =>
          grow("feather", x, cy + ry * 0.62, lerp(60, 92, u) + (k.L("tail fan") < 0.4 ? 26 : 0), 180 + r, p, i % 2 ? a : p.shade, b),
        )
        .join("");
  const feet =
    k.bulk > -0.95
      ? [-1, 1].map((s) => st(`M${n(x + s * 16)} ${n(cy + ry * 0.84)}v18m-9 9l9 -9l9 9m-9 -9v11`, bat ? p.deep : p.sparkDeep, 6)).join("")
      : "";
  const d = outline(
    [
      [0, -1.1],
      [0.7, -0.7],
      [1, 0.1],
      [0.62, 0.86],
      [0, 1.06],
    ],
    x,
    cy,
    rx,
    ry,
  );
  const ruff =
    k.collar !== "none" || k.grand
      ? [-0.8, -0.4, 0, 0.4, 0.8]
          .map((t) => grow("tuft", x + t * rx * 0.9, cy - ry * 0.72 + (1 - t * t) * 8, 34, 180 - t * 36, p, p.light))
          .join("")
      : "";
  const crest =
    !bat && (k.tier >= 2 || k.grand)
      ? [-30, -8, 16]
          .map((r, i) =>
            grow(
              k.L.pick("crest", ["feather", "spike", "tuft"]),
              H.tx - 2,
              H.ty + 10,
              hr * (0.9 + 0.2 * i) * lerp(0.8, 1.3, k.tier / 4),
              r - 14,
              p,
              i % 2 ? p.accent2 : p.accent,
            ),
          )
          .join("")
      : "";
  return {
    back: tailFan + wing + (k.shape === "bug-wings" ? both(k, "wing", () => rows, x, cy + ry * 0.2, rx * 0.5, 46, span / 150) : ""),
    main:
      feet +
      pa(d, p.body) +
      el(x + 2, cy + ry * 0.16, rx * 0.68, ry * 0.72, p.light) +
      pattern(k, d, x, cy, rx, ry, k.pattern === "stripes" ? "plain" : k.pattern) +
      ruff,
    head: { ...H, back: crest + H.back },
    a: {
      top: [H.tx, H.ty],
      brow: [hx + 4, hy - hr * 0.6],
      band: [hx, hy - hr * 0.46, hr * 0.86],
      neck: [hx, hy, hr],
      neckFront: [x, cy - ry * 0.8, 24],
      chest: [x, cy - 4, 16],
      back: [],
      around: [x, cy - 20, 84],
    },
    hover: true,
    shadow: [150, 318, 66],
  };
}
/** Small: a ball of down with folded wings. */
function chick(k: Traits): Body {
  const { p } = k,
    u = k.grown,
    x = 150,
    cy = 240,
    r = lerp(62, 56, u),
    hr = lerp(46, 40, u),
    hy = cy - r * 0.98,
    hx = x + 6,
    H = head(k, hx, hy, hr, { turn: 0.35 }),
    d = outline(
      [
        [0, -1],
        [0.74, -0.72],
        [1, 0.1],
        [0.72, 0.84],
        [0, 1],
      ],
      x,
      cy,
      r,
      r * 0.98,
    ),
    up = k.pose === "a";
  const wing = (s: number) =>
    at(
      x + s * r * 0.84,
      cy - r * 0.34,
      s * (up ? -62 : -8),
      (s * r) / 60,
      pa("M-12 -14C16 -20 34 10 26 40C22 60 14 72 4 78C2 70 0 66 -4 64C-4 70 -8 70 -12 66C-20 40 -24 -4 -12 -14Z", p.shade) +
        pa("M-8 0C8 -4 18 14 14 34C8 46 0 48 -6 44C-12 28 -14 6 -8 0Z", p.accent),
      r / 60,
    );
  return {
    back: [-150, 180, 150].map((a, i) => grow("feather", x - 24 + i * 8, cy + r * 0.6, 52, a + 40, p, p.shade)).join(""),
    main:
      [-1, 1].map((s) => st(`M${n(x + s * 20)} ${n(cy + r * 0.9)}v14m-9 4l9 -4l9 4`, p.sparkDeep, 6)).join("") +
      pa(d, p.body) +
      el(x + 3, cy + r * 0.2, r * 0.68, r * 0.7, p.light) +
      pattern(k, d, x, cy, r, r, ["spots", "chevrons", "bands"].includes(k.pattern) ? k.pattern : "plain") +
      wing(-1) +
      wing(1),
    head: H,
    a: {
      top: [H.tx, H.ty],
      brow: [hx + 4, hy - hr * 0.6],
      band: [hx, hy - hr * 0.46, hr * 0.86],
      neck: [hx, hy, hr],
      neckFront: [x, cy - r * 0.7, 34],
      chest: [x, cy, 18],
      back: [],
      around: [x, cy - 30, 78],
      foot: [x, 304, 40],
    },
    shadow: [150, 306, 66],
  };
}
/** A ray gliding. */
function ray(k: Traits): Body {
  const { p } = k,
    x = 150,
    _cy = 190,
    d = smooth(
      [
        [150, 140],
        [186, 150],
        [234, 136],
        [288, 164],
        [244, 196],
        [196, 226],
        [150, 246],
        [104, 226],
        [56, 196],
        [12, 164],
        [66, 136],
        [114, 150],
      ],
      true,
    );
  return {
    back:
      st("M150 236C150 270 176 280 196 298", p.shade, 9) +
      grow("fin", 194, 296, 40, 130, p) +
      (k.tier > 1 || k.grand ? grow("fin", 150, 156, 60, 0, p, p.accent, p.accentDeep) : ""),
    main:
      pa(d, p.body) +
      pa(
        smooth(
          [
            [150, 168],
            [196, 172],
            [214, 196],
            [150, 236],
            [86, 196],
            [104, 172],
          ],
          true,
        ),
        p.light,
      ) +
      pattern(k, d, x, 176, 110, 40) +
      grow("fin", 118, 150, 26, -24, p, p.shade) +
      grow("fin", 182, 150, 26, 24, p, p.shade) +
      face({ ...k, muzzle: "line" }, 152, 184, 44, { turn: 0.1, muzzle: "line", gap: 0.62 }),
    a: { top: [150, 148], brow: [150, 160], back: [], around: [150, 190, 96], chest: [150, 214, 16] },
    hover: true,
    wet: true,
    shadow: [150, 318, 76],
  };
}
