/* Arms: a floating trunk with arms or hands and no legs: boulder, ghost, sludge, totem, engine with grips, swaddled bug. */

import type { Anchors, Body } from "../body";
import { face } from "../face";
import { grow } from "../growths";
import { head } from "../head";
import { at, disc, el, lerp, n, outline, pa, poly, smooth, st } from "../ink";
import { limb, pattern } from "../parts";
import type { Traits } from "../traits";

export function arms(k: Traits): Body {
  const { p } = k,
    x = 150,
    u = k.grown,
    A = (own: Partial<Anchors> & Pick<Anchors, "top">): Anchors => ({ back: [], around: [x, 196, 88], ...own });
  const build =
    k.has("rock") || (k.has("ground") && !k.has("ghost"))
      ? "boulder"
      : k.has("poison") && !k.has("ghost")
        ? "sludge"
        : k.has("ghost")
          ? "ghost"
          : k.has("steel", "electric") && !k.has("psychic")
            ? "engine"
            : k.has("psychic") || k.has("steel")
              ? "totem"
              : k.has("bug")
                ? "wrap"
                : "ghost";
  const fist = (hx: number, hy: number, r: number, c: string, s: number, open: boolean) =>
    disc(hx, hy, r, c) +
    (open
      ? [-50, -10, 30]
          .map((a) => {
            const t = (s > 0 ? a : 180 - a) / 57.3;
            return disc(hx + Math.cos(t) * r, hy + Math.sin(t) * r, r * 0.36, c);
          })
          .join("")
      : [-0.4, 0, 0.4].map((t) => st(`M${n(hx + s * r * 0.5)} ${n(hy + t * r)}h${n(s * r * 0.3)}`, p.deep, 3)).join(""));
  if (build === "boulder") {
    const r = lerp(58, 68, u),
      cy = 190,
      jag = (cx: number, cy2: number, q: number, m: number, f: string) =>
        poly(
          Array.from({ length: m }, (_, i) => {
            const a = (6.283 * i) / m + 0.3,
              e = q * (0.94 + 0.14 * Math.sin(i * 5 + q));
            return [cx + Math.cos(a) * e, cy2 + Math.sin(a) * e * 0.94];
          }),
          f,
          8,
        );
    const hand = (s: number) => {
      const up = k.pose === "a" ? s > 0 : k.pose === "b",
        hx = x + s * (r + 46),
        hy = up ? 146 : 226;
      return (
        st(`M${n(x + s * r * 0.8)} 196Q${n(x + s * (r + 34))} ${up ? 214 : 186} ${n(hx)} ${hy}`, p.shade, 24) +
        jag(hx, hy, 25, 7, p.body) +
        [-0.35, 0, 0.35].map((t) => st(`M${n(hx + s * 9)} ${n(hy + t * 25)}h${s * 9}`, p.deep, 3)).join("")
      );
    };
    return {
      back: "",
      main:
        hand(-1) +
        hand(1) +
        jag(x, cy, r, 9, p.body) +
        poly(
          [
            [x - r * 0.6, cy - r * 0.5],
            [x - r * 0.1, cy - r * 0.86],
            [x + r * 0.3, cy - r * 0.74],
            [x - r * 0.2, cy - r * 0.44],
          ],
          p.hi,
          3,
        ) +
        face({ ...k, brow: "thick", p: { ...p, mark: p.deep } }, x + 3, cy + 4, r * 0.76, {
          turn: 0.12,
          muzzle: k.muzzle === "snout" ? "jaw" : k.muzzle,
        }),
      a: A({
        top: [x, cy - r * 0.9],
        back:
          k.tier > 1
            ? [
                [x - r * 0.5, cy - r * 0.7, -30],
                [x, cy - r * 0.88, 0],
                [x + r * 0.5, cy - r * 0.7, 30],
              ]
            : [],
        around: [x, cy, r + 30],
      }),
      hover: true,
      shadow: [150, 312, 70],
    };
  }
  if (build === "sludge") {
    const w = lerp(78, 96, u),
      d = smooth(
        [
          [x - 40, 168],
          [x, 140],
          [x + 42, 164],
          [x + 58, 210],
          [x + w, 264],
          [x + w + 18, 296],
          [x + 60, 306],
          [x, 300],
          [x - 60, 307],
          [x - w - 18, 298],
          [x - w, 260],
          [x - 58, 208],
        ],
        true,
      ),
      hand = (s: number) => {
        const up = k.pose === "c" ? s < 0 : s > 0,
          hx = x + s * (up ? 100 : 92),
          hy = up ? 150 : 216;
        return (
          st(`M${x + s * 46} 216Q${x + s * 90} ${up ? 226 : 190} ${hx} ${hy}`, s < 0 ? p.shade : p.body, 27) +
          [-24, 0, 24].map((a) => grow("drop", hx, hy + 6, 26, s * 14 + a * 1.6, p, s < 0 ? p.shade : p.body)).join("") +
          [0.5, 0.8].map((t) => disc(x + s * (46 + 40 * t), lerp(226, hy, t) + 14, 6, s < 0 ? p.shade : p.body)).join("")
        );
      };
    return {
      back: hand(-1),
      main:
        pa(d, p.body) +
        (
          [
            [-60, 282, 14],
            [66, 284, 11],
            [-20, 292, 9],
            [30, 270, 8],
          ] as const
        )
          .map(([a, b, r]) => disc(x + a, b, r, p.shade))
          .join("") +
        pattern(k, d, x, 240, 70, 60, k.pattern === "spots" ? "spots" : "plain") +
        hand(1) +
        face({ ...k, eye: k.eye === "slit" ? "sly" : k.eye }, x + 3, 196, 52, { turn: 0.12, muzzle: "grin" }),
      a: A({ top: [x, 146], around: [x, 210, 96], foot: [x, 304, 96] }),
      shadow: [150, 306, 118],
    };
  }
  if (build === "ghost") {
    const hr = lerp(56, 50, u),
      hy = 156,
      H = head(k, x + 3, hy, hr, { turn: 0.2, skull: k.skull }),
      d = smooth(
        [
          [x - 46, 164],
          [x, 150],
          [x + 46, 164],
          [x + 52, 222],
          [x + 26, 262],
          [x + 34, 292],
          [x + 4, 306],
          [x - 12, 280],
          [x - 34, 262],
          [x - 54, 222],
        ],
        true,
      );
    const hand = (s: number) => {
      const up = k.pose === "b" || (k.pose === "a" && s > 0),
        hx = x + s * 88,
        hy2 = up ? 158 : 220;
      return (
        fist(hx, hy2, 19, s < 0 ? p.shade : p.body, s, true) +
        (k.fierce > 0.4 ? [-40, 0, 40].map((a) => grow("spike", hx + s * 12, hy2, 22, s * (70 + a), p, p.bone)).join("") : "")
      );
    };
    return {
      back: "",
      main:
        pa(d, p.shade) +
        pattern(k, d, x, 230, 50, 60, k.pattern === "spots" || k.pattern === "bands" ? k.pattern : "plain") +
        (k.L("one big eye") < 0.2 ? disc(x, 236, 15, p.accent2) : ""),
      head: H,
      arm: hand(-1) + hand(1),
      a: A({ top: [H.tx, H.ty], brow: [x + 5, hy - hr * 0.6], neck: [x, hy, hr], around: [x, 190, 88], shoulders: [x, 196, 40] }),
      hover: true,
      shadow: [150, 318, 52],
    };
  }
  if (build === "engine") {
    const r = lerp(52, 58, u),
      cy = 192,
      arm = (s: number) =>
        at(
          x + s * r * 0.86,
          cy,
          s * (k.pose === "a" ? -22 : k.pose === "b" ? 14 : 0),
          s,
          st("M0 0Q22 -14 44 2", p.shade, 17) +
            disc(44, 2, 15, p.metalDeep) +
            [-46, 0, 46].map((t) => grow("spike", 52, 2, 40, 90 + t, p, p.metal)).join("") +
            disc(44, 2, 7, p.accent),
          1,
        );
    const d = outline(
      [
        [0, -1],
        [0.74, -0.7],
        [1, 0],
        [0.74, 0.7],
        [0, 1],
      ],
      x,
      cy,
      r,
    );
    return {
      back:
        arm(-1) +
        arm(1) +
        grow("ball", x, cy - r * 0.86, 46, 0, p, p.accent, p.metalDeep) +
        [-1, 1].map((s) => grow("blade", x + s * 26, cy + r * 0.8, 36, 180 - s * 20, p)).join(""),
      main:
        pa(d, p.body) +
        el(x - r * 0.36, cy - r * 0.54, r * 0.24, r * 0.12, p.hi) +
        pattern(k, d, x, cy, r, r, k.pattern === "saddle" ? "plain" : k.pattern) +
        face(k, x + 3, cy + 2, r * 0.86, { turn: 0.1, muzzle: k.muzzle === "jaw" ? "slot" : k.muzzle }) +
        [-40, 40].map((a) => disc(x + a * 0.9, cy + r * 0.66, 4, p.deep)).join(""),
      a: A({ top: [x, cy - r], around: [x, cy, r + 26] }),
      hover: true,
      shadow: [150, 318, 48],
    };
  }
  if (build === "totem") {
    const w = lerp(58, 76, u),
      d =
        k.L("totem") < 0.5
          ? `M${n(x - w * 0.6)} 118Q${x} 92 ${n(x + w * 0.6)} 118L${n(x + w * 0.9)} 236Q${x} 268 ${x} 298Q${x} 268 ${n(x - w * 0.9)} 236Z`
          : `M${x} 104C${n(x + w)} 116 ${n(x + w * 1.14)} 168 ${n(x + w)} 200C${n(x + w * 0.6)} 230 ${x + 16} 262 ${x + 4} 300C${x} 306 ${x} 306 ${x - 4} 300C${x - 16} 262 ${n(x - w * 0.6)} 230 ${n(x - w)} 200C${n(x - w * 1.14)} 168 ${n(x - w)} 116 ${x} 104Z`;
    return {
      back: [-30, 0, 30].map((t) => grow("gem", x + t, 116, 40 - Math.abs(t) * 0.3, t, p, p.accent)).join(""),
      main:
        [-1, 1]
          .map((s) =>
            limb(
              k,
              [
                [x + s * w * 0.8, 182],
                [x + s * (w + 44), 190],
                [x + s * (w + 32), k.pose === "a" ? 134 : 232],
              ],
              17,
              p.shade,
              { endFill: p.accent },
            ),
          )
          .join("") +
        pa(d, p.body) +
        pattern(k, d, x, 200, w, 70, ["plain", "saddle", "patch"].includes(k.pattern) ? "bands" : k.pattern) +
        face(k, x + 2, 176, w * 0.72, { turn: 0.1, muzzle: k.muzzle === "jaw" ? "slot" : k.muzzle }),
      a: A({ top: [x, 106], brow: [x, 134], around: [x, 190, 88] }),
      hover: true,
      shadow: [150, 318, 56],
    };
  }
  const H = head(k, x + 3, 156, 48, { turn: 0.2 });
  return {
    back: [-46, -16, 16, 46].map((a) => grow("leaf", x, 230, 100, a, p, p.leaf, p.leafDeep)).join(""),
    main:
      [-150, 180, 150]
        .map((a) => grow("leaf", x + (180 - Math.abs(a)) * Math.sign(a) * 0.9, 196, 112, a, p, p.leaf, p.leafDeep, 1.5))
        .join("") +
      [-1, 1]
        .map((s) =>
          limb(
            k,
            [
              [x + s * 40, 206],
              [x + s * 74, 216],
              [x + s * 78, 190],
            ],
            12,
            p.body,
          ),
        )
        .join(""),
    head: H,
    a: A({ top: [H.tx, H.ty], brow: [x + 6, 126], neck: [x, 156, 44], around: [x, 200, 80], foot: [x, 304, 50] }),
    shadow: [150, 306, 60],
  };
}
