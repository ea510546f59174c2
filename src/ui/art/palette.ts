import type { Chance } from "./chance";
import type { LandName } from "./land";
import type { Tint } from "./tint";

export type Mood = "day" | "dusk" | "night";

/** Every colour a picture uses. `far`, `mid`, `near` are the sheets of the landscape; the rest belongs to the sky and the creature. */
export interface Palette {
  readonly mood: Mood;
  readonly skyTop: string;
  readonly skyLow: string;
  readonly sun: string;
  readonly sunHalo: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** Stars, petals, sparks in the air. */
  readonly bit: string;
  readonly body: string;
  readonly shade: string;
  readonly light: string;
  readonly accent: string;
  readonly accent2: string;
  readonly ink: string;
  readonly white: string;
}

interface Climate {
  readonly hue: number;
  readonly chroma: number;
  readonly sky: readonly number[];
  readonly moods: readonly Mood[];
  readonly land: readonly LandName[];
}

/** A colour by lightness (0–1), chroma and hue (degrees). */
export const oklch = (l: number, c: number, h: number): string =>
  `oklch(${l.toFixed(3)} ${c.toFixed(3)} ${(((h % 360) + 360) % 360).toFixed(1)})`;

export const CLIMATES: Record<Tint, Climate> = {
  Grass: { hue: 138, chroma: 0.145, sky: [95, 190, 60], moods: ["day", "day", "dusk"], land: ["grove", "hills", "ferns"] },
  Fire: { hue: 38, chroma: 0.185, sky: [70, 20, 350], moods: ["dusk", "dusk", "night"], land: ["volcano", "mesa", "hills"] },
  Water: { hue: 238, chroma: 0.135, sky: [205, 180, 290], moods: ["day", "dusk", "night"], land: ["waves", "islands", "reef"] },
  Lightning: { hue: 92, chroma: 0.165, sky: [285, 240, 60], moods: ["night", "dusk", "day"], land: ["mesa", "zigzag", "city"] },
  Psychic: { hue: 312, chroma: 0.15, sky: [330, 280, 20], moods: ["dusk", "night", "day"], land: ["crystals", "orbs", "hills"] },
  Fighting: { hue: 52, chroma: 0.12, sky: [75, 40, 210], moods: ["dusk", "day", "dusk"], land: ["mesa", "mountains", "pillars"] },
  Darkness: { hue: 285, chroma: 0.07, sky: [300, 260, 10], moods: ["night", "night", "dusk"], land: ["pines", "city", "mountains"] },
  Metal: { hue: 240, chroma: 0.035, sky: [215, 85, 260], moods: ["day", "dusk", "night"], land: ["city", "pillars", "crystals"] },
  Fairy: { hue: 355, chroma: 0.125, sky: [340, 300, 85], moods: ["day", "day", "dusk"], land: ["clouds", "hills", "flowers"] },
  Dragon: { hue: 88, chroma: 0.11, sky: [195, 60, 275], moods: ["dusk", "night", "day"], land: ["mountains", "clouds", "pillars"] },
  Colorless: { hue: 75, chroma: 0.055, sky: [85, 220, 40], moods: ["day", "day", "dusk"], land: ["hills", "clouds", "grove"] },
};
/** The colours of one picture: a mood of its type. */
export function paletteOf(r: Chance, type: Tint): Palette {
  const t = CLIMATES[type];
  const mood = r.pick(t.moods);
  const hue = t.hue + r.between(-12, 12);
  const skyHue = r.pick(t.sky) + r.between(-10, 10);
  const bodyHue = r.chance(0.28) ? hue + r.pick([150, 180, -90]) : hue + r.between(-22, 22);
  const k = t.chroma;
  const tones = {
    day: { skyTop: 0.95, skyLow: 0.85, far: 0.8, mid: 0.68, near: 0.5, body: 0.66, ink: 0.26, star: 0.99 },
    dusk: { skyTop: 0.58, skyLow: 0.88, far: 0.66, mid: 0.5, near: 0.36, body: 0.72, ink: 0.22, star: 0.97 },
    night: { skyTop: 0.24, skyLow: 0.46, far: 0.4, mid: 0.31, near: 0.22, body: 0.76, ink: 0.17, star: 0.96 },
  }[mood];
  const bc = Math.min(0.17, k * 1.05 + 0.02);
  return {
    mood,
    skyTop: oklch(tones.skyTop, mood === "day" ? 0.045 : 0.1, skyHue),
    skyLow: oklch(tones.skyLow, 0.085, skyHue + (mood === "day" ? -25 : 55)),
    sun: oklch(mood === "night" ? 0.95 : 0.93, mood === "night" ? 0.05 : 0.12, mood === "night" ? skyHue : 82),
    sunHalo: oklch(mood === "night" ? 0.6 : 0.96, 0.09, mood === "night" ? skyHue : 75),
    far: oklch(tones.far, k * 0.55, hue + 18),
    mid: oklch(tones.mid, k * 0.75, hue + 4),
    near: oklch(tones.near, k * 0.7, hue - 8),
    bit: oklch(tones.star, 0.08, hue + 40),
    body: oklch(tones.body, bc, bodyHue),
    shade: oklch(tones.body - 0.13, bc * 0.95, bodyHue - 8),
    light: oklch(Math.min(0.96, tones.body + 0.2), bc * 0.42, bodyHue + 20),
    accent: oklch(mood === "day" ? 0.62 : 0.8, 0.165, bodyHue + r.pick([140, 165, -75, 75])),
    accent2: oklch(0.9, 0.12, bodyHue + 60),
    ink: oklch(tones.ink, 0.06, bodyHue - 40),
    white: "#fffaf0",
  };
}
