/** Where the creature is: sky, land, light, weather; all of it depends on the print. */
import type { Habitat, SpeciesType } from "@/games/pokemon/cards/species/facts";
import type { Body } from "./body";
import { clamp, disc, hash, n, pa, poly, type Stream, st, stream } from "./ink";
import { LANDS, type LandName, row, type Scenery, sheet, soft } from "./lands";
import { ok, TINTS } from "./palette";
import type { Traits } from "./traits";

const BY_HABITAT: Record<Habitat, readonly LandName[]> = {
  grassland: ["hills", "meadow"],
  mountain: ["peaks", "mesa"],
  "waters-edge": ["isles", "waves", "meadow"],
  forest: ["grove", "pines"],
  "rough-terrain": ["mesa", "dunes"],
  cave: ["cave", "crystals"],
  urban: ["city"],
  sea: ["waves", "reef"],
  rare: ["ruins", "peaks", "clouds"],
};
const BY_TYPE: Record<SpeciesType, readonly LandName[]> = {
  grass: ["grove", "meadow", "hills"],
  fire: ["volcano", "mesa"],
  water: ["waves", "isles", "reef"],
  electric: ["city", "mesa", "hills"],
  psychic: ["crystals", "ruins", "clouds"],
  fighting: ["ruins", "mesa", "peaks"],
  dark: ["pines", "city", "peaks"],
  steel: ["city", "ruins", "crystals"],
  fairy: ["meadow", "clouds", "hills"],
  dragon: ["peaks", "clouds", "ruins"],
  ice: ["peaks", "crystals", "pines"],
  ground: ["dunes", "mesa"],
  rock: ["mesa", "cave", "peaks"],
  ghost: ["ruins", "pines", "cave"],
  poison: ["cave", "pines", "city"],
  bug: ["grove", "meadow"],
  flying: ["clouds", "peaks", "hills"],
  normal: ["hills", "meadow", "grove"],
};

/** What is in the air. */
function bits(r: Stream, k: Traits, c: Scenery, night: boolean) {
  const many = (m: number, f: (x: number, y: number) => string) =>
    Array.from({ length: m }, () => f(r.between(8, 292), r.between(10, 244))).join("");
  const s = night
    ? `<g fill="#fff8e0">${many(9, (x, y) => `<circle cx="${n(x)}" cy="${n(y * 0.7)}" r="${n(r.between(0.8, 2.2))}"/>`)}</g>`
    : "";
  const t = k.t1 === "normal" ? k.t2 : k.t1,
    b = c.bit;
  const psychic = () =>
    many(5, (x, y) => `<path d="M${n(x)} ${n(y - 9)}q1.5 7.5 9 9q-7.5 1.5 -9 9q-1.5 -7.5 -9 -9q7.5 -1.5 9 -9Z" fill="${b}"/>`);
  const rock = () => many(4, (x, y) => `<path d="M${n(x)} ${n(y)}l9 -4l3 9l-9 4Z" fill="${c.mid}"/>`);
  const draw: Partial<Record<SpeciesType, () => string>> = {
    water: () =>
      `<g fill="none" stroke="#fffaf0" stroke-width="2" opacity=".6">${many(7, (x, y) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r.between(3, 9))}"/>`)}</g>`,
    fire: () => many(8, (x, y) => `<path d="M${n(x)} ${n(y)}l4 7l-4 6l-4 -6Z" fill="${k.p.flameIn}"/>`),
    ice: () => many(8, (x, y) => `<path d="M${n(x)} ${n(y)}m-5 0h10m-7.5 -4.5l5 9m0 -9l-5 9" stroke="#fff" stroke-width="1.8"/>`),
    electric: () => many(4, (x, y) => st(`M${n(x)} ${n(y)}l7 8l-9 3l8 9`, b, 3)),
    ghost: () => many(4, (x, y) => disc(x, y, r.between(4, 8), k.p.glow, 'opacity=".4"')),
    psychic,
    fairy: psychic,
    dragon: psychic,
    rock,
    ground: rock,
    fighting: rock,
    poison: () => many(5, (x, y) => disc(x, y, r.between(3, 8), "#c77ae0", 'opacity=".45"')),
    steel: () => many(4, (x, y) => `<path d="M${n(x)} ${n(y - 6)}l6 6l-6 6l-6 -6Z" fill="${b}" opacity=".7"/>`),
    flying: () => many(3, (x, y) => st(`M${n(x)} ${n(y)}q14 -8 30 0t30 0`, "#fffaf0", 2.5, 'opacity=".6"')),
    dark: () => many(4, (x, y) => st(`M${n(x)} ${n(y)}q5 -6 10 0q5 -6 10 0`, c.near, 3)),
  };
  return (
    s +
    (
      draw[t] ??
      (() =>
        many(
          6,
          (x, y) => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="7" ry="3.4" fill="${b}" transform="rotate(${r.int(0, 180)} ${n(x)} ${n(y)})"/>`,
        ))
    )()
  );
}

