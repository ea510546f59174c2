import type { Match } from "../match";
import type { Pokemon } from "../state/state";
import { amountOf } from "./amounts";
import { fitsCard } from "./cardFilter";
import { conditionHolds } from "./conditions";
import { fitsPokemon, fitsPrinted } from "./filters";
import type { Amount, CardFilter, Condition, Instruction, PokemonFilter, PokemonSelector } from "./language";
import type { Known } from "./operation";
import type { CompiledCard } from "./program";
import { isWorthOffering, mayBePaid } from "./prospect";
import type { Scope } from "./scope";
import { selects } from "./selectors";

/**
 * What the words of a text mean on the board as it is. What counts on the board hangs on effects, an effect on the words of its text, and these on
 * what counts (the HP that a filter asks for may be raised by an effect that has a filter). So what stands below the words reaches them through the match.
 */
export interface Words {
  conditionHolds(m: Match, scope: Scope, condition: Condition): boolean;
  amountOf(m: Match, scope: Scope, amount: Amount): number;
  selects(m: Match, scope: Scope, selector: PokemonSelector, pokemon: Pokemon): boolean;
  fitsPokemon(m: Match, scope: Scope, where: PokemonFilter, pokemon: Pokemon): boolean;
  fitsCard(m: Match, scope: Scope, where: CardFilter, card: number): boolean;
  fitsPrinted(where: PokemonFilter, card: CompiledCard): boolean;
  mayBePaid(m: Match, scope: Scope, cost: readonly Instruction[], played: number): boolean;
  isWorthOffering(m: Match, scope: Scope, steps: readonly Instruction[], known: Known): boolean;
}

export const words: Words = { conditionHolds, amountOf, selects, fitsPokemon, fitsCard, fitsPrinted, mayBePaid, isWorthOffering };
