import type { EnergyType, Mark, Positive, SpecialCondition, Stage, TrainerKind } from "../../card";
import type { Amount, Condition } from "./amounts";

/** A player, seen from the effect's player. */
export type Who = "you" | "opponent";
/** Whose Pokémon or zone. */
export type Side = "yours" | "opponents" | "both";
/** Where in play. */
export type Place = "active" | "bench" | "inPlay";
/** Where cards lie out of play. "stadium" is the Stadium in play. */
export type Zone = "deck" | "hand" | "discard" | "prizes" | "lostZone";

/** How many are chosen. A bare amount is exact (EFF-03: with too few available, what there is). */
export type Count = Amount | { readonly upTo: Amount } | "any" | "all";

/** One binding: 1, 2, 3 … in the order of the text. */
export type Binding = Positive;

/** Pokémon in play. Choosing asks `by` (default "you") unless there is no choice. */
export type PokemonSelector =
  /** The Pokémon this effect belongs to: attacker, Ability holder, the Pokémon a Tool or Energy is attached to. */
  | { readonly pokemon: "self" }
  | { readonly pokemon: "active"; readonly side: "yours" | "opponents" }
  | { readonly pokemon: "bound"; readonly binding: Binding; readonly where?: PokemonFilter }
  /** In a triggered effect or continuous change: the Pokémon the event happened to, or the one that caused it ("the Attacking Pokémon"). */
  | { readonly pokemon: "event"; readonly role: "subject" | "cause" }
  /** The Pokémon an amount, a filter's amount or the steps of a `forEach` are worked out for ("for each Energy attached to *that Pokémon*"). */
  | { readonly pokemon: "each" }
  | {
      readonly pokemon: "all";
      readonly side: Side;
      readonly place: Place;
      readonly where?: PokemonFilter;
      readonly except?: "self";
      readonly extreme?: Extreme;
    }
  | {
      readonly pokemon: "choose";
      readonly side: Side;
      readonly place: Place;
      readonly count: Count;
      readonly where?: PokemonFilter;
      readonly except?: "self" | Binding;
      readonly by?: Who;
      readonly bind?: Binding;
      readonly extreme?: Extreme;
    };

/** What stood on Pokémon before Abilities did, and is none (FAM-27). */
export type PowerKind = "Pokémon Power" | "Poké-Power" | "Poké-Body";

/** Of the Pokémon that fit, only those with the most or the least of something; several where they are tied (EFF-61). */
export interface Extreme {
  readonly is: "most" | "least";
  readonly of: "remainingHp" | "damageCounters";
}

/** What a Pokémon in play must be; all given parts hold. */
export interface PokemonFilter {
  readonly names?: readonly string[];
  /** Has these words in its name, whole ones: "Dark" is not in "Darkrai". */
  readonly nameContains?: string;
  readonly types?: readonly EnergyType[];
  readonly stages?: readonly Stage[];
  /** "Evolution Pokémon" / "Evolved Pokémon". */
  readonly evolution?: boolean;
  readonly evolvesFrom?: string;
  /** A card of this name lies anywhere under it. */
  readonly under?: string;
  /** Has any of these marks. */
  readonly marks?: readonly Mark[];
  readonly ruleBox?: boolean;
  readonly damaged?: boolean;
  /** Is affected by any of these; an empty list means any Special Condition. */
  readonly conditions?: readonly SpecialCondition[];
  /** Has at least this Energy attached. */
  readonly energy?: { readonly where?: CardFilter; readonly type?: EnergyType; readonly atLeast: number };
  readonly tool?: boolean;
  readonly hasAbility?: boolean | string;
  /** Has one of these kinds of power (FAM-27). */
  readonly powers?: readonly PowerKind[];
  readonly hasAttack?: string;
  readonly hasAncientTrait?: string;
  readonly remainingHp?: { readonly atMost?: number; readonly atLeast?: number };
  readonly damageCounters?: { readonly atMost?: number; readonly atLeast?: number };
  readonly maxHp?: { readonly atMost?: number; readonly atLeast?: number };
  readonly retreatCost?: { readonly atMost?: number; readonly atLeast?: number };
  readonly weakness?: EnergyType;
  /** Has Resistance to this type; "any" for any Resistance at all. */
  readonly resistance?: EnergyType | "any";
  /** Put into play this turn, or evolved: what a text keeps from evolving (once more) in its turn (RUL-18). */
  readonly cameIntoPlayThisTurn?: boolean;
  readonly not?: PokemonFilter;
  readonly anyOf?: readonly PokemonFilter[];
}

