import { bird } from "./bodies/bird";
import type { Body, Growth } from "./bodies/body";
import { buddy } from "./bodies/buddy";
import { colossus } from "./bodies/colossus";
import { fish } from "./bodies/fish";
import { floater } from "./bodies/floater";
import { hero } from "./bodies/hero";
import { quadruped } from "./bodies/quadruped";
import { serpent } from "./bodies/serpent";
import { chanceOf, hash } from "./chance";
import { FEATURES } from "./features";
import { LANDS } from "./land";
import { CLIMATES, paletteOf } from "./palette";
import { foreground, particles } from "./particles";
import { round, sheet, soft } from "./shapes";
import { sky } from "./sky";
import type { Tint } from "./tint";

/** Each body with the scale at which it fills the picture alike. */
const BODIES = {
  buddy: { draw: buddy, scale: 0.95 },
  quadruped: { draw: quadruped, scale: 0.95 },
  bird: { draw: bird, scale: 0.96 },
  serpent: { draw: serpent, scale: 0.9 },
  fish: { draw: fish, scale: 0.92 },
  floater: { draw: floater, scale: 0.92 },
  colossus: { draw: colossus, scale: 0.96 },
  hero: { draw: hero, scale: 0.85 },
} as const satisfies Record<string, { draw: Body; scale: number }>;

export type BodyName = keyof typeof BODIES;

/** What a creature may look like at each growth; a name written twice is twice as likely. */
const BODIES_BY_GROWTH: Record<Growth, readonly BodyName[]> = {
  0: ["buddy", "buddy", "quadruped", "bird", "fish", "floater", "serpent"],
  1: ["quadruped", "buddy", "bird", "serpent", "colossus", "quadruped"],
  2: ["hero", "serpent", "colossus", "hero", "quadruped", "bird"],
};

export interface PokemonPicture {
  /** The species' English name: the same name, type, growth and rarity always give the same markup. */
  readonly seed: string;
  readonly type: Tint;
  readonly growth: Growth;
  /** Rays behind a larger creature, in the evening or at night. */
  readonly rare: boolean;
  /** Left out, the seed chooses. */
  readonly body?: BodyName;
}

/** An invented creature in a cut-paper scene: the inside of an `<svg viewBox="0 0 300 420">`. It depicts no existing character. */
export function drawPokemon({ seed, type, growth, rare, body }: PokemonPicture): string {
  const r = chanceOf(hash(`${seed}/${type}`));
  const p = paletteOf(r, type, rare);
  const sun = { x: r.between(50, 250), y: r.between(50, 140), radius: r.between(30, 58) };
  const land = LANDS[r.pick(CLIMATES[type].land)](r, p);
  const swims = type === "Water" || type === "Metal";
  const { draw, scale } = BODIES[body ?? r.pick(BODIES_BY_GROWTH[growth].filter((name) => swims || name !== "fish"))];
  const creature = draw(r, p, FEATURES[type], growth);
  const size = scale * (rare ? 1.06 : growth === 0 ? 0.95 : 1);
  return [
    sky(p.skyTop, p.skyLow, 0.72),
    disc(sun.x, sun.y, sun.radius + 34, p.sunHalo, 0.22),
    disc(sun.x, sun.y, sun.radius + 15, p.sunHalo, 0.35),
    disc(sun.x, sun.y, sun.radius, p.sun, 1),
    rare ? rays(p.sun) : "",
    land,
    particles(r, p, type),
    sheet(soft(r, 296, 8), p.near),
    `<ellipse cx="150" cy="306" rx="92" ry="12" fill="#12061f" opacity=".28"/>`,
    `<g transform="translate(150 306) scale(${size.toFixed(3)}) translate(-150 -306)">${creature}</g>`,
    foreground(r, p, type),
  ].join("");
}

function disc(x: number, y: number, radius: number, fill: string, opacity: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" opacity="${opacity}"/>`;
}

function rays(fill: string): string {
  const point = (a: number) => `${round(150 + 420 * Math.cos(a))} ${round(200 + 420 * Math.sin(a))}`;
  const beams = Array.from({ length: 16 }, (_, i) => `M150 200L${point((i * Math.PI) / 8)}L${point((i * Math.PI) / 8 + 0.17)}Z`);
  return `<path d="${beams.join("")}" fill="${fill}" opacity=".34"/>`;
}
