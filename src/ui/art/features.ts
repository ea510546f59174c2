import type { Tint } from "./tint";

export type Tail = "flame" | "leaf" | "bolt" | "ball" | "fin" | "ring" | "tuft";
export type Ear = "round" | "pointed" | "long" | "leaf" | "fin" | "drop" | "horn" | "antenna" | "none";
export type Crest =
  | "leaves"
  | "sprout"
  | "flower"
  | "flame"
  | "quiff"
  | "spikes"
  | "comb"
  | "gem"
  | "halo"
  | "headband"
  | "bubbles"
  | "none";
export type Eye = "gentle" | "round" | "sleepy";
export type Mouth = "smile" | "snout" | "beak";

export interface Features {
  readonly tails: readonly Tail[];
  readonly ears: readonly [Ear, Ear, Ear];
  readonly crest: readonly Crest[];
}

/** What each type wears; a creature picks one of each. */
export const FEATURES: Record<Tint, Features> = {
  Grass: { tails: ["leaf", "tuft", "ball"], ears: ["leaf", "round", "pointed"], crest: ["leaves", "flower", "sprout"] },
  Fire: { tails: ["flame", "tuft", "flame"], ears: ["pointed", "long", "horn"], crest: ["flame", "quiff", "spikes"] },
  Water: { tails: ["fin", "ring", "ball"], ears: ["fin", "drop", "none"], crest: ["comb", "quiff", "bubbles"] },
  Lightning: { tails: ["bolt", "bolt", "ball"], ears: ["long", "pointed", "antenna"], crest: ["spikes", "quiff", "none"] },
  Psychic: { tails: ["ring", "ball", "tuft"], ears: ["horn", "drop", "antenna"], crest: ["gem", "halo", "quiff"] },
  Fighting: { tails: ["ring", "tuft", "ball"], ears: ["round", "horn", "pointed"], crest: ["headband", "quiff", "spikes"] },
  Darkness: { tails: ["tuft", "bolt", "ball"], ears: ["pointed", "horn", "pointed"], crest: ["spikes", "gem", "none"] },
  Metal: { tails: ["ring", "ball", "bolt"], ears: ["horn", "none", "antenna"], crest: ["gem", "comb", "spikes"] },
  Fairy: { tails: ["tuft", "ball", "fin"], ears: ["long", "drop", "round"], crest: ["flower", "halo", "quiff"] },
  Dragon: { tails: ["fin", "flame", "bolt"], ears: ["horn", "fin", "horn"], crest: ["comb", "spikes", "gem"] },
  Colorless: { tails: ["tuft", "ring", "ball"], ears: ["round", "long", "pointed"], crest: ["quiff", "none", "comb"] },
};
