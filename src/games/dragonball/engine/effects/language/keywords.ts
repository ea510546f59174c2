import type { Color, ColorCount } from "../../card";
import type { Amount, Condition } from "./amounts";
import type { Instruction } from "./instructions";
import type { CardFilter, Zone } from "./selectors";

/** The keyword skills, by the publisher's English names (chapter 22). Their numbers and conditions stand beside them in `KeywordSkill`. */
export const KEYWORDS = [
  "Awaken",
  "Awaken: Surge",
  "Field",
  "Blocker",
  "Evolve",
  "EX-Evolve",
  "Xeno-Evolve",
  "Critical",
  "Double Strike",
  "Triple Strike",
  "Quadruple Strike",
  "Dual Attack",
  "Triple Attack",
  "Revenge",
  "Indestructible",
  "Union-Fusion",
  "Union-Potara",
  "Union-Absorb",
  "Ultimate",
  "Over Realm",
  "Barrier",
  "Super Combo",
  "Victory Strike",
  "Warrior of Universe 7",
  "Deflect",
  "Swap",
  "Dark Over Realm",
  "Wormhole",
  "Wish",
  "Dragon Ball",
  "Arrival",
  "Aegis",
  "Energy-Exhaust",
  "Alliance",
  "Offering",
  "Revive",
  "Heroic",
  "Villainous",
  "Invoker",
  "Successor",
  "Unique",
  "Servant",
  "Overlord",
  "Rejuvenate",
  "Empower",
  "Z-Awaken",
  "Z-Stack",
] as const;

/** What texts call by name: each keyword, the bare words that mean several (DB-KEY-02c, -05f, -07b, -13a), and the kinds of [Counter]. */
export type KeywordName = (typeof KEYWORDS)[number] | "Union" | "Strike" | "Counter" | CounterKind;

/** DB-COUNTER-10 to 13: when a [Counter] is pending. */
export const COUNTER_KINDS = ["Counter: Play", "Counter: Attack", "Counter: Battle Card Attack", "Counter: Counter"] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** Keywords that say all by their name. */
export type PlainKeyword =
  | "Blocker"
  | "Critical"
  | "Double Strike"
  | "Triple Strike"
  | "Quadruple Strike"
  | "Dual Attack"
  | "Triple Attack"
  | "Revenge"
  | "Indestructible"
  | "Ultimate"
  | "Barrier"
  | "Super Combo"
  | "Victory Strike"
  | "Warrior of Universe 7"
  | "Deflect"
  | "Wormhole"
  | "Dragon Ball"
  | "Energy-Exhaust"
  | "Offering"
  | "Heroic"
  | "Villainous"
  | "Invoker"
  | "Unique"
  | "Servant"
  | "Overlord"
  | "Field"
  | "Successor"
  | "Rejuvenate";

/** What a keyword needs beside its name. Cost and condition of the skill stand in the skill that holds it. */
export type Keyword =
  | { readonly name: PlainKeyword }
  /** The effects before the Leader is turned (DB-KEY-02, DB-KEY-25). */
  | { readonly name: "Awaken" | "Awaken: Surge" | "Wish"; readonly effect: readonly Instruction[] }
  /** The card it goes on; `from`: the zones it may lie in, the battle zone unless given (DB-KEY-05e); `elseToHand` as in DB-KEY-05d. */
  | {
      readonly name: "Evolve" | "EX-Evolve" | "Xeno-Evolve";
      readonly onto: CardFilter;
      readonly from?: readonly Zone[];
      readonly elseToHand?: true;
    }
  | {
      readonly name: "Union-Fusion" | "Union-Potara";
      /** One card for each. */
      readonly cards: readonly CardFilter[];
      readonly from?: readonly Zone[];
      readonly elseToHand?: true;
    }
  /** The card that is played on top, and where it lies; or a text that plays it. */
  | { readonly name: "Union-Absorb"; readonly card: CardFilter; readonly from: readonly Zone[]; readonly elseToHand?: true }
  | { readonly name: "Union-Absorb"; readonly effect: readonly Instruction[] }
  | { readonly name: "Over Realm" | "Dark Over Realm"; readonly count: number }
  /** The energy cost of the card in hand, and what else it must be. */
  | { readonly name: "Swap"; readonly cost: number; readonly where?: CardFilter }
  | {
      readonly name: "Arrival" | "Aegis" | "Alliance" | "Revive";
      readonly colors: readonly Color[];
      readonly effect?: readonly Instruction[];
    }
  /** DB-KEY-45b: no colour is any Unison; of several one is chosen. */
  | { readonly name: "Empower"; readonly colors: readonly Color[]; readonly count: number }
  /** The Leader it is placed on. */
  | { readonly name: "Z-Awaken"; readonly onto: CardFilter; readonly zCost: number }
  | { readonly name: "Z-Stack"; readonly count: number; readonly where: CardFilter; readonly from?: readonly Zone[] };

/** Keywords on a skill, which are no skills of their own (DB-KEY-01a). */
export interface SkillKeywords {
  /** DB-KEY-11a. */
  readonly oncePerTurn?: true;
  /** As once per turn, so often (DB-KEY-08). */
  readonly timesPerTurn?: number;
  /** DB-KEY-44a: so often a turn over all cards of that number. */
  readonly limit?: number;
  /** DB-KEY-21: so many Battle cards, or such ones. */
  readonly bond?: { readonly count: number; readonly where?: CardFilter };
  /** DB-KEY-26: so many cards in the drop. */
  readonly sparking?: number;
  /** DB-KEY-27: cards of the deck to be put in the drop. */
  readonly burst?: number;
  /** DB-KEY-43: markers to be removed from a Unison. */
  readonly spiritBoost?: { readonly count: Amount; readonly from?: CardFilter };
}

/** What stands before the colon (DB-COST-11): conditions, a price, actions. */
export interface SkillCost {
  /** Must hold; cannot be declined (DB-AUTO-06). */
  readonly when?: Condition;
  /** Energies of any colour, beside those of the colours. */
  readonly energy?: Amount;
  readonly colors?: ColorCount;
  /** Energies that are of either colour each: "(R/B)". */
  readonly either?: readonly (readonly [Color, Color])[];
  readonly zEnergy?: number;
  /** DB-UNI-11: a marker cost, positive adds. */
  readonly markers?: Amount;
  /** Done in printed order, completely or not at all (DB-COST-13). */
  readonly actions?: readonly Instruction[];
}
