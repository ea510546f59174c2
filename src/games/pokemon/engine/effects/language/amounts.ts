import type { EnergyType } from "../../card";
import type { Binding, CardFilter, CardSelector, PokemonFilter, PokemonSelector, Side, Who, Zone } from "./selectors";

/** A whole number, fixed or counted when it is needed. */
export type Amount =
  | number
  /** Of the latest coin flips of this text. */
  | { readonly count: "heads" | "tails" }
  | { readonly count: "pokemon"; readonly in: PokemonSelector }
  /** Energy provided by the Energy attached to these Pokémon, of one type or any; `cards` counts the cards instead (EFF-46). */
  | {
      readonly count: "energy";
      readonly on: PokemonSelector;
      readonly type?: EnergyType;
      readonly where?: CardFilter;
      readonly cards?: boolean;
    }
  /** Energy attached to the Attacking Pokémon beyond what its attack costs, of one type or any (EFF-60). */
  | { readonly count: "extraEnergy"; readonly type?: EnergyType }
  | { readonly count: "damageCounters"; readonly on: PokemonSelector }
  | { readonly count: "tools"; readonly on: PokemonSelector }
  | { readonly count: "cards"; readonly zone: Zone; readonly of: Who | "both"; readonly where?: CardFilter }
  | { readonly count: "prizesTaken" | "prizesLeft"; readonly of: Who | "both" }
  /** How many Pokémon fit on a player's Bench (TURN-04). */
  | { readonly count: "benchSize"; readonly of: Who }
  /** How many cards, Pokémon, counters or units a binding holds ("for each card discarded in this way"). */
  | { readonly count: "bound"; readonly binding: Binding; readonly where?: CardFilter; readonly energy?: EnergyType | "any" }
  | { readonly count: "retreatCost" | "hp" | "remainingHp" | "conditions"; readonly of: PokemonSelector }
  /** Damage this attack dealt to its main target ("the damage you did"); in an answer to damage, the damage it answers. */
  | { readonly count: "damageDone" }
  /** Damage that attacks did to the Pokémon during the opponent's last turn. */
  | { readonly count: "damageTakenLastTurn"; readonly of: PokemonSelector }
  /** The number a player named or chose ("choose a number", "as many as you like"). */
  | { readonly count: "chosen"; readonly binding: Binding }
  /** How often something happened ("for each Supporter you played this turn"). */
  | { readonly count: "history"; readonly event: HistoryEvent }
  | { readonly multiply: readonly [Amount, Amount] }
  | { readonly add: readonly [Amount, Amount] }
  /** Never below 0. */
  | { readonly subtract: readonly [Amount, Amount] }
  /** "up to a maximum of". */
  | { readonly atMost: readonly [Amount, Amount] }
  | { readonly half: Amount; readonly round: "up" | "down" }
  /** Different types among Pokémon, or among the Energy cards attached to them or bound. */
  | { readonly count: "types"; readonly of: { readonly pokemon: PokemonSelector } | { readonly cards: CardSelector } }
  /** Damage in HP points as damage counters: a tenth. */
  | { readonly counters: Amount };

/** Something that is so or not when the text comes to it. */
export type Condition =
  | { readonly if: "compare"; readonly left: Amount; readonly is: "=" | "<" | ">" | "<=" | ">="; readonly right: Amount }
  /** At least one Pokémon of the selection fits ("if the Defending Pokémon is a Pokémon-EX", "if you have Lunatone on your Bench"). */
  | { readonly if: "pokemon"; readonly is: PokemonSelector; readonly where?: PokemonFilter }
  /** Where a Pokémon is ("if this Pokémon is your Active Pokémon"). */
  | { readonly if: "place"; readonly pokemon: PokemonSelector; readonly is: "active" | "bench" }
  | { readonly if: "cards"; readonly are: CardSelector; readonly where?: CardFilter }
  /** A Stadium is in play, or one that a player played; with `name`, any card so called ("if … is in play"). */
  | { readonly if: "stadium"; readonly name?: string; readonly of?: Who }
  | { readonly if: "history"; readonly event: HistoryEvent }
  /** "Done in this way": the binding holds something. */
  | { readonly if: "bound"; readonly binding: Binding; readonly where?: CardFilter }
  | { readonly if: "turn"; readonly is: "yours" | "opponents" | "firstOfGame" | "yourFirst"; readonly goingSecond?: boolean }
  /** This card was just drawn for the turn, or taken as a face-down Prize card: nothing was done since (EFF-71). */
  | { readonly if: "taken"; readonly as: "turnsDraw" | "prize" }
  /** This Trainer card is being played; something else does not only use its effect. */
  | { readonly if: "playedFromHand" }
  /** Energy attached beyond what the attack costs, each symbol by a unit of its own (EFF-60). */
  | { readonly if: "energyInCost"; readonly extra: readonly EnergyType[] }
  | { readonly if: "gxUsed" | "vstarUsed"; readonly by: Who }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/** What the match remembers: this turn, the last turn of either player, or the whole match. */
export type HistoryEvent = {
  readonly during: "thisTurn" | "opponentsLastTurn" | "yourLastTurn" | "match";
} & (
  | { readonly happened: "knockedOut"; readonly side: Side; readonly where?: PokemonFilter; readonly byAttack?: boolean }
  | { readonly happened: "played"; readonly by: Who; readonly where: CardFilter }
  | {
      readonly happened: "usedAttack";
      readonly by: "self" | Who;
      readonly attack?: string;
      /** What the attacker was, as printed on its card. */
      readonly where?: PokemonFilter;
      readonly except?: "self";
    }
  | { readonly happened: "evolved"; readonly pokemon: "self" | Who /** Name of the Pokémon it evolved from. */; readonly from?: string }
  | { readonly happened: "movedToActive" | "movedToBench" | "cameIntoPlay" | "wasDamaged"; readonly pokemon: "self" | Who }
  | { readonly happened: "attachedTool"; readonly to: "self" | Who }
  | { readonly happened: "healed"; readonly pokemon: "self" | Who }
  | { readonly happened: "retreated" | "tookPrize"; readonly by: Who }
  | { readonly happened: "attachedEnergy"; readonly to: "self" | Who; readonly where?: CardFilter }
  | { readonly happened: "usedAbility"; readonly by: Who; readonly ability?: string }
);
