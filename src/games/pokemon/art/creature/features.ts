/** What each type adds, hung on the points that a body offers. */

import type { SpeciesType } from "@/games/pokemon/cards/species/facts";
import type { Anchors } from "./body";
import { type Growth, grow } from "./growths";
import { at, disc, lerp, mirror, n, poly, st } from "./ink";
import { wings } from "./parts";
import type { Traits } from "./traits";

const rich = (k: Traits) => lerp(0.7, 1.35, k.tier / 4);
const fan = (kind: Growth, k: Traits, x: number, y: number, count: number, spread: number, len: number, a?: string, b?: string) =>
  Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : i / (count - 1) - 0.5;
    return grow(kind, x + t * len * 0.5, y + Math.abs(t) * len * 0.3, len * (1 - Math.abs(t) * 0.3), t * spread, k.p, a, b);
  }).join("");
const spine = (kind: Growth, k: Traits, a: Anchors, len: number, A?: string, B?: string) =>
  (a.back ?? [])
    .map(([x, y, r], i, all) => grow(kind, x, y, len * (a.backScale ?? 1) * (1 - 0.12 * Math.abs(i - (all.length - 1) / 2)), r, k.p, A, B))
    .join("");

/** A stone on the brow or the chest. */
function gem(k: Traits, { brow, chest, top }: Anchors, q: number): string {
  const [x, y] = k.L("gem") < 0.6 && brow ? [brow[0], brow[1] + 9] : [(chest ?? top)[0], (chest ?? top)[1] + 12];
  return grow("gem", x, y, 24 * q, 0, k.p, k.p.accent);
}

interface Adornment {
  readonly back?: string;
  readonly front?: string;
}

