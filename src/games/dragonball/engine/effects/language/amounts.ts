import type { CardFilter, CardRef, Cards, Range, Who } from "./selectors";
import type { PlayedBy } from "./triggers";

/** A number of a card. */
export type CardNumber = "power" | "originalPower" | "energyCost" | "comboPower" | "markers" | "under" | "zCost";

/** A number, now or as things stand when it is read. */
export type Amount =
  | number
  /** DB-COST-08: the X of the skill. */
  | "X"
  | { readonly count: Cards }
  /** How many different colours, names or characters there are among cards. */
  | { readonly different: "colors" | "names" | "characters"; readonly among: Cards }
  /** A number of cards, summed. */
  | { readonly the: CardNumber; readonly of: Cards }
  /** Energy markers of a player. */
  | { readonly energyMarkers: Who }
  | { readonly plus: readonly Amount[] }
  | { readonly times: readonly [Amount, number] }
  /** Divided, fractions dropped (DB-ZERO-14). */
  | { readonly divided: readonly [Amount, number] }
  /** A number bound by `chooseNumber`, or how many cards the event or an earlier step concerned. */
  | { readonly number: string };

/** Something that holds or not. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** Cards are there, one unless a number is given. */
  | ({ readonly there: Cards } & Range)
  /** A number within limits. */
  | ({ readonly number: Amount } & Range)
  /** All of these cards (and at least one) are so. */
  | { readonly card: Cards; readonly is: CardFilter }
  /** Whose turn it is. */
  | { readonly turnOf: Who }
  | { readonly phase: "charge" | "main" | "end" | "battle" }
  | { readonly step: "offense" | "defense" | "damage" }
  /** DB-TEXT-18: the sentence before was done, at least in part ("if you do"), or wholly. */
  | { readonly done: true | "wholly" }
  /** The card of the event came from or by this way. */
  | { readonly playedBy: PlayedBy }
  /** Something of this kind happened this turn (to be asked of things the match remembers). */
  | { readonly thisTurn: "damaged" | "attacked" | "awakened" | "drew"; readonly who: Who }
  | { readonly sameColors: readonly [CardRef, CardRef] };
