import type { Constraint } from "@/kernel/game";
import { cardAt, type Match } from "../match";
import { findPlaced } from "../state/zones";
import { valuesOf } from "../values";
import type { Count, Instruction } from "./language";
import { amountOf, cardsOfSelector } from "./meaning";
import { readCard } from "./reading";
import type { Scope } from "./scope";

export type Choose = Extract<Instruction, { do: "choose" }>;

/** The cards that a text may choose, as the seat that chooses would name them: DB-KEY-16, DB-TEXT-07 take some out. */
export function candidates(m: Match, step: Choose, scope: Scope, seat = scope.you): readonly number[] {
  return cardsOfSelector(m, step.from, { ...scope, you: seat }).filter((object) => isChoosable(m, object, step.ignoring ?? null, scope));
}

function isChoosable(m: Match, object: number, ignoring: string | null, scope: Scope): boolean {
  const found = findPlaced(m.state, object);
  if (!found || found.placed.hidden) return true;
  const { keywords, cannot, unaffectedBy } = valuesOf(m, found.placed.card);
  if (unaffectedBy.includes(scope.you) && found.placed.card !== scope.card) return false;
  if (found.seat === scope.you) return true;
  if (keywords.includes("Barrier") && ignoring !== "Barrier") return false;
  return !cannot.includes("beChosen");
}

/** DB-ACT-04, DB-ACT-05: how many are chosen of those there are, be it none. A price is never "as many as possible". */
export function countRange(
  m: Match,
  count: Count,
  there: number,
  scope: Scope,
  price = false,
): { readonly min: number; readonly max: number } {
  if (count === "all") return { min: there, max: there };
  if (count === "any") return { min: price ? 1 : 0, max: there };
  if (typeof count === "object" && "upTo" in count) {
    const max = Math.max(0, Math.min(there, amountOf(m, count.upTo, scope)));
    const least = count.atLeast ?? 0;
    return { min: price ? least : Math.min(least, max), max };
  }
  const number = Math.max(0, amountOf(m, count, scope));
  return price ? { min: number, max: number } : { min: Math.min(number, there), max: Math.min(number, there) };
}

/** What is demanded of the chosen cards together. */
export function constraintOf(m: Match, step: Choose, objects: readonly number[], scope: Scope): Constraint | null {
  const read = (object: number) => readCard(m, cardAt(m, object));
  if (step.different) {
    const what = step.different;
    return { kind: "oneOfEach", groups: objects.map((object) => groupOf(read(object), what)) };
  }
  if (step.alike) {
    const what = step.alike;
    return { kind: "same", groups: objects.map((object) => groupOf(read(object), what)) };
  }
  if (step.sum) {
    const { of, atMost, exactly } = step.sum;
    return {
      kind: "sum",
      values: objects.map((object) => (of === "power" ? (read(object).power ?? 0) : Math.max(0, read(object).cost ?? 0))),
      ...(atMost === undefined ? null : { atMost: amountOf(m, atMost, scope) }),
      ...(exactly === undefined ? null : { exactly: amountOf(m, exactly, scope) }),
    };
  }
  if (!step.covers) return null;
  const all = step.covers;
  return { kind: "covers", shows: objects.map((object) => read(object).colors.filter((color) => all.includes(color))), all };
}

function groupOf(read: ReturnType<typeof readCard>, what: "name" | "energyCost" | "character" | "power"): string {
  if (what === "name") return read.names[0] ?? "";
  if (what === "character") return read.characters.join();
  return String(what === "power" ? read.power : read.cost);
}

/** Whether so many can be chosen, at least, that meet what is demanded of the cards together. */
export function canMeet(m: Match, step: Choose, objects: readonly number[], least: number, scope: Scope): boolean {
  const constraint = constraintOf(m, step, objects, scope);
  if (!constraint) return true;
  const demands = constraint.kind === "covers" || (constraint.kind === "sum" && (constraint.exactly ?? 0) > 0);
  return mostMeeting(constraint, objects.length) >= Math.max(least, demands ? 1 : 0);
}

/** The most cards of a choice, up to `most`, that meet what is demanded of them together; 0 where none do. */
export function mostMeeting(constraint: Constraint, most: number): number {
  return Math.min(most, mostOfAll(constraint, most));
}

function mostOfAll(constraint: Constraint, most: number): number {
  switch (constraint.kind) {
    case "oneOfEach":
      return new Set(constraint.groups).size;
    case "same":
      return Math.max(0, ...constraint.groups.map((group) => constraint.groups.filter((one) => one === group).length));
    case "sum":
      return mostWithSum(constraint, most);
    case "covers": {
      const showing = constraint.shows.filter(({ length }) => length > 0);
      return constraint.all.every((color) => showing.some((shown) => shown.includes(color))) ? showing.length : 0;
    }
    case "pays":
      throw new Error("No text chooses cards that pay.");
  }
}

/** How many of the numbers, up to `most`, can be taken so that their sum is in bounds. */
function mostWithSum({ values, atMost, exactly }: Extract<Constraint, { kind: "sum" }>, most: number): number {
  let sums: ReadonlyMap<string, readonly [count: number, sum: number]> = new Map([["0/0", [0, 0]]]);
  for (const value of values) {
    const more = [...sums.values()].map(([count, sum]): readonly [number, number] => [count + 1, sum + value]);
    sums = new Map([...sums, ...more.flatMap((one) => (one[0] <= most ? [[one.join("/"), one] as const] : []))]);
  }
  const fitting = [...sums.values()].filter(
    ([, sum]) => (atMost === undefined || sum <= atMost) && (exactly === undefined || sum === exactly),
  );
  return Math.max(0, ...fitting.map(([count]) => count));
}
