import type { Instruction } from "../language";

/** Steps that settle the attack's own damage. */
const SETTLING: ReadonlySet<Instruction["do"]> = new Set(["attackDamage", "attackDoesNothing", "ignore", "beforeDamage"]);

/** The steps directly inside a step. */
export function inner(step: Instruction): readonly Instruction[] {
  switch (step.do) {
    case "if":
      return [...step.then, ...(step.else ?? [])];
    case "may":
      return [...step.steps, ...(step.ifDone ?? []), ...(step.ifNot ?? [])];
    case "ifYouDo":
      return [...step.steps, ...step.then, ...(step.otherwise ?? [])];
    case "flip":
      return [...(step.heads ?? []), ...(step.tails ?? [])];
    case "repeat":
    case "forEach":
    case "beforeDamage":
      return step.steps;
    case "chooseMode":
      return step.modes.flat();
    default:
      return [];
  }
}

/** Whether a step, or one inside it, settles the attack's own damage. */
export function settles(step: Instruction): boolean {
  return SETTLING.has(step.do) || inner(step).some(settles);
}

/** The steps of an attack that come wholly before its damage: what binds or counts something that the damage depends on. */
export function readings(steps: readonly Instruction[]): ReadonlySet<Instruction> {
  const needed = new Set<number>();
  let last = -1;
  for (const [place, step] of steps.entries()) {
    if (!settles(step)) continue;
    last = place;
    numbers(step, "binding", needed);
  }
  const early = new Set<Instruction>();
  const visit = (list: readonly Instruction[], before: boolean) => {
    for (const [place, step] of list.entries()) {
      const ahead = before || (list === steps && place < last);
      if (step.do === "beforeDamage") early.add(step);
      else if (!settles(step) && (binds(step, needed) || (ahead && isPure(step)))) early.add(step);
      else visit(inner(step), before);
    }
  };
  visit(steps, false);
  return early;
}

/** Changes nothing by itself: coins and numbers for what follows. */
function isPure(step: Instruction): boolean {
  return (step.do === "flip" && !step.heads && !step.tails) || step.do === "chooseNumber";
}

function binds(step: Instruction, needed: ReadonlySet<number>): boolean {
  const bound = new Set<number>();
  numbers(step, "bind", bound);
  for (const one of bound) if (needed.has(one)) return true;
  return false;
}

/** All numbers under a key, anywhere inside. */
function numbers(value: unknown, key: string, into: Set<number>): void {
  if (value === null || typeof value !== "object") return;
  for (const [name, item] of Object.entries(value)) {
    if (name === key && typeof item === "number") into.add(item);
    else numbers(item, key, into);
  }
}
