import type { Cause, Instruction } from "@/games/dragonball/engine/effects/language";
import { atHome } from "../../unresolved/nouns";
import { IT } from "../../unresolved/references";
import type { Caught, Departure } from "../../unresolved/replaced";
import type { Holding } from "../../unresolved/sentences";
import { type Rule, rule } from "../pattern";
import { plainly } from "./permanents";

/** "Would leave the Battle Area", "would be removed from it by a skill or KO'd". */
const departures: readonly Rule[] = [
  rule("departure", "leave (your|the|a) {zone}", ({ zone }) => ({ from: zone })),
  rule("departure", "be removed from (your|the|a) {zone} [{by?:byCause}]", ({ zone, by }) => caused({ from: zone }, by?.cause)),
  rule("departure", "be KO'd [{by?:byCause}]", ({ by }) => caused({ from: "battle", koed: true }, by?.cause)),
  rule(
    "departure",
    "be placed (in|into) (your|its owner's|the) {to:zone} from (your|the) {from:zone} [{by?:byCause}]",
    ({ to, from, by }) => caused({ from, to }, by?.cause),
  ),
  rule("departures", "{departure}", ({ departure }) => [departure]),
  rule("departures", "{a:departure} or {b:departure}", ({ a, b }) => [a, b]),
  rule("departures", "{a:departure} or KO'd", ({ a }) => [a, { from: "battle", koed: true }]),
  rule("caught", "this card would {departs:departures}", ({ departs }) => departs.map((each) => ({ moves: "this" as const, ...each }))),
  rule(
    "caught",
    "this card in (your|a) {from:zone} would be placed (in|into) (your|its owner's|the|a) {to:zone} [{by?:byCause}]",
    ({ from, to, by }) => {
      const departs = caused({ from, to }, by?.cause);
      return departs && [{ moves: "this" as const, ...departs }];
    },
  ),
  rule("caught", "this card is removed from (your|the|a) {zone}", ({ zone }) => [{ moves: "this", from: zone }]),
  rule("caught", "(your|a|an|one of your) {n:nouns} would {departs:departures}", ({ n, departs }) => {
    const moves = plainly(n, atHome(n, "you"));
    return moves && departs.map((each) => ({ moves, ...each }));
  }),
];

/** By what a card would go, as far as a replacement asks. */
function caused(departure: Departure, cause: Cause | undefined): Departure | undefined {
  if (!cause) return departure;
  const { of, by, ...more } = cause;
  if (Object.keys(more).length > 0 || by === "keyword") return undefined;
  return { ...departure, cause: { ...(of && { of }), ...(by && { by }) } };
}

/** "…, remove it from the game instead", "…, you may discard 1 card from your hand instead". */
const outcomes: readonly Rule[] = [
  rule("permanent", "(if|when) {caught} , {steps} instead", ({ caught, steps }) => replacing(caught, steps)),
  rule("permanent", "(if|when) {caught} , (it is|it's) (sent|placed) {destination} instead", ({ caught, destination: { to, ...more } }) =>
    Object.keys(more).length > 0 ? undefined : { ...worksIn(caught), changes: caught.map((of) => ({ replace: { of, goes: to } })) },
  ),
];

/** Where "it" alone goes elsewhere the move is another one; else something happens in its place. */
function replacing(caught: readonly Caught[], steps: readonly Instruction[]): Holding | undefined {
  const [only] = steps;
  const may = steps.length === 1 && only?.do === "may" && !only.then && !only.else && !only.by;
  const done = may ? only.steps : steps;
  const [first] = done;
  if (done.length === 1 && first?.do === "move" && JSON.stringify(first.cards) === JSON.stringify(IT)) {
    const { do: _, cards: __, to, ...more } = first;
    if (Object.keys(more).length > 0) return undefined;
    return { ...worksIn(caught), changes: caught.map((of) => ({ replace: { of, ...(may && { may }), goes: to } })) };
  }
  return {
    ...worksIn(caught),
    changes: caught.map((of) => ({ replace: { of, ...(may && { may }), instead: done } })),
  };
}

/** DB-SKILL-04: where the text names another zone of its own card, there. */
function worksIn(caught: readonly Caught[]): Pick<Holding, "from"> {
  const [first] = caught;
  return first?.moves === "this" && typeof first.from === "string" && !["leader", "battle", "unison"].includes(first.from)
    ? { from: first.from }
    : {};
}

export const replacementRules: readonly Rule[] = [...departures, ...outcomes];
