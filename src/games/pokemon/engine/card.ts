import type { AbilityEffect, Condition, Continuous, Instruction, PokemonFilter } from "./effects/language";

/** The facts of a card as the engine plays it. Names are English and canonical ("Charizard-EX"); what a player reads lives above the engine. */
export type CardDefinition = PokemonCard | TrainerCard | EnergyCard;

/** A whole number, 0 or more. */
export type Natural = number;
/** A whole number, 1 or more. */
export type Positive = number;
/** HP points: a multiple of 10, at most 9,990. */
export type Hp = number;

export const ENERGY_TYPES = [
  "Grass",
  "Fire",
  "Water",
  "Lightning",
  "Psychic",
  "Fighting",
  "Darkness",
  "Metal",
  "Fairy", // ED-08: since XY; no later edition forbids its cards
  "Dragon",
  "Colorless",
] as const;
export type EnergyType = (typeof ENERGY_TYPES)[number];

/** The letter in the symbol of each type: in a text, `{R}` stands for Fire. */
export const ENERGY_LETTERS: Readonly<Record<EnergyType, string>> = {
  Grass: "G",
  Fire: "R",
  Water: "W",
  Lightning: "L",
  Psychic: "P",
  Fighting: "F",
  Darkness: "D",
  Metal: "M",
  Fairy: "Y",
  Dragon: "N",
  Colorless: "C",
};

/** The type whose symbol has that letter. */
export const typeOfLetter = (letter: string): EnergyType | undefined => ENERGY_TYPES.find((type) => ENERGY_LETTERS[type] === letter);

export const SPECIAL_CONDITIONS = ["Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"] as const;
export type SpecialCondition = (typeof SPECIAL_CONDITIONS)[number];

export const STAGES = ["Basic", "Stage 1", "Stage 2", "Mega", "BREAK", "VMAX", "VSTAR", "V-UNION", "Restored", "LV.X", "LEGEND"] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Printed family marks that rules and card effects ask for (FAM-*). A name suffix that is a mark ("-EX", " ex", " V") stands in the name as well (NAME-02).
 */
export const MARKS = [
  "EX", // Pokémon-EX (Black & White, XY)
  "Mega",
  "Primal",
  "BREAK",
  "GX",
  "TAG TEAM",
  "V",
  "VMAX",
  "VSTAR",
  "V-UNION",
  "ex", // Pokémon ex (2003 to 2007, and since Scarlet & Violet)
  "Mega ex", // Mega Evolution Pokémon ex (since 2025)
  "Tera",
  "Radiant",
  "Prism Star",
  "ACE SPEC", // FAM-16: for what asks for it and for DECK-04; played as its kind of card
  "Ultra Beast",
  "Team Plasma",
  "Team Flare Hyper Gear",
  "Ancient",
  "Future",
  "Single Strike",
  "Rapid Strike",
  "Fusion Strike",
  "SP", // Pokémon SP (FAM-28)
  "LEGEND",
  "LV.X",
  "Star", // Pokémon ☆ (2004 to 2007; FAM-26)
  "Shining", // Shining Pokémon (2001 and 2002; FAM-26)
  "Baby", // Baby Pokémon (2000 to 2003)
  "Fossil",
  "Delta Species",
] as const;
export type Mark = (typeof MARKS)[number];

interface CardBase {
  /** Print id, for instance "xy1-12"; unique in a catalogue. */
  readonly id: string;
  /** English name as the rules compare it (NAME-01 to NAME-04). */
  readonly name: string;
  readonly marks: readonly Mark[];
}

export interface PokemonCard extends CardBase {
  readonly category: "Pokémon";
  readonly stage: Stage;
  /** Names this card evolves from; empty for Basic Pokémon. */
  readonly evolvesFrom: readonly string[];
  readonly hp: Hp;
  /** One type, or two (FAM-19). */
  readonly types: readonly EnergyType[];
  readonly weaknesses: readonly TypeModifier[];
  readonly resistances: readonly TypeModifier[];
  /** Number of Colorless symbols. */
  readonly retreatCost: Natural;
  readonly abilities: readonly Ability[];
  readonly attacks: readonly Attack[];
  readonly ancientTrait?: { readonly name: string; readonly effects: readonly AbilityEffect[] };
}

/** Weakness ×2 or +N; Resistance −N (`value` 20 means 20 less). */
export interface TypeModifier {
  readonly type: EnergyType;
  readonly operator: "×" | "+" | "-";
  readonly value: number;
}

export interface Attack {
  readonly name: string;
  readonly cost: readonly EnergyType[];
  /** Printed damage; absent when none is printed. `sign` is what stands behind it: the text says how it varies (EFF-11). */
  readonly damage?: { readonly base: Natural; readonly sign?: "+" | "-" | "×" };
  /** Steps of the text in printed order; the attack's own damage is dealt before them unless a step is worded before damage. */
  readonly effect: readonly Instruction[];
  /** Must hold to use it ("you can use this attack only if …"). */
  readonly when?: Condition;
  /** What holds for using this very attack: a changed cost, use while Asleep or from the Bench. */
  readonly usage?: readonly Continuous[];
  /** GX attack or VSTAR Power: once per player per game (FAM-04, FAM-09). */
  readonly once?: "GX" | "VSTAR";
}

export interface Ability {
  readonly name: string;
  readonly kind: "Ability" | "Pokémon Power" | "Poké-Power" | "Poké-Body" | "VSTAR Power";
  readonly effects: readonly AbilityEffect[];
}

export const TRAINER_KINDS = ["Item", "Supporter", "Stadium", "Pokémon Tool", "Technical Machine"] as const;
export type TrainerKind = (typeof TRAINER_KINDS)[number];

export interface TrainerCard extends CardBase {
  readonly category: "Trainer";
  readonly kind: TrainerKind;
  /** Must hold to play it ("you can use this card only if …"); the card itself counts no more as a card in hand. */
  readonly when?: Condition;
  /** Must be paid in full to play it ("if you can't discard 2 cards, you can't play this card"). */
  readonly cost?: readonly Instruction[];
  /** What holds for playing it: "if you go first, you may use this card during your first turn". */
  readonly usage?: readonly Continuous[];
  /** A Tool that goes on these Pokémon only; discarded from any other. */
  readonly attachTo?: PokemonFilter;
  /** What playing it does (Item, Supporter). Empty for Stadiums and Tools. */
  readonly effect: readonly Instruction[];
  /** What it does while in play (Stadium, Tool), or an action either player may use (Stadium: an Activated one). */
  readonly whileInPlay: readonly AbilityEffect[];
  /** Attacks a Technical Machine lends. */
  readonly attacks: readonly Attack[];
  /** A Fossil: played as this Basic Pokémon (FAM-22). */
  readonly asPokemon?: { readonly hp: Hp; readonly types: readonly EnergyType[]; readonly abilities: readonly Ability[] };
}

export interface EnergyCard extends CardBase {
  readonly category: "Energy";
  readonly kind: "Basic" | "Special";
  /**
   * Units it provides while attached, in order; each unit lists the types it may stand for. Basic Fire: [["Fire"]]. Double Colorless: [["Colorless"],["Colorless"]].
   * What it provides only on some Pokémon is a Continuous in `whileAttached`.
   */
  readonly provides: readonly (readonly EnergyType[])[];
  /** May be attached to these Pokémon only; discarded from any other (EFF-45). */
  readonly attachTo?: PokemonFilter;
  readonly whileAttached: readonly AbilityEffect[];
}
