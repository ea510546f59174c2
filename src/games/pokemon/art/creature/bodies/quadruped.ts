/* Quadruped: sitter and critter (small), runner (light and tall), beast (heavy), squatter (frog-like), tortoise. */

import type { Body } from "../body";
import { grow } from "../growths";
import { head } from "../head";
import { disc, el, lerp, n, outline, pa, smooth, st } from "../ink";
import { chest, foot, limb, pattern, tail } from "../parts";
import type { Traits } from "../traits";

export function quadruped(k: Traits): Body {
  if (k.clade === "amphibian" && k.bulk < 0.75) return squatter(k);
  if (k.bulk > 0.25 && ["reptile", "golem", "plant"].includes(k.clade) && k.L("shell") < 0.6) return walker(k, "shell");
  if (k.bulk > 0.35 || (k.tall > 0.62 && k.has("rock", "ground", "steel"))) return walker(k, "beast");
  if (k.tall > 0.42 && (k.clade !== "reptile" || k.grand)) return walker(k, "runner");
  if (k.grown < 0.42 && k.S("sit") < 0.5) return sitter(k);
  return walker(k, k.clade === "reptile" || k.clade === "bug" ? "crawler" : "critter");
}
type Build = "critter" | "runner" | "beast" | "crawler" | "shell";
/** Length and height of the trunk, legs, neck, head. */
const BUILD: Record<Build, readonly [number, number, number, number, number]> = {
  critter: [56, 36, 36, 2, 50],
  runner: [62, 36, 74, 40, 36],
  beast: [80, 56, 44, 4, 46],
  crawler: [76, 34, 26, 8, 44],
  shell: [78, 52, 30, 4, 42],
};

