/* Humanoid: no tail, a waist, a stance; dancer, wrestler, doll, or a big round sleeper when very heavy. */

import type { Body } from "../body";
import { grow } from "../growths";
import { head } from "../head";
import { disc, el, lerp, n, outline, pa, st } from "../ink";
import { chest, foot, limb } from "../parts";
import type { Traits } from "../traits";

export function humanoid(k: Traits): Body {
  const { p } = k,
    u = k.grown,
    m = k.bulk;
  if (k.bulk > 0.5) return sleeper(k);
  const hr = lerp(62, 38, u),
    hip = lerp(276, 246, u),
    sh = hip - lerp(46, 82, u),
    hy = sh - hr * 0.72,
    x = 150,
    hx = x + k.turn * 8;
  const gown = k.L.chance("gown", k.has("psychic", "fairy", "grass", "ice", "ghost") ? 0.65 : 0.12),
    broad = k.has("fighting", "rock", "ground", "steel", "dark") || m > 0.2;
  const sw = lerp(26, broad ? 46 : 32, u) + m * 10,
    ww = lerp(26, broad ? 28 : 18, u) + m * 12,
    w = lerp(17, broad ? 23 : 15, u) + m * 3;
  const torso = smoothTorso(x, sh, hip, sw, ww),
    H = head(k, hx, hy, hr),
    s1 = k.pose;
  const arm = (s: number) => {
    const up = (s1 === "a" && s > 0) || (s1 === "c" && s < 0),
      len = lerp(34, 66, u),
      ax = x + s * (sw - 3),
      ay = sh + 9;
    return limb(
      k,
      up
        ? [
            [ax, ay],
            [ax + s * len * 0.72, ay + len * 0.2],
            [ax + s * len * 0.66, ay - len * 0.6],
          ]
        : s1 === "b"
          ? [
              [ax, ay],
              [ax + s * len * 0.9, ay + len * 0.34],
              [ax + s * len * 0.16, ay + len * 0.84],
            ]
          : [
              [ax, ay],
              [ax + s * len * 0.36, ay + len * 0.5],
              [ax + s * len * 0.42, ay + len],
            ],
      w,
      s > 0 ? p.body : p.shade,
      { endFill: k.socks || broad ? p.accent : p.body },
    );
  };
  const c = k.L.pick("cloth", [p.accent, p.mark, p.light]);
  const skirt = gown
    ? pa(
        `M${n(x - ww)} ${n(hip - 14)}Q${n(x - ww - lerp(26, 52, u))} ${n(hip + 24)} ${n(x - lerp(50, 74, u))} 303Q${n(x - 26)} 294 ${x} 305T${n(x + lerp(50, 74, u))} 303Q${n(x + ww + lerp(26, 52, u))} ${n(hip + 24)} ${n(x + ww)} ${n(hip - 14)}Z`,
        c,
      ) +
      st(
        `M${n(x - 14)} ${n(hip)}Q${n(x - 26)} 280 ${n(x - 30)} 298M${n(x + 16)} ${n(hip)}Q${n(x + 28)} 280 ${n(x + 34)} 298`,
        p.shade,
        3.5,
        'opacity=".6"',
      )
    : "";
  const stride = s1 === "a" ? 14 : s1 === "b" ? 4 : 9;
  const legs = [-1, 1]
    .map(
      (s) =>
        st(
          `M${n(x + s * ww * 0.55)} ${n(hip - 4)}Q${n(x + s * (ww * 0.7 + stride))} ${n((hip + 300) / 2)} ${n(x + s * (ww * 0.62 + stride))} 298`,
          s < 0 ? p.shade : p.body,
          w * 1.25,
        ) + foot(k, x + s * (ww * 0.62 + stride + 5), 300, w * 1.05, k.socks || broad ? p.accent : s < 0 ? p.shade : p.body),
    )
    .join("");
  const sash =
    !gown && k.S("sash") < 0.5
      ? st(`M${n(x - ww * 1.02)} ${n(hip - 12)}Q${x} ${n(hip - 2)} ${n(x + ww * 1.02)} ${n(hip - 12)}`, c, 10)
      : "";
  const scarf =
    !gown && k.S("scarf") < (k.has("normal") ? 0.2 : 0.45) && u > 0.3
      ? pa(
          `M${n(x - 22)} ${n(sh - 4)}Q${x} ${n(sh + 16)} ${n(x + 22)} ${n(sh - 4)}L${n(x + 20)} ${n(sh + 12)}Q${n(x - 30)} ${n(sh + 30)} ${n(x - 84)} ${n(sh + 18)}Q${n(x - 60)} ${n(sh + 4)} ${n(x - 22)} ${n(sh - 4)}Z`,
          c,
        )
      : "";
  const hairBack =
    k.S("mane") < 0.45 && u > 0.25 && !["machine", "golem"].includes(k.clade)
      ? pa(
          `M${n(hx - hr * 0.9)} ${n(hy - hr * 0.4)}C${n(hx - hr * 1.7)} ${n(hy + hr * 0.6)} ${n(hx - hr * 1.1)} ${n(hy + hr * 2)} ${n(hx - hr * 1.5)} ${n(hy + hr * 2.7)}C${n(hx - hr * 0.4)} ${n(hy + hr * 2.3)} ${n(hx + hr * 0.8)} ${n(hy + hr * 1.6)} ${n(hx + hr * 0.9)} ${n(hy - hr * 0.4)}Z`,
          p.mark,
        )
      : "";
  return {
    back: hairBack,
    main: legs + arm(-1) + pa(torso, p.body) + chest(k, x + k.turn * 4, (sh + hip) / 2 + 2, sw * 0.8, (hip - sh) / 2) + skirt + sash,
    head: H,
    arm: arm(1),
    over: scarf,
    a: {
      top: [H.tx, H.ty],
      brow: [hx + k.turn * hr * 0.2, hy - hr * 0.62],
      band: [hx, hy - hr * 0.46, hr * 0.86],
      neck: [hx, hy + hr * 0.1, hr],
      neckFront: [x + 3, sh + 4, sw * 0.7],
      shoulders: [x, sh + 10, sw],
      chest: [x + k.turn * 5, sh + 22, sw * 0.5],
      waist: [x, hip - 12, ww * 1.05],
      back: [
        [x - sw, sh + 12, -58],
        [x, sh, 0],
        [x + sw, sh + 12, 58],
      ],
      backScale: 0.8,
      around: [x, (sh + hip) / 2 - 10, 74],
      foot: [x, 304, 50],
    },
    shadow: [150, 304, gown ? 82 : 62],
  };
}
const smoothTorso = (x: number, sh: number, hip: number, sw: number, ww: number) =>
  outline(
    [
      [0, -1.02],
      [0.8, -0.96],
      [1, -0.62],
      [ww / sw, 0.35],
      [(ww / sw) * 1.08, 0.86],
      [0, 1.02],
    ],
    x,
    (sh + hip) / 2,
    sw,
    (hip - sh) / 2 + 8,
  );

