import type { Seat } from "@/kernel/game";
import type { Continuous, Duration, PlayedBy, Zone } from "../effects/language";

/** Where a card goes. Zones that only their owner's cards may enter take them to the owner's (DB-ZONE-10). */
export interface Goal {
  readonly zone: Zone | "removed";
  /** Whose leader, battle, unison or combo zone; the owner's unless given. */
  readonly seat?: Seat;
  readonly place?: "top" | "bottom";
  readonly rest?: boolean;
  readonly hidden?: boolean;
  readonly faceUp?: boolean;
  readonly markers?: number;
  /** The object it is placed on, or under. */
  readonly onto?: readonly number[];
  readonly under?: number;
  /** DB-ZONE-06: holds for the card that arrives. */
  readonly with?: readonly Continuous[];
  readonly for?: Duration;
}

/** What moves a card, as triggers and replacements tell it apart. */
export type How = "play" | "ko" | "draw" | "discard" | "damage" | "combo" | "cost" | "place" | "charge" | "rule";

/** One change of the board. Changes come in batches to `commit`; nothing else writes to the zones. */
export type Change =
  | {
      readonly change: "move";
      readonly object: number;
      readonly to: Goal;
      readonly how: How;
      readonly played?: PlayedBy;
      /** DB-ZONE-11. */
      readonly reveal?: true;
      /** Nothing is triggered by it (DB-KEY-05e). */
      readonly quiet?: true;
      /** Only the top card leaves, the pile stays (DB-UNDER-09). */
      readonly topOnly?: true;
    }
  | { readonly change: "draw"; readonly seat: Seat }
  | { readonly change: "switch"; readonly object: number; readonly to: "active" | "rest" }
  | { readonly change: "markers"; readonly object: number; readonly by: number }
  | { readonly change: "energyMarkers"; readonly seat: Seat; readonly by: number }
  | { readonly change: "turnOver"; readonly object: number; readonly back: boolean }
  | { readonly change: "hide"; readonly object: number; readonly hidden: boolean }
  | { readonly change: "faceUp"; readonly object: number; readonly up: boolean }
  | { readonly change: "shuffle"; readonly seat: Seat; readonly zone: "deck" | "life" }
  | { readonly change: "token"; readonly seat: Seat; readonly token: number; readonly rest: boolean };
