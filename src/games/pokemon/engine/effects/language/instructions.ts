import type { EnergyType, Positive, SpecialCondition } from "../../card";
import type { Amount, Condition } from "./amounts";
import type { Duration, Modifier } from "./continuous";
import type { Binding, CardSelector, Count, Destination, PokemonFilter, PokemonSelector, Who } from "./selectors";

/** One step of a text. Steps run in printed order; what cannot be done is skipped (EFF-02). */
export type Instruction = Control | OnDamage | OnConditions | OnCards | OnPokemon | OnPlayers;

/** Choices, chance and order. */
export type Control =
  | { readonly do: "if"; readonly when: Condition; readonly then: readonly Instruction[]; readonly else?: readonly Instruction[] }
  /**
   * "You may …": asked once; `ifDone` follows when it was done at least in part (EFF-50), as the bonus of a TAG TEAM Supporter does (FAM-06).
   * `by` the opponent it is "Ask your opponent if …" (EFF-67).
   */
  | {
      readonly do: "may";
      readonly by?: Who;
      readonly steps: readonly Instruction[];
      readonly ifDone?: readonly Instruction[];
      readonly ifNot?: readonly Instruction[];
    }
  /** "… . If you do, …" without a choice. */
  | {
      readonly do: "ifYouDo";
      readonly steps: readonly Instruction[];
      readonly then: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
    }
  /** Coins: a number, or until tails. Afterwards `heads` and `tails` are counts; the branches serve the single coin. */
  | {
      readonly do: "flip";
      readonly coins: Amount | "untilTails";
      readonly by?: Who;
      readonly heads?: readonly Instruction[];
      readonly tails?: readonly Instruction[];
    }
  | { readonly do: "repeat"; readonly times: Amount; readonly steps: readonly Instruction[] }
  /** "Choose 1 (or N): … or …". */
  | { readonly do: "chooseMode"; readonly by?: Who; readonly count?: number; readonly modes: readonly (readonly Instruction[])[] }
  /** Names a number, a type or a Special Condition and binds it. */
  | { readonly do: "chooseNumber"; readonly by?: Who; readonly from: number; readonly to: Amount; readonly bind: Binding }
  /** Names an Energy type and binds it; `weaknessType` and `typeChosen` refer to it. */
  | { readonly do: "chooseType"; readonly among: readonly EnergyType[]; readonly by?: Who; readonly bind: Binding }
  /** Does the steps once for each of these Pokémon, which `{ pokemon: "each" }` means in them ("for each of those Pokémon, search …"). */
  | { readonly do: "forEach"; readonly pokemon: PokemonSelector; readonly steps: readonly Instruction[] }
  /** Names one attack of the Pokémon and binds it; `forbid: "attack"` refers to it. */
  | { readonly do: "chooseAttack"; readonly of: PokemonSelector; readonly by?: Who; readonly bind: Binding }
  /**
   * "If the opponent's Pokémon is Knocked Out by damage from this attack, …": waits for the attack's Knock Outs (EFF-30). `effectsToo`: "by this
   * attack", which is also by what it does beside its damage.
   */
  | {
      readonly do: "ifKnockedOutByThis";
      readonly where?: PokemonFilter;
      readonly effectsToo?: true;
      readonly steps: readonly Instruction[];
    }
  /** Worded "before doing damage" (EFF-10): everything here runs before the attack's own damage. */
  | { readonly do: "beforeDamage"; readonly steps: readonly Instruction[] };

