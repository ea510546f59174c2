import { buddy } from "./buddy";
import { chanceOf, hash } from "./chance";
import { FEATURES } from "./features";
import { LANDS } from "./land";
import { CLIMATES, paletteOf } from "./palette";
import { foreground, particles } from "./particles";
import { round, sheet, soft } from "./shapes";
import { sky } from "./sky";
import type { Tint } from "./tint";

export interface Portrait {
  /** Whose it is: the same seed and colours always give the same markup. */
  readonly seed: string;
  readonly type: Tint;
}

/** How large the creature stands in the picture. */
const SCALE = 0.9025;

/** An invented creature in a cut-paper scene, for a player: the inside of an `<svg viewBox="0 0 300 420">`. It depicts no existing character. */
export function drawPortrait({ seed, type }: Portrait): string {
  const r = chanceOf(hash(`${seed}/${type}`));
  const p = paletteOf(r, type);
  const sun = { x: r.between(50, 250), y: r.between(50, 140), radius: r.between(30, 58) };
  const land = LANDS[r.pick(CLIMATES[type].land)](r, p);
  const creature = buddy(r, p, FEATURES[type]);
  return [
    sky(p.skyTop, p.skyLow, 0.72),
    disc(sun.x, sun.y, sun.radius + 34, p.sunHalo, 0.22),
    disc(sun.x, sun.y, sun.radius + 15, p.sunHalo, 0.35),
    disc(sun.x, sun.y, sun.radius, p.sun, 1),
    land,
    particles(r, p, type),
    sheet(soft(r, 296, 8), p.near),
    `<ellipse cx="150" cy="306" rx="92" ry="12" fill="#12061f" opacity=".28"/>`,
    `<g transform="translate(150 306) scale(${SCALE.toFixed(3)}) translate(-150 -306)">${creature}</g>`,
    foreground(r, p, type),
  ].join("");
}

function disc(x: number, y: number, radius: number, fill: string, opacity: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" opacity="${opacity}"/>`;
}
