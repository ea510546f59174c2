import type { Condition, Continuous } from "@/games/dragonball/engine/effects/language";
import { changing } from "../../unresolved/lasting";
import type { Picked } from "../../unresolved/picked";
import type { Holding } from "../../unresolved/sentences";
import { type Rule, rule } from "../pattern";

const of = (changes: readonly Continuous[] | undefined): Holding | undefined => changes && { changes };

/** Cards of a Permanent skill are all that are so; nothing is chosen. */
const on = ({ choices, cards }: Picked, changes: Parameters<typeof changing>[0]) =>
  choices.length > 0 ? undefined : changing(changes, cards);

function whileIs(holding: Holding, condition: Condition): Holding {
  const before = holding.while;
  return { ...holding, while: before ? { all: [condition, ...("all" in before ? before.all : [before])] } : condition };
}

export const permanentRules: readonly Rule[] = [
  rule("permanent", "{cards} {changes}", ({ cards, changes }) => of(on(cards, changes))),
  rule("permanent", "(if|while|as long as) {conditions} , {permanent}", ({ conditions, permanent }) => whileIs(permanent, conditions)),
  rule("permanent", "during your turn , {permanent}", ({ permanent }) => whileIs(permanent, { turnOf: "you" })),
  rule("permanent", "during your opponent's turn , {permanent}", ({ permanent }) => whileIs(permanent, { turnOf: "opponent" })),
  rule("permanent", "{cards} {changes} during your turn", ({ cards, changes }) => turned(on(cards, changes), "you")),
  rule("permanent", "{cards} {changes} during your opponent's turn", ({ cards, changes }) => turned(on(cards, changes), "opponent")),
  rule("permanent", "this card gains {trait} in all areas", ({ trait }) => ({
    changes: [{ change: { gainTrait: trait } }],
    anywhere: true,
  })),
  rule("permanent", "this card can't attack and gains {trait} in all areas", ({ trait }) => ({
    changes: [{ change: { cannot: "attack" } }, { change: { gainTrait: trait } }],
    anywhere: true,
  })),
];

const turned = (changes: readonly Continuous[] | undefined, turnOf: "you" | "opponent"): Holding | undefined =>
  changes && { while: { turnOf }, changes };
