import type { Color } from "@/games/dragonball/engine/card";
import type { Chance } from "@/ui/art/chance";
import { oklch } from "@/ui/art/palette";
import type { Colour, Look } from "./look";

/** Hue and strength of each colour of the game. */
export const HUES: Record<Color, readonly [hue: number, chroma: number]> = {
  red: [28, 0.17],
  blue: [248, 0.14],
  green: [146, 0.14],
  yellow: [84, 0.15],
  black: [300, 0.075],
};

const MOODS = {
  day: { top: 0.93, low: 0.84, far: 0.79, mid: 0.66, near: 0.46 },
  dusk: { top: 0.56, low: 0.86, far: 0.64, mid: 0.49, near: 0.34 },
  night: { top: 0.22, low: 0.44, far: 0.38, mid: 0.29, near: 0.2 },
} as const;

/** The colours of a place and of what is worn in it. */
export type Paint = ReturnType<typeof paintOf>;

/** `colors`: those of the card, the first of which sets the tone. */
export function paintOf(r: Chance, colors: readonly Color[], awake: boolean) {
  const first = colors[0] ?? "black";
  const [h, k] = HUES[first];
  const other = colors[1] && HUES[colors[1]];
  const mood = first === "black" ? "night" : r.pick(awake ? (["night", "dusk"] as const) : (["day", "dusk", "day"] as const));
  const light = MOODS[mood];
  const accent = other ? other[0] : h + r.pick([130, 150, 180, 205, 225]);
  const auraHue = first === "black" ? 320 : h + 18;
  return {
    mood,
    skyTop: oklch(light.top, mood === "day" ? 0.05 : 0.1, h + r.between(-14, 14) + (mood === "day" ? 0 : 10)),
    skyLow: oklch(light.low, 0.085, h + (mood === "day" ? -22 : 38)),
    skyOther: other && oklch(mood === "night" ? 0.32 : 0.8, 0.1, other[0]),
    sun: oklch(0.95, mood === "night" ? 0.05 : 0.11, mood === "night" ? h : 84),
    halo: oklch(mood === "night" ? 0.62 : 0.96, 0.1, mood === "night" ? h : 78),
    far: oklch(light.far, k * 0.5, h + 14),
    mid: oklch(light.mid, k * 0.66, h + 2),
    near: oklch(light.near, k * 0.6, h - 8),
    main: oklch(0.58, k * 1.05 + 0.012, h + r.between(-10, 10)),
    mainDark: oklch(0.43, k * 0.95, h - 6),
    mainLight: oklch(0.76, k * 0.75, h + 8),
    accent: oklch(0.86, 0.1, accent),
    accentDark: oklch(0.63, 0.14, accent - 6),
    cloth: oklch(r.pick([0.34, 0.92, 0.62]), 0.03, h + 40),
    aura: oklch(0.9, 0.13, auraHue),
    auraDark: oklch(0.72, 0.17, first === "black" ? 305 : h + 6),
    spark: oklch(0.97, 0.07, accent),
    /** The tips of hair that glows. */
    glow: oklch(0.7, 0.19, { black: 306, yellow: 8, red: h, blue: h, green: h }[first]),
    ink: oklch(0.2, 0.05, h - 30),
    white: "#fffaf0",
  };
}

/** The colours of somebody's head and hands. */
export interface BodyPaint {
  readonly skin: string;
  readonly skinDark: string;
  readonly skinLight: string;
  readonly hair: string;
  readonly hairDark: string;
  readonly hairLight: string;
  readonly iris: string;
}

const tone = ([l, c, h]: Colour, lighter: number, chroma: number, turn: number) =>
  oklch(Math.max(0, Math.min(0.97, l + lighter)), c * chroma, h + turn);

/** `awake`: hair turns white and its tips glow; eyes glow too. */
export function bodyPaint(look: Look, p: Paint, awake: boolean): BodyPaint {
  const skin = look.being === "person" ? look.skin : look.being === "creature" ? look.fur : look.shell;
  const hair = look.being === "person" ? look.hair : skin;
  const glows = awake && look.being === "person";
  return {
    skin: tone(skin, 0, 1, 0),
    skinDark: tone(skin, -0.11, 1.12, -6),
    skinLight: tone(skin, 0.12, 0.7, 0),
    hair: glows ? oklch(0.965, 0.03, 330) : tone(hair, 0, 1, 0),
    hairDark: glows ? p.glow : tone(hair, -0.11, 1, -8),
    hairLight: glows ? p.white : tone(hair, 0.12, 0.8, 8),
    iris: awake ? p.auraDark : oklch(0.42, 0.13, look.being === "robot" ? look.glow : look.iris),
  };
}
