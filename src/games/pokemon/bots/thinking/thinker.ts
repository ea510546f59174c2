import { createPokemon, type PokemonGame, randomFrom } from "@/games/pokemon/engine";
import { type CardLookup, lookup } from "../cards";
import { bestAction } from "../search";
import type { MatchCards, Question } from "./question";

/** Matches whose cards are kept compiled. */
const KEPT = 20;

/** Thinks about questions where it stands; the cards of the latest matches stay compiled. */
export class Thinker {
  readonly #tables = new Map<string, { readonly game: PokemonGame; readonly cardOf: CardLookup }>();

  /** @returns the place of the option that turns out best */
  think({ cards, worlds, decision, seed, besides = [] }: Question): number {
    const { game, cardOf } = this.#table(cards);
    return bestAction(game, cardOf, worlds, decision, randomFrom(seed), besides);
  }

  #table({ key, definitions }: MatchCards) {
    const table = this.#tables.get(key) ?? { game: createPokemon(definitions), cardOf: lookup(definitions) };
    // The latest stands last; the first is the one that was not asked about for longest.
    this.#tables.delete(key);
    this.#tables.set(key, table);
    const [oldest] = this.#tables.keys();
    if (this.#tables.size > KEPT && oldest !== undefined) this.#tables.delete(oldest);
    return table;
  }
}