type Time = "day" | "dawn" | "dusk" | "night";
/** How light sky, horizon and the three sheets are. */
const TONES: Record<Time, readonly [number, number, number, number, number]> = {
  day: [0.93, 0.85, 0.79, 0.66, 0.5],
  dawn: [0.86, 0.92, 0.76, 0.62, 0.46],
  dusk: [0.6, 0.87, 0.66, 0.5, 0.36],
  night: [0.27, 0.47, 0.4, 0.31, 0.23],
};
const SKIES: Record<Time, readonly number[]> = {
  day: [225, 205, 95, 180, 60],
  dawn: [350, 60, 320, 30],
  dusk: [20, 300, 340, 60],
  night: [285, 260, 310, 230],
};

/** Where the creature is. @param print seeds it: two prints of a species stand in two places */
export function scene(k: Traits, body: Body, print: string) {
  const r = stream(`${k.facts.id}${k.form}/print/${print}`),
    p = k.p,
    wet = body.wet && k.shape === "fish";
  const lands: readonly LandName[] = wet
      ? ["waves", "reef", "isles"]
      : [...(k.facts.habitat ? BY_HABITAT[k.facts.habitat] : BY_TYPE[k.t1]), ...BY_TYPE[k.t1], ...BY_TYPE[k.t2]],
    land = r.pick(lands);
  /* The light is chosen against the creature: pale ones in the evening, dark ones by day. */
  const times: readonly Time[] =
    p.lightness > 0.9
      ? ["dusk", "night", "dusk", "day"]
      : p.lightness < 0.45
        ? ["day", "dusk", "day", "dawn"]
        : ["day", "dusk", "night", "dawn", "day"];
  const time: Time = land === "cave" ? "night" : k.grand && p.lightness > 0.45 ? r.pick(["dusk", "night"]) : r.pick(times),
    night = time === "night";
  const tone = TONES[time];
  let sky = r.pick(SKIES[time]);
  const clash = (h: number) => Math.abs(((h - p.hue + 540) % 360) - 180) < 40 && p.chroma > 0.05;
  if (clash(sky)) sky += 75;
  const tint = TINTS[k.t1],
    lc = clamp(tint[1] * 0.6, 0.035, 0.1);
  let lh =
    wet || land === "waves" || land === "isles" || land === "reef"
      ? 230
      : land === "volcano"
        ? 30
        : ["dunes", "mesa"].includes(land)
          ? 60
          : ["grove", "meadow", "hills", "pines"].includes(land) && r.chance(0.6)
            ? 145
            : tint[2];
  if (clash(lh)) lh += 50;
  const id = `${k.id}k${print.length < 8 ? print.replace(/\W/g, "") : hash(print).toString(36)}`,
    c: Scenery = {
      id,
      sheets: 0,
      far: ok(tone[2], lc, lh + 16),
      mid: ok(tone[3], lc * 1.2, lh),
      near: ok(tone[4], lc * 1.1, lh - 10),
      bit: ok(night ? 0.93 : 0.97, 0.08, tint[2] + 30),
      pop: ok(night ? 0.7 : 0.8, 0.13, tint[2] + 60),
      sun: night ? "#f6efc8" : ok(0.94, 0.1, time === "day" ? 90 : 65),
    };
  const sx = 150 + r.between(-70, 70),
    sy = r.between(90, 170),
    sr = r.between(46, 82);
  const top = ok(tone[0], time === "day" ? 0.05 : 0.1, sky),
    low = ok(tone[1], 0.075, sky + (time === "day" ? -25 : 50));
  const close = print !== "0" && r.chance(0.28),
    zoom = (print === "0" ? 1 : close ? 1.34 : r.pick([0.88, 0.96, 1.04, 1.12])) * (k.big ? 1.02 : 1),
    tilt = print === "0" ? 0 : r.pick([0, -6, 6, -3, 4]),
    side = r.chance(0.5) ? 1 : -1;
  const scale = k.big && !body.wet ? row(r, 5, (x: number) => `<path d="M${n(x)} 292l5 -16l5 16Z" fill="${c.mid}"/>`) : "";
  const tufts =
    k.tiny && !body.wet
      ? [-4, 12, 32, 258, 282, 302]
          .map((x, i) => {
            const lean = x + ((i % 3) - 1) * 22 + r.int(-8, 8),
              y = r.int(222, 262);
            return `<path d="M${x - 8} 334Q${x - 6} 280 ${lean} ${y}Q${x + 9} 286 ${x + 8} 334Z" fill="${i % 2 ? c.mid : c.near}"/>`;
          })
          .join("")
      : Array.from({ length: 5 }, () => {
          const x = n(r.chance(0.5) ? r.between(-6, 84) : r.between(216, 306)),
            y = n(r.between(316, 328));
          return wet || land === "waves"
            ? st(`M${x - 30} ${y}q15 -9 30 0t30 0`, c.far, 4.5)
            : ["steel", "rock", "ground", "dark", "fighting"].includes(k.t1)
              ? poly(
                  [
                    [x - 14, y + 8],
                    [x - 7, y - 10],
                    [x + 9, y - 5],
                    [x + 16, y + 8],
                  ],
                  c.mid,
                  3,
                )
              : st(`M${x} ${y + 10}q-8 -18 -14 -22m14 22q0 -20 2 -30m-2 30q8 -16 15 -20`, c.mid, 4.5);
        }).join("");
  const splash = wet
    ? `${pa("M-20 296Q40 270 90 288Q150 266 210 288Q262 270 320 294L320 440H-20Z", c.near)}<g fill="#fffaf0" opacity=".8">${(
        [
          [66, 268, 6],
          [86, 250, 4],
          [232, 264, 6],
          [250, 246, 4],
          [52, 246, 3],
        ] as const
      )
        .map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}"/>`)
        .join("")}</g>`
    : "";
  return {
    zoom,
    tilt,
    side,
    close,
    behind: `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".72" stop-color="${low}"/></linearGradient></defs><rect width="300" height="420" fill="url(#${id})"/>${disc(sx, sy, sr + 34, c.sun, 'opacity=".18"')}${disc(sx, sy, sr + 15, c.sun, 'opacity=".28"')}${disc(sx, sy, sr, c.sun, night || time === "dusk" ? "" : 'opacity=".85"')}${night && r.chance(0.5) ? disc(sx + sr * 0.3, sy - sr * 0.2, sr * 0.84, top, 'opacity=".9"') : ""}${LANDS[land](r, c)}${bits(r, k, c, night)}`,
    ground: wet ? "" : sheet(soft(r, 294, 6), c.near, c) + scale,
    front: splash + tufts + pa("M-20 332Q70 320 150 330T320 328L320 440L-20 440Z", c.near),
  };
}
