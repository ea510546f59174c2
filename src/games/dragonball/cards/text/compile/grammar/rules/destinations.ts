import type { Zone } from "@/games/dragonball/engine/effects/language";
import { at } from "../../unresolved/nouns";
import { picked } from "../../unresolved/picked";
import type { Destination } from "../kinds";
import { type Rule, rule } from "../pattern";

/** Whose zone it is goes without saying: a card goes to its owner's (DB-ZONE-09, DB-ZONE-10). */
const OWNERS = "(your|your opponent's|its owner's|their owner's|their owners'|its owners'|their|the|a)";

const ZONES: readonly (readonly [words: string, zone: Zone])[] = [
  ["hand/hands", "hand"],
  ["(Drop|Drops|Drop Area|Drop Areas)", "drop"],
  ["(energy|Energy Area)", "energy"],
  ["life", "life"],
  ["Warp/Warps", "warp"],
  ["(Z-Energy|Z-Energy Area)", "zEnergy"],
  ["Z-Deck", "zDeck"],
];

const FACE_UP: readonly (readonly [words: string, zone: Zone])[] = [
  ["life", "life"],
  ["Z-Deck/Z-Decks", "zDeck"],
];

const inMode: readonly (readonly [words: string, more: Partial<Destination>])[] = [
  ["", {}],
  [" in Rest Mode", { mode: "rest" }],
  [" in Active Mode", { mode: "active" }],
];

export const destinationRules: readonly Rule[] = [
  ...ZONES.flatMap(([words, to]) =>
    (to === "energy" ? inMode : inMode.slice(0, 1)).map(([mode, more]) =>
      rule("destination", `(in|into|to) ${OWNERS} ${words}${mode}`, () => ({ to, ...more })),
    ),
  ),
  ...FACE_UP.flatMap(([words, to]) => [
    rule("destination", `(in|into|to) ${OWNERS} ${words} (face-up|face [-] up)`, () => ({ to, faceUp: true as const })),
    rule("destination", `(face-up|face [-] up) (in|into|to) ${OWNERS} ${words}`, () => ({ to, faceUp: true as const })),
  ]),
  rule("destination", `on top of ${OWNERS} (deck|decks) [in any order]`, () => ({ to: "deck", place: "top" })),
  rule("destination", `(at|on|to) the top of ${OWNERS} (deck|decks) [in any order]`, () => ({ to: "deck", place: "top" })),
  rule("destination", `(at|on|to) the bottom of ${OWNERS} (deck|decks) [in any order]`, () => ({ to: "deck", place: "bottom" })),
  // DB-UNDER-03: the zone is that of the pile.
  rule("destination", "under {n:nouns} {place}", ({ n, place }) => {
    const cards = n.demands ? undefined : at(n, place);
    return cards && { to: "battle", beneath: picked(cards, 1) };
  }),
  rule("destination", "on top of {cards}", ({ cards }) => (cards.choices.length > 0 ? undefined : { to: "battle", onto: cards.cards })),
  rule("destination", `on the top and~or bottom of ${OWNERS} (deck|decks) [in any order]`, () => ({ to: "deck", place: "either" })),
  rule("destination", `(on|at) the top or bottom of ${OWNERS} deck`, () => ({ to: "deck", place: "either" })),
  rule("destination", "under {cards}", ({ cards }) => (cards.all ? undefined : { to: "battle", beneath: cards })),
  rule("destination", "(in|into) (your|the) Battle Area", () => ({ to: "battle", who: "you" })),
  ...inMode
    .slice(1)
    .map(([mode, more]) =>
      rule("destination", `(in|into) (your|the) Battle Area${mode}`, () => ({ to: "battle", who: "you" as const, ...more })),
    ),
  rule("destination", "in your Combo Area", () => ({ to: "combo", who: "you" })),
];
