import type { Condition } from "./amounts";
import type { KeywordName } from "./keywords";
import type { CardFilter, Side, Who, Zone } from "./selectors";

/** Which card an event must concern. */
export type Subject =
  | "this"
  /** A card of this side; `where` reads it as DB-AUTO-09 to 11 say. */
  | { readonly of: Side; readonly where?: CardFilter; readonly zone?: Zone | readonly Zone[] };

/** What brought an event about. */
export interface Cause {
  /** Whose skill, attack or rule. */
  readonly of?: Who;
  readonly by?: "skill" | "attack" | "rule" | "keyword";
  /** What its source must be (DB-TEXT-10). */
  readonly where?: CardFilter;
  readonly keyword?: KeywordName;
  /** As the cost of a skill's [Spirit Boost] (DB-KEY-43). */
  readonly paying?: "spiritBoost";
}

/** How a card was played. */
export type PlayedBy = "hand" | "skill" | "Evolve" | "Union" | "Over Realm" | "Swap" | "Arrival" | "Revive" | "Successor" | "Counter";

/** When an Auto becomes pending (chapter 9-6). */
export type Trigger =
  | {
      readonly when: "played";
      readonly subject: Subject;
      readonly from?: Zone | readonly Zone[];
      readonly by?: PlayedBy;
      readonly cause?: Cause;
    }
  /** Goes from one zone to another; "KO'd" is a trigger of its own. */
  | {
      readonly when: "moved";
      readonly subject: Subject;
      readonly from?: Zone | readonly Zone[];
      readonly to?: Zone | readonly Zone[] | "removed";
      readonly cause?: Cause;
    }
  | { readonly when: "koed"; readonly subject: Subject; readonly cause?: Cause }
  | { readonly when: "discarded"; readonly subject: Subject; readonly cause?: Cause }
  | { readonly when: "placedUnder"; readonly subject: Subject; readonly from?: Zone | readonly Zone[]; readonly under?: Subject }
  | { readonly when: "attacks"; readonly subject: Subject; readonly target?: Subject }
  | { readonly when: "attacked"; readonly subject: Subject; readonly by?: Subject }
  | { readonly when: "becomesGuard"; readonly subject: Subject }
  | { readonly when: "blocks"; readonly subject: Subject }
  | { readonly when: "combo"; readonly subject: Subject; readonly from?: Zone | readonly Zone[] }
  /** DB-ATK-20: at the end of the battle in which it was used for a combo. */
  | { readonly when: "comboed"; readonly subject: Subject; readonly from?: Zone | readonly Zone[] }
  | { readonly when: "draws"; readonly who: Side; readonly cause?: Cause }
  /** DB-ATK-14: before and after; `who` is the player hit. */
  | { readonly when: "damageAbout" | "damaged"; readonly who: Side; readonly cause?: Cause }
  | { readonly when: "switched"; readonly subject: Subject; readonly to: "active" | "rest"; readonly cause?: Cause }
  | { readonly when: "markersRemoved" | "markersAdded"; readonly subject: Subject; readonly cause?: Cause }
  /** A skill is activated: a keyword's, or an Extra. */
  | { readonly when: "activated"; readonly who: Side; readonly keyword?: KeywordName; readonly card?: Subject }
  | { readonly when: "turnedOver"; readonly subject: Subject }
  | { readonly when: "placedInLeader"; readonly subject: Subject }
  | { readonly when: "extraZPlaced" | "reinforced"; readonly subject: Subject }
  /** Begins and ends of turn, phase and step. */
  | { readonly when: Moment; readonly turnOf: Side }
  /** DB-AUTO-13: a state. */
  | { readonly when: "state"; readonly holds: Condition }
  | { readonly when: "any"; readonly of: readonly Trigger[] };

export type Moment =
  | "startOfTurn"
  | "startOfMain"
  | "endOfMain"
  | "endOfTurn"
  | "startOfOffense"
  | "startOfDefense"
  | "startOfDamage"
  | "endOfDamage"
  | "endOfBattle";
