import type { Seat } from "@/kernel/game";
import type { Zone } from "./effects/language";

/** Something that may be answered. Cards are named by object and definition where the seat that is asked may know them, by place where not. */
export type Option =
  | Action
  | CardOption
  /** A card that is hidden from the seat: its place from the bottom of the zone. */
  | { readonly place: number; readonly zone: Zone; readonly of: Seat }
  | { readonly energyMarker: Seat }
  | { readonly yes: boolean }
  | { readonly number: number }
  /** An option of "choose one", by its printed place. */
  | { readonly option: number }
  /** A pending Auto or delayed effect, a replacement: by its number and the card it comes from. */
  | { readonly pending: number; readonly card: number; readonly definition: string }
  | { readonly seat: Seat };

export interface CardOption {
  readonly card: number;
  readonly definition: string;
}

/** What may be done in a free timing or a counter timing (DB-FREE-02). */
export type Action =
  | { readonly do: "pass" }
  | ({ readonly do: "charge" } & CardOption)
  /** Shows a card of the hand, or of the Z-Deck, and plays or places it. */
  | ({ readonly do: "play" } & CardOption)
  | ({ readonly do: "reinforce" } & CardOption)
  | ({ readonly do: "activate"; readonly skill: number } & CardOption)
  | ({ readonly do: "counter"; readonly skill: number } & CardOption)
  | ({ readonly do: "attack"; readonly target: number } & CardOption)
  | ({ readonly do: "combo" } & CardOption);

/** Why something is asked. */
export type Purpose =
  | "goFirst"
  | "redraw"
  | "charge"
  | "main"
  | "offense"
  | "defense"
  | "counter"
  | "pay"
  | "payZEnergy"
  | "payInstead"
  | "x"
  | "target"
  | "discard"
  | "play"
  | "take"
  | "sacrifice"
  | "evolve"
  | "combo"
  | "rest"
  | "life"
  | "order"
  | "auto"
  | "delayed"
  | "replacement"
  | "may"
  | "option"
  | "number"
  | "keep"
  | "zEnergy"
  | "drawMore"
  | "loops"
  | "look";
