import type { EnergyType, SpecialCondition, TypeModifier } from "../../card";
import type { Amount, Condition } from "./amounts";
import type { Instruction } from "./instructions";
import type { Binding, CardFilter, CardSelector, PokemonFilter, PokemonSelector, Side, Who } from "./selectors";

/** What an Ability, Tool, Stadium, special Energy or Ancient Trait does. */
export type AbilityEffect = Continuous | Triggered | Activated;

/** True as long as its card is in play (or where `while` says). */
export interface Continuous {
  readonly kind: "continuous";
  readonly change: Modifier;
  readonly while?: Condition;
  /** However many Pokémon have it, each player applies one Ability of its name at a time (EFF-26). */
  readonly once?: true;
}

/** Acts when something happens. Without `optional` it cannot be declined (EFF-27). */
export interface TriggeredSteps {
  readonly kind: "triggered";
  readonly on: Trigger;
  readonly while?: Condition;
  readonly optional?: boolean;
  readonly steps: readonly Instruction[];
}

/** Those of a card, which may be limited. */
export interface Triggered extends TriggeredSteps {
  readonly limit?: Limit;
}

/** Used by the player during their turn, before attacking. `cost` must be paid in full to use it at all. */
export interface Activated {
  readonly kind: "activated";
  readonly limit?: Limit;
  /** Must hold to be used ("if this Pokémon is your Active Pokémon"). */
  readonly when?: Condition;
  /** Usable by either player in their own turn (Stadiums). */
  readonly either?: boolean;
  /** From the hand or discard pile instead of play. */
  readonly from?: "play" | "hand" | "discard";
  readonly cost?: readonly Instruction[];
  readonly steps: readonly Instruction[];
}

/** "Once during your turn" is per Pokémon; "…can't use more than 1 … Ability each turn" is by name (EFF-26, EFF-27). */
export type Limit =
  | "oncePerTurn"
  | "oncePerTurnByName"
  | "oncePerMatch"
  | "vstar"
  /** "You can't use more than 1 Ability that has … in its name each turn." */
  | { readonly oncePerTurnNamed: string };

/** What a triggered effect answers. `subject` filters who it happens to; "self" is the effect's own Pokémon. */
export type Trigger =
  | {
      readonly event: "damagedByAttack";
      readonly subject: Subject;
      readonly from?: Side;
      /** What the Attacking Pokémon must be. */
      readonly by?: PokemonFilter;
      /** "Takes 180 or more damage". */
      readonly atLeast?: number;
      readonly evenIfKnockedOut?: boolean;
      readonly whileActive?: boolean;
    }
  | { readonly event: "knockedOut"; readonly subject: Subject; readonly byDamageFrom?: Side; readonly byAttack?: boolean }
  | { readonly event: "wouldBeKnockedOut"; readonly subject: Subject; readonly byAttack?: boolean }
  | { readonly event: "played"; readonly how: "toBench" | "toEvolve" | "fromHand"; readonly subject: Subject }
  /** A player puts it from the hand onto the Bench, by playing it or by an effect (CMP-1919). */
  | { readonly event: "putOntoBench"; readonly subject: { readonly side: "both"; readonly where?: PokemonFilter } }
  | { readonly event: "evolves"; readonly subject: Subject }
  /** Before a card of this name is put on the Pokémon to evolve it. */
  | { readonly event: "willEvolve"; readonly subject: Subject; readonly into?: string }
  | {
      readonly event: "attachedEnergy";
      readonly subject: Subject;
      readonly by?: Who;
      readonly from?: "hand" | "anywhere";
      readonly where?: CardFilter;
    }
  | {
      readonly event: "attached";
      readonly what: "this" | "tool";
      readonly subject: Subject;
      readonly by?: Who;
      readonly from?: "hand" | "anywhere";
      readonly where?: CardFilter;
    }
  | { readonly event: "movesToActive" | "movesToBench" | "retreats"; readonly subject: Subject }
  | { readonly event: "attacks"; readonly subject: Subject }
  | { readonly event: "betweenTurns" }
  | { readonly event: "startOfTurn" | "endOfTurn"; readonly of: Who | "both" }
  | { readonly event: "takesPrize"; readonly by: Who }
  | { readonly event: "plays"; readonly by: Who; readonly where: CardFilter }
  | { readonly event: "discardedFromHand" | "movedFromDeck"; readonly subject: "thisCard" };

