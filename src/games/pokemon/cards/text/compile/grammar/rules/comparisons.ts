import type { EnergyType } from "@/games/pokemon/engine/card";
import type { Amount, Condition, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { POINTS_TO } from "../../unresolved/references";
import { rule } from "../pattern";
import { all } from "./pokemon";

const compare = (left: Amount, is: "=" | "<=" | ">=", right: Amount): Condition => ({ if: "compare", left, is, right });
const inPlay = (side: "yours" | "opponents"): Amount => ({ count: "pokemon", in: { pokemon: "all", side, place: "inPlay" } });
const prizes = (of: "you" | "opponent"): Amount => ({ count: "prizesLeft", of });
const typeOnBench = (type: EnergyType): Condition => ({
  if: "pokemon",
  is: { pokemon: "all", side: "yours", place: "bench", where: { types: [type] } },
});
/** Damage counters on so many Pokémon together. */
const countersOn = (on: PokemonSelector): Amount => ({ count: "damageCounters", on });

/** Facts that set one player, or one number, against another. */
export const comparisonRules = [
  rule("fact", "you have at least {n:number} more Prize cards (remaining|left) than your opponent", ({ n }) =>
    compare(prizes("you"), ">=", { add: [prizes("opponent"), n] }),
  ),
  rule("fact", "you don't have more Pokémon in play than your opponent", () => compare(inPlay("yours"), "<=", inPlay("opponents"))),
  rule("fact", "there are {n:fewer} damage counters on {side:possessor} {d:described}", ({ n, side, d }) =>
    n.atMost === undefined ? compare(countersOn(all(side, d)), ">=", n.atLeast ?? 0) : compare(countersOn(all(side, d)), "<=", n.atMost),
  ),
  // "Grass, Water, and Lightning Pokémon" are one of each, not any of them.
  rule("fact", "you have {a:type} , {b:type} , and {c:type} Pokémon on your Bench", ({ a, b, c }) => ({ all: [a, b, c].map(typeOnBench) })),
  rule("fact", "you don't have (a|any) Stadium [card] in play", () => ({ not: { if: "stadium", of: "you" } })),
  rule("fact", "{p:owner} maximum HP is {n:fewer}", ({ p, n }) => ({ if: "pokemon", is: p, where: { maxHp: n } })),
  rule("fact", "your opponent has [already] used their GX attack", () => ({ if: "gxUsed", by: "opponent" })),
  rule("fact", "(it isn't|it is not) your first turn", () => ({ not: { if: "turn", is: "yourFirst" } })),
  rule("fact", "this Pokémon didn't come into play {during}", ({ during }) => ({
    not: { if: "history", event: { during, happened: "cameIntoPlay", pokemon: "self" } },
  })),
  rule("fact", "the maximum HP of {p:pokemon} is {n:fewer}", ({ p, n }) => ({ if: "pokemon", is: p, where: { maxHp: n } })),
  rule("fact", "the first flip is tails", () => compare({ count: "heads" }, "=", 0)),
  rule("fact", "you find (a|an|any) {where:cardNoun} there", ({ where }) =>
    tidy({ if: "bound", binding: POINTS_TO.cards, where: unlessEmpty(where) }),
  ),
];