/** Damage and damage counters. */
export type OnDamage =
  /** The attack's own damage: more, less, times or set (EFF-11). For "30×" the amount is the multiplier. */
  | { readonly do: "attackDamage"; readonly change: "more" | "less" | "times" | "set"; readonly amount: Amount }
  /** "This attack does nothing" (EFF-17). */
  | { readonly do: "attackDoesNothing" }
  /** The attack's own damage ignores these (EFF-13). */
  | { readonly do: "ignore"; readonly what: readonly ("Weakness" | "Resistance" | "effects")[] }
  /** "Does N damage to …" (EFF-14, EFF-15); `each` damages every selected Pokémon. */
  | {
      readonly do: "damage";
      readonly amount: Amount;
      readonly to: PokemonSelector;
      readonly ignoreWeaknessAndResistance?: boolean;
      readonly ignoreEffects?: boolean;
      /** Weakness and Resistance count for Benched Pokémon as well. */
      readonly applyToBench?: boolean;
      /** Chosen so many times, the same one again where its player likes; what is chosen several times takes it all at once (EFF-69). */
      readonly times?: Amount;
    }
  /** Counters, not damage (ATK-11). `distribute`: "in any way you like" among the selection. */
  | { readonly do: "putCounters"; readonly count: Amount; readonly on: PokemonSelector; readonly distribute?: boolean }
  | {
      readonly do: "moveCounters";
      readonly count: Count;
      readonly from: PokemonSelector;
      readonly to: PokemonSelector;
      readonly distribute?: boolean;
    }
  /** All damage counters of the one for all of the other. */
  | { readonly do: "swapCounters"; readonly first: PokemonSelector; readonly second: PokemonSelector }
  /** Heals damage in HP points; "all" heals all. */
  | { readonly do: "heal"; readonly amount: Amount | "all"; readonly on: PokemonSelector; readonly bind?: Binding }
  | { readonly do: "knockOut"; readonly pokemon: PokemonSelector; readonly bind?: Binding };

export type OnConditions =
  | {
      readonly do: "afflict";
      readonly condition: SpecialCondition | { readonly choose: readonly SpecialCondition[]; readonly by?: Who };
      readonly pokemon: PokemonSelector;
      /** Damage counters put at each Checkup instead of the usual number (EFF-25). */
      readonly counters?: number;
    }
  /** Removes the named Special Conditions, or all; with `one` a single one of them that the player chooses. */
  | { readonly do: "cure"; readonly pokemon: PokemonSelector; readonly conditions?: readonly SpecialCondition[]; readonly one?: boolean };

/** Cards between zones. */
export type OnCards =
  /** `upTo`: one after another, for as long as who draws likes (CMP-523). */
  | { readonly do: "draw"; readonly count: Amount; readonly who?: Who; readonly upTo?: boolean; readonly bind?: Binding }
  /** "Draw until you have N cards in your hand." */
  | { readonly do: "drawUntil"; readonly handSize: Amount; readonly who?: Who }
  /**
   * Moves cards out of play or attached. `reveal`: shown to both on the way (EFF-57).
   * A choice from a deck is a search: the deck is looked through and shuffled afterwards (EFF-06); "Shuffle your deck afterward" is therefore not said again.
   */
  | {
      readonly do: "move";
      readonly cards: CardSelector;
      readonly destination: Destination;
      readonly reveal?: boolean;
      readonly bind?: Binding;
    }
  /** Shows cards to the effect's player, or to both, without moving them. */
  | { readonly do: "look"; readonly cards: CardSelector; readonly at?: Who }
  | { readonly do: "reveal"; readonly cards: CardSelector }
  | { readonly do: "shuffle"; readonly zone: "deck" | "prizes"; readonly of: Who }
  /** Puts looked-at cards back on top (or the bottom) in any order. */
  | { readonly do: "reorder"; readonly cards: CardSelector; readonly place: "top" | "bottom"; readonly by?: Who }
  /** Attaches cards to Pokémon. `spread`: to the selection "in any way you like", one choice a card. */
  | {
      readonly do: "attach";
      readonly cards: CardSelector;
      readonly to: PokemonSelector;
      readonly spread?: boolean;
      readonly bind?: Binding;
    }
  /** Switches cards between two places ("switch with the top card of your deck", Prize and hand). */
  | { readonly do: "swapCards"; readonly first: CardSelector; readonly second: CardSelector }
  /** The effect's player takes more Prize cards (outside a Knock Out), or an opponent does. */
  | { readonly do: "takePrizes"; readonly count: Amount; readonly who?: Who };