/** Very heavy: a mountain of a belly, small limbs, the soles of the feet forward. */
function sleeper(k: Traits): Body {
  const { p } = k,
    q = lerp(0.82, 1, k.tall),
    x = 150,
    cy = 306 - 84 * q,
    rx = 92 * q,
    ry = 80 * q,
    hr = 46 * q,
    hy = cy - ry - hr * 0.1 + 12,
    hx = x + 6;
  const H = head(k, hx, hy, hr, { turn: 0.15 }),
    d = outline(
      [
        [0, -0.98],
        [0.62, -0.86],
        [1.02, 0.06],
        [0.86, 0.78],
        [0, 1],
      ],
      x,
      cy,
      rx,
      ry,
    );
  const sole = (s: number) =>
    el(x + s * 64 * q, 286, 30 * q, 24 * q, s < 0 ? p.shade : p.body) +
    el(x + s * 64 * q, 288, 17 * q, 12 * q, p.light) +
    [-14, 0, 14].map((t) => disc(x + s * 64 * q + t * q, 271, 4.6 * q, k.fierce > 0.5 ? p.bone : p.light)).join("");
  const limp = (s: number) =>
    limb(
      k,
      [
        [x + s * rx * 0.7, cy - ry * 0.56],
        [x + s * rx * 1.32, cy - ry * 0.2],
        [x + s * rx * (k.pose === "a" && s > 0 ? 1.12 : 0.72), cy + ry * (k.pose === "a" && s > 0 ? -0.86 : 0.06)],
      ],
      27 * q,
      s < 0 ? p.shade : p.body,
    );
  const rocky = k.has("rock", "ground", "steel")
    ? (
        [
          [-0.6, -0.5],
          [0.55, -0.4],
          [-0.8, 0.3],
          [0.74, 0.36],
        ] as const
      )
        .map(([a, b], i) => grow("plate", x + a * rx, cy + b * ry, 28 * q, i * 40 - 40, p, p.stone, p.deep))
        .join("")
    : "";
  return {
    back: "",
    main: pa(d, p.body) + el(x + 3, cy + ry * 0.16, rx * 0.74, ry * 0.76, p.light) + rocky + sole(-1) + sole(1),
    head: H,
    arm: limp(-1) + limp(1),
    a: {
      top: [H.tx, H.ty],
      brow: [hx, hy - hr * 0.62],
      band: [hx, hy - hr * 0.46, hr * 0.86],
      neck: [hx, hy, hr],
      neckFront: [x, cy - ry + 12, 40],
      shoulders: [x, cy - ry * 0.5, rx * 0.7],
      chest: [x, cy - 20, 30],
      waist: [x, cy + ry * 0.5, rx * 0.9],
      back: [
        [x - rx * 0.8, cy - ry * 0.5, -50],
        [x + rx * 0.8, cy - ry * 0.5, 50],
      ],
      around: [x, cy - 10, 92],
      foot: [x, 304, rx],
    },
    shadow: [150, 304, rx + 26],
  };
}
