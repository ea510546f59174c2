import type { Attack, CardDefinition, EnergyCard, Mark, PokemonCard, Stage, TrainerCard } from "../card";
import type { AbilityEffect } from "../effects/language";
import { nameInRules } from "./names";
import { stoppedByConditions } from "./powers";

/** What a printed family means for the rules (FAM-*). */
interface FamilyRules {
  /** Prize cards for its Knock Out (KO-02). */
  readonly prizes?: 2 | 3;
  /** It stands in a Rule Box (EFF-53). */
  readonly ruleBox?: true;
  /** The families it belongs to as well, for whatever asks for those. */
  readonly countsAs?: readonly Mark[];
}

/** What a family has by counting among another one is said of that one alone. */
const FAMILIES: Readonly<Partial<Record<Mark, FamilyRules>>> = {
  EX: { prizes: 2, ruleBox: true },
  Mega: { countsAs: ["EX"] },
  // Primal Reversion is Mega Evolution (compendium 1003, 1088).
  Primal: { countsAs: ["EX", "Mega"] },
  BREAK: { ruleBox: true },
  GX: { prizes: 2, ruleBox: true },
  // FAM-05
  "TAG TEAM": { prizes: 3, countsAs: ["GX"] },
  // FAM-07 to FAM-09
  V: { prizes: 2, ruleBox: true },
  VMAX: { prizes: 3, countsAs: ["V"] },
  VSTAR: { countsAs: ["V"] },
  "V-UNION": { prizes: 3, countsAs: ["V"] },
  ex: { prizes: 2, ruleBox: true },
  // No Pokémon-EX, and of a Stage of its own: neither needs it a Spirit Link nor does it end the turn (FAM-25); no text that means the Stage Mega
  // means it (CMP-2235).
  "Mega ex": { prizes: 3, countsAs: ["ex"] },
  // FAM-13: a Basic Pokémon of 1 Prize card.
  Radiant: { ruleBox: true },
  "Prism Star": { ruleBox: true },
  LEGEND: { ruleBox: true },
  "LV.X": { ruleBox: true },
};

/** How many different cards make up one Pokémon, of stages that are played as one from several cards (FAM-10, FAM-24). */
const PIECES: Readonly<Partial<Record<Stage, number>>> = { "V-UNION": 4, LEGEND: 2 };

/** Different cards that together are one Pokémon; 1 for all others. */
export function piecesOf(stage: Stage): number {
  return PIECES[stage] ?? 1;
}

/** Prize cards for a Pokémon: 1, or the most that one of its families gives (KO-02); a LEGEND of two Pokémon is worth 2 (FAM-24). */
export function prizesFor({ name, marks, stage }: PokemonCard): number {
  const two = stage === "LEGEND" && name.includes(" & ") ? 2 : 1;
  return Math.max(two, ...marks.map((mark) => FAMILIES[mark]?.prizes ?? 1));
}

export function hasRuleBox(marks: readonly Mark[]): boolean {
  return marks.some((mark) => FAMILIES[mark]?.ruleBox === true);
}

/**
 * A printed card as the rules take it: its name without level and δ (NAME-01, NAME-03), the families it counts among, what a LV.X goes on.
 * What it lacks is named as well: cards of a category, and all attacks, are of one shape, however much their texts say.
 */
export function inRules(printed: CardDefinition): CardDefinition {
  switch (printed.category) {
    case "Pokémon":
      return pokemonInRules(printed);
    case "Trainer":
      return trainerInRules(printed);
    case "Energy":
      return energyInRules(printed);
  }
}

function pokemonInRules(printed: PokemonCard): PokemonCard {
  const { category, id, stage, hp, types, weaknesses, resistances, retreatCost, ancientTrait } = printed;
  const name = nameInRules(printed.name);
  const counted = printed.marks.flatMap((mark) => FAMILIES[mark]?.countsAs ?? []);
  const marks = [...new Set([...printed.marks, ...counted])];
  const evolvesFrom = stage === "LV.X" ? [name] : printed.evolvesFrom.map(nameInRules);
  const abilities = printed.abilities.map(stoppedByConditions);
  const attacks = printed.attacks.map(attackInRules);
  return {
    category,
    id,
    name,
    marks,
    stage,
    evolvesFrom,
    hp,
    types,
    weaknesses,
    resistances,
    retreatCost,
    abilities,
    attacks,
    ancientTrait,
  };
}

function trainerInRules(printed: TrainerCard): TrainerCard {
  const { category, id, marks, kind, when, cost, usage, effect, whileInPlay, asPokemon } = printed;
  const name = nameInRules(printed.name);
  const attacks = printed.attacks.map(attackInRules);
  // FAM-21: for a Pokémon-EX only, so that it leaves one that is no EX any more (compendium 1037).
  const attachTo = printed.attachTo ?? (marks.includes("Team Flare Hyper Gear") ? { marks: ["EX" as const] } : undefined);
  return { category, id, name, marks, kind, when, cost, usage, attachTo, effect, whileInPlay, attacks, asPokemon };
}

function energyInRules({ category, id, name, marks, kind, provides, attachTo, whileAttached }: EnergyCard): EnergyCard {
  return { category, id, name: nameInRules(name), marks, kind, provides, attachTo, whileAttached };
}

function attackInRules({ name, cost, damage, effect, when, usage, once }: Attack): Attack {
  return { name, cost, damage, effect, when, usage, once };
}

/** What the family's own rule makes a Pokémon card do. It is no Ability, so nothing that stops Abilities stops it. */
export function familyEffects(card: PokemonCard): readonly AbilityEffect[] {
  const effects: AbilityEffect[] = [];
  if (card.marks.includes("Tera")) effects.push(SAFE_ON_BENCH);
  if (card.marks.includes("Baby")) effects.push(HARD_TO_HIT);
  // FAM-10: all pieces from the discard pile, once a match for each name. FAM-24: both halves from the hand.
  if (card.stage === "V-UNION") effects.push(playedTogether(card.name, "discard", "oncePerMatch"));
  if (card.stage === "LEGEND") effects.push(playedTogether(card.name, "hand"));
  return effects;
}

/** FAM-12: no damage from attacks of either player while on the Bench. */
const SAFE_ON_BENCH: AbilityEffect = {
  kind: "continuous",
  change: { prevent: "damage", on: { pokemon: "self" }, from: { side: "both" } },
  while: { if: "place", pokemon: { pokemon: "self" }, is: "bench" },
};

/** FAM-29: whoever attacks while it is the opponent's Active Pokémon flips first; on tails the turn ends without an attack. */
const HARD_TO_HIT: AbilityEffect = {
  kind: "continuous",
  change: { forbid: "attack", on: { pokemon: "active", side: "opponents" }, unless: "heads" },
  while: { if: "place", pokemon: { pokemon: "self" }, is: "active" },
};

function playedTogether(name: string, from: "hand" | "discard", limit?: "oncePerMatch"): AbilityEffect {
  return {
    kind: "activated",
    from,
    ...(limit && { limit }),
    steps: [{ do: "putIntoPlay", cards: { cards: "all", zone: from, of: "you", where: { names: [name] } }, as: "together" }],
  };
}
