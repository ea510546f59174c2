import type { EnergyType, SpecialCondition, Stage, TrainerKind } from "@/games/pokemon/engine/card";
import type { Edition } from "@/games/pokemon/engine/view";

/**
 * What a drawn card shows: facts and sentences already in the reader's language, plain JSON.
 *
 * Symbols inside any text are written `{R}`: G Grass, R Fire, W Water, L Lightning, P Psychic, F Fighting, D Darkness, M Metal, Y Fairy, N Dragon, C Colorless.
 */
export type CardFace = PokemonFace | TrainerFace | EnergyFace;

export type { EnergyType, SpecialCondition, Stage, TrainerKind };

interface FaceBase {
  /** The full name in the reader's language, mark included ("Léviator-EX"). */
  readonly name: string;
  /** English card name, the same in every language. */
  readonly artSeed: string;
  /** Printed family marks ("EX", "Mega", "BREAK", "Radiant", "ACE SPEC"…). */
  readonly marks: readonly string[];
  /** Reminders printed at the foot ("Règle EX : …"), one sentence or two each. */
  readonly rules: readonly string[];
  /** Address of the official picture of the whole card, in the reader's language or English. */
  readonly image?: string;
  /** Print, for the foot of the full card, for instance "XY" and "41". */
  readonly set?: string;
  /** The short name of that set, as deck lists write it. */
  readonly code?: string;
  readonly number?: string;
  /** The edition of the rules in whose time it was printed (ED-12). */
  readonly edition?: Edition;
}

export interface PokemonFace extends FaceBase {
  readonly category: "Pokémon";
  /** The way to its picture (`picture.ts`). */
  readonly picture: string;
  readonly stage: Stage;
  /** Name it evolves from, in the reader's language. */
  readonly evolvesFrom?: string;
  readonly hp: number;
  /** One type, or two. */
  readonly types: readonly EnergyType[];
  readonly abilities: readonly AbilityFace[];
  readonly attacks: readonly AttackFace[];
  readonly weaknesses: readonly TypeModifierFace[];
  readonly resistances: readonly TypeModifierFace[];
  /** Number of Colorless symbols. */
  readonly retreatCost: number;
}

/** What each mode says of the choice that a text asks for ("Choose 1: …"); absent where there is no such choice, or no words for it. */
export interface Modes {
  readonly modes?: readonly string[];
}

export interface AbilityFace extends Modes {
  readonly kind: "Ability" | "Pokémon Power" | "Poké-Power" | "Poké-Body" | "VSTAR Power" | "Ancient Trait";
  readonly name: string;
  readonly text: string;
}

export interface AttackFace extends Modes {
  readonly name: string;
  readonly cost: readonly EnergyType[];
  /** As printed: "30", "60+", "20×"; absent when none is printed. */
  readonly damage?: string;
  readonly text?: string;
}

export interface TypeModifierFace {
  readonly type: EnergyType;
  /** As printed: "×2", "−20". */
  readonly value: string;
}

export interface TrainerFace extends FaceBase, Modes {
  readonly category: "Trainer";
  /** The way to its picture (`picture.ts`). */
  readonly picture: string;
  readonly kind: TrainerKind;
  readonly text: string;
}

export interface EnergyFace extends FaceBase {
  readonly category: "Energy";
  readonly kind: "Basic" | "Special";
  /** Units it provides; each lists the types it may stand for. Double Colorless: [["Colorless"], ["Colorless"]]. */
  readonly provides: readonly EnergyUnit[];
  /** Empty on a Basic Energy card. */
  readonly text: string;
}

/** One unit of Energy and the types it may stand for: one, several, or all. */
export type EnergyUnit = readonly EnergyType[];
