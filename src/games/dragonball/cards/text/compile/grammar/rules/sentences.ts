import type { Instruction, Moment } from "@/games/dragonball/engine/effects/language";
import { lasting } from "../../unresolved/lasting";
import { asPlayer } from "../../unresolved/players";
import { orElse } from "../../unresolved/sentences";
import { action, type Rule, rule } from "../pattern";

type Steps = readonly Instruction[];

/** What stands between steps. */
const JOIN = "([,] and|[,] then|[,] and then|; then|,|;) [,]";

/** Steps one after another. */
const lists: readonly Rule[] = [
  rule("steps", "{instruction}", ({ instruction }) => instruction),
  rule("steps", `{a:instruction} ${JOIN} {b:steps}`, ({ a, b }) => [...a, ...b]),
  rule("theirSteps", "{a:theirInstruction}", ({ a }) => a),
  rule("theirSteps", "they {steps:instruction}", ({ steps }) => steps),
  rule("instruction", "they {steps:instruction}", ({ steps }) => asPlayer("opponent", steps)),
  rule("theirSteps", "{a:theirInstruction} (,|[,] and|[,] then|[,] and then) {b:theirSteps}", ({ a, b }) => [...a, ...b]),
  // What hangs on a condition or a wish goes to the end of its sentence.
  rule("steps", "if {conditions} , {steps}", ({ conditions, steps }) => [{ do: "if", when: conditions, then: steps }]),
  rule("steps", "you may {steps}", ({ steps }) => [{ do: "may", steps }]),
  rule("steps", "your opponent may {steps}", ({ steps }) => asPlayer("opponent", [{ do: "may", steps }])),
  rule("steps", "{per} , {steps}", ({ per, steps }) => [{ do: "repeat", times: per, steps }]),
];

/** Moments to come: a delayed effect waits for the next of them. */
const MOMENTS: readonly (readonly [words: string, until: Moment, turnOf: "you" | "opponent"])[] = [
  ["at the end of your turn", "endOfTurn", "you"],
  ["at the end of (your opponent's|their) [next] turn", "endOfTurn", "opponent"],
  ["at the (start|beginning) of your next turn", "startOfTurn", "you"],
  ["at the (start|beginning) of your next Main Phase", "startOfMain", "you"],
  ["at the (start|beginning) of (your opponent's|their) [next] turn", "startOfTurn", "opponent"],
  ["at the (start|beginning) of (your opponent's|their) next Main Phase", "startOfMain", "opponent"],
];

/** For how long, and when. */
const inTime: readonly Rule[] = [
  rule("instruction", "{cards} {changes} [{duration?:duration}]", ({ cards, changes, duration }) => lasting(cards, changes, duration)),
  rule("instruction", "{duration} [,] {cards} {changes}", ({ duration, cards, changes }) => lasting(cards, changes, duration)),
  rule("steps", "(at the end of the turn|at end of turn|at the end of this turn|at the end of that turn) , {steps}", ({ steps }) => [
    { do: "delay", until: "endOfTurn", steps },
  ]),
  rule("steps", "{instruction} at the end of the turn", ({ instruction }) => [{ do: "delay", until: "endOfTurn", steps: instruction }]),
  rule("steps", "{instruction} (at the end of the battle|after the battle)", ({ instruction }) => [
    { do: "delay", until: "endOfBattle", steps: instruction },
  ]),
  rule("steps", "at the end of (the|this) battle , {steps}", ({ steps }) => [{ do: "delay", until: "endOfBattle", steps }]),
  ...MOMENTS.flatMap(([words, until, turnOf]) => [
    rule("steps", `${words} , {steps}`, ({ steps }) => [{ do: "delay", until, turnOf, steps }]),
    rule("steps", `{instruction} ${words}`, ({ instruction }) => [{ do: "delay", until, turnOf, steps: instruction }]),
  ]),
];

/** What becomes of a step that was done or not (DB-TEXT-18). */
const outcomes: readonly Rule[] = [
  rule("steps", "if {conditions} , {a:instruction} [;] [,] otherwise [,] {b:steps}", ({ conditions, a, b }) => [
    orElse({ do: "if", when: conditions, then: a }, b),
  ]),
  rule("steps", "if {conditions} [,] you may {a:instruction} [;] [,] otherwise [,] {b:steps}", ({ conditions, a, b }) => [
    orElse({ do: "if", when: conditions, then: [{ do: "may", steps: a }] }, b),
  ]),
];

/** "Choose one-": its options stand below, and the sentences around put them in. */
const options: readonly Rule[] = [
  ...action("choose", "one [of the following] [-]", () => [{ do: "chooseOption", count: 1, options: [] }]),
  ...action("choose", "{n:number} of the following [-]", ({ n }) => [{ do: "chooseOption", count: n, options: [] }]),
  ...action("choose", "up to {n:number} [of the following] [-]", ({ n }) => [{ do: "chooseOption", count: n, upTo: true, options: [] }]),
];

const said = (steps: Steps) => ({ says: "steps", steps }) as const;

const sentences: readonly Rule[] = [
  rule("sentence", "[(then|additionally|afterwards|also) [,]] {steps}", ({ steps }) => said(steps)),
  rule("sentence", "if you do [so] , {steps}", ({ steps }) => ({ says: "ifDone", steps })),
  rule("sentence", "if they do [so] , {steps}", ({ steps }) => ({ says: "ifDone", steps })),
  rule("sentence", "if (you|they) (don't|do not) , {steps}", ({ steps }) => ({ says: "ifNot", steps })),
  rule("sentence", "otherwise [,] {steps}", ({ steps }) => ({ says: "otherwise", steps })),
];

export const sentenceRules: readonly Rule[] = [...lists, ...inTime, ...outcomes, ...options, ...sentences];
