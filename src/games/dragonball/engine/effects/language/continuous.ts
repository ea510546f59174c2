import type { Color, ColorCount } from "../../card";
import type { Amount, Condition } from "./amounts";
import type { Instruction } from "./instructions";
import type { KeywordName } from "./keywords";
import type { CardFilter, Cards, Side, Who, Zone } from "./selectors";
import type { ActivateSkill, Skill } from "./skills";
import type { Trigger } from "./triggers";

/** How long an effect lasts; none named is the whole match (DB-EFF-03). */
export type Duration =
  | "battle"
  | "mainPhase"
  | "turn"
  | "opponentsTurnStart"
  | "endOfOpponentsTurn"
  | "yourTurnStart"
  | "yourMainStart"
  | "endOfYourTurn"
  | "endOfYourNextTurn"
  | "match";

/** What a Permanent skill or a lasting effect says. */
export type Continuous =
  /** About cards; of a Permanent skill the source itself unless `on` is given. */
  | { readonly on?: Cards; readonly change: CardChange }
  /** About a player. */
  | { readonly player: Side; readonly rule: PlayerRule }
  | { readonly replace: Replacement };

/** Kinds of skill that can be negated together. */
export type SkillsNegated = "all" | "keySkills" | "otherThanKeySkills" | "activate" | "permanent" | "auto" | "counter" | KeywordName;

/** A change to how a card counts, or to what may be done with it. */
export type CardChange =
  | { readonly set: "power" | "comboPower" | "comboCost" | "energyCost"; readonly to: Amount }
  | { readonly add: "power" | "comboPower" | "comboCost" | "energyCost" | "damage"; readonly by: Amount }
  /** DB-COST-19: by colour symbols; −1 takes one off the colour and off the total. */
  | { readonly costColors: ColorCount; readonly sign: 1 | -1 }
  | { readonly skillCost: Amount; readonly keyword?: KeywordName }
  /** DB-COST-20. */
  | { readonly noColorCost: true }
  /** The energy cost need not be paid, of its [Counter]s or of its play. */
  | { readonly free: "counter" | "play" }
  /** Of its Activate skills of one timing, or of all. */
  | { readonly free: "activate"; readonly timing?: ActivateSkill["timing"] }
  /** DB-COST-15: what may be done instead of paying the energy cost of its [Counter]s or Activate skills. */
  | { readonly payInstead: "counter" | "activate"; readonly actions: readonly Instruction[] }
  | { readonly gain: Skill }
  | { readonly gainColor: Color }
  | { readonly gainName: string }
  | { readonly gainCharacter: string }
  | { readonly gainTrait: string }
  | { readonly negate: SkillsNegated }
  /** "Negate this skill": the one that says so; the engine puts its key where an effect starts. */
  | { readonly negateSkill: "this" | { readonly key: string } }
  | { readonly cannot: CardProhibition }
  /** DB-TEXT-07: by whose skills. */
  | { readonly unaffectedBy: Side }
  /** DB-COST-18. */
  | { readonly usableAsEnergy: true }
  /** Stays in Rest in its master's charge phase. */
  | { readonly staysInRest: true }
  /** It cannot be KO'd, or not leave at all, by such. */
  | { readonly stays: { readonly koed?: true; readonly by?: "skill" | "attack"; readonly of?: Side } }
  /** Such cards cannot attack it. */
  | { readonly notAttackedBy: CardFilter }
  /** It cannot attack such cards. */
  | { readonly cannotAttack: CardFilter }
  /** At most one of its name in its master's battle zone (DB-RULE-10), as of a card with [Unique]. */
  | { readonly single: true }
  /** Can attack cards that are not in Rest, or such ones of them. */
  | { readonly attacksActive: true | CardFilter }
  /** Every skill that such cards have as the effect starts. */
  | { readonly gainSkillsOf: Cards };

export type CardProhibition =
  | "attack"
  | "beAttacked"
  | "block"
  | "combo"
  | "switchToActive"
  | "switchToRest"
  | "beKoed"
  | "beKoedByBattle"
  | "leave"
  | "beChosen"
  | "bePlayed"
  | "bePlayedBySkills"
  | "becomeEnergy"
  | "beRemoved"
  /** None of its skills. */
  | "beNegated"
  | "haveAttackNegated";

/** What holds for a player. */
export type PlayerRule =
  | {
      readonly cannot: "play" | "combo" | "attack" | "activate" | "auto" | "counter" | "draw" | "charge" | "block";
      readonly where?: CardFilter;
      readonly keyword?: KeywordName;
      /**
       * DB-TEXT-16: of an attack, unless the player it binds does this first, as that player would say it; every time, or once for all.
       */
      readonly unless?: { readonly steps: readonly Instruction[]; readonly each?: true };
      /** Only skills of this timing. */
      readonly timing?: ActivateSkill["timing"];
      /** Only cards that lie there. */
      readonly from?: Zone;
    }
  /** DB-ZONE-23, DB-RULE-10. */
  | { readonly mostUnisons: number }
  /** DB-ATK-14. */
  | { readonly noDamage: true }
  /** DB-TURN-02. */
  | { readonly skip: "turn" | "charge" | "main" | "end" | "draw" | "chargeStep" }
  /** DB-SETUP-11. */
  | { readonly setup: "life" | "hand"; readonly to: number }
  /** DB-DECK-05: "may include X" and "may include only X" of the card. */
  | { readonly copies: number; readonly of: CardFilter }
  | { readonly deckOf: CardFilter };

/**
 * DB-REPL-01: what would happen does not; something else does. `moves` catches cards on their way, `damage` damage to a player. `may`: "you may … instead"
 * (DB-REPL-05).
 */
export interface Replacement {
  readonly of:
    | {
        readonly moves: Cards | "this";
        readonly from?: Zone | readonly Zone[];
        readonly to?: Zone | readonly Zone[];
        readonly koed?: true;
        readonly cause?: { readonly of?: Who; readonly by?: "skill" | "attack" | "rule" };
      }
    | { readonly damageTo: Who }
    | { readonly draw: Who };
  readonly may?: true;
  /** Where the card goes instead; "stay" keeps it where it is. */
  readonly goes?: Zone | "removed" | "stay";
  readonly place?: "top" | "bottom";
  /** What happens instead, or besides going elsewhere. */
  readonly instead?: readonly Instruction[];
}

/** A skill that an effect gives to a player for a time ("the next time …"). */
export interface DelayedOn {
  readonly on: Trigger;
  readonly until: Duration;
  readonly when?: Condition;
}
