import type { Trigger } from "@/games/dragonball/engine/effects/language";
import { filterOf } from "../../unresolved/nouns";
import { asPlayer } from "../../unresolved/players";
import { type Rule, rule } from "../pattern";
import { ITSELF } from "./subjects";
import { oneOr, withSubject } from "./triggers";

const BATTLE = "(a|the) battle (in which|where)";

/** Events at the ends of turns, phases and battles. */
const moments: readonly Rule[] = [
  rule("event", "at the end of your turn", () => ({ on: { when: "endOfTurn", turnOf: "you" } })),
  rule("event", "at the end of your opponent's turn", () => ({ on: { when: "endOfTurn", turnOf: "opponent" } })),
  rule("event", "at the end of (the|each|each player's) turn", () => ({ on: { when: "endOfTurn", turnOf: "both" } })),
  rule("event", "at the (start|beginning) of your turn", () => ({ on: { when: "startOfTurn", turnOf: "you" } })),
  rule("event", "at the (start|beginning) of your opponent's turn", () => ({ on: { when: "startOfTurn", turnOf: "opponent" } })),
  rule("event", "at the (start|beginning) of your Main Phase", () => ({ on: { when: "startOfMain", turnOf: "you" } })),
  rule("event", "at the (start|beginning) of your opponent's Main Phase", () => ({ on: { when: "startOfMain", turnOf: "opponent" } })),
  rule("event", "at the (start|beginning) of (each player's Main Phase|any Main Phase|you and your opponent's Main Phases)", () => ({
    on: { when: "startOfMain", turnOf: "both" },
  })),
  // DB-ATK-20.
  rule("event", `at the end of ${BATTLE} this card was/is used in a combo`, () => ({ on: { when: "comboed", subject: "this" } })),
  rule("event", `at the end of ${BATTLE} this card was/is used in a combo from your {zones}`, ({ zones }) => ({
    on: { when: "comboed", subject: "this", from: oneOr(zones) },
  })),
  rule("event", `at the end of ${BATTLE} you (combo with this card|used this card in a combo|comboed with this card)`, () => ({
    on: { when: "comboed", subject: "this" },
  })),
  rule("event", `at the end of ${BATTLE} you (combo|comboed) with this card from your {zones}`, ({ zones }) => ({
    on: { when: "comboed", subject: "this", from: oneOr(zones) },
  })),
  rule("event", `at the end of ${BATTLE} you used this card from your {zones} in a combo`, ({ zones }) => ({
    on: { when: "comboed", subject: "this", from: oneOr(zones) },
  })),
  rule("event", "at the end of (a|the) battle after you combo with this card", () => ({ on: { when: "comboed", subject: "this" } })),
  rule("event", "at the end of (a|the) battle after you combo with this card from your {zones}", ({ zones }) => ({
    on: { when: "comboed", subject: "this", from: oneOr(zones) },
  })),
  rule("event", `(at the end of the battle after this card attacks|at the end of ${BATTLE} this card (attacked|attacks))`, () => ({
    on: { when: "endOfBattle", turnOf: "both" },
    when: { there: { cards: "attackCard", where: ITSELF } },
  })),
  rule("event", "at the end of the battle for this card", () => ({
    on: { when: "endOfBattle", turnOf: "both" },
    when: { card: "this", is: { inBattle: true } },
  })),
];

const TURNS = [
  ["during your turn", "you"],
  ["during your opponent's turn", "opponent"],
] as const;

const events: readonly Rule[] = [
  rule("event", "when {trigger}", ({ trigger }) => ({ on: trigger })),
  rule("event", "when {a:trigger} or [when] {b:trigger}", ({ a, b }) => ({ on: { when: "any", of: [a, b] } })),
  rule("event", "when {a:trigger} or {b:event}", ({ a, b }) => (b.when ? undefined : { on: { when: "any", of: [a, b.on] } })),
  rule("event", `at the end of ${BATTLE} your {n:nouns} attacked`, ({ n }) => {
    const where = n.demands ? undefined : filterOf(n);
    return where && { on: { when: "endOfBattle", turnOf: "you" }, when: { there: { cards: "attackCard", where } } };
  }),
  rule("event", "when {a:trigger} or it {predicates}", ({ a, predicates: all }) =>
    "subject" in a && a.subject === "this" ? { on: { when: "any", of: [a, ...all.map((each) => withSubject(each, "this"))] } } : undefined,
  ),
  rule("event", "when {a:trigger} [,] or when {b:trigger}", ({ a, b }) => ({ on: { when: "any", of: [a, b] } })),
  rule("event", "when {trigger} [,] and [if] {conditions}", ({ trigger, conditions }) => ({ on: trigger, when: conditions })),
  rule("event", "when {a:trigger} or when {b:trigger} , and if {conditions}", ({ a, b, conditions }) => ({
    on: { when: "any", of: [a, b] },
    when: conditions,
  })),
  ...TURNS.flatMap(([words, turnOf]) => [
    rule("event", `${words} , {event}`, ({ event }) => (event.when ? undefined : { ...event, when: { turnOf } })),
    rule("event", `when {trigger} ${words}`, ({ trigger }) => ({ on: trigger, when: { turnOf } })),
    rule("event", `at the end of ${BATTLE} you combo with this card from your {zones} ${words}`, ({ zones }) => ({
      on: { when: "comboed", subject: "this", from: oneOr(zones) },
      when: { turnOf },
    })),
  ]),
];

const sentences: readonly Rule[] = [
  rule("autoSentence", "{a:event} , or {b:event} , {sentence}", ({ a, b, sentence }) =>
    a.when || b.when ? undefined : { on: { when: "any", of: [a.on, b.on] }, says: sentence },
  ),
  rule("autoSentence", "{event} , they may {steps}", ({ event, steps }) =>
    isTheirs(event.on) ? { ...event, says: { says: "steps", steps: asPlayer("opponent", [{ do: "may", steps }]) } } : undefined,
  ),

  rule("autoSentence", "activate this skill {event}", ({ event }) => ({ ...event, says: { says: "steps", steps: [] } })),
  rule("autoSentence", "{steps} at the end of your turn", ({ steps }) => ({
    on: { when: "endOfTurn", turnOf: "you" },
    says: { says: "steps", steps },
  })),
  rule("autoSentence", "{event} , {sentence}", ({ event, sentence }) => ({ ...event, says: sentence })),
];

/** Whether the words of an event speak of the opponent as a player. */
function isTheirs(on: Trigger): boolean {
  if (on.when === "any") return on.of.every(isTheirs);
  if ("turnOf" in on) return on.turnOf === "opponent";
  if ("who" in on) return on.who === "opponent";
  return "subject" in on && on.subject !== "this" && on.subject.of === "opponent";
}

/** What an Auto waits for, and the sentence that begins with it. */
export const eventRules: readonly Rule[] = [...moments, ...events, ...sentences];
