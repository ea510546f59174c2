import type { Instruction, PokemonFilter } from "@/games/pokemon/engine/effects/language";

// How a sentence finds the steps before it that it speaks of.

/** A sentence that has nothing before it to hang on ("If heads, …" without a coin). */
export class LooseSentence extends Error {}

export type Steps = readonly Instruction[];

/** Narrows the first Pokémon chosen. */
export function changeChosen(steps: Steps, more: PokemonFilter): Steps {
  let done = false;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    if (!done && Reflect.get(value, "pokemon") === "choose") {
      done = true;
      return { ...value, where: { ...(Reflect.get(value, "where") as object | undefined), ...more } };
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
  };
  const changed = visit(steps) as Steps;
  if (!done) throw new LooseSentence("No Pokémon was chosen before this sentence.");
  return changed;
}

/** Changes the last step that can be, looking into branches from the end. */
export function changeLast(steps: Steps, change: (step: Instruction) => Instruction | undefined): Steps {
  const changed = tryLast(steps, change);
  if (!changed) throw new LooseSentence("Nothing before this sentence that it could change.");
  return changed;
}

export const BRANCHES = ["ifDone", "ifNot", "then", "else", "otherwise", "tails", "heads", "steps"] as const;

export function tryLast(steps: Steps, change: (step: Instruction) => Instruction | undefined): Steps | undefined {
  return tryEnd(steps, (inner) => {
    const last = inner.at(-1);
    const changed = last && change(last);
    return changed && [...inner.slice(0, -1), changed];
  });
}

/** Changes the steps at their end, or those in the branches of the last step. */
export function tryEnd(steps: Steps, change: (steps: Steps) => Steps | undefined): Steps | undefined {
  const last = steps.at(-1);
  if (!last) return undefined;
  const own = change(steps);
  if (own) return own;
  for (const branch of BRANCHES) {
    const inner: unknown = Reflect.get(last, branch);
    if (!isSteps(inner)) continue;
    const changed = tryEnd(inner, change);
    if (changed) return [...steps.slice(0, -1), { ...last, [branch]: changed }];
  }
  return undefined;
}

export const isSteps = (value: unknown): value is Steps => Array.isArray(value);

/** A deck is shuffled after every search of it (EFF-06); texts say so, effects do not. */
export function withoutShuffles(steps: Steps, searched = searches(steps)): Steps {
  return steps.flatMap((step): Steps => {
    if (step.do === "shuffle" && step.zone === "deck" && searched.has(step.of)) return [];
    const changed: Record<string, unknown> = { ...step };
    for (const branch of BRANCHES) {
      const inner: unknown = Reflect.get(step, branch);
      if (isSteps(inner)) changed[branch] = withoutShuffles(inner, searched);
    }
    if (step.do === "chooseMode") changed.modes = step.modes.map((mode) => withoutShuffles(mode, searched));
    return [changed as unknown as Instruction];
  });
}

export function searches(steps: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(steps)) for (const each of steps) searches(each, found);
  else if (typeof steps === "object" && steps !== null) {
    const from: unknown = Reflect.get(steps, "from");
    if (Reflect.get(steps, "cards") === "choose" && typeof from === "object" && from !== null && Reflect.get(from, "zone") === "deck") {
      const of: unknown = Reflect.get(from, "of");
      if (typeof of === "string") found.add(of);
    }
    for (const each of Object.values(steps)) searches(each, found);
  }
  return found;
}
