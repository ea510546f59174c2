import type { Attack } from "@/games/pokemon/engine/card";
import type { Instruction } from "@/games/pokemon/engine/effects/language";
import { fail } from "@/kernel/texts/failure";
import { tidy } from "@/kernel/texts/merge";

/**
 * Sets "does 20 damage for each …" against the printed 20×: the multiplier is what remains. Where the print lost its sign the text gives it back.
 */
export function withDamage(
  steps: readonly Instruction[],
  damage: Attack["damage"],
  text: string,
): { effect: readonly Instruction[]; printed: Attack["damage"] } {
  const own = saysItself(steps, damage) ? undefined : damage;
  let base = own?.base;
  let sign = own?.sign;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    if (isOwnDamage(value)) {
      if (value.change === "times" && typeof value.amount === "object" && "multiply" in value.amount) {
        const [each, amount] = value.amount.multiply;
        if (typeof each !== "number") fail(text, "damage times an unknown number");
        if (base === undefined) base = each;
        if (base !== each || (sign && sign !== "×")) {
          const set: Instruction = { do: "attackDamage", change: "set", amount: each === 1 ? amount : { multiply: [each, amount] } };
          return set;
        }
        sign = "×";
        const times: Instruction = { do: "attackDamage", change: "times", amount };
        return times;
      }
      if (value.change === "more" && !sign && own) sign = "+";
      if (value.change === "less" && !sign && own) sign = "-";
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
  };
  const worded = base === undefined ? ignoring(steps, text) : withoutPrinted(steps, base);
  const effect = visit(worded) as readonly Instruction[];
  if (own?.sign === "×" && !/"change":"(?:times|set)"/.test(JSON.stringify(effect))) fail(text, "the damage is multiplied by nothing");
  const [, plus] = /\bdoes (\d+) damage plus\b/.exec(text) ?? [];
  if (own && plus !== undefined && Number(plus) !== own.base) fail(text, `the damage is printed as ${own.base} and said to be ${plus}`);
  return { effect, printed: base === undefined ? undefined : { base, ...tidy({ sign }) } };
}

/**
 * A print with "30+" beside its attack whose text does those 30 damage to a Pokémon of the player's choice, and nothing more, says them twice. So does
 * one with "30" where any of the opponent's Pokémon may be chosen, and one with "30×" whose text does 30 damage for each of something to such a Pokémon.
 */
function saysItself(steps: readonly Instruction[], damage: Attack["damage"]): boolean {
  if (!damage || damage.sign === "-" || steps.some(isOwnDamage)) return false;
  return steps.some((step) => {
    if (step.do !== "damage") return false;
    if (damage.sign === "×") return typeof step.amount === "object" && "multiply" in step.amount && step.amount.multiply[0] === damage.base;
    return (
      step.amount === damage.base &&
      step.to.pokemon === "choose" &&
      (damage.sign === "+" || (step.to.place === "inPlay" && step.to.side === "opponents"))
    );
  });
}

/** "If tails, this attack does 20 damage" of an attack that does 20 anyway says nothing. */
function withoutPrinted(steps: readonly Instruction[], base: number): readonly Instruction[] {
  return steps.flatMap((step): readonly Instruction[] => {
    if (isOwnDamage(step)) return step.change === "set" && step.amount === base ? [] : [step];
    if (step.do !== "flip") return [step];
    const face = (side: readonly Instruction[] | undefined) => {
      const left = side && withoutPrinted(side, base);
      return left && left.length > 0 ? left : undefined;
    };
    return [tidy({ ...step, heads: face(step.heads), tails: face(step.tails) })];
  });
}

/**
 * An attack without damage of its own that "isn't affected by …" speaks of the damage its text does (EFF-13, EFF-14), be it on one face of a coin:
 * then of that alone.
 */
function ignoring(steps: readonly Instruction[], text: string): readonly Instruction[] {
  const ignored = steps.flatMap((step) => (step.do === "ignore" ? step.what : []));
  if (ignored.length === 0)
    return steps.map((step) =>
      step.do === "flip"
        ? tidy({ ...step, heads: step.heads && ignoring(step.heads, text), tails: step.tails && ignoring(step.tails, text) })
        : step,
    );
  if (!JSON.stringify(steps).includes('"do":"damage"')) return steps;
  const calculation = ignored.includes("Weakness") && ignored.includes("Resistance");
  if (!calculation && (ignored.includes("Weakness") || ignored.includes("Resistance")))
    fail(text, "only one of Weakness and Resistance is left out");
  const flags = tidy({ ignoreWeaknessAndResistance: calculation || undefined, ignoreEffects: ignored.includes("effects") || undefined });
  return damaging(
    steps.filter((step) => step.do !== "ignore"),
    flags,
  );
}

/** The steps with their damage done so, on the faces of coins too. */
function damaging(steps: readonly Instruction[], so: object): readonly Instruction[] {
  return steps.map((step) => {
    if (step.do === "damage") return { ...step, ...so };
    return step.do === "flip"
      ? tidy({ ...step, heads: step.heads && damaging(step.heads, so), tails: step.tails && damaging(step.tails, so) })
      : step;
  });
}

function isOwnDamage(value: object): value is Extract<Instruction, { do: "attackDamage" }> {
  return Reflect.get(value, "do") === "attackDamage";
}
