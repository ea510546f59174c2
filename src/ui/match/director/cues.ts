import type { ReactNode } from "react";

/** Where something lies on the table, as a selector finds it: a Pokémon, a pile, a hand. */
export type Anchor = string;

/** A figure that goes down or up before the eyes: the damage of a Pokémon, a power, a count. Each has a name of its own. */
export type Meter = string;

interface Timed {
  /** Grows with each happening. */
  readonly index: number;
  /** How long it takes at the normal speed. */
  readonly ms: number;
}

/** Cards go from one place to another. */
export interface Travel extends Timed {
  readonly cue: "travel";
  readonly how: "draw" | "attach" | "play" | "prize" | "discard" | "fall" | "other";
  readonly from: Anchor;
  readonly to: Anchor;
  /** What is seen of them, one after the other; backs too. */
  readonly cards: readonly ReactNode[];
  /** Said beside it, where it is more than a card on its way. */
  readonly call?: Call;
}

/** A few words on a slip of paper beside a place. */
export interface Call {
  readonly at: Anchor;
  readonly over: string;
  readonly title: string;
  readonly picture?: ReactNode;
}

/** Somebody is about to do something to somebody. */
export interface Announce extends Timed {
  readonly cue: "announce";
  readonly actor: Anchor;
  readonly target: Anchor | null;
  readonly call: Call;
}

/** A part of a sum: "40", "+ 20", "× 2 Weakness". */
export interface Term {
  readonly sign: "" | "+" | "−" | "×";
  readonly value: string;
  readonly note?: string;
}

/** A number flies at the one it hits, with what it is made of. */
export interface Blow extends Timed {
  readonly cue: "blow";
  readonly actor: Anchor | null;
  readonly target: Anchor;
  readonly amount: string;
  /** Empty where the number is all there is to say. */
  readonly sum: readonly Term[];
  readonly heavy: boolean;
}

/** A meter moves. */
export interface Drain extends Timed {
  readonly cue: "drain";
  readonly target: Anchor;
  readonly meter: Meter;
  readonly before: number;
  readonly after: number;
  /** "−120", "+30". */
  readonly amount: string;
  readonly kind: "harm" | "good";
}

/** What was there tips over where it lies, and a burst comes over it. */
export interface Fall extends Timed {
  readonly cue: "fall";
  readonly who: Anchor;
  /** As it lay there: it is gone from the table already. */
  readonly figure: ReactNode;
  readonly burst: string;
  readonly call: Call;
}

/** What has already changed places goes there, two at most. */
export interface Slide extends Timed {
  readonly cue: "slide";
  readonly who: readonly [Anchor] | readonly [Anchor, Anchor];
}

/** Something becomes more than it was. */
export interface Glow extends Timed {
  readonly cue: "glow";
  readonly who: Anchor;
  readonly how: "evolve" | "awaken" | "condition" | "prevent";
  readonly label?: string;
}

export interface Shuffle extends Timed {
  readonly cue: "shuffle";
  readonly pile: Anchor;
}

/** What comes of one side of a coin. */
export interface Fate {
  readonly title?: string;
  readonly text?: ReactNode;
  readonly picture?: ReactNode;
}

/** Coins, with what they decide written before they fall. */
export interface Toss extends Timed {
  readonly cue: "toss";
  /** What asks for it. */
  readonly source: { readonly picture?: ReactNode; readonly title: string; readonly text?: ReactNode };
  readonly heads: readonly boolean[];
  readonly coin: { readonly heads: ReactNode; readonly tails: ReactNode };
  readonly fates: { readonly heads: Fate; readonly tails: Fate } | null;
  readonly verdict: string;
  readonly note?: string;
}

/** A strip across the table: whose turn it is. */
export interface Ribbon extends Timed {
  readonly cue: "ribbon";
  readonly title: string;
  readonly note: string;
  readonly mine: boolean;
}

/** One thing that happens to something. A game says which ones its events give. */
export type Cue = Travel | Announce | Blow | Drain | Fall | Slide | Glow | Shuffle | Toss | Ribbon;
