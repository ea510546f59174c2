import type { Ability, Attack, EnergyCard, EnergyType, PokemonCard, TrainerCard } from "@/games/pokemon/engine/card";

/** An attack as printed: facts and its English text ("" when there is none). */
export interface PrintedAttack {
  readonly name: string;
  readonly cost: readonly EnergyType[];
  readonly damage?: Attack["damage"];
  readonly text: string;
  readonly once?: Attack["once"];
}

export interface PrintedAbility {
  readonly name: string;
  readonly kind: Ability["kind"];
  readonly text: string;
}

export type PrintedPokemon = Omit<PokemonCard, "abilities" | "attacks" | "ancientTrait"> & {
  readonly attacks: readonly PrintedAttack[];
  readonly abilities: readonly PrintedAbility[];
  readonly ancientTrait?: { readonly name: string; readonly text: string };
};
export type PrintedTrainer = Pick<TrainerCard, "id" | "name" | "marks" | "category" | "kind"> & {
  readonly text: string;
  readonly attacks: readonly PrintedAttack[];
  /** Of a card that is played as a Pokémon. */
  readonly hp?: number;
  readonly abilities?: readonly PrintedAbility[];
};
export type PrintedEnergy = Pick<EnergyCard, "id" | "name" | "marks" | "category" | "kind" | "provides"> & { readonly text: string };

/** A card's facts with its English texts, before compiling. */
export type PrintedCard = PrintedPokemon | PrintedTrainer | PrintedEnergy;
