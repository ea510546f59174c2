import type { EnergyUnit, PokemonFace, SpecialCondition } from "@/games/pokemon/cards/face";

export type {
  AbilityFace,
  AttackFace,
  CardFace,
  EnergyFace,
  EnergyType,
  EnergyUnit,
  PokemonFace,
  SpecialCondition,
  Stage,
  TrainerFace,
  TrainerKind,
  TypeModifierFace,
} from "@/games/pokemon/cards/face";
export { ENERGY_TYPES } from "@/games/pokemon/engine/card";

/** A Pokémon on the table, as far as anyone looking at it sees. */
export interface PokemonInPlayView {
  readonly face: PokemonFace;
  /** Full HP after any effect; `face.hp` when none applies. */
  readonly maxHp: number;
  /** Damage on it, a multiple of 10; remaining HP is `maxHp - damage`. */
  readonly damage: number;
  /** The damage that was on it before the hit that is being shown; null or absent while there is none. */
  readonly harmed?: number | null;
  /** Units provided by the attached Energy cards, in the order of attachment. */
  readonly energies: readonly EnergyUnit[];
  /** Names of the attached Tools. */
  readonly tools: readonly string[];
  readonly conditions: readonly SpecialCondition[];
}