/** What a card out of play, or an attached card, must be; all given parts hold. */
export interface CardFilter {
  readonly category?: "Pokémon" | "Trainer" | "Energy";
  readonly names?: readonly string[];
  /** Has these words in its name, whole ones: "Ball" is not in "Balloon". */
  readonly nameContains?: string;
  readonly trainerKinds?: readonly TrainerKind[];
  /** Basic or Special Energy. */
  readonly energyKind?: "Basic" | "Special";
  /** A Pokémon of this type, or an Energy that provides it. */
  readonly types?: readonly EnergyType[];
  readonly stages?: readonly Stage[];
  readonly evolution?: boolean;
  /** Evolves from a Pokémon of this name, or from the Pokémon chosen before. */
  readonly evolvesFrom?: string | { readonly binding: Binding } | "self";
  /** Has the same name as a card bound before. */
  readonly sameNameAs?: { readonly binding: Binding } | "self";
  /** Of the type of a card bound before, or of the card the event is about. */
  readonly sameTypeAs?: { readonly binding: Binding } | "event";
  readonly marks?: readonly Mark[];
  readonly ruleBox?: boolean;
  readonly hp?: { readonly atMost?: number; readonly atLeast?: number };
  readonly retreatCost?: { readonly atMost?: number; readonly atLeast?: number };
  /** Any Ability at all, or one of this name. */
  readonly hasAbility?: boolean | string;
  readonly hasAttack?: string;
  /** Has Resistance to this type printed on it. */
  readonly resistance?: EnergyType;
  readonly not?: CardFilter;
  readonly anyOf?: readonly CardFilter[];
}

/** Cards out of play or attached. Choosing asks `by` (default: the effect's player, EFF-54). */
export type CardSelector =
  /** This card itself (a Tool that discards itself, an Item that becomes something else). */
  | { readonly cards: "self" }
  | { readonly cards: "bound"; readonly binding: Binding; readonly where?: CardFilter }
  /** What is left of a bound set after others were taken from it ("the rest", "the other cards"). */
  | { readonly cards: "rest"; readonly binding: Binding }
  | { readonly cards: "all"; readonly zone: Zone; readonly of: Who; readonly where?: CardFilter; readonly bind?: Binding }
  /** `upTo`: moved one after another, for as long as the effect's player likes (CMP-523). */
  | { readonly cards: "top"; readonly of: Who; readonly count: Amount; readonly upTo?: boolean; readonly bind?: Binding }
  | { readonly cards: "bottom"; readonly of: Who; readonly count: Amount; readonly bind?: Binding }
  | { readonly cards: "random"; readonly zone: Zone; readonly of: Who; readonly count: Amount; readonly bind?: Binding }
  /** Turned over from the top of the deck until `count` cards fit; all that were turned over ("until you reveal a Supporter card"). */
  | { readonly cards: "topUntil"; readonly of: Who; readonly where: CardFilter; readonly count: Amount; readonly bind?: Binding }
  | {
      readonly cards: "choose";
      /** A zone of a player, or cards bound before. */
      readonly from: { readonly zone: Zone; readonly of: Who } | { readonly binding: Binding };
      readonly count: Count;
      readonly where?: CardFilter;
      readonly by?: Who;
      readonly bind?: Binding;
      /** Not among these ("you can't choose a card you discarded with the effect of this card"). */
      readonly except?: Binding;
      /** Chosen face down, by position ("without looking"). */
      readonly unseen?: boolean;
      /** No two alike ("of different types", "with different names"), or all alike. */
      readonly alike?: "differentNames" | "differentTypes" | "sameName" | "sameType";
      /** One of each of these kinds at most ("a Pokémon, a Trainer card and an Energy card"). */
      readonly oneOfEach?: readonly CardFilter[];
    }
  /** Cards attached to Pokémon. A number of Energy is what the Energy provides; `countsCards` counts the cards instead (EFF-46). */
  | {
      readonly cards: "attached";
      readonly to: PokemonSelector;
      readonly what: "energy" | "tool" | "any";
      readonly countsCards?: boolean;
      readonly count: Count;
      readonly where?: CardFilter;
      readonly by?: Who;
      readonly bind?: Binding;
    }
  /** The Stadium in play. */
  | { readonly cards: "stadium"; readonly where?: CardFilter }
  /** In a triggered effect: the card the event is about (the Energy attached, the card drawn). */
  | { readonly cards: "event" };

/** Where cards go; always the owner's (EFF-07). */
export type Destination =
  | { readonly to: "hand" | "discard" | "lostZone" | "prizes" }
  | {
      readonly to: "deck";
      readonly place: "top" | "bottom" | "shuffled" /** Who orders several (default "you"); "random" for "in a random order". */;
      readonly order?: Who | "random";
    }
  | { readonly to: "bench"; readonly side?: "yours" | "opponents" }
  /** Into the Active Spot ("switch in" after return). */
  | { readonly to: "active" };

/** A condition as a filter of moments; kept here so that selectors and instructions share it. */
export type When = Condition;
