import type { Outcome, Seat } from "@/kernel/game";
import type { How } from "./changes/change";
import type { Zone } from "./effects/language";

/** What happened, for log and board. `redactEvent` takes from each viewer what it may not know. */
export type GameEvent =
  | { readonly event: "started"; readonly starting: Seat }
  | { readonly event: "turn"; readonly seat: Seat; readonly turn: number }
  | { readonly event: "phase"; readonly seat: Seat; readonly phase: "charge" | "main" | "end" }
  | {
      readonly event: "moved";
      readonly how: How;
      readonly from: { readonly seat: Seat; readonly zone: Zone | "removed" };
      readonly to: { readonly seat: Seat; readonly zone: Zone | "removed" };
      /** Null for those who may not know it. */
      readonly definition: string | null;
      readonly was: number | null;
      readonly object: number | null;
      /** Shown to both on the way; a viewer is not told of it. */
      readonly shown?: boolean;
    }
  | { readonly event: "switched"; readonly object: number; readonly to: "active" | "rest" }
  | { readonly event: "markers"; readonly object: number; readonly by: number }
  | { readonly event: "energyMarkers"; readonly seat: Seat; readonly by: number }
  | { readonly event: "turnedOver"; readonly object: number; readonly definition: string; readonly back: boolean }
  | { readonly event: "hidden"; readonly object: number; readonly hidden: boolean }
  | { readonly event: "shuffled"; readonly seat: Seat; readonly zone: "deck" | "life" }
  | { readonly event: "shown"; readonly seat: Seat; readonly zone: Zone; readonly definitions: readonly string[] }
  /** Somebody looks at cards; the others learn how many. */
  | {
      readonly event: "looked";
      readonly seat: Seat;
      readonly zone: Zone;
      readonly of: Seat;
      readonly definitions: readonly (string | null)[];
    }
  | { readonly event: "declared"; readonly seat: Seat; readonly object: number; readonly definition: string }
  | {
      readonly event: "activated";
      readonly seat: Seat;
      readonly object: number;
      readonly definition: string;
      readonly how: "activate" | "auto" | "counter" | "effect";
      readonly skill: string;
    }
  | { readonly event: "negated"; readonly definition: string }
  | { readonly event: "attack"; readonly attack: number; readonly guard: number }
  | { readonly event: "guard"; readonly guard: number }
  | { readonly event: "step"; readonly step: "offense" | "defense" | "damage" | "end" }
  | { readonly event: "battle"; readonly attack: number; readonly guard: number; readonly attackPower: number; readonly guardPower: number }
  | { readonly event: "damage"; readonly seat: Seat; readonly amount: number }
  | { readonly event: "number"; readonly seat: Seat; readonly number: number }
  | { readonly event: "redrew"; readonly seat: Seat }
  | { readonly event: "loop" }
  | { readonly event: "over"; readonly outcome: Outcome };
