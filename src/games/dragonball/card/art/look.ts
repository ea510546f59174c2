import { chanceOf, hash } from "@/ui/art/chance";

export const HAIRCUTS = [
  "spikes",
  "wind",
  "flame",
  "crest",
  "long",
  "bun",
  "bob",
  "braid",
  "shaven",
  "hood",
  "horns",
  "curls",
  "bunches",
  "turban",
  "sidecut",
] as const;
export type Haircut = (typeof HAIRCUTS)[number];

/** Lightness, chroma, hue. */
export type Colour = readonly [l: number, c: number, h: number];

/** No golden hair, and no green skin: nobody here is somebody's. */
const HAIR_COLOURS: readonly Colour[] = [
  [0.36, 0.09, 25],
  [0.93, 0.02, 90],
  [0.62, 0.13, 195],
  [0.55, 0.17, 350],
  [0.5, 0.13, 265],
  [0.62, 0.15, 45],
  [0.42, 0.07, 160],
  [0.72, 0.11, 320],
  [0.45, 0.16, 18],
  [0.7, 0.02, 260],
  [0.4, 0.12, 300],
  [0.76, 0.1, 220],
];
const NATURAL_SKINS: readonly Colour[] = [
  [0.86, 0.055, 62],
  [0.79, 0.075, 58],
  [0.68, 0.085, 52],
  [0.52, 0.075, 48],
  [0.9, 0.035, 65],
  [0.6, 0.08, 50],
];
const STRANGE_SKINS: readonly Colour[] = [
  [0.74, 0.085, 228],
  [0.7, 0.085, 258],
  [0.76, 0.085, 300],
  [0.78, 0.09, 340],
  [0.72, 0.09, 20],
  [0.84, 0.03, 250],
];

const EYES = ["proud", "calm", "narrow"] as const;
const BROWS = ["thin", "thick", "none"] as const;
const MOUTHS = ["smile", "grin", "firm", "fangs"] as const;
const MARKS = ["none", "stripes", "gem", "scar", "freckles", "paint"] as const;
const BEARDS = ["none", "none", "none", "none", "none", "none", "none", "none", "moustache", "goatee"] as const;
/** Hues of an iris. */
const IRISES = [20, 60, 150, 195, 235, 275, 315, 350] as const;

interface Gaze {
  readonly eyes: (typeof EYES)[number];
  readonly iris: number;
}

export interface PersonLook extends Gaze {
  readonly being: "person";
  readonly skin: Colour;
  readonly haircut: Haircut;
  readonly hair: Colour;
  readonly brows: (typeof BROWS)[number];
  readonly mouth: (typeof MOUTHS)[number];
  readonly mark: (typeof MARKS)[number];
  readonly beard: (typeof BEARDS)[number];
}

export interface CreatureLook extends Gaze {
  readonly being: "creature";
  readonly fur: Colour;
  readonly ears: "pointed" | "round" | "long" | "finned" | "drooping";
  readonly horns: "none" | "curved" | "single";
  readonly coat: "plain" | "stripes" | "patch" | "spots";
  readonly muzzle: "short" | "broad" | "fanged";
}

export interface RobotLook {
  readonly being: "robot";
  readonly shell: Colour;
  readonly head: "dome" | "box" | "wedge" | "drum";
  readonly visor: "band" | "lamps" | "cross" | "slit";
  readonly antenna: "none" | "rod" | "fins" | "dish";
  readonly glow: number;
  readonly grille: "bars" | "dots" | "none";
}

/** What is seen of somebody's head: the same on every card of that character. */
export type Look = PersonLook | CreatureLook | RobotLook;

/** The odds of not being a person of natural skin, by trait; the first that stands here decides. */
const TRAITS: Readonly<Record<string, { readonly creature?: number; readonly robot?: number; readonly strange?: number }>> = {
  "Great Ape": { creature: 1 },
  Monster: { creature: 1 },
  Dragon: { creature: 1 },
  Shenron: { creature: 1 },
  "Shadow Dragon": { creature: 1 },
  "Phantom Demon": { creature: 1 },
  "Trio De Dangers": { creature: 1 },
  Robot: { robot: 1 },
  "Machine Mutant": { robot: 0.6, strange: 0.5 },
  Android: { robot: 0.25, strange: 0.15 },
  "Bio Warrior": { creature: 0.5, strange: 1 },
  "Frieza Clan": { creature: 0.15, strange: 1 },
  Namekian: { strange: 1 },
  Majin: { strange: 1 },
  "Demon God": { strange: 0.9 },
  "Demon Realm Race": { strange: 0.9 },
  "Demon Clan": { creature: 0.2, strange: 0.9 },
  "Evil Wizard": { strange: 0.9 },
  Saiyan: {},
  Earthling: { creature: 0.05 },
  God: { creature: 0.15, strange: 0.6 },
  Alien: { creature: 0.3, strange: 0.6 },
};
const UNKNOWN = { creature: 0.15, robot: 0.05, strange: 0.3 };

/** Cuts of those whom a trait says to be wild-haired. */
const WILD: readonly Haircut[] = ["spikes", "wind", "flame", "crest", "braid", "sidecut", "long", "bunches"];

/** How a character looks: by what its traits say of its kind, the rest by its name. */
export function lookOf(character: string, traits: readonly string[]): Look {
  const trait = traits.find((each) => TRAITS[each] !== undefined);
  const odds = (trait === undefined ? undefined : TRAITS[trait]) ?? UNKNOWN;
  const r = chanceOf(hash(`look/${character}`));
  if (r.chance(odds.creature ?? 0)) {
    return {
      being: "creature",
      fur: r.pick(HAIR_COLOURS),
      ears: r.pick(["pointed", "round", "long", "finned", "drooping"]),
      horns: r.pick(["none", "none", "curved", "single"]),
      coat: r.pick(["plain", "stripes", "patch", "spots"]),
      muzzle: r.pick(["short", "broad", "fanged"]),
      eyes: r.pick(EYES),
      iris: r.pick(IRISES),
    };
  }
  if (r.chance(odds.robot ?? 0)) {
    return {
      being: "robot",
      shell: r.pick(HAIR_COLOURS),
      head: r.pick(["dome", "box", "wedge", "drum"]),
      visor: r.pick(["band", "lamps", "cross", "slit"]),
      antenna: r.pick(["none", "rod", "fins", "dish"]),
      glow: r.pick(IRISES),
      grille: r.pick(["bars", "dots", "none"]),
    };
  }
  return {
    being: "person",
    skin: r.pick(r.chance(odds.strange ?? 0) ? STRANGE_SKINS : NATURAL_SKINS),
    haircut: r.pick(trait === "Saiyan" ? WILD : HAIRCUTS),
    hair: r.pick(HAIR_COLOURS),
    brows: r.pick(BROWS),
    mouth: r.pick(MOUTHS),
    mark: r.pick(MARKS),
    beard: r.pick(BEARDS),
    eyes: r.pick(EYES),
    iris: r.pick(IRISES),
  };
}
