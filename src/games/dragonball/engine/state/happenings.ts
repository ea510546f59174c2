import type { Seat } from "@/kernel/game";
import type { CardType, Color } from "../card";
import type { KeywordName, Moment, PlayedBy, Zone } from "../effects/language";
import type { Source } from "./state";

/** A card of an event, as it is read (DB-AUTO-09 to 11). */
export interface Read {
  readonly card: number;
  /** The object it was before, and is now. */
  readonly was: number;
  readonly object: number;
  /** Whose zone it was in or came to: its master as read. */
  readonly seat: Seat;
  /** Its values where it was read, when that was before it moved. */
  readonly values: Readable | null;
}

/** A card's information as it was read, plain JSON (DB-CARD-17): last known information is kept so. */
export interface Readable {
  readonly card: number;
  readonly object: number;
  readonly number: string;
  readonly type: CardType | null;
  readonly z: boolean;
  readonly colors: readonly Color[];
  readonly printedColors: readonly Color[];
  readonly names: readonly string[];
  readonly characters: readonly string[];
  readonly traits: readonly string[];
  readonly era: string | null;
  readonly keywords: readonly string[];
  readonly skillless: boolean;
  readonly originallySkillless: boolean;
  readonly power: number | null;
  readonly originalPower: number | null;
  readonly cost: number | null;
  readonly originalCost: number | null;
  readonly colorCost: number | null;
  readonly zCost: number | null;
  readonly comboPower: number | null;
  readonly comboCost: number | null;
  readonly markers: number;
  readonly under: number;
  readonly rest: boolean;
  readonly hidden: boolean;
  readonly back: boolean;
  readonly faceUp: boolean;
  readonly token: boolean;
  readonly inBattle: boolean;
}

/** Something that came about, which Autos may answer. One batch is one happening: it triggers a skill once (DB-AUTO-02). */
export type Happening =
  | { readonly is: "played"; readonly cards: readonly Read[]; readonly from: Zone; readonly by: PlayedBy; readonly cause: Made }
  | {
      readonly is: "moved";
      readonly cards: readonly Read[];
      readonly from: Zone;
      readonly to: Zone | "removed";
      readonly koed: boolean;
      readonly cause: Made;
    }
  | {
      readonly is: "placedUnder";
      readonly cards: readonly Read[];
      readonly from: Zone | "removed";
      readonly pile: number;
      readonly cause: Made;
    }
  | { readonly is: "attacks"; readonly cards: readonly Read[]; readonly target: Read; readonly cause: Made }
  | { readonly is: "becomesGuard" | "blocks"; readonly cards: readonly Read[]; readonly cause: Made }
  | { readonly is: "combo" | "comboed"; readonly cards: readonly Read[]; readonly from: Zone; readonly cause: Made }
  | { readonly is: "draws" | "damageAbout" | "damaged"; readonly seat: Seat; readonly cards: readonly Read[]; readonly cause: Made }
  | { readonly is: "switched"; readonly to: "active" | "rest"; readonly cards: readonly Read[]; readonly cause: Made }
  | { readonly is: "markersRemoved" | "markersAdded"; readonly cards: readonly Read[]; readonly cause: Made }
  | {
      readonly is: "activated";
      readonly seat: Seat;
      readonly keyword: KeywordName | null;
      readonly fromHand: boolean;
      readonly cards: readonly Read[];
      readonly cause: Made;
    }
  | { readonly is: "turnedOver" | "placedInLeader" | "extraZPlaced" | "reinforced"; readonly cards: readonly Read[]; readonly cause: Made }
  | { readonly is: Moment; readonly seat: Seat; readonly cards: readonly Read[]; readonly cause: Made };

/** What made it: whose attack, skill or rule. */
export interface Made {
  readonly seat: Seat | null;
  readonly by: "skill" | "attack" | "rule" | "keyword";
  readonly source: Source | null;
  readonly keyword: KeywordName | null;
  readonly paying?: "spiritBoost";
}
