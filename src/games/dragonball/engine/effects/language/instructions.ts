import type { Color } from "../../card";
import type { Amount, Condition } from "./amounts";
import type { Continuous, DelayedOn, Duration } from "./continuous";
import type { KeywordName } from "./keywords";
import type { CardRef, Cards, Count, Side, Who, Zone } from "./selectors";
import type { Skill } from "./skills";
import type { Moment } from "./triggers";

/**
 * One step of a text, done once as it resolves (DB-EFF-01). Steps run in printed order (DB-ZERO-04); what is impossible is not done (DB-ZERO-05).
 * A step asks at most once.
 */
export type Instruction = Control | OnCards | OnPlayers | OnBattle;

/** Choices, conditions and order. */
export type Control =
  /**
   * "Choose …" binds cards under `as` ("chosen" unless given), which later steps name. A choice in a deck looks through it (DB-ACT-07); one among
   * described cards of a secret zone may find fewer (DB-ACT-06).
   */
  | {
      readonly do: "choose";
      readonly from: Cards;
      readonly count: Count;
      /** "each": both players, each as the text would say it of them ("each player chooses a card in their hand"). */
      readonly by?: Who | "each";
      readonly as?: string;
      /** One at most of each name, cost or character; all of one. */
      readonly different?: "name" | "energyCost" | "character";
      readonly alike?: "name" | "energyCost" | "power";
      /** The energy costs, or powers, of all chosen together. */
      readonly sum?: { readonly of: "energyCost" | "power"; readonly atMost?: Amount; readonly exactly?: Amount };
      /** Between them they show all these colours, and each shows one of them (D-40). */
      readonly covers?: readonly Color[];
      /** "Ignoring [Barrier]". */
      readonly ignoring?: KeywordName;
      readonly purpose?: ChoicePurpose;
    }
  | { readonly do: "if"; readonly when: Condition; readonly then: readonly Instruction[]; readonly else?: readonly Instruction[] }
  /** "You may …. If you do, …" (DB-TEXT-18). */
  | {
      readonly do: "may";
      readonly by?: Who;
      readonly steps: readonly Instruction[];
      readonly then?: readonly Instruction[];
      readonly else?: readonly Instruction[];
    }
  /** "Choose one": each option at most once, in the order its chooser likes (DB-TEXT-05). */
  | {
      readonly do: "chooseOption";
      readonly by?: Who;
      readonly count: number;
      readonly upTo?: true;
      readonly options: readonly (readonly Instruction[])[];
    }
  | { readonly do: "chooseNumber"; readonly by?: Who; readonly from: Amount; readonly to: Amount; readonly as: string }
  | { readonly do: "repeat"; readonly times: Amount; readonly steps: readonly Instruction[] }
  /** Once for each of these cards, bound under `as`. */
  | { readonly do: "forEach"; readonly cards: Cards; readonly as: string; readonly steps: readonly Instruction[] }
  /** Binds cards without a choice. */
  | { readonly do: "bind"; readonly cards: Cards; readonly as: string }
  /** DB-EFF-02: at a moment of this turn or another. */
  | { readonly do: "delay"; readonly until: Moment; readonly turnOf?: Side; readonly steps: readonly Instruction[] }
  /** "The next time …" and "when … this turn". */
  | { readonly do: "watch"; readonly for: DelayedOn; readonly times?: number; readonly steps: readonly Instruction[] }
  /** A continuous effect; `on` names the cards of a change once for all, a filter keeps catching new ones. */
  | { readonly do: "lasting"; readonly effects: readonly Continuous[]; readonly for: Duration };

/** What a choice is for, for the words of the prompt. */
export type ChoicePurpose = "target" | "discard" | "play" | "take" | "sacrifice" | "pay" | "evolve" | "combo" | "rest";

/** How a card arrives. */
export interface Arrival {
  readonly mode?: "active" | "rest";
  readonly hidden?: boolean;
  /** DB-ZONE-20. */
  readonly faceUp?: boolean;
  readonly place?: "top" | "bottom" | "shuffled";
  readonly markers?: Amount;
  /** On top of or under this card. */
  readonly onto?: Cards;
  readonly under?: Cards;
  /** DB-ZONE-06: holds for the card that arrives. */
  readonly with?: readonly Continuous[];
  readonly for?: Duration;
}

