import type { Subject, Trigger } from "@/games/dragonball/engine/effects/language";
import type { Noun } from "../../unresolved/nouns";
import { filterOf } from "../../unresolved/nouns";
import { type Rule, rule } from "../pattern";

const own: readonly Rule[] = [
  rule("trigger", "this card attacks", () => ({ when: "attacks", subject: "this" })),
  rule("trigger", "this card attacks (a|an) {n:nouns}", ({ n }) => against(n)),
  rule("trigger", "this card is attacked", () => ({ when: "attacked", subject: "this" })),
  rule("trigger", "(this card is played|you play this card)", () => ({ when: "played", subject: "this" })),
  rule("trigger", "(this card is played|you play this card) from your {zone}", ({ zone }) => ({
    when: "played",
    subject: "this",
    from: zone,
  })),
  rule("trigger", "(this card is played|you play this card) (using|with|by) {keyword}", ({ keyword }) => {
    if (
      keyword === "Over Realm" ||
      keyword === "Swap" ||
      keyword === "Union" ||
      keyword === "Evolve" ||
      keyword === "Arrival" ||
      keyword === "Revive" ||
      keyword === "Successor"
    )
      return { when: "played", subject: "this", by: keyword };
    return undefined;
  }),
  rule("trigger", "(this card is used in a combo|you combo with this card)", () => ({ when: "combo", subject: "this" })),
  rule("trigger", "(this card is used in a combo|you combo with this card) from (your|the) {zone}", ({ zone }) =>
    zone === "hand" || zone === "battle" ? { when: "combo", subject: "this", from: zone } : undefined,
  ),
  rule("trigger", "this card in your hand is used in a combo", () => ({ when: "combo", subject: "this", from: "hand" })),
  rule("trigger", "this card in your Battle Area is used in a combo", () => ({ when: "combo", subject: "this", from: "battle" })),
  rule("trigger", "this card is KO'd", () => ({ when: "koed", subject: "this" })),
  rule("trigger", "this card is removed from (your|the|a) Battle Area", () => ({ when: "moved", subject: "this", from: "battle" })),
  rule("trigger", "this card is removed from (your|the|a) Battle Area by (an|your) opponent's skill/skills", () => ({
    when: "moved",
    subject: "this",
    from: "battle",
    cause: { of: "opponent", by: "skill" },
  })),
  rule("trigger", "this card is placed in (a|your) Battle Area", () => ({ when: "extraZPlaced", subject: "this" })),
  rule("trigger", "this card is placed in your Leader Area", () => ({ when: "placedInLeader", subject: "this" })),
  rule("trigger", "this card activates {keyword}", ({ keyword }) =>
    keyword === "Blocker" ? { when: "blocks", subject: "this" } : undefined,
  ),
];

function against(noun: Noun): Trigger | undefined {
  const target = subjectOf(noun, "opponent");
  return target && { when: "attacks", subject: "this", target };
}

/** A card of a side; where the noun says no zone, anything that is so. */
function subjectOf(noun: Noun, of: "you" | "opponent" | "both"): Subject | undefined {
  const where = filterOf(noun);
  return where && { of, ...(Object.keys(where).length > 0 && { where }) };
}

const others: readonly Rule[] = [
  rule("trigger", "your {n:nouns} attacks", ({ n }) => attacking(n)),
  rule("trigger", "one of your {n:nouns} attacks", ({ n }) => attacking(n)),
  rule("trigger", "your opponent attacks", () => ({ when: "attacks", subject: { of: "opponent" } })),
  rule("trigger", "your opponent attacks with (a|an|one of their) {n:nouns}", ({ n }) => attacking(n, "opponent")),
  rule("trigger", "(an opponent's|your opponent's) {n:nouns} attacks", ({ n }) => attacking(n, "opponent")),
  rule("trigger", "you play (a|an) {n:nouns}", ({ n }) => playing(n, "you")),
  rule("trigger", "(your|one of your) {n:nouns} is played", ({ n }) => playing(n, "you")),
  rule("trigger", "(an opponent's|your opponent's|one of your opponent's) {n:nouns} is played", ({ n }) => playing(n, "opponent")),
  rule("trigger", "your opponent plays (a|an) {n:nouns}", ({ n }) => playing(n, "opponent")),
];

function attacking(noun: Noun, of: "you" | "opponent" = "you"): Trigger | undefined {
  const subject = subjectOf(noun, of);
  return subject && { when: "attacks", subject };
}

function playing(noun: Noun, of: "you" | "opponent"): Trigger | undefined {
  const subject = subjectOf(noun, of);
  return subject && { when: "played", subject };
}

const events: readonly Rule[] = [
  rule("event", "when {trigger}", ({ trigger }) => ({ on: trigger })),
  rule("event", "when {a:trigger} or [when] {b:trigger}", ({ a, b }) => ({ on: { when: "any", of: [a, b] } })),
  rule("event", "when this card is played or attacks", () => ({
    on: {
      when: "any",
      of: [
        { when: "played", subject: "this" },
        { when: "attacks", subject: "this" },
      ],
    },
  })),
  rule("event", "at the end of your turn", () => ({ on: { when: "endOfTurn", turnOf: "you" } })),
  rule("event", "at the end of your opponent's turn", () => ({ on: { when: "endOfTurn", turnOf: "opponent" } })),
  rule("event", "at the end of (the|each|each player's) turn", () => ({ on: { when: "endOfTurn", turnOf: "both" } })),
  rule("event", "at the (start|beginning) of your turn", () => ({ on: { when: "startOfTurn", turnOf: "you" } })),
  rule("event", "at the (start|beginning) of your opponent's turn", () => ({ on: { when: "startOfTurn", turnOf: "opponent" } })),
  rule("event", "at the (start|beginning) of your Main Phase", () => ({ on: { when: "startOfMain", turnOf: "you" } })),
  rule("event", "at the (start|beginning) of your opponent's Main Phase", () => ({ on: { when: "startOfMain", turnOf: "opponent" } })),
  rule("event", "during your turn , {event}", ({ event }) => (event.when ? undefined : { ...event, when: { turnOf: "you" } })),
  rule("event", "during your opponent's turn , {event}", ({ event }) =>
    event.when ? undefined : { ...event, when: { turnOf: "opponent" } },
  ),
];

const sentences: readonly Rule[] = [rule("autoSentence", "{event} , {sentence}", ({ event, sentence }) => ({ ...event, says: sentence }))];

export const triggerRules: readonly Rule[] = [...own, ...others, ...events, ...sentences];
