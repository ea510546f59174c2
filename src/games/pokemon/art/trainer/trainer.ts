import type { TrainerSubject } from "@/games/pokemon/cards/trainer-subject";
import { type Chance, chanceOf, hash } from "@/ui/art/chance";
import { LANDS, type LandName } from "@/ui/art/land";
import { oklch, type Palette } from "@/ui/art/palette";
import { ground, path, round, sheet, soft, stroke } from "@/ui/art/shapes";
import { sky } from "@/ui/art/sky";
import { isPerson, PEOPLE, pair } from "./people";
import { THINGS, type Thing } from "./things";
import { WORN } from "./worn";

/** The background of things, of what is worn, of people and of places. */
const HUES = { thing: 250, worn: 290, person: 42, place: 155 } as const;
const LANDS_OF_PLACES: readonly LandName[] = ["city", "pillars", "grove", "mesa", "pines", "islands"];

export interface TrainerPicture {
  readonly subject: TrainerSubject;
  /** Stands for the card's name: two cards about a ball show two balls. */
  readonly name: string;
  /** Stands for the print: the same thing in another light. */
  readonly print: string;
}

/** A thing, a person or a place for a Trainer card: the inside of an `<svg viewBox="0 0 300 420">`. */
export function drawTrainer({ subject, name, print }: TrainerPicture): string {
  const r = chanceOf(hash(`${subject}:${name}`));
  const light = chanceOf(hash(`${name}/${print}`));
  const things: Partial<Record<TrainerSubject, readonly Thing[]>> = { ...THINGS, ...WORN };
  const drawings = things[subject];
  const kind = subject === "place" ? "place" : isPerson(subject) ? "person" : subject in WORN ? "worn" : "thing";
  const p = trainerPalette(r, HUES[kind] + light.between(-34, 34), kind === "place" && light.chance(0.4));
  const backdrop = sky(p.skyTop, p.skyLow, 0.8);
  const foot = path(ground("M-20 334Q70 322 150 332T320 330"), p.near);
  if (drawings) {
    const shadow = `<ellipse cx="150" cy="312" rx="96" ry="12" fill="#12061f" opacity=".25"/>`;
    return backdrop + rings(p) + sheet(soft(light, 288, 10), p.mid) + shadow + r.pick(drawings)(p) + foot;
  }
  if (isPerson(subject))
    return backdrop + rings(p) + sheet(soft(light, 262, 16), p.mid) + (subject === "pair" ? pair(r, p) : PEOPLE[subject](r, p));
  const land = LANDS[r.pick(LANDS_OF_PLACES)](r, p);
  const moon = `<circle cx="${round(light.between(60, 240))}" cy="80" r="40" fill="${p.sun}"/>`;
  return backdrop + moon + land + sheet(soft(r, 284, 8), p.near) + gate(p) + sheet(soft(r, 312, 4), p.near) + foot;
}

const rings = (p: Palette): string =>
  Array.from(
    { length: 9 },
    (_, i) =>
      `<circle cx="150" cy="200" r="${230 - i * 22}" fill="${i % 2 ? p.far : p.sunHalo}" opacity="${(0.1 + i * 0.035).toFixed(3)}"/>`,
  ).join("");

const gate = (p: Palette): string =>
  path("M96 300V214C96 176 120 158 150 158S204 176 204 214V300H180V220C180 196 166 184 150 184S120 196 120 220V300Z", p.light) +
  path("M84 214H216V200H84Z", p.accent) +
  stroke("M58 300L120 330M242 300L180 330", p.light, 8);

function trainerPalette(r: Chance, h: number, night: boolean): Palette {
  return {
    mood: night ? "night" : "day",
    skyTop: night ? oklch(0.3, 0.09, h + 60) : oklch(0.93, 0.05, h),
    skyLow: night ? oklch(0.62, 0.12, h + 110) : oklch(0.84, 0.1, h + 35),
    sun: oklch(0.94, 0.1, 85),
    sunHalo: oklch(0.95, 0.08, 80),
    far: oklch(night ? 0.45 : 0.78, 0.08, h + 10),
    mid: oklch(night ? 0.36 : 0.62, 0.11, h),
    near: oklch(night ? 0.24 : 0.42, 0.09, h - 10),
    bit: oklch(0.97, 0.06, h + 40),
    body: oklch(0.64, 0.15, h + r.pick([0, 40, 160, 200])),
    shade: oklch(0.48, 0.13, h - 10),
    light: oklch(0.93, 0.05, h + 30),
    accent: oklch(0.68, 0.17, h + r.pick([130, 180, 220])),
    accent2: oklch(0.88, 0.13, 88),
    ink: oklch(0.25, 0.06, h),
    white: "#fffaf0",
  };
}