export type Subject =
  | "self"
  /** In a lasting trigger: the Pokémon that was the Defending Pokémon when it began (EFF-22). */
  | "defending"
  | { readonly side: Side; readonly place?: "active" | "bench" | "inPlay"; readonly where?: PokemonFilter; readonly except?: "self" };

/** How long a lasting change stays (EFF-22, EFF-23). */
export type Duration =
  | "thisTurn"
  | "opponentsNextTurn"
  | "yourNextTurn"
  | "untilEndOfOpponentsNextTurn"
  | "untilEndOfYourNextTurn"
  | "whileInPlay"
  | "untilLeavesActive"
  | "match";

/** A change to how things count or what may be done. Effects on Pokémon name them with a selector evaluated anew each time it matters. */
export type Modifier =
  /** Damage that attacks of these Pokémon do (EFF-12: before Weakness and Resistance). `attack` narrows to one named attack. */
  | {
      readonly modify: "damageDone";
      readonly by: PokemonSelector;
      readonly amount: Amount;
      readonly sign: "+" | "-";
      /** Only to the opponent's Pokémon, and of these to the Active one or to those that fit. */
      readonly to?: PokemonFilter | "active";
      /** Only to the opponent's Active Pokémon that `to` describes. */
      readonly toActive?: boolean;
      readonly attack?: string;
    }
  /** "… base damage is N" / doubled. */
  | { readonly modify: "baseDamage"; readonly by: PokemonSelector; readonly attack?: string; readonly set: Amount }
  /** Damage that attacks do to these Pokémon (EFF-12: after Weakness and Resistance). */
  | {
      readonly modify: "damageTaken";
      readonly on: PokemonSelector;
      readonly amount: Amount;
      readonly sign: "+" | "-";
      readonly from?: AttackSource;
      /** Worded "before applying Weakness and Resistance". */
      readonly before?: boolean;
    }
  | { readonly modify: "hp"; readonly on: PokemonSelector; readonly amount: Amount; readonly sign: "+" | "-" | "=" }
  | { readonly modify: "retreatCost"; readonly on: PokemonSelector; readonly amount: Amount; readonly sign: "+" | "-" | "=" | "none" }
  | {
      readonly modify: "attackCost";
      readonly on: PokemonSelector;
      readonly attack?: string;
      readonly symbol?: EnergyType;
      readonly amount: Amount;
      readonly sign: "+" | "-" | "none";
    }
  /** The attack can be used for this cost instead. */
  | { readonly modify: "attackCostSet"; readonly on: PokemonSelector; readonly attack?: string; readonly cost: readonly EnergyType[] }
  /** Attacks of these Pokémon ignore this in their calculation (EFF-13). */
  | { readonly modify: "ignore"; readonly by: PokemonSelector; readonly what: readonly ("Weakness" | "Resistance" | "effects")[] }
  /** Every coin this player flips counts as this face. */
  | { readonly modify: "coins"; readonly who: Who; readonly as: "heads" | "tails" }
  /** Coins flipped at the Checkup for Asleep (or Burned); any tails keeps the condition. */
  | { readonly modify: "checkupCoins"; readonly on: PokemonSelector; readonly condition: SpecialCondition; readonly coins: number }
  /** Healing of these is multiplied. */
  | { readonly modify: "healing"; readonly on: PokemonSelector; readonly times: number }
  | { readonly modify: "types"; readonly on: PokemonSelector; readonly types: readonly EnergyType[]; readonly also?: boolean }
  | { readonly modify: "weakness" | "resistance"; readonly on: PokemonSelector; readonly set: readonly TypeModifier[] | "none" }
  /** The type of the Weakness changes, its number stays. */
  | { readonly modify: "weaknessType"; readonly on: PokemonSelector; readonly type: EnergyType | { readonly binding: Binding } }
  /** Weakness multiplies by this instead of its number. */
  | { readonly modify: "weaknessTimes"; readonly on: PokemonSelector; readonly times: number }
  /** The Pokémon is of the type chosen before. */
  | { readonly modify: "typeChosen"; readonly on: PokemonSelector; readonly binding: Binding }
  /** What an Energy provides while attached; units as in EnergyCard.provides. */
  | {
      readonly modify: "energyProvides";
      readonly on: PokemonSelector;
      readonly where?: CardFilter;
      readonly units: readonly (readonly EnergyType[])[];
      readonly instead: boolean;
      /** `units` is one unit, and each unit the Energy provides becomes it: types change, numbers stay. */
      readonly perUnit?: boolean;
    }
  | { readonly modify: "poisonCounters" | "burnCounters"; readonly on: PokemonSelector; readonly amount: number; readonly sign: "+" | "=" }
  | {
      readonly modify: "prizesForKnockOut";
      readonly of: PokemonSelector;
      readonly amount: number;
      /** "=" sets: "can't take any Prize cards for it" is = 0. */
      readonly sign: "+" | "-" | "=";
      readonly byAttack?: boolean;
      /** Only when an attack of these did it ("by damage from an attack of this Pokémon"). */
      readonly by?: PokemonSelector;
    }
  | { readonly modify: "maxTools"; readonly on?: PokemonSelector; readonly to: number }
  | { readonly modify: "benchSize"; readonly who?: Who | "both"; readonly to: number }
  /** Damage of attacks that is stopped (EFF-20): all, within these bounds, or of exactly one of these amounts (EFF-62). */
  | {
      readonly prevent: "damage";
      readonly on: PokemonSelector;
      readonly from: AttackSource;
      readonly atMost?: number;
      readonly atLeast?: number;
      readonly exactly?: readonly number[];
      readonly flip?: boolean;
    }
  | { readonly prevent: "effects"; readonly on: PokemonSelector; readonly from: AttackSource }
  /** Both; one coin for both would have to be remembered, and no card asks for it. */
  | {
      readonly prevent: "damageAndEffects";
      readonly on: PokemonSelector;
      readonly from: AttackSource;
      readonly atMost?: number;
      readonly atLeast?: number;
      readonly exactly?: readonly number[];
    }
  | { readonly prevent: "conditions"; readonly on: PokemonSelector; readonly conditions?: readonly SpecialCondition[] }
  | {
      readonly prevent: "trainerEffects" | "abilityEffects";
      readonly on: PokemonSelector;
      readonly from?: Who;
      readonly where?: CardFilter;
    }
  /** "Can't": beats every permission (EFF-01). */
  | {
      readonly forbid: "attack";
      readonly on: PokemonSelector;
      /** One attack by its name, the one chosen before, or every GX attack. */
      readonly attack?: string | { readonly binding: Binding } | { readonly once: "GX" };
      readonly unless?: "heads";
    }
  /** Evolving altogether, or only with a Pokémon from the hand: then those from the deck still may. */
  | { readonly forbid: "retreat" | "evolve" | "evolveFromHand" | "heal" | "useAbilities" | "beKnockedOut"; readonly on: PokemonSelector }
  /** Evolving and devolving do not end these Special Conditions of theirs, or any. */
  | { readonly forbid: "recoverByEvolving"; readonly on: PokemonSelector; readonly conditions?: readonly SpecialCondition[] }
  | { readonly forbid: "play"; readonly who: Who | "both"; readonly where: CardFilter }
  | { readonly forbid: "attachEnergy"; readonly who: Who | "both"; readonly to?: PokemonSelector; readonly where?: CardFilter }
  | { readonly forbid: "takePrizes" | "drawExtra"; readonly who: Who | "both" }
  /** Effects of the opponent's cards, or of both players', can't put these there; into the discard pile alone: can't discard them (EFF-68). */
  | {
      readonly forbid: "moveByEffects";
      readonly cards: Guarded;
      readonly to: readonly GuardedFrom[];
      readonly from: "opponent" | "both";
      /** Only effects of cards like these, as they are played. */
      readonly by?: CardFilter;
    }
  /** Abilities of these have no effect; with `everywhere` of those out of play as well ("in each player's hand, and in each player's discard pile"). */
  | { readonly suppress: "abilities"; readonly on: PokemonSelector; readonly except?: string; readonly everywhere?: boolean }
  /** Tools; "can't use any Poké-Powers", "ignore Poké-Bodies" (FAM-27). */
  | {
      readonly suppress: "tools" | "Pokémon Powers" | "Poké-Powers" | "Poké-Bodies";
      readonly on: PokemonSelector;
      readonly except?: string;
    }
  | { readonly suppress: "specialEnergy" | "weakness" | "resistance"; readonly on: PokemonSelector }
  /** "Can": lifts a limit of the rules. */
  | {
      readonly permit:
        | "evolveThisTurn"
        | "evolveFirstTurn"
        | "attackFirstTurn"
        | "retreatAgain"
        | "attackWhileAsleep"
        | "attackWhileParalyzed"
        | "extraSupporter"
        /** A second attack in the same turn (after a new Active Pokémon was chosen). */
        | "attackTwice"
        /** … both with attacks printed on the Pokémon, none that a Tool lends. */
        | "ownAttackTwice"
        /** The turn's attachment from hand to this Pokémon may be two Energy cards. */
        | "attachTwoEnergy"
        | "attackFromBench"
        /** A Supporter in the starting player's first turn (ED-03). */
        | "supporterFirstTurn"
        /** Once a turn the coins of an attack of these Pokémon may be flipped again. */
        | "reflipAttackCoins"
        /** Becoming a Mega Evolution does not end the turn. */
        | "megaKeepsTurn";
      readonly on?: PokemonSelector;
      readonly who?: Who;
    }
  | {
      readonly permit: "useAttacksOf";
      readonly on: PokemonSelector;
      readonly of:
        | { readonly pokemon: PokemonSelector }
        | "previousEvolutions"
        | { readonly attached: "tool" }
        /** Of Pokémon cards out of play (EFF-63). */
        | { readonly cards: CardSelector };
      readonly payCost: boolean;
    }
  /** In hand: this card may be put on a Pokémon in the turn that one came into play, and in the first; or at the set-up be the Active one (SETUP-11). */
  | { readonly permit: "playEarlyToEvolve" | "startActive" }
  | { readonly permit: "evolveInto"; readonly on: PokemonSelector; readonly where: CardFilter }
  /** Puts `steps` in the place of something that would happen. */
  | {
      readonly replace: "knockOut";
      readonly on: PokemonSelector;
      /** Only when it is Knocked Out by damage from this side's attacks. */
      readonly byAttackOf?: Side;
      readonly fullHpOnly?: boolean;
      readonly flip?: boolean;
      readonly remainingHp: number;
      readonly then?: readonly Instruction[];
    }
  | {
      readonly replace: "discardOnKnockOut";
      readonly on: PokemonSelector;
      readonly byAttackOf?: Side;
      readonly cards: "pokemon" | "energy";
      readonly to: "hand" | "lostZone" | "deck";
    }
  /** Of this card itself: discarded from play it goes there instead (EFF-64). */
  | { readonly replace: "discardFromPlay"; readonly to: "hand" }
  /** A lasting change may itself wait for something ("if this Pokémon is damaged by an attack, …"). */
  | { readonly trigger: TriggeredSteps };

/** Cards that effects leave where they are: in a zone, Energy attached to Pokémon, or this card itself. */
export type GuardedFrom = "hand" | "deck" | "discard" | "lostZone";

export type Guarded =
  | { readonly zone: "hand" | "deck"; readonly of: Who }
  | { readonly energyOn: PokemonSelector; readonly where?: CardFilter }
  | "this";

/** Whose attacks: a side, and what the attacker must be. */
export interface AttackSource {
  readonly side: Side;
  readonly where?: PokemonFilter;
  /** Only their GX attacks. */
  readonly once?: "GX";
}
