import type { Shape, Species, SpeciesType } from "@/games/pokemon/cards/species/facts";
import { CLADES, cladeOf, FIERCE } from "./clades";
import { clamp, dice, hash, lerp, type Spot } from "./ink";
import { coatOf } from "./palette";

export type Tail = "plume" | "whip" | "lizard" | "stub" | "curl" | "club" | "twin";
export type Pattern = "plain" | "stripes" | "spots" | "saddle" | "bands" | "zigzag" | "chevrons" | "rings" | "patch" | "side";
export type Mask = "none" | "blaze" | "mask" | "cheeks" | "tears" | "brow" | "muzzle" | "half";
export type Hair = "none" | "quiff" | "fringe" | "mohawk" | "lock" | "tufts";
export type Chest = "none" | "belly" | "bib" | "diamond";
type Brow = "none" | "thick" | "dots";
type Smile = "smile" | "open" | "smirk" | "flat";
type Cheeks = "none" | "dot" | "oval";

/** What a body of that shape weighs: ln kg = a + b ln m, and how far species stray from it. */
const WEIGHT: Record<Shape, Spot> = {
  quadruped: [3.69, 1.77, 0.71],
  upright: [3.35, 2, 0.62],
  armor: [3.45, 1.87, 0.66],
  squiggle: [2.87, 1.27, 1.12],
  "bug-wings": [2.94, 2.24, 0.48],
  wings: [2.97, 1.64, 0.66],
  humanoid: [3.41, 2.02, 0.76],
  legs: [3.65, 2, 0.5],
  blob: [2.87, 1.48, 1.1],
  heads: [3.73, 1.71, 1.12],
  tentacles: [3.32, 2.15, 0.86],
  arms: [2.96, 1.78, 1.37],
  fish: [3.08, 1.63, 0.76],
  ball: [2.86, 1.42, 1.95],
};

/** A form's own facts over its species'. */
export function factsOf(facts: Species, form: string): Species {
  const own = facts.forms?.find((each) => each.form === form);
  return own ? { ...facts, types: own.types, height: own.height, weight: own.weight } : facts;
}

/** Every decision of a drawing: the one record that all its modules read, as `k`. */
export type Traits = ReturnType<typeof traitsOf>;

/** @param form a form of the species ("mega-x", "alola"); "" for the common one */
export function traitsOf(species: Species, form: string) {
  const facts = factsOf(species, form);
  const { line } = facts;
  const L = dice(hash(`line ${line.root}`)),
    S = dice(hash(`species ${facts.id}${form}`));
  const { shape, types, height, weight } = facts;
  const grand = !!(facts.legendary || facts.mythical),
    mega = /^(mega|primal|gmax|ultra|crowned|eternamax|origin)/.test(form);
  const step = facts.stage - (line.baby ? 1 : 0);
  /* 0 baby, 1 basic, 2 and 3 evolved, 4 Mega. A species that never evolves is grown up; a legend is at its height. */
  const tier = mega ? 4 : facts.baby ? 0 : grand ? 3 : line.length === 1 ? (height > 1.1 ? 2 : 1) : 1 + Math.min(2, step);
  const h = Math.min(height, 16),
    tall = clamp(Math.log(h / 0.3) / Math.log(20));
  const [a, b, sd] = WEIGHT[shape];
  const bulk = weight ? clamp((Math.log(weight) - a - b * Math.log(height)) / sd / 1.5, -1, 1) : 0;
  const clade = cladeOf(facts, L, line),
    kit = CLADES[clade];
  const fierce = clamp(
    (facts.baby ? -0.3 : 0.1) +
      tier * 0.14 +
      tall * 0.24 +
      (FIERCE[types[0]] ?? 0) +
      (types[1] ? (FIERCE[types[1]] ?? 0) * 0.6 : 0) +
      L.between("temper", -0.22, 0.22) +
      (mega ? 0.2 : 0),
  );
  const id = `c${hash(`${facts.id}${form}`).toString(36)}`,
    p = coatOf({ color: facts.color, types, L, S, id });
  const dark = p.lightness < 0.45;
  let eye = L.pick("eye", kit.eyes);
  if (dark && (eye === "gentle" || eye === "bead")) eye = "round";
  const very = bulk > 0.55 && weight > 120;
  if (very && types[0] === "normal" && !grand) eye = "sleepy";
  const k = {
    facts,
    form,
    L,
    S,
    p,
    shape,
    types,
    t1: types[0],
    t2: types[1] ?? types[0],
    has: (...list: readonly SpeciesType[]) => list.some((t) => types.includes(t)),
    id,
    tier,
    tall,
    bulk,
    grand,
    mega,
    fierce,
    clade,
    dark,
    heavy: very,
    height,
    weight,
    /** 0 chubby child … 1 grown. */
    grown: clamp(0.5 * tall + 0.2 * tier - (facts.baby ? 0.2 : 0.05)),
    size: lerp(0.84, 1.1, tall) * (facts.baby ? 0.92 : 1) * (grand ? 1.04 : 1) * (mega ? 1.03 : 1),
    big: height >= 3,
    tiny: height <= 0.4,
    /** A serpent flies without. */
    noWings: shape === "squiggle",
    line,
    color: facts.color,
    winged: types.includes("flying") && shape !== "wings" && shape !== "bug-wings",
    /* ── independent traits ── */
    skull: L.pick("head form", kit.forms),
    muzzle: L.pick("muzzle", kit.muzzles),
    eye,
    topEyes: L.chance("top eyes", kit.topEyes ?? 0),
    ear: L.pick("ear", kit.ears),
    earLength: L.between("ear length", 0.75, 1.3),
    earAngle: L.between("ear angle", -14, 26),
    horn: tier < 1 ? "none" : L.pick("horn", kit.horns),
    hornCount: L.pick("horn count", [1, 2, 2]),
    antennae: kit.antennae ? L.pick("antennae", ["antenna", "comb", "swirl", "antenna"]) : undefined,
    tail: L.pick<Tail>("tail", ["plume", "whip", "lizard", "stub", "curl", "club", "twin", "plume"]),
    pattern: S.pick<Pattern>("pattern", [
      "plain",
      "stripes",
      "spots",
      "saddle",
      "bands",
      "zigzag",
      "chevrons",
      "rings",
      "patch",
      "stripes",
      "spots",
    ]),
    mask: S.pick<Mask>("mask", ["none", "none", "blaze", "mask", "cheeks", "tears", "brow", "muzzle", "half"]),
    hair: S.pick<Hair>("hair", ["none", "none", "quiff", "fringe", "mohawk", "lock", "tufts", "none"]),
    cheeks: L.pick<Cheeks>("cheeks", ["none", "dot", "dot", "none", "oval"]),
    brow: S.pick<Brow>("brow", ["none", "none", "thick", "dots"]),
    socks: S.chance("socks", 0.4),
    collar: S.pick("collar", ["none", "none", "fluff", "none", "band"]),
    chest: S.pick<Chest>("chest", ["belly", "bib", "diamond", "belly", "none"]),
    smile: S.pick<Smile>("smile", ["smile", "open", "smirk", "smile", "flat"]),
    turn: S.pick("turn", [0.55, 0.35, 0.5]),
    pose: S.pick("pose", ["a", "b", "c"]),
    eyeGap: L.between("eye gap", 0.36, 0.46),
    eyeSize: L.between("eye size", 0.92, 1.12),
  };
  /* Eyes on top of the head leave no room for hair or brows. */
  if (k.topEyes) Object.assign(k, { hair: "none", brow: "none", mask: ["brow", "mask"].includes(k.mask) ? "muzzle" : k.mask });
  return k;
}
