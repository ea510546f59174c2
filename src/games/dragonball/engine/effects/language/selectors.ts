import type { CardType, Color } from "../../card";
import type { Amount } from "./amounts";
import type { KeywordName } from "./keywords";

/** A player, as the master of the skill says it: DB-ZERO-15. */
export type Who = "you" | "opponent";
/** Whose cards are meant. */
export type Side = Who | "both";

/** DB-ZONE-01: the twelve zones. */
export const ZONES = ["deck", "hand", "drop", "leader", "battle", "combo", "energy", "life", "warp", "unison", "zDeck", "zEnergy"] as const;
export type Zone = (typeof ZONES)[number];

/** A number held against limits. */
export interface Range {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
  readonly exactly?: Amount;
}

/** What a card must be; every line given must hold. */
export interface CardFilter {
  readonly type?: CardType | readonly CardType[];
  readonly z?: boolean;
  /** Has one of these colours. */
  readonly color?: Color | readonly Color[];
  /** Printed in this colour. */
  readonly originalColor?: Color;
  /** Has all of these colours ("red/blue multicolor" with `multicolor`). */
  readonly allColors?: readonly Color[];
  /** Has this colour and no other, as printed ("mono-red"; DB-CARD-03). */
  readonly onlyColors?: readonly Color[];
  /** Printed in several colours (DB-CARD-02). */
  readonly multicolor?: boolean;
  /** DB-CARD-05: the whole card name, in { } on the card. */
  readonly name?: string | readonly string[];
  /** "… in its card name". */
  readonly nameIncludes?: string;
  readonly character?: string | readonly string[];
  /** Has all of these character names. */
  readonly allCharacters?: readonly string[];
  /** "… in its character name". */
  readonly characterIncludes?: string;
  /** Has this character name and no other ("＜…＞-only"). */
  readonly onlyCharacter?: string;
  readonly trait?: string | readonly string[];
  readonly onlyTrait?: string;
  readonly energyCost?: Range;
  /** The colour part of the energy cost, counted ("specified cost", DB-CARD-10). */
  readonly colorCost?: Range;
  readonly zCost?: Range;
  readonly power?: Range;
  /** DB-TEXT-06: as printed. */
  readonly originalPower?: Range;
  readonly originalCost?: Range;
  readonly comboPower?: Range;
  readonly comboCost?: Range;
  readonly markers?: Range;
  /** How many cards lie under it. */
  readonly under?: Range;
  readonly keyword?: KeywordName | readonly KeywordName[];
  /** DB-CARD-16: a card without skills. */
  readonly skillless?: boolean;
  readonly originallySkillless?: boolean;
  readonly mode?: "active" | "rest";
  readonly hidden?: boolean;
  readonly faceUp?: boolean;
  readonly side?: "front" | "back";
  /** What its back is as printed, whichever side is up (DB-LEADER-02). */
  readonly back?: CardFilter;
  readonly token?: boolean;
  readonly era?: string;
  /** The card number ("copies of this card"). */
  readonly number?: string;
  /** Takes part in the present battle. */
  readonly inBattle?: boolean;
  /** "Other than …": a card that has nothing of the kind is (DB-TEXT-19). */
  readonly not?: CardFilter;
  readonly anyOf?: readonly CardFilter[];
  /** Not the source card itself. */
  readonly other?: true;
  /** Not the cards bound under this name. */
  readonly otherThan?: string;
  /** Shares its name, cost, … with the cards bound under a name. */
  readonly same?: { readonly as: CardRef; readonly in: "name" | "colors" | "energyCost" | "power" | "number" };
}

/**
 * A card that the text has spoken of. `this`: the source card (DB-TEXT-04). `event`: the card or cards of the event that triggered the skill, `cause` the
 * card whose attack or skill brought it about; the two in battle; the card that is being played. Others by the name they were bound under.
 */
export type CardRef = "this" | "event" | "cause" | "attackCard" | "guardCard" | "beingPlayed" | { readonly bound: string };

/** Cards of zones. */
export interface CardsIn {
  /** Of several zones any mix (DB-TEXT-08). */
  readonly in: Zone | readonly Zone[];
  /** Whose zones: the master's unless given. */
  readonly of?: Side;
  readonly where?: CardFilter;
  /** Only so many from the top (deck) or the bottom. */
  readonly top?: Amount;
  readonly bottom?: Amount;
}

/** Cards under cards (DB-UNDER-03). */
export interface CardsUnder {
  readonly under: Cards;
  readonly where?: CardFilter;
}

/** A set of cards; nothing is chosen by it. */
export type Cards =
  | CardRef
  | CardsIn
  | CardsUnder
  /** The card on top of the pile that it lies under. */
  | { readonly over: CardRef }
  | { readonly cards: Cards; readonly where: CardFilter }
  | { readonly union: readonly Cards[] };

/** How many are chosen: exactly, up to, or any number (DB-ACT-04). */
export type Count = Amount | { readonly upTo: Amount; readonly atLeast?: number } | "any" | "all";
