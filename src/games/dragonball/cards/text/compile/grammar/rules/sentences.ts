import type { Instruction } from "@/games/dragonball/engine/effects/language";
import { lasting } from "../../unresolved/lasting";
import { asPlayer } from "../../unresolved/players";
import { type Rule, rule } from "../pattern";

type Steps = readonly Instruction[];

/** Steps one after another. */
const lists: readonly Rule[] = [
  rule("steps", "{instruction}", ({ instruction }) => instruction),
  rule("steps", "{a:instruction} (,|[,] and|[,] then|[,] and then) {b:steps}", ({ a, b }) => [...a, ...b]),
  rule("theirSteps", "{a:theirInstruction}", ({ a }) => a),
  rule("theirSteps", "{a:theirInstruction} (,|[,] and|[,] then|[,] and then) {b:theirSteps}", ({ a, b }) => [...a, ...b]),
  // What hangs on a condition or a wish goes to the end of its sentence.
  rule("steps", "if {conditions} , {steps}", ({ conditions, steps }) => [{ do: "if", when: conditions, then: steps }]),
  rule("steps", "you may {steps}", ({ steps }) => [{ do: "may", steps }]),
  rule("steps", "your opponent may {steps}", ({ steps }) => asPlayer("opponent", [{ do: "may", steps }])),
  rule("instruction", "{cards} {changes} [{duration?:duration}]", ({ cards, changes, duration }) => lasting(cards, changes, duration)),
  rule("steps", "{duration} , {cards} {changes}", ({ duration, cards, changes }) => lasting(cards, changes, duration)),
  rule("steps", "(at the end of the turn|at end of turn) , {steps}", ({ steps }) => [{ do: "delay", until: "endOfTurn", steps }]),
  rule("steps", "{instruction} at the end of the turn", ({ instruction }) => [{ do: "delay", until: "endOfTurn", steps: instruction }]),
  rule("steps", "at the end of the battle , {steps}", ({ steps }) => [{ do: "delay", until: "endOfBattle", steps }]),
];

const said = (steps: Steps) => ({ says: "steps", steps }) as const;

const sentences: readonly Rule[] = [
  rule("sentence", "[(then|additionally|afterwards|also) ,] {steps}", ({ steps }) => said(steps)),
  rule("sentence", "if you do [so] , {steps}", ({ steps }) => ({ says: "ifDone", steps })),
  rule("sentence", "if (you|they) (don't|do not) , {steps}", ({ steps }) => ({ says: "ifNot", steps })),
  rule("sentence", "[{a?:steps} (,|[,] and|[,] then)] choose one -", ({ a }) => ({ says: "choose", before: a ?? [], count: 1 })),
  rule("sentence", "choose one", () => ({ says: "choose", before: [], count: 1 })),
];

export const sentenceRules: readonly Rule[] = [...lists, ...sentences];
