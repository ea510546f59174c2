/* Squiggle: serpent, sky dragon, chain of boulders or plates, slug, cocoon. */

import type { Body } from "../body";
import { face } from "../face";
import { grow } from "../growths";
import { head } from "../head";
import { clamp, disc, el, lerp, n, nth, outline, type Point, pa, poly, ribbon, type Spot, st } from "../ink";
import { pattern, TIPS } from "../parts";
import type { Traits } from "../traits";
import { blob } from "./blob";

const CURVES: Record<"rear" | "sky" | "coil" | "chain", readonly Spot[]> = {
  rear: [
    [70, 292, 0.16],
    [40, 276, 0.4],
    [60, 246, 0.66],
    [120, 252, 0.92],
    [190, 286, 1],
    [236, 262, 1],
    [214, 212, 0.98],
    [160, 190, 0.95],
    [140, 150, 0.86],
  ],
  sky: [
    [30, 250, 0.14],
    [64, 284, 0.45],
    [124, 292, 0.72],
    [196, 280, 0.9],
    [236, 238, 1],
    [206, 196, 1],
    [142, 198, 0.96],
    [104, 168, 0.9],
    [132, 130, 0.82],
  ],
  coil: [
    [226, 250, 0.14],
    [256, 280, 0.5],
    [206, 298, 0.9],
    [112, 294, 1],
    [72, 262, 1],
    [122, 236, 1],
    [194, 240, 0.98],
    [198, 196, 0.94],
    [152, 160, 0.86],
  ],
  chain: [
    [268, 268, 0.42],
    [246, 292, 0.6],
    [198, 296, 0.78],
    [140, 292, 0.92],
    [86, 272, 1],
    [66, 226, 1.04],
    [98, 184, 1.04],
    [152, 172, 1],
    [182, 134, 0.96],
  ],
};
/** A point on the curve through points, `t` of the way. */
const along = (pts: readonly Spot[], t: number): Spot => {
  const f = t * (pts.length - 1),
    i = Math.min(pts.length - 2, Math.floor(f)),
    u = f - i,
    [a, b] = [nth(pts, i), nth(pts, i + 1)],
    s = (j: number) => nth(pts, clamp(j, 0, pts.length - 1));
  const cr = (c: 0 | 1 | 2) => {
    const [q0, q1, q2, q3] = [s(i - 1)[c], a[c], b[c], s(i + 2)[c]];
    return 0.5 * (2 * q1 + (q2 - q0) * u + (2 * q0 - 5 * q1 + 4 * q2 - q3) * u * u + (3 * q1 - q0 - 3 * q2 + q3) * u * u * u);
  };
  return [cr(0), cr(1), cr(2)];
};

