import type { CardFilter, Cause, Subject } from "@/games/dragonball/engine/effects/language";
import { filterOf, type Noun, so } from "../../unresolved/nouns";
import { theirsOf } from "../../unresolved/players";
import { type Rule, rule } from "../pattern";

/** Itself among others. */
export const ITSELF = { not: { other: true } } as const;

/** A card of a side; where the noun says no zone, anything that is so. */
export function subjectOf(noun: Noun, of: "you" | "opponent" | "both"): Subject | undefined {
  const where = noun.demands ? undefined : filterOf(of === "opponent" ? theirsOf(of, noun) : noun);
  return where && { of, ...(Object.keys(where).length > 0 && { where }) };
}

const subjects: readonly Rule[] = [
  rule("subject", "this card", () => "this"),
  rule("subject", "(your|one of your|(a|an) card of yours) {n:nouns}", ({ n }) => subjectOf(n, "you")),
  rule("subject", "(a|an|one of your|your) {n:nouns} in your Battle Area [{q?:qualities}]", ({ n, q }) => inBattle(n, q, "you")),
  rule("subject", "(a|an) {n:nouns} in a Battle Area [{q?:qualities}]", ({ n, q }) => inBattle(n, q, "both")),
  rule("subject", "(an opponent's|your opponent's|one of your opponent's|one of their) {n:nouns}", ({ n }) => subjectOf(n, "opponent")),
  rule("subject", "(a|an|any) {n:nouns}", ({ n }) => subjectOf(n, "both")),
  rule("subject", "another {n:nouns}", ({ n }) => subjectBut(n, "both")),
  rule("subject", "(a player's|any player's) {n:nouns}", ({ n }) => subjectOf(n, "both")),
];

function inBattle(noun: Noun, qualities: CardFilter | undefined, of: "you" | "both"): Subject | undefined {
  const more = qualities ? so(noun, qualities) : noun;
  const subject = more && subjectOf(more, of);
  return subject && subject !== "this" ? { ...subject, zone: "battle" } : undefined;
}

/** "Another ＜Moss＞ card". */
export function subjectBut(noun: Noun, of: "you" | "opponent" | "both"): Subject | undefined {
  const others = so(noun, { other: true });
  return others && subjectOf(others, of);
}

/** By what: "an opponent's skill", "the skills of 《Moss》 cards". */
const causes: readonly Rule[] = [
  rule("cause", "(a skill|skills|card skills|a card's skill)", () => ({ by: "skill" })),
  rule("cause", "(an opponent's|your opponent's|one of your opponent's) [card's] (skill|skills|card skills)", () => ({
    of: "opponent",
    by: "skill",
  })),
  rule("cause", "(your|one of your) (skill|skills|card skills)", () => ({ of: "you", by: "skill" })),
  rule("cause", "(your opponent|an opponent)", () => ({ of: "opponent" })),
  rule("cause", "(an attack|attacks)", () => ({ by: "attack" })),
  rule("cause", "(an opponent's|your opponent's) (attack|attacks)", () => ({ of: "opponent", by: "attack" })),
  rule("cause", "your attacks", () => ({ of: "you", by: "attack" })),
  rule("cause", "this card", () => ({ where: ITSELF })),
  ...(
    [
      ["your", "you"],
      ["(an opponent's|your opponent's)", "opponent"],
    ] as const
  ).map(([words, of]) =>
    rule("cause", `the attacks of ${words} {n:nouns}`, ({ n }) => {
      const where = n.demands ? undefined : filterOf(n);
      return where && { of, by: "attack", where };
    }),
  ),
  rule("cause", "this card's (attack|attacks)", () => ({ by: "attack", where: ITSELF })),
  rule("cause", "this card's (skill|skills)", () => ({ by: "skill", where: ITSELF })),
  rule("cause", "your (Leader's|Leader Card's) (skill|skills)", () => ({ of: "you", by: "skill", where: { type: "Leader" } })),
  ...(
    [
      ["(your|one of your)", "you"],
      ["(an opponent's|your opponent's|one of your opponent's)", "opponent"],
      ["(a|an)", undefined],
    ] as const
  ).flatMap(([words, of]) => [
    rule("cause", `${words} {adjectives} [(card|cards|card's|cards'|Battle Card's)] (skill|skills)`, ({ adjectives }) =>
      made(adjectives, of),
    ),
    rule("cause", `the (skill|skills) of ${words} {n:nouns} [in any of your areas]`, ({ n }) => {
      const where = n.demands ? undefined : filterOf(n);
      return where && made(where, of);
    }),
  ]),
  rule("cause", "[(a|an)] {keyword} [skill]", ({ keyword }) => ({ by: "skill", keyword })),
];

/** A keyword alone names a skill, not the cards that have it. */
const made = (where: NonNullable<Cause["where"]>, of: "you" | "opponent" | undefined): Cause | undefined =>
  Object.keys(where).join() === "keyword" ? undefined : { ...(of && { of }), by: "skill", where };

/** Of which card something is told, and by what it came about. */
export const subjectRules: readonly Rule[] = [...subjects, ...causes];
