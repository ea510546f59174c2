import type { Option } from "@/games/pokemon/engine/options";
import type { View } from "@/games/pokemon/engine/view";
import type { GameDecision, Layout } from "./layout";
import { placingOf } from "./placing";

/** An option with its index in the decision. */
export interface Offer<O extends Option = Option> {
  readonly index: number;
  readonly option: O;
}

/** Each option of a decision at the thing on the table that stands for it. Every index is in at least one place. */
export interface Offers {
  /** What a card of the hand can do, by its handle. In the main phase the card is picked up first; otherwise it is the choice itself. */
  readonly byHandCard: ReadonlyMap<number, readonly Offer[]>;
  /** The Pokémon in play that can be chosen at once. */
  readonly byPokemon: ReadonlyMap<number, number>;
  /** The Prize cards that can be chosen, by position. */
  readonly byPrize: ReadonlyMap<number, number>;
  /** The Stadium's own action. */
  readonly stadium: number | null;
  readonly endTurn: number | null;
  readonly pass: number | null;
  /** Everything that the dock (or the sheet) offers by name. */
  readonly named: readonly Offer[];
}

export function offersOf(decision: GameDecision, layout: Layout, view: View): Offers {
  const byHandCard = new Map<number, Offer[]>();
  const byPokemon = new Map<number, number>();
  const byPrize = new Map<number, number>();
  const named: Offer[] = [];
  let stadium: number | null = null;
  let endTurn: number | null = null;
  let pass: number | null = null;
  const hand = new Set(view.sides[decision.seat].hand?.map((card) => card.handle));

  decision.options.forEach((option, index) => {
    const offer = { index, option };
    if ("do" in option) {
      if (option.do === "endTurn") endTurn = index;
      else if ("card" in option && hand.has(option.card.handle))
        byHandCard.set(option.card.handle, [...(byHandCard.get(option.card.handle) ?? []), offer]);
      else {
        if (option.do === "useStadium") stadium = index;
        named.push(offer);
      }
    } else if (option.pick === "pass") pass = index;
    else if (layout === "hand" && option.pick === "card") byHandCard.set(option.card.handle, [offer]);
    else if (layout === "board" && option.pick === "pokemon") byPokemon.set(option.pokemon, index);
    else if (layout === "prizes" && option.pick === "position") byPrize.set(option.position, index);
    else named.push(offer);
  });
  return { byHandCard, byPokemon, byPrize, stadium, endTurn, pass, named };
}

/** The places that light up while a card is held, each with the option that a click on it means. */
export interface Targets {
  readonly pokemon: ReadonlyMap<number, number>;
  readonly bench: number | null;
  readonly active: number | null;
  /** Where a Trainer card is played. */
  readonly play: number | null;
}

export const NO_TARGETS: Targets = { pokemon: new Map(), bench: null, active: null, play: null };

/** @param offers what the held card can do */
export function targetsOf(offers: readonly Offer[], decision: GameDecision, view: View): Targets {
  const pokemon = new Map<number, number>();
  let { bench, active, play } = NO_TARGETS;
  const place = placingOf(decision) ?? (view.sides[decision.seat].active === null ? "active" : "bench");
  for (const { index, option } of offers) {
    if ("pick" in option || option.do === "playBasic") {
      if (place === "active") active = index;
      else bench = index;
    } else if (option.do === "playTrainer") play = index;
    else if (option.do === "evolve" || option.do === "attachEnergy" || option.do === "attachTool") pokemon.set(option.pokemon, index);
  }
  return { pokemon, bench, active, play };
}