export function squiggle(k: Traits): Body {
  if (k.has("bug")) return cocoon(k);
  if (k.height < 1.05 && !k.has("dragon") && !k.has("poison")) return k.has("ghost") ? blob(k) : slug(k);
  const { p } = k,
    c = k.has("rock", "steel") ? "chain" : k.has("flying") || k.grand ? "sky" : k.S.pick("curve", ["rear", "coil"]),
    w = lerp(17, 24, k.tall) * (1 + 0.2 * k.bulk),
    pts = CURVES[c].map(([x, y, q]): Spot => [x, y, q * w]);
  const [nx, ny] = nth(pts, pts.length - 1),
    hr = w * (c === "chain" ? 1.62 : lerp(2, 1.78, k.tall)),
    hx = nx + 12,
    hy = ny - hr * 0.45,
    d = ribbon(pts),
    chain = k.has("rock", "steel"),
    H = head(k, hx, hy, hr, { turn: 0.6, ears: true });
  let body = "";
  if (chain) {
    const m = 10,
      metal = k.has("steel");
    for (let i = 0; i < m; i++) {
      const [x, y, q] = along(pts, i / (m - 1)),
        r = q * 1.2 + 3;
      body += metal
        ? poly(
            [0, 1, 2, 3, 4, 5].map((j): Point => [x + r * Math.cos(j * 1.047 + i * 0.5), y + r * Math.sin(j * 1.047 + i * 0.5)]),
            i % 2 ? p.body : p.shade,
            5,
          ) + st(`M${n(x - r * 0.5)} ${n(y - r * 0.5)}L${n(x + r * 0.2)} ${n(y - r * 0.7)}`, p.hi, 4)
        : poly(
            [0, 1, 2, 3, 4, 5, 6].map(
              (j): Point => [
                x + r * (0.9 + 0.16 * Math.sin(i * 7 + j * 5)) * Math.cos(j * 0.9 + i),
                y + r * (0.9 + 0.16 * Math.sin(i * 7 + j * 5)) * Math.sin(j * 0.9 + i),
              ],
            ),
            i % 2 ? p.body : p.shade,
            6,
          ) + el(x - r * 0.25, y - r * 0.35, r * 0.36, r * 0.24, p.hi);
    }
  } else {
    const bellyPts = Array.from({ length: 13 }, (_, i): Spot => {
      const [x, y, q] = along(pts, 0.16 + i * 0.07);
      return [x + q * 0.35, y + q * 0.28, q * 0.5];
    });
    body =
      pa(d, p.body) +
      (k.L("belly strip") < 0.75
        ? pa(ribbon(bellyPts), p.light) +
          bellyPts
            .slice(1, -1)
            .map(([x, y, q], i) => {
              const [a, b] = bellyPts[i + 2] ?? [x, y];
              const L = Math.hypot(a - x, b - y) || 1;
              return st(
                `M${n(x - ((b - y) / L) * q)} ${n(y + ((a - x) / L) * q)}L${n(x + ((b - y) / L) * q)} ${n(y - ((a - x) / L) * q)}`,
                p.shade,
                2.5,
              );
            })
            .join("")
        : "");
    if (k.pattern !== "plain")
      body += `<clipPath id="${k.id}s"><path d="${d}"/></clipPath><g clip-path="url(#${k.id}s)">${[0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92]
        .map((t) => {
          const [x, y, q] = along(pts, t);
          return k.pattern === "spots" || k.pattern === "rings" || k.pattern === "patch"
            ? disc(x - q * 0.6, y - q * 0.5, q * 0.4, p.mark)
            : grow("spike", x - q, y - q * 1.05, q * 1.3, 155, p, p.mark);
        })
        .join("")}</g>`;
  }
  const crest = k.L.pick("ridge", ["fin", "spike", "fin", "none", "tuft"]),
    kind = k.has("steel", "rock") ? "none" : crest;
  const ridge =
    kind === "none"
      ? ""
      : Array.from({ length: 7 }, (_, i) => {
          const t = 0.22 + i * 0.11,
            [x, y, q] = along(pts, t),
            [a, b] = along(pts, t + 0.02),
            L = Math.hypot(a - x, b - y) || 1,
            nxx = (b - y) / L,
            nyy = -(a - x) / L;
          return grow(
            kind,
            x + nxx * q * 0.7,
            y + nyy * q * 0.7,
            q * lerp(0.9, 1.7, k.tier / 4),
            Math.atan2(nxx, -nyy) * 57.3,
            p,
            p.accent,
          );
        }).join("");
  const arms =
    c === "sky" && k.grand
      ? (
          [
            [4, 0.4],
            [6, 0.2],
          ] as const
        )
          .map(([i]) => {
            const [x, y, q] = nth(pts, i);
            return (
              st(`M${n(x)} ${n(y)}l${n(q * 0.4)} ${n(q * 1.3)}l${n(q * 0.7)} ${n(q * 0.2)}`, p.shade, 9) +
              grow("spike", x + q * 1.1, y + q * 1.5, 12, 130, p, p.bone)
            );
          })
          .join("")
      : "";
  const type = k.has("fire") ? "fire" : k.t1,
    whisk =
      !chain && k.L("whiskers") < 0.6
        ? st(
            `M${n(hx + hr * 0.3)} ${n(hy + hr * 0.5)}q${n(hr * 0.9)} ${n(hr * 0.1)} ${n(hr)} ${n(hr * 1)}M${n(hx - hr * 0.3)} ${n(hy + hr * 0.6)}q${n(-hr * 0.7)} ${n(hr * 0.5)} ${n(-hr * 0.3)} ${n(hr * 1.2)}`,
            p.accent,
            5,
          )
        : "";
  const hood =
    k.has("poison") && k.tier >= 2
      ? pa(
          `M${n(hx)} ${n(hy - hr * 0.7)}C${n(hx - hr * 2)} ${n(hy - hr * 0.3)} ${n(hx - hr * 1.7)} ${n(hy + hr * 1.6)} ${n(hx - hr * 0.2)} ${n(hy + hr * 2)}C${n(hx + hr * 1.7)} ${n(hy + hr * 1.6)} ${n(hx + hr * 2)} ${n(hy - hr * 0.3)} ${n(hx)} ${n(hy - hr * 0.7)}Z`,
          p.shade,
        ) +
        [-1, 1]
          .map((s) =>
            st(
              `M${n(hx + s * hr * 1.3)} ${n(hy + hr * 0.3)}q${n(-s * hr * 0.5)} ${n(hr * 0.3)} ${n(-s * hr * 0.6)} ${n(hr * 1.1)}`,
              p.mark,
              6,
            ),
          )
          .join("")
      : "";
  const [tx, ty] = nth(pts, 0);
  const [nextX, nextY] = nth(pts, 1);
  return {
    back: ridge + (chain ? "" : grow(TIPS[type], tx, ty, 44, Math.atan2(tx - nextX, nextY - ty) * 57.3, p)),
    main: arms + body + hood,
    head: { ...H, back: H.back },
    over: whisk,
    a: {
      top: [H.tx, H.ty],
      brow: [hx + hr * 0.2, hy - hr * 0.6],
      band: [hx, hy - hr * 0.46, hr * 0.86],
      neck: [hx, hy, hr],
      neckFront: chain ? undefined : [nx, ny + 12, w],
      shoulders: [nx + 4, ny + 40, w],
      back: [],
      around: [150, 190, 92],
      foot: [150, 300, 90],
      wingScale: 0.9,
    },
    shadow: c === "sky" ? [150, 318, 84] : [150, 302, 108],
    hover: c === "sky",
  };
}
/** A soft crawler, with a shell when it is of stone. */
function slug(k: Traits): Body {
  const { p } = k,
    _x = 150,
    hr = lerp(44, 38, k.grown),
    hx = 196,
    hy = 206,
    H = head(k, hx, hy, hr, { turn: 0.5 }),
    d = "M40 300C48 268 84 262 104 252C124 214 158 214 168 224C200 222 236 236 236 268C240 292 238 302 224 304H60C46 306 38 306 40 300Z";
  const shell =
    k.has("rock", "steel", "ghost") || (k.tier > 1 && k.L("shell") < 0.4)
      ? pa(
          outline(
            [
              [0, -1],
              [0.8, -0.6],
              [1, 0.2],
              [0.7, 0.8],
              [0, 0.9],
            ],
            108,
            232,
            54,
            56,
          ),
          p.accent,
        ) + st("M108 264C76 262 74 214 108 210C136 210 138 248 112 248C98 246 98 230 110 230", p.accentDeep, 8)
      : "";
  return {
    back: "",
    main:
      pa(d, p.body) +
      pa("M60 304C90 286 200 286 228 302Q226 306 214 306H72Q62 306 60 304Z", p.light) +
      pattern(k, d, 132, 264, 90, 42) +
      shell +
      pa("M150 240C150 220 236 214 236 262Q196 292 150 262Z", p.body),
    head: H,
    a: {
      top: [H.tx, H.ty],
      brow: [hx + 8, hy - hr * 0.6],
      band: [hx, hy - hr * 0.46, hr * 0.86],
      neck: [hx, hy, hr],
      neckFront: [190, 244, 30],
      shoulders: [130, 240, 20],
      chest: [200, 258, 14],
      back: [
        [70, 264, -40],
        [104, shell ? 184 : 246, -22],
        [136, shell ? 196 : 226, -6],
      ],
      around: [150, 236, 84],
      foot: [140, 304, 98],
    },
    shadow: [140, 305, 116],
  };
}
/** A chrysalis hanging on a thread or standing on its point. */
function cocoon(k: Traits): Body {
  const { p } = k,
    _x = 150,
    d =
      k.S("cocoon") < 0.5
        ? "M112 122C150 86 196 112 210 160C222 206 204 262 176 300C164 308 150 306 144 296C96 268 84 168 112 122Z"
        : "M150 92C196 100 214 152 204 206C196 254 176 292 150 308C124 292 104 254 96 206C86 152 104 100 150 92Z";
  return {
    back: st("M150 -10V110", p.white, 3, 'opacity=".7"'),
    main:
      pa(d, p.body) +
      st("M100 214Q150 244 204 206M108 248Q150 272 194 240M126 276Q150 290 178 270", p.shade, 8) +
      grow("spike", 108, 180, 34, -74, p, p.shade) +
      grow("spike", 200, 176, 34, 74, p, p.shade) +
      pa("M106 150Q150 112 202 148Q204 186 152 196Q104 186 106 150Z", p.light) +
      face({ ...k, eye: k.eye === "compound" ? "sly" : k.eye, muzzle: "dot", fierce: 0.2 }, 154, 158, 40, { turn: 0.2, muzzle: "dot" }) +
      pattern(k, d, 150, 220, 56, 90, k.pattern === "spots" ? "spots" : "plain"),
    a: { top: [150, 104], neck: [150, 150, 44], back: [], around: [150, 190, 72], foot: [150, 306, 40] },
    shadow: [150, 308, 50],
  };
}