/** `q` is how rich it is, `main` whether the type is the first of the two. */
const FEATURES: Record<SpeciesType, (k: Traits, a: Anchors, q: number, main: boolean) => Adornment> = {
  grass: (k, a, q, main) => {
    const style = k.L.pick("grass", ["leaves", "flower", "sprout", "collar", "bush"]),
      c = k.L.pick("flower", [k.p.accent2, "#f7a8c4", "#fff1b8", "#f2705c"]);
    const crown =
      style === "flower"
        ? grow("leaf", a.top[0] - 8, a.top[1] + 6, 34 * q, -62, k.p, k.p.leaf, k.p.leafDeep) +
          grow("leaf", a.top[0] + 8, a.top[1] + 6, 34 * q, 62, k.p, k.p.leaf, k.p.leafDeep) +
          grow("flower", a.top[0], a.top[1] + 10, 42 * q, 0, k.p, c, k.p.gold)
        : style === "sprout"
          ? grow("grass", a.top[0], a.top[1] + 8, 50 * q, 0, k.p, k.p.leaf, k.p.leafDeep)
          : style === "bush"
            ? fan("leaf", k, a.top[0], a.top[1] + 10, 5, 150, 46 * q, k.p.leaf, k.p.leafDeep)
            : style === "leaves"
              ? fan("leaf", k, a.top[0], a.top[1] + 8, 3, 90, 52 * q, k.p.leaf, k.p.leafDeep)
              : "";
    const back =
      (style === "collar" || k.tier >= 3) && a.neck
        ? fan("leaf", k, a.neck[0], a.neck[1], 6, 280, a.neck[2] * 1.25 * q, k.p.leaf, k.p.leafDeep)
        : "";
    return {
      front: main ? crown : "",
      back:
        back +
        (a.back && (main ? k.tier >= 2 : true)
          ? spine(style === "flower" ? "petal" : "leaf", k, a, 34 * q, style === "flower" ? c : k.p.leaf, k.p.leafDeep)
          : ""),
    };
  },
  fire: (k, a, q, main) => {
    const mane = a.neck && (k.tier >= 2 || k.L("mane") < 0.4) ? fan("flame", k, a.neck[0], a.neck[1], 5, 210, a.neck[2] * 1.35 * q) : "";
    return {
      back: mane + (k.L("fire back") < 0.5 || !main ? spine("flame", k, a, 34 * q) : ""),
      front: main && k.L("fire crown") < 0.45 && k.ear !== "long" ? grow("flame", a.top[0], a.top[1] + 10, 46 * q, 0, k.p) : "",
    };
  },
  water: (k, a, q, main) => {
    const style = k.L.pick("water", ["crest", "collar", "back", "bubbles"]);
    return {
      front:
        style === "crest" && main
          ? grow("fin", a.top[0], a.top[1] + 10, 46 * q, 0, k.p, k.p.accent, k.p.accentDeep, 0.7)
          : style === "bubbles" && a.around
            ? disc(a.around[0] + a.around[2] * 1.05, a.around[1] - a.around[2] * 0.7, 11 * q, k.p.white, 'opacity=".45"') +
              disc(a.around[0] + a.around[2] * 1.25, a.around[1] - a.around[2], 6 * q, k.p.white, 'opacity=".55"')
            : "",
      back:
        (style === "collar" && a.neck
          ? fan("fin", k, a.neck[0], a.neck[1], 4, 200, a.neck[2] * 1.25 * q, k.p.accent, k.p.accentDeep)
          : "") + (style === "back" || k.tier >= 3 ? spine("fin", k, a, 36 * q, k.p.accent, k.p.accentDeep) : ""),
    };
  },
  electric: (k, a, q) => ({
    back:
      k.L("electric") < 0.5 ? spine("bolt", k, a, 38 * q) : a.neck ? fan("bolt", k, a.neck[0], a.neck[1], 4, 180, a.neck[2] * 1.2 * q) : "",
    front: a.around
      ? (
          [
            [-1.15, -0.5],
            [1.2, 0.1],
          ] as const
        )
          .map(([x, y]) => st(`M${n(a.around[0] + x * a.around[2])} ${n(a.around[1] + y * a.around[2])}l7 9l-9 4l8 10`, k.p.spark, 4))
          .join("")
      : "",
  }),
  psychic: (k, a, q, main) => ({
    front: gem(k, a, q),
    back:
      a.around && k.tier >= 2 && main
        ? `<ellipse cx="${n(a.around[0])}" cy="${n(a.around[1])}" rx="${n(a.around[2] * 1.3)}" ry="${n(a.around[2] * 0.42)}" fill="none" stroke="${k.p.accent}" stroke-width="5" opacity=".75" transform="rotate(-14 ${n(a.around[0])} ${n(a.around[1])})"/>`
        : "",
  }),
  fighting: (k, a, q) => {
    const c = k.p.accent;
    return {
      front:
        k.L("fighting") < 0.6 && a.band
          ? st(
              `M${n(a.band[0] - a.band[2])} ${n(a.band[1])}Q${n(a.band[0])} ${n(a.band[1] - a.band[2] * 0.22)} ${n(a.band[0] + a.band[2])} ${n(a.band[1])}`,
              c,
              9 * q,
            )
          : a.waist
            ? st(
                `M${n(a.waist[0] - a.waist[2])} ${n(a.waist[1])}Q${n(a.waist[0])} ${n(a.waist[1] + 12)} ${n(a.waist[0] + a.waist[2])} ${n(a.waist[1])}`,
                c,
                10 * q,
              ) + st(`M${n(a.waist[0] - 4)} ${n(a.waist[1] + 8)}l-8 22M${n(a.waist[0] + 4)} ${n(a.waist[1] + 8)}l6 20`, c, 7)
            : "",
      back:
        k.L("fighting") < 0.6 && a.band
          ? st(
              `M${n(a.band[0] - a.band[2])} ${n(a.band[1])}q-26 -2 -40 14M${n(a.band[0] - a.band[2])} ${n(a.band[1] + 3)}q-20 8 -26 26`,
              c,
              8 * q,
            )
          : "",
    };
  },
  dark: (k, a, q) => ({
    back:
      k.L("dark") < 0.5 && a.neck
        ? fan("spike", k, a.neck[0], a.neck[1], 6, 220, a.neck[2] * 1.3 * q, k.dark ? k.p.accent2 : "#3a3350", k.p.deep)
        : spine("spike", k, a, 34 * q, k.dark ? k.p.accent2 : "#3a3350", k.p.deep),
  }),
  steel: (k, a, q) => ({
    back:
      k.L("steel") < 0.5
        ? spine("blade", k, a, 36 * q)
        : a.shoulders
          ? mirror(grow("blade", a.shoulders[0] + a.shoulders[2] * 0.8, a.shoulders[1] + 8, 40 * q, 48, k.p), a.shoulders[0])
          : "",
    front: a.chest
      ? poly(
          [
            [a.chest[0] - a.chest[2] * 0.5, a.chest[1] - 8],
            [a.chest[0] + a.chest[2] * 0.5, a.chest[1] - 8],
            [a.chest[0] + a.chest[2] * 0.34, a.chest[1] + 9],
            [a.chest[0] - a.chest[2] * 0.34, a.chest[1] + 9],
          ],
          k.p.metal,
          5,
        ) +
        disc(a.chest[0] - a.chest[2] * 0.32, a.chest[1], 3, k.p.metalDeep) +
        disc(a.chest[0] + a.chest[2] * 0.32, a.chest[1], 3, k.p.metalDeep)
      : "",
  }),
  fairy: (k, a, q) => ({
    front:
      k.L("fairy") < 0.4
        ? grow("star", a.top[0] + 14, a.top[1] + 8, 30 * q, 14, k.p, k.p.accent2)
        : k.L("fairy") < 0.7
          ? grow("ribbon", a.top[0] + 20, a.top[1] + 12, 34 * q, 14, k.p, k.p.accent, k.p.accentDeep)
          : a.chest
            ? grow("ribbon", a.chest[0], a.chest[1] - 14, 34 * q, 0, k.p, k.p.accent, k.p.accentDeep)
            : "",
    back:
      k.tier >= 2 && a.shoulders && k.L("fairy") >= 0.4 && !k.winged
        ? wings(k, a.shoulders[0], a.shoulders[1], 56 * q, { kind: "fairy" })
        : "",
  }),
  dragon: (k, a, q) => ({
    back:
      (a.shoulders && !k.winged && !k.noWings && (k.tier >= 3 || k.L("dragon") < 0.3)
        ? wings(k, a.shoulders[0], a.shoulders[1], 98 * q, { kind: "skin", lift: 8 })
        : "") + spine("spike", k, a, 30 * q, k.p.accent2),
  }),
  ice: (k, a, q, main) => ({
    back:
      k.L("ice") < 0.6 || !main
        ? spine("crystal", k, a, 42 * q)
        : a.neck
          ? fan("crystal", k, a.neck[0], a.neck[1], 5, 190, a.neck[2] * 1.25 * q)
          : "",
    front: main && k.L("ice crown") < 0.5 ? fan("crystal", k, a.top[0], a.top[1] + 10, 3, 60, 36 * q) : "",
  }),
  ground: (k, { foot, ...a }, q) => ({
    front: foot
      ? [-1.1, -0.8, 0.85, 1.15]
          .map((u, i) => disc(foot[0] + u * foot[2], foot[1] - (i % 2 ? 8 : 2), (i % 2 ? 12 : 9) * q, "#cba877", 'opacity=".75"'))
          .join("")
      : "",
    back: k.L("ground") < 0.5 ? spine("plate", k, a, 28 * q, k.p.accent, k.p.accentDeep) : "",
  }),
  rock: (k, a, q) => ({
    back:
      spine("plate", k, a, 40 * q, k.p.stone, "#8b7f70") +
      (k.tier >= 2 && a.shoulders
        ? mirror(
            grow("plate", a.shoulders[0] + a.shoulders[2] * 0.75, a.shoulders[1] + 8, 34 * q, 44, k.p, k.p.stone, "#8b7f70"),
            a.shoulders[0],
          )
        : ""),
  }),
  ghost: (k, { neck, ...a }, q) => ({
    back:
      (neck
        ? [-58, -20, 20, 58].map((r) => grow("wisp", neck[0] + r * 0.6, neck[1] + 6, neck[2] * 1.2 * q, r, k.p, k.p.accent)).join("")
        : "") + spine("wisp", k, a, 36 * q, k.p.accent),
    front: a.around
      ? (
          [
            [-1.2, -0.2, 1],
            [1.15, -0.5, 0.8],
          ] as const
        )
          .map(
            ([x, y, s]) =>
              `<g opacity=".85">${grow("wisp", a.around[0] + x * a.around[2], a.around[1] + y * a.around[2], 30 * s, x * 8, k.p, k.p.glow)}</g>`,
          )
          .join("")
      : "",
  }),
  poison: (k, a, q) => ({
    front: a.around
      ? (
          [
            [-1.1, -0.35, 9],
            [-1.25, -0.75, 6],
            [1.12, -0.1, 10],
            [1.25, -0.6, 5],
          ] as const
        )
          .map(
            ([x, y, r]) =>
              disc(a.around[0] + x * a.around[2], a.around[1] + y * a.around[2], r * q, "#b45bd0", 'opacity=".8"') +
              disc(a.around[0] + x * a.around[2] - r * 0.3, a.around[1] + y * a.around[2] - r * 0.3, r * 0.28, k.p.white),
          )
          .join("")
      : "",
    back: k.L("poison") < 0.55 ? spine("spike", k, a, 32 * q, k.p.accent) : "",
  }),
  bug: (k, a) => ({ front: !k.antennae ? mirror(grow("antenna", a.top[0] + 8, a.top[1] + 8, 44, 26, k.p), a.top[0]) : "" }),
  flying: (k, a) => ({
    back:
      k.winged && !k.noWings && a.shoulders
        ? wings(k, a.shoulders[0], a.shoulders[1], lerp(78, 140, k.tier / 4) * (a.wingScale ?? 1), { lift: k.pose === "b" ? 24 : 10 })
        : "",
  }),
  normal: (k, { neckFront }) => ({
    front:
      k.collar === "fluff" && neckFront
        ? [-0.7, -0.25, 0.25, 0.7]
            .map((u) => grow("tuft", neckFront[0] + u * neckFront[2], neckFront[1], 30, 180 + u * -30, k.p, k.p.light))
            .join("")
        : "",
  }),
};

