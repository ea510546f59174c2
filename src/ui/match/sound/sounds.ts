import type { Cue } from "../director/cues";

/** All that is heard at a table. */
export type Sound = "card" | "attach" | "hit" | "bigHit" | "coin" | "knockOut" | "prize" | "shuffle" | "evolve" | "turn" | "win" | "lose";

/** A tone that swells at once and dies away; of "noise" the pitch is where it is heard most. */
export interface Tone {
  readonly wave: "sine" | "triangle" | "square" | "noise";
  /** Hz, and where it slides to. */
  readonly from: number;
  readonly to?: number;
  /** Seconds after the sound begins, and how long it is heard. */
  readonly at: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly loud: number;
}

const tone = (wave: Tone["wave"], from: number, at: number, lasts: number, loud: number, to?: number): Tone =>
  to === undefined ? { wave, from, at, lasts, loud } : { wave, from, to, at, lasts, loud };

/** Wood, paper and bells: every sound is over before the next thing happens. */
export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [tone("noise", 2600, 0, 0.09, 0.35, 900)],
  attach: [tone("noise", 1800, 0, 0.05, 0.3, 700), tone("triangle", 520, 0.03, 0.16, 0.35, 660)],
  hit: [tone("noise", 700, 0, 0.12, 0.7, 180), tone("sine", 170, 0, 0.16, 0.8, 70)],
  bigHit: [tone("noise", 900, 0, 0.22, 0.8, 120), tone("sine", 150, 0, 0.3, 1, 45), tone("square", 90, 0.02, 0.14, 0.16, 50)],
  coin: [tone("triangle", 1980, 0, 0.12, 0.3), tone("triangle", 2640, 0.07, 0.3, 0.3)],
  knockOut: [tone("sine", 330, 0, 0.4, 0.6, 70), tone("noise", 500, 0.22, 0.22, 0.7, 110)],
  prize: [tone("triangle", 784, 0, 0.16, 0.4), tone("triangle", 988, 0.09, 0.16, 0.4), tone("triangle", 1319, 0.18, 0.32, 0.4)],
  shuffle: [0, 0.055, 0.11, 0.165].map((at) => tone("noise", 2200, at, 0.06, 0.24, 1100)),
  evolve: [tone("sine", 440, 0, 0.36, 0.45, 880), tone("triangle", 1109, 0.2, 0.26, 0.25)],
  turn: [tone("triangle", 659, 0, 0.2, 0.45), tone("triangle", 880, 0.14, 0.36, 0.45)],
  win: [523, 659, 784, 1047].map((pitch, place) => tone("triangle", pitch, place * 0.12, place === 3 ? 0.6 : 0.22, 0.45)),
  lose: [440, 392, 330].map((pitch, place) => tone("sine", pitch, place * 0.18, place === 2 ? 0.6 : 0.28, 0.5)),
};

/** What is heard as something is seen; null for what is silent. */
export function soundOf(cue: Cue): Sound | null {
  switch (cue.cue) {
    case "travel":
      return cue.how === "prize" ? "prize" : cue.how === "attach" ? "attach" : cue.how === "fall" ? null : "card";
    case "drain":
      return cue.kind === "good" ? "attach" : null;
    case "blow":
      return cue.heavy ? "bigHit" : "hit";
    case "fall":
      return "knockOut";
    case "glow":
      return cue.how === "evolve" || cue.how === "awaken" ? "evolve" : null;
    case "toss":
      return "coin";
    case "shuffle":
      return "shuffle";
    case "slide":
      return "card";
    case "announce":
    case "ribbon":
      return null;
  }
}