/** In profile, the head turned to us. */
function walker(k: Traits, build: Build): Body {
  const { p } = k,
    [bl, bh0, ll, neck0, hr0] = BUILD[build],
    hr = hr0 * lerp(1.08, 0.92, k.grown),
    bh = bh0 * (1 + 0.14 * k.bulk),
    neck = neck0 * lerp(0.6, 1.1, k.tier / 4) + (k.grand ? 14 : 0);
  const cx = 138,
    by = 304 - ll - bh * 0.72,
    hx = cx + bl * 0.86 + neck * 0.5,
    hy = by - bh * 0.55 - neck - hr * 0.3,
    w = build === "beast" || build === "shell" ? 32 : build === "runner" ? 17 : 22,
    hump = build === "beast" ? 0.25 : 0;
  const d = smooth(
    [
      [cx - bl, by - bh * 0.2],
      [cx - bl * 0.6, by - bh * 0.92],
      [cx, by - bh * (0.86 + hump)],
      [cx + bl * 0.7, by - bh * (0.98 + hump)],
      [cx + bl * 1.02, by - bh * 0.1],
      [cx + bl * 0.7, by + bh * 0.76],
      [cx, by + bh * (build === "runner" ? 0.6 : 0.84)],
      [cx - bl * 0.7, by + bh * 0.8],
    ],
    true,
  );
  const legAt = (x: number, c: string, lead = false) => {
    const f = 303,
      sx = x + (k.pose === "a" && lead ? 16 : 0),
      up = k.pose === "a" && lead && build === "runner" ? 18 : 0;
    return (
      st(
        `M${n(x)} ${n(by + bh * 0.3)}Q${n(x + (build === "crawler" ? 16 : -3))} ${n(by + bh * 0.6 + ll * 0.5)} ${n(sx)} ${n(f - w * 0.4 - up)}`,
        c,
        w,
      ) +
      el(sx + 4, f - w * 0.22 - up, w * 0.66, w * 0.34, k.socks ? p.mark : c) +
      (k.fierce > 0.45 && build !== "runner"
        ? [-0.1, 0.34, 0.74].map((t) => grow("spike", sx + 4 + t * w * 0.6, f - 4 - up, w * 0.36, 150, p, p.bone)).join("")
        : "")
    );
  };
  const H = head(k, hx, hy, hr, { turn: Math.max(0.45, k.turn) });
  const mane =
    (build === "runner" || k.collar === "fluff") && k.S("mane") < 0.65
      ? grow("tuft", hx - hr * 0.5, hy + hr * 0.9, hr * 1.9, -28, p, p.mark) +
        (build === "runner" ? grow("tuft", hx - hr * 0.9, by - bh * 0.6, hr * 1.2, -44, p, p.mark) : "")
      : "";
  const ruff =
    k.collar === "fluff" && build !== "shell"
      ? pa(
          `M${n(hx - hr * 0.9)} ${n(hy + hr * 0.4)}C${n(hx - hr * 1.1)} ${n(hy + hr * 1.2)} ${n(hx - hr * 0.4)} ${n(hy + hr * 1.5)} ${n(hx - hr * 0.1)} ${n(hy + hr * 1.9)}C${n(hx + hr * 0.1)} ${n(hy + hr * 1.5)} ${n(hx + hr * 0.8)} ${n(hy + hr * 1.3)} ${n(hx + hr * 0.7)} ${n(hy + hr * 0.4)}Z`,
          p.light,
        )
      : "";
  const shell =
    build === "shell"
      ? pa(
          smooth(
            [
              [cx - bl * 1.02, by + bh * 0.12],
              [cx - bl * 0.7, by - bh * 0.96],
              [cx, by - bh * 1.3],
              [cx + bl * 0.62, by - bh * 0.98],
              [cx + bl * 0.92, by + bh * 0.02],
              [cx, by + bh * 0.3],
            ],
            true,
          ),
          p.accent,
        ) +
        st(
          `M${n(cx - bl * 0.8)} ${n(by - bh * 0.1)}Q${n(cx)} ${n(by + bh * 0.12)} ${n(cx + bl * 0.8)} ${n(by - bh * 0.14)}M${n(cx - bl * 0.34)} ${n(by)}L${n(cx - bl * 0.2)} ${n(by - bh * 1.1)}M${n(cx + bl * 0.34)} ${n(by)}L${n(cx + bl * 0.2)} ${n(by - bh * 1.1)}`,
          p.accentDeep,
          6,
        )
      : "";
  return {
    back: tail(k, cx - bl * 0.86, by - bh * 0.2, build === "beast" ? 74 : 88),
    main:
      legAt(cx - bl * 0.38, p.shade) +
      legAt(cx + bl * 0.8, p.shade, true) +
      (shell
        ? pa(d, p.body)
        : pa(d, p.body) +
          pa(
            `M${n(cx - bl * 0.6)} ${n(by + bh * 0.72)}Q${n(cx)} ${n(by + bh * 0.1)} ${n(cx + bl * 0.72)} ${n(by + bh * 0.6)}Q${n(cx)} ${n(by + bh)} ${n(cx - bl * 0.6)} ${n(by + bh * 0.72)}Z`,
            p.light,
          ) +
          pattern(k, d, cx - 4, by - 2, bl, bh)) +
      legAt(cx - bl * 0.7, p.body) +
      legAt(cx + bl * 0.5, p.body, false) +
      mane +
      pa(
        smooth(
          [
            [cx + bl * 0.36, by - bh * 0.5],
            [hx - hr * 0.62, hy + hr * 0.2],
            [hx + hr * 0.4, hy + hr * 0.4],
            [cx + bl * 1.0, by],
            [cx + bl * 0.7, by + bh * 0.4],
          ],
          true,
        ),
        p.body,
      ) +
      shell +
      ruff,
    head: H,
    a: {
      top: [H.tx, H.ty],
      brow: [hx + hr * 0.1, hy - hr * 0.62],
      band: [hx, hy - hr * 0.46, hr * 0.86],
      neck: [hx, hy + hr * 0.1, hr],
      neckFront: [hx - 6, hy + hr * 0.95, hr * 0.6],
      shoulders: [cx + bl * 0.2, by - bh * 0.7, 20],
      chest: [cx + bl * 0.86, by + 2, 18],
      back: [
        [cx - bl * 0.7, by - bh * (shell ? 1 : 0.84), -34],
        [cx - bl * 0.24, by - bh * (shell ? 1.18 : 0.9), -14],
        [cx + bl * 0.24, by - bh * (shell ? 1.2 : 0.9 + hump), 4],
      ],
      around: [cx + 12, by - 26, 84],
      foot: [cx, 304, bl + 14],
      wingScale: 0.9,
    },
    shadow: [cx + 8, 304, bl + 34],
  };
}
/** Sitting up, seen from the front. */
function sitter(k: Traits): Body {
  const { p } = k,
    hr = 52,
    x = 150,
    hy = 186,
    hx = x + 5,
    d = outline(
      [
        [0, -1],
        [0.52, -0.8],
        [0.78, 0],
        [1, 0.6],
        [0.7, 1],
        [0, 1],
      ],
      x,
      256,
      48 + k.bulk * 6,
      48,
    ),
    H = head(k, hx, hy, hr);
  return {
    back: tail(k, x - 30, 288, 96),
    main:
      pa(d, p.body) +
      chest(k, x, 254, 40, 44) +
      pattern(k, d, x, 258, 50, 46, k.pattern === "stripes" ? "stripes" : "plain") +
      el(x - 36, 290, 24, 15, p.shade) +
      el(x + 36, 290, 24, 15, p.shade) +
      [-1, 1].map((s) => st(`M${x + s * 15} 254V294`, p.body, 19) + foot(k, x + s * 15, 299, 14, k.socks ? p.mark : p.body)).join(""),
    head: H,
    a: {
      top: [H.tx, H.ty],
      brow: [hx + 8, hy - hr * 0.62],
      band: [hx, hy - hr * 0.46, hr * 0.86],
      neck: [hx, hy + 6, hr],
      neckFront: [x, 230, 30],
      shoulders: [x, 236, 26],
      chest: [x, 244, 18],
      back: [
        [x - 36, 236, -60],
        [x + 36, 236, 60],
      ],
      backScale: 0.9,
      around: [x, 220, 76],
      foot: [x, 304, 56],
    },
    shadow: [150, 304, 74],
  };
}
/** Squatting like a frog or a toad: a wide head on folded thighs. */
function squatter(k: Traits): Body {
  const { p } = k,
    u = k.grown,
    x = 150,
    hr = lerp(54, 46, u),
    hy = lerp(200, 178, u),
    hx = x + 5,
    d = outline(
      [
        [0, -1],
        [0.7, -0.7],
        [1, 0.2],
        [0.9, 0.9],
        [0, 1],
      ],
      x,
      250,
      54 + k.bulk * 10,
      48,
    ),
    H = head(k, hx, hy, hr, { skull: "wide", turn: 0.2 });
  const thigh = (s: number) =>
    pa(
      smooth(
        [
          [x + s * 28, 262],
          [x + s * 62, 232],
          [x + s * 88, 252],
          [x + s * 84, 288],
          [x + s * 50, 298],
          [x + s * 28, 292],
        ],
        true,
      ),
      s < 0 ? p.shade : p.body,
    ) + pa(`M${x + s * 46} 290Q${x + s * 84} 282 ${x + s * 112} 300Q${x + s * 100} 308 ${x + s * 44} 305Z`, k.socks ? p.mark : p.shade);
  return {
    back: k.tail === "lizard" || k.tail === "whip" ? tail(k, x - 40, 280, 88) : "",
    main:
      thigh(-1) +
      thigh(1) +
      pa(d, p.body) +
      el(x + 3, 262, 36, 34, p.light) +
      pattern(k, d, x, 246, 54, 48, ["spots", "rings"].includes(k.pattern) ? k.pattern : "plain") +
      [-1, 1]
        .map(
          (s) =>
            limb(
              k,
              [
                [x + s * 40, 238],
                [x + s * 44, 272],
                [x + s * 26, 296],
              ],
              17,
              s < 0 ? p.shade : p.body,
              { end: "none" },
            ) + [-12, 0, 12].map((t) => disc(x + s * 28 + t, 301, 6.5, k.socks ? p.mark : p.body)).join(""),
        )
        .join(""),
    head: H,
    a: {
      top: [H.tx, H.ty],
      brow: [hx + 4, hy - hr * 0.3],
      band: [hx, hy - hr * 0.3, hr * 1.05],
      neck: [hx, hy + 14, hr * 1.1],
      neckFront: [x, 222, 34],
      shoulders: [x, 232, 30],
      chest: [x, 250, 16],
      back: [
        [x - 40, 226, -58],
        [x + 40, 226, 58],
      ],
      backScale: 0.9,
      around: [x, 214, 84],
      foot: [x, 304, 80],
    },
    shadow: [150, 304, 104],
  };
}
