import type { Precedence as PrecedenceOf } from "@/kernel/texts/grammar";
import type { Kind } from "./kinds";

/** Of two rules that read the same words differently, the one whose reading stands. */
export type Precedence = PrecedenceOf<Kind>;

const NEAREST = "what stands behind a place says of the nearest card where it lies";

/** The rules that read the same words differently, each pair with the one that stands, and why. A pair that is not here is an error. */
export const precedence: readonly Precedence[] = [
  {
    kind: "instruction",
    stands: "play {cards}",
    yields: "play {cards} {manners}",
    example: "Play up to 1 ＜Moss＞ card from under a {Quiet Pond} in your Battle Area.",
    because: NEAREST,
  },
  {
    kind: "instruction",
    stands: "use {cards} in a combo [in your Combo Area]",
    yields: "use {cards} {how:manner} in a combo [in your Combo Area]",
    example: "Use up to 1 ＜Moss＞ card from under a {Quiet Pond} in your Battle Area in a combo.",
    because: NEAREST,
  },
  {
    kind: "instruction",
    stands: "place {found} {destination}",
    yields: "place {cards} {destination}",
    example: "Place up to 1 ＜Moss＞ card under a {Quiet Pond} in your Battle Area.",
    because: NEAREST,
  },
  {
    kind: "instruction",
    stands: "(place|add) {k:quantity} {n:nouns} {destination} {source}",
    yields: "place {found} {destination}",
    example: "Place 1 ＜Fern＞ card under this card from under your ＜Moss＞ card.",
    because: "behind where cards go stands where they come from",
  },
  {
    kind: "place",
    stands: "{area}",
    yields: "{area} {qualities}",
    example: "from under a ＜Moss＞ card with an energy cost of 3",
    because: NEAREST,
  },
  {
    kind: "possession",
    stands: "{tally} in play",
    yields: "{a:tally} and {b:tally} in play",
    example: "a ＜Moss＞ card with an energy cost of 3 and [Barrier] in play",
    because: "a keyword alone is what a card has, not a card",
  },
];
