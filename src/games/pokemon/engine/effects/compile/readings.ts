import type { Instruction } from "../language";
import { isChosenBefore, isLeaf } from "../operations";

/** Steps that settle the attack's own damage. */
const SETTLING: ReadonlySet<Instruction["do"]> = new Set(["attackDamage", "attackDoesNothing", "ignore", "beforeDamage"]);

/** The lists of steps directly inside a step. */
function innerLists(step: Instruction): readonly (readonly Instruction[])[] {
  switch (step.do) {
    case "if":
      return [step.then, step.else ?? []];
    case "may":
      return [step.steps, step.ifDone ?? [], step.ifNot ?? []];
    case "ifYouDo":
      return [step.steps, step.then, step.otherwise ?? []];
    case "flip":
      return [step.heads ?? [], step.tails ?? []];
    case "repeat":
    case "forEach":
    case "beforeDamage":
      return [step.steps];
    case "chooseMode":
      return step.modes;
    default:
      return [];
  }
}

/** Steps on whose doing more hangs (EFF-50). */
export interface Hinge {
  readonly steps: readonly Instruction[];
  /** "If you can't discard 4 cards in this way, …": all of them or none. */
  readonly whole: boolean;
}

/** The steps inside a step of this kind, on which the rest of it hangs. */
export function hingeOf(step: Extract<Instruction, { do: "may" | "ifYouDo" }>): Hinge {
  return { steps: step.steps, whole: step.do === "ifYouDo" && step.otherwise !== undefined };
}

/** The steps directly inside a step. */
export function inner(step: Instruction): readonly Instruction[] {
  return innerLists(step).flat();
}

/** Whether a step, or one inside it, settles the attack's own damage. */
export function settles(step: Instruction): boolean {
  return SETTLING.has(step.do) || inner(step).some(settles);
}

/**
 * The steps of an attack with something to be settled before its damage: what settles it, what binds or counts something that it depends on, and
 * what it hangs on whether it is done ("if you do, … more damage").
 */
export function readings(steps: readonly Instruction[]): ReadonlySet<Instruction> {
  const settled = numbersIn(steps.filter(settles), "binding");
  const counted = numbersIn(steps.filter(damages), "binding");
  const early = new Set<Instruction>();
  visitAll(steps, false, false);
  return early;

  function visitAll(list: readonly Instruction[], ahead: boolean, asked: boolean): boolean {
    return list.map((step, place) => visit(step, ahead || list.slice(place + 1).some(settles), asked)).includes(true);
  }

  /** Whether the step belongs there; `ahead` of a step that settles the damage, and `asked` for whether it is done. */
  function visit(step: Instruction, ahead: boolean, asked: boolean): boolean {
    const found = isRead(step) ? binds(step) : inside(step, ahead, asked);
    const is = found || asked || SETTLING.has(step.do) || (ahead && isPure(step));
    if (is) early.add(step);
    return is;
  }

  function binds(step: Instruction): boolean {
    const bound = [...numbersIn(step, "bind")];
    return settles(step) || bound.some((one) => settled.has(one) || (counted.has(one) && isChosenBefore(step)));
  }

  function inside(step: Instruction, ahead: boolean, asked: boolean): boolean {
    const lists = innerLists(step);
    const found = lists.map((list) => visitAll(list, ahead, asked)).includes(true);
    if (step.do !== "may" && step.do !== "ifYouDo") return found;
    const then = step.do === "may" ? step.ifDone : step.then;
    if (!found && !(then?.some(damages) && step.steps.every(isChosenBefore))) return false;
    // What follows, or is counted, hangs on all that is done in it.
    for (const one of step.steps) visit(one, ahead, true);
    return true;
  }
}

/**
 * The steps of an attack's text in the order in which they are carried out: damage comes before what else it does (EFF-10), so that what is given up
 * for it still counts while it is worked out (RUL-13).
 */
export function damageFirst(steps: readonly Instruction[]): readonly Instruction[] {
  const last = steps.findLastIndex(({ do: kind }) => kind === "damage");
  const waits = (step: Instruction) => step.do !== "damage" && isChosenBefore(step);
  const first = steps.slice(0, last + 1);
  return [...first.filter((step) => !waits(step)), ...first.filter(waits), ...steps.slice(last + 1)];
}

/** Whether a step, or one inside it, does damage beside the attack's own. */
function damages(step: Instruction): boolean {
  return step.do === "damage" || inner(step).some(damages);
}

/** The steps of an attack up to the last that says what damage is done to the other player's Active Pokémon. */
export function telling(steps: readonly Instruction[]): readonly Instruction[] {
  return steps.slice(0, steps.findLastIndex((step) => settles(step) || hits(step)) + 1);
}

/** Whether a step, or one inside it, may do damage to the other player's Active Pokémon beside the attack's own. */
function hits(step: Instruction): boolean {
  if (step.do === "copyAttack") return true;
  if (step.do !== "damage") return inner(step).some(hits);
  const { to } = step;
  if (to.pokemon === "self") return false;
  return !("side" in to) || (to.side !== "yours" && !("place" in to && to.place === "bench"));
}

/** Read as a whole: an operation, or a repetition. */
function isRead(step: Instruction): boolean {
  return isLeaf(step) || step.do === "repeat" || step.do === "forEach";
}

/** Changes nothing by itself: coins and numbers for what follows. */
function isPure(step: Instruction): boolean {
  return (step.do === "flip" && !step.heads && !step.tails) || step.do === "chooseNumber";
}

/** All numbers under a key, anywhere inside. */
function numbersIn(value: unknown, key: string, into = new Set<number>()): ReadonlySet<number> {
  if (value === null || typeof value !== "object") return into;
  for (const [name, item] of Object.entries(value)) {
    if (name === key && typeof item === "number") into.add(item);
    else numbersIn(item, key, into);
  }
  return into;
}