export type OnCards =
  | ({
      readonly do: "move";
      readonly cards: Cards;
      readonly to: Zone | "removed";
      readonly who?: Who;
      readonly reveal?: boolean /** DB-KEY-05e: nothing is triggered by it. */;
      readonly quiet?: true;
    } & Arrival)
  /** DB-PLAY-03: without its energy cost. `free: false` pays it. */
  | ({ readonly do: "play"; readonly cards: Cards; readonly in?: Who; readonly using?: KeywordName } & Arrival)
  /** DB-TEXT-09: from hand to drop. */
  | { readonly do: "discard"; readonly cards: Cards }
  | { readonly do: "ko"; readonly cards: Cards }
  | { readonly do: "switch"; readonly cards: Cards; readonly to: "active" | "rest" }
  /** DB-MODE-08. */
  | { readonly do: "turn"; readonly cards: Cards; readonly to: "hidden" | "revealed" | "faceUp" | "faceDown" }
  /** Turns a Leader over, to this side (DB-LEADER-04). */
  | { readonly do: "turnOver"; readonly cards?: Cards; readonly to?: "front" | "back" }
  | { readonly do: "addMarkers" | "removeMarkers"; readonly cards: Cards; readonly count: Amount | "all"; readonly paying?: "spiritBoost" }
  | { readonly do: "reveal"; readonly cards: Cards }
  /** Only the master looks (DB-TEXT-14); bound under `as`. */
  | { readonly do: "look"; readonly cards: Cards; readonly as?: string }
  | { readonly do: "shuffle"; readonly zone: "deck" | "life"; readonly of?: Side }
  /** DB-TEXT-12. */
  | { readonly do: "takeControl"; readonly cards: Cards; readonly by?: Who }
  /** DB-COMBO-04; DB-ZONE-06. */
  | ({ readonly do: "combo"; readonly cards: Cards } & Pick<Arrival, "with" | "for">)
  /** DB-TOKEN-01; in the other player's battle zone with `in`; bound under `as`. */
  | {
      readonly do: "token";
      readonly token: Token;
      readonly count: Amount;
      readonly mode?: "active" | "rest";
      readonly in?: "opponent";
      readonly as?: string;
    }
  /** DB-SKILL-12, DB-EXTRA-05: a card's skill of this kind, without its costs. */
  | { readonly do: "activate"; readonly cards: Cards; readonly skill: "main" | "battle" | "counter" | KeywordName };

/** DB-TOKEN-01: what an effect says of a token. */
export interface Token {
  readonly name: string;
  readonly colors?: readonly Color[];
  readonly power: number;
  readonly comboCost?: number;
  readonly comboPower?: number;
  readonly characters?: readonly string[];
  readonly traits?: readonly string[];
  readonly skills?: readonly Skill[];
}

export type OnPlayers =
  | { readonly do: "draw"; readonly count: Amount; readonly who?: Side; readonly upTo?: true }
  | { readonly do: "drawUntil"; readonly hand: Amount; readonly who?: Who }
  | { readonly do: "damage"; readonly amount: Amount; readonly to: Who }
  | { readonly do: "energyMarkers"; readonly count: Amount; readonly who?: Who }
  | { readonly do: "payEnergy"; readonly count: Amount }
  | { readonly do: "win"; readonly who: Who }
  | { readonly do: "extraTurn"; readonly who: Who };

export type OnBattle =
  | { readonly do: "negateAttack" }
  /** DB-COUNTER-19: the skill or [Counter] that is being answered. */
  | { readonly do: "negateActivation" }
  /** The card being played goes elsewhere, its owner's drop unless told (DB-PLAY-04). */
  | ({ readonly do: "negatePlay"; readonly to?: Zone | "removed" } & Pick<Arrival, "place">)
  /** What the card being played comes with. */
  | {
      readonly do: "playInstead";
      readonly with?: readonly Continuous[];
      readonly for?: Duration;
      readonly mode?: "active" | "rest";
      readonly hidden?: boolean;
    }
  | { readonly do: "changeTarget"; readonly to: Cards }
  /** DB-KEY-04c: the attack has its first target back. */
  | { readonly do: "negateBlock" }
  | { readonly do: "changeAttacker"; readonly to: CardRef }
  | { readonly do: "endBattle" };