/** The adornments of a creature. Every type speaks once; Mega and legends get more. */
export function adorn(k: Traits, a: Anchors) {
  let back = "",
    front = "";
  for (const [i, t] of [k.t1, ...(k.t2 === k.t1 ? [] : [k.t2])].entries()) {
    const f = FEATURES[t](k, a, rich(k) * (i ? 0.92 : 1), i === 0);
    back += f.back ?? "";
    front += f.front ?? "";
  }
  if (k.mega && a.around)
    back =
      fan("blade", { ...k, p: { ...k.p, metal: k.p.gold, metalDeep: k.p.accent } }, a.around[0], a.around[1], 7, 240, a.around[2] * 1.9) +
      back;
  if (k.collar === "band" && a.neckFront && !k.has("normal"))
    front =
      st(
        `M${n(a.neckFront[0] - a.neckFront[2])} ${n(a.neckFront[1] - 5)}Q${n(a.neckFront[0])} ${n(a.neckFront[1] + 10)} ${n(a.neckFront[0] + a.neckFront[2])} ${n(a.neckFront[1] - 5)}`,
        k.p.accent,
        8,
      ) + front;
  return { back, front };
}
/** The light behind a legend or a Mega. */
export function aura(k: Traits) {
  if (!k.grand && !k.mega) return "";
  const c = k.p.glow,
    style = k.facts.mythical ? "petals" : k.mega ? "shards" : "rays";
  const ring = Array.from({ length: style === "petals" ? 10 : 14 }, (_, i) => {
    const r = (360 / (style === "petals" ? 10 : 14)) * i,
      len = style === "rays" ? (i % 2 ? 128 : 104) : style === "petals" ? 112 : 100 + (i % 3) * 16;
    return `<path d="${style === "petals" ? `M0 -60Q18 -${len - 26} 0 -${len}Q-18 -${len - 26} 0 -60Z` : style === "rays" ? `M-9 -70L0 -${len}L9 -70Z` : `M-7 -76L2 -${len}L8 -80Z`}" transform="rotate(${n(r)})"/>`;
  }).join("");
  return at(
    150,
    186,
    0,
    1,
    `${disc(0, 0, 104, c, 'opacity=".22"') + disc(0, 0, 80, c, 'opacity=".28"')}<g fill="${c}" opacity=".75">${ring}</g>`,
  );
}