/** Pokémon in play. */
export type OnPokemon =
  /** The Active goes to the Bench for a Benched one (EFF-40). `chooser` picks the new Active; `target` narrows who may come in. */
  | {
      readonly do: "switch";
      readonly side: "yours" | "opponents";
      readonly chooser: Who;
      readonly to?: PokemonSelector;
      readonly bind?: Binding;
    }
  /** Evolves by an effect (EFF-43). `skipStage`: a Stage 2 goes onto the Basic Pokémon too (Rare Candy). */
  | {
      readonly do: "evolve";
      readonly pokemon: PokemonSelector;
      readonly with: CardSelector;
      readonly skipStage?: boolean;
      readonly bind?: Binding;
    }
  /** Takes off the highest card (or all down to Basic) (EFF-44). */
  | { readonly do: "devolve"; readonly pokemon: PokemonSelector; readonly cards: number | "all"; readonly destination: Destination }
  /** A Pokémon in play with everything under it; `attached` says where attached cards go (EFF-41). */
  | {
      readonly do: "returnPokemon";
      readonly pokemon: PokemonSelector;
      readonly destination: Destination;
      readonly attached: "with" | "discard";
      readonly bind?: Binding;
    }
  | { readonly do: "discardPokemon"; readonly pokemon: PokemonSelector; readonly bind?: Binding }
  /** Another card takes the Pokémon's place with all that is on it (EFF-47); the old card goes where the new one came from, or to `old`. */
  | { readonly do: "exchange"; readonly pokemon: PokemonSelector; readonly with: CardSelector; readonly old?: Destination }
  /** Uses an attack as this attack (EFF-18): of a Pokémon in play, a card, or the last attack used. */
  | {
      readonly do: "copyAttack";
      readonly of: { readonly pokemon: PokemonSelector } | { readonly card: CardSelector } | "lastUsedByOpponent";
      readonly where?: { readonly notGX?: boolean; readonly named?: string };
      readonly payCost?: boolean;
      /** Who chooses the attack (default "you"). */
      readonly by?: Who;
    };

/** Lasting effects and the match itself. */
export type OnPlayers =
  /** Starts a lasting change: "during your opponent's next turn, …", "this Pokémon can't attack during your next turn". */
  | {
      readonly do: "lasting";
      readonly change: Modifier;
      readonly duration: Duration;
      /** "Benching either Pokémon ends this effect": it ends with this Pokémon as well as with the one that it lies on. */
      readonly endsWith?: "self" | "defending";
    }
  /** Starts a delayed effect: "at the end of your opponent's next turn, …". */
  | {
      readonly do: "later";
      readonly at: "endOfYourTurn" | "endOfOpponentsNextTurn" | "startOfYourNextTurn";
      /** It lies on the Defending Pokémon, whom its steps call the subject of the event, and ends as other effects on it do (EFF-22). */
      readonly on?: "defending";
      readonly steps: readonly Instruction[];
    }
  | { readonly do: "endTurn" }
  /** Prize cards are turned face up and stay so. */
  | { readonly do: "turnPrizesUp"; readonly count: Count; readonly of: Who }
  /** Plays so many more copies of this card from the hand together with it, or none (EFF-70). */
  | { readonly do: "playTogether"; readonly copies: Positive }
  /** Uses what a Trainer card says as if it were part of this text. */
  | { readonly do: "useTrainer"; readonly of: CardSelector }
  /** Ends the effects of attacks on these players and their Pokémon. */
  | { readonly do: "removeEffects"; readonly of: Who | "both" }
  | { readonly do: "extraTurn"; readonly who: Who }
  | { readonly do: "win" | "lose"; readonly who: Who }
  /** Puts cards into play in an unusual way: a Fossil, a Restored Pokémon (FAM-23), or together the pieces of one Pokémon (FAM-10, FAM-24). */
  | {
      readonly do: "putIntoPlay";
      readonly cards: CardSelector;
      readonly as: "basic" | "restored" | "together";
      readonly side?: "yours" | "opponents";
    };
