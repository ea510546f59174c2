/* Heads: several heads, or bodies, that live as one: cluster of seeds, mounds, linked engines, gas, hydra, troop. */

import type { Body } from "../body";
import type { Eye } from "../clades";
import { face } from "../face";
import { grow } from "../growths";
import { head, SKULLS } from "../head";
import { disc, el, lerp, n, nth, outline, pa, poly, type Spot, st } from "../ink";
import { pattern } from "../parts";
import type { Traits } from "../traits";

const TEMPERS: readonly (readonly [Eye, number])[] = [
  ["gentle", 0.1],
  ["round", 0.5],
  ["sleepy", 0.2],
  ["slit", 0.7],
  ["round", 0.2],
  ["bead", 0.1],
];
export function heads(k: Traits): Body {
  const { p } = k,
    x = 150,
    build = k.has("ground")
      ? "mounds"
      : k.has("steel") && k.weight > 300
        ? "colossus"
        : k.has("dragon")
          ? "hydra"
          : k.has("steel", "electric", "rock")
            ? "links"
            : k.has("poison") && !k.has("grass")
              ? "gas"
              : k.has("grass")
                ? "seeds"
                : "troop";
  const many =
    build === "mounds" || build === "links" || build === "gas"
      ? 3
      : build === "hydra"
        ? 3 + (k.tier > 2 ? 2 : 0)
        : build === "seeds"
          ? k.tier > 1
            ? 3
            : 5
          : build === "colossus"
            ? 2
            : 3;
  const SPOTS: Record<typeof build, readonly [Spot, ...Spot[]]> = {
    mounds: [
      [96, 226, 44],
      [204, 230, 42],
      [150, 184, 48],
    ],
    links: [
      [98, 232, 44],
      [204, 226, 46],
      [150, 150, 50],
    ],
    gas: [
      [100, 156, 46],
      [214, 182, 36],
      [142, 246, 40],
    ],
    seeds: [
      [96, 208, 38],
      [206, 204, 38],
      [150, 168, 42],
      [118, 262, 40],
      [184, 262, 42],
    ],
    hydra: [
      [70, 150, 34],
      [232, 146, 34],
      [150, 112, 42],
      [40, 226, 28],
      [262, 224, 28],
    ],
    troop: [
      [90, 244, 44],
      [212, 246, 42],
      [150, 186, 50],
    ],
    colossus: [
      [104, 168, 40],
      [196, 168, 40],
    ],
  };
  const spots = SPOTS[build].slice(0, many);
  const one = ([hx, hy, r]: Spot, i: number) => {
    const [e, f] = nth(TEMPERS, (i + Math.floor(k.L("tempers") * 6)) % 6),
      kk = {
        ...k,
        eye: k.dark && e === "bead" ? "round" : e,
        fierce: Math.max(0, Math.min(1, (f + k.fierce) / 2)),
        smile: nth(["smile", "open", "flat"] as const, i % 3),
        hair: i % 2 ? "none" : k.hair,
        brow: i % 3 ? "none" : k.brow,
        p: i % 2 ? { ...p, body: p.hi } : p,
      },
      turn = hx < 140 ? -0.25 : hx > 160 ? 0.3 : 0.1;
    if (build === "mounds") {
      const H = head(kk, hx, hy, r, { turn });
      return (
        H.back +
        H.front +
        [-1, 1]
          .map(
            (s) =>
              el(hx + s * r * 0.62, hy + r * 1.06, 13, 9, kk.p.shade) +
              grow("spike", hx + s * r * 0.62, hy + r * 1.1, 15, 180 - s * 16, p, p.bone),
          )
          .join("")
      );
    }
    if (build === "seeds" || build === "links" || build === "gas") {
      const half =
          build === "seeds"
            ? SKULLS[k.L.pick("seed form", ["cheeky", "wedge", "round"])]
            : SKULLS[k.skull === "boxy" && build === "links" ? "boxy" : "round"],
        d = outline(half, hx, hy, r);
      return (
        (build === "links"
          ? grow("blade", hx - r * 0.6, hy - r * 0.6, r * 0.8, -30, p) + grow("blade", hx + r * 0.6, hy - r * 0.6, r * 0.8, 30, p)
          : "") +
        pa(d, kk.p.body) +
        el(hx - r * 0.4, hy - r * 0.5, r * 0.2, r * 0.11, p.hi) +
        pattern(kk, d, hx, hy, r, r, build === "gas" ? "rings" : ["saddle", "bands"].includes(k.pattern) ? "plain" : k.pattern) +
        (build === "gas"
          ? (
              [
                [-0.7, -0.6],
                [0.6, -0.7],
                [0.8, 0.5],
              ] as const
            )
              .map(([a, b]) => disc(hx + a * r, hy + b * r, r * 0.17, p.shade))
              .join("")
          : "") +
        face(kk, hx, hy + 2, r * 0.84, { turn, muzzle: ["snout", "dog"].includes(k.muzzle) ? "smile" : k.muzzle }) +
        (build === "seeds" && k.L("seed top") < 0.9
          ? grow(k.S.pick("seed leaf", ["grass", "leaf", "petal"]), hx, hy - r * 0.9, 28, turn * 30, p, p.leaf, p.leafDeep)
          : "")
      );
    }
    const H = head(kk, hx, hy, r, { turn });
    return H.back + H.front;
  };
  let back = "",
    mid = "",
    foot = true,
    shadow: Spot = [150, 306, 100];
  if (build === "mounds")
    mid =
      pa("M30 306C40 280 74 268 96 278C128 262 176 262 204 278C230 268 262 284 270 306Z", "#8a6442") +
      (
        [
          [66, 290, 13],
          [126, 284, 15],
          [176, 286, 14],
          [236, 292, 12],
        ] as const
      )
        .map(([a, b, r]) => disc(a, b, r, "#a67c54"))
        .join("");
  if (build === "links") {
    back = st(line3(spots), p.deep, 16) + st(line3(spots), p.accent, 6);
    foot = false;
    shadow = [150, 318, 70];
  }
  if (build === "gas") {
    back =
      spots
        .map(
          ([a, b, r]) =>
            disc(a - r, b - r * 0.6, r * 0.4, p.accent, 'opacity=".5"') + disc(a + r * 0.9, b - r * 0.8, r * 0.3, p.accent, 'opacity=".5"'),
        )
        .join("") + st("M100 156L142 246L214 182", p.accent, 9);
    foot = false;
    shadow = [150, 318, 70];
  }
  if (build === "hydra")
    back = `<g>${spots.map(([a, b, r]) => st(`M150 270Q${n(lerp(150, a, 0.9))} ${n(lerp(270, b, 0.4))} ${a} ${b}`, p.shade, r * 0.86)).join("")}</g>${pa(
      outline(
        [
          [0, -1],
          [0.8, -0.5],
          [1, 0.4],
          [0.7, 1],
          [0, 1],
        ],
        x,
        264,
        66,
        44,
      ),
      p.body,
    )}${el(x, 276, 42, 28, p.light)}${[-1, 1].map((s) => el(x + s * 46, 300, 24, 10, p.shade)).join("")}`;
  if (build === "troop")
    back = spots
      .map(([a, b, r]) =>
        pa(
          outline(
            [
              [0, -0.8],
              [0.66, -0.4],
              [0.8, 0.6],
              [0, 0.9],
            ],
            a,
            b + r * 1.1,
            r * 0.8,
          ),
          p.shade,
        ),
      )
      .join("");
  if (build === "colossus") {
    back =
      [-1, 1]
        .map(
          (s) =>
            st(`M${x + s * 40} 220Q${x + s * 104} 180 ${x + s * 112} 250L${x + s * 100} 300`, p.shade, 30) +
            st(`M${x + s * 30} 236Q${x + s * 60} 240 ${x + s * 52} 300`, p.body, 28) +
            [-14, 0, 14].map((t) => grow("spike", x + s * 100 + t, 296, 18, 180, p, p.bone)).join(""),
        )
        .join("") +
      pa(
        outline(
          [
            [0, -0.7],
            [0.8, -0.6],
            [1.06, 0.1],
            [0.7, 0.7],
            [0, 0.8],
          ],
          x,
          200,
          88,
          62,
        ),
        p.body,
      ) +
      poly(
        [
          [x - 70, 180],
          [x, 222],
          [x + 70, 180],
          [x, 204],
        ],
        p.accent,
        6,
      );
  }
  const last = nth(spots, spots.length - 1);
  return {
    back,
    main: spots.map(one).join("") + mid,
    a: {
      top: build === "hydra" ? [150, 72] : [last[0], last[1] - last[2] * 0.9],
      back: [],
      shoulders: build === "hydra" ? [150, 240, 40] : undefined,
      around: [150, 200, 96],
      foot: foot ? [150, 304, 90] : undefined,
    },
    hover: !foot,
    shadow,
  };
}
const line3 = (s: readonly Spot[]) => `M${s.map(([a, b]) => `${a} ${b}`).join("L")}Z`;
