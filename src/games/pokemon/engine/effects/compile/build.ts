import { beforeDamage, dealDamage } from "../../attack/deal";
import { kindOf } from "../kinds";
import type { Instruction, Modifier } from "../language";
import { mentionsOf, speaksOf } from "../mentions";
import type { Leaf } from "../operation";

import { isChosenBefore } from "../operations";
import type { CompiledChange, Op } from "../program";
import { flip } from "./flip";
import {
  type Control,
  choosing,
  close,
  end,
  fell,
  forEach,
  forget,
  ifMode,
  jump,
  type Label,
  label,
  leaf,
  may,
  mode,
  open,
  type Place,
  repeat,
  test,
  wasDone,
} from "./program";
import { damageFirst, type Hinge, hingeOf, readings } from "./readings";
import { refuseUnaskedChoice, refuseUnknownSelection } from "./refusals";

/**
 * When a step of an attack's text is read: what its damage depends on is settled before the damage, the rest follows in printed order (EFF-10, ATK-02, RUL-08).
 * A step that has parts of both kinds is read twice and keeps its coins, choices and conditions from the first reading. What is discarded, returned
 * or done to others for the damage is only chosen in the first reading: it is done after the damage (RUL-13).
 */
export type Reading = "whole" | "before" | "after";

interface Around {
  readonly step: Control<"ifYouDo">;
  readonly later: readonly Instruction[];
}

/** Turns texts into one linear program. */
export class Builder {
  readonly code: Op[] = [];
  readonly changes: CompiledChange[] = [];
  private keeps = 1;
  private readonly kept = new Map<Instruction, number>();
  private readonly seconds = new Map<Instruction, number>();
  private readonly waiting: Modifier[] = [];
  /** Steps of the present attack with something to be settled before its damage. */
  private early: ReadonlySet<Instruction> = new Set();
  /** The steps being laid out come with an attack's own damage and after it. */
  private attacking = false;
  /** The use of the text hangs on the steps being laid out: a cost, or what all that follows hangs on. */
  private required = false;
  /** The "if you do" whose only step is the one being laid out, and what the text says after it. */
  private around: Around | null = null;
  /** What the text says after the step being laid out. */
  private later: readonly Instruction[] = [];
  /** Steps around the one being laid out on whose doing more hangs. */
  private hinge: Hinge | null = null;

  /** A text that its player uses, after the cost of using it. Returns its entry. */
  used(steps: readonly Instruction[], cost: readonly Instruction[] = []): number {
    const entry = this.code.length;
    const [first, ...others] = steps;
    this.required = true;
    this.steps(cost, "whole", steps);
    this.required = first !== undefined && hangOn(first, others);
    if (first) this.steps([first], "whole", others);
    this.required = false;
    this.steps(others, "whole");
    return this.ended(entry);
  }

  /** A text that answers something. Returns its entry. */
  text(steps: readonly Instruction[]): number {
    const entry = this.code.length;
    this.steps(steps, "whole");
    return this.ended(entry);
  }

  private ended(entry: number): number {
    this.code.push(end);
    this.pendingChanges();
    return entry;
  }

  /** An attack: what comes before its damage, the damage, what comes after. */
  attack(steps: readonly Instruction[]): number {
    const entry = this.code.length;
    this.early = readings(steps);
    this.steps(steps, "before");
    this.code.push(dealDamage);
    this.attacking = true;
    this.steps(steps, "after");
    this.attacking = false;
    return this.ended(entry);
  }

  /** A change that a card makes all the time, or that one of its texts starts. */
  change(change: Modifier): CompiledChange {
    const then =
      "replace" in change && change.replace === "knockOut" ? change.then : "trigger" in change ? change.trigger.steps : undefined;
    return { kind: kindOf(change), change, entry: then ? this.text(then) : -1 };
  }

  private pendingChanges(): void {
    for (let change = this.waiting.shift(); change; change = this.waiting.shift()) {
      const place = this.changes.length;
      this.changes.push({ kind: kindOf(change), change, entry: -1 });
      this.changes[place] = this.change(change);
    }
  }

  /** @param after what follows them beside what stands behind the step they belong to */
  private steps(steps: readonly Instruction[], reading: Reading, after: readonly Instruction[] = []): void {
    const { later } = this;
    for (const [place, step] of (this.attacking ? damageFirst(steps) : steps).entries()) {
      this.later = [...steps.slice(place + 1), ...after, ...later];
      this.step(step, reading);
    }
    this.later = later;
  }

  private step(step: Instruction, reading: Reading): void {
    refuseUnaskedChoice(step);
    if (reading === "whole") this.whole(step);
    else if (this.early.has(step)) this.twice(step, reading);
    else if (reading === "after") this.whole(step);
    else if (step.do === "damage" && step.to.pokemon === "choose") this.code.push(choosing(step.do, step, this.place(), this.keep(step)));
  }

  private whole(step: Instruction): void {
    switch (step.do) {
      case "if":
      case "may":
      case "ifYouDo":
      case "flip":
      case "chooseMode":
        this.control(step, "whole");
        return;
      case "repeat":
      case "forEach":
        this.repetition(step);
        return;
      case "beforeDamage":
        this.code.push(beforeDamage);
        this.steps(step.steps, "whole");
        return;
      default:
        this.leaf(step);
    }
  }

  private twice(step: Instruction, reading: "before" | "after"): void {
    switch (step.do) {
      case "if":
      case "may":
      case "ifYouDo":
      case "flip":
      case "chooseMode":
        this.control(step, reading);
        return;
      case "beforeDamage":
      case "repeat":
      case "forEach":
        if (reading === "before") this.whole(step);
        return;
      default:
        if (isChosenBefore(step)) {
          if (reading === "after") this.leaf(step);
          else this.code.push(choosing(step.do, step, this.place(), this.keep(step)));
        } else if (reading === "before") this.leaf(step);
    }
  }

  private leaf(step: Leaf): void {
    refuseUnknownSelection(step);
    if (step.do === "lasting") this.waiting.push(step.change);
    if (step.do === "later" || step.do === "ifKnockedOutByThis") this.waiting.push(delayed(step));
    this.code.push(leaf(step.do, step, this.place(), this.kept.get(step)));
  }

  private place(): Place {
    return { required: this.required, later: this.later, hinge: this.hinge };
  }

  private control(step: Extract<Instruction, { do: "if" | "may" | "ifYouDo" | "flip" | "chooseMode" }>, reading: Reading): void {
    const keep = this.keep(step);
    const after = label();
    switch (step.do) {
      case "if": {
        const otherwise = label();
        this.code.push(test(step, otherwise, keep));
        this.steps(step.then, reading);
        this.code.push(jump(after));
        this.mark(otherwise);
        this.steps(step.else ?? [], reading);
        break;
      }
      case "may": {
        const no = label();
        const notDone = label();
        const done = this.second(step);
        const { around } = this;
        this.around = null;
        const later = around?.later ?? this.later;
        const refused = this.required ? [...(step.ifNot ?? []), ...(around?.step.otherwise ?? []), ...later] : null;
        const agreed: Instruction = around ? { do: "ifYouDo", steps: [step], then: around.step.then } : step;
        this.code.push(may(step, no, keep, [agreed, ...later], refused));
        this.followed(step, step.ifDone ?? [], notDone, done, reading);
        this.code.push(jump(after));
        this.mark(no);
        this.steps(step.ifNot ?? [], reading);
        this.mark(notDone);
        break;
      }
      case "ifYouDo": {
        const otherwise = label();
        this.around = step.steps.length === 1 && step.steps[0]?.do === "may" ? { step, later: this.later } : null;
        this.followed(step, step.then, otherwise, keep, reading);
        this.code.push(jump(after));
        this.mark(otherwise);
        this.steps(step.otherwise ?? [], reading);
        break;
      }
      case "flip":
        this.code.push(flip(step, keep));
        for (const side of ["heads", "tails"] as const) {
          const steps = step[side];
          if (!steps) continue;
          const otherwise = label();
          this.code.push(fell(side, otherwise));
          this.steps(steps, reading);
          this.mark(otherwise);
          // A text inside may have flipped coins of its own; the other branch asks for these again.
          if (side === "heads" && step.tails) this.code.push(flip(step, keep));
        }
        break;
      case "chooseMode":
        this.code.push(mode(step, keep));
        for (const [number, steps] of step.modes.entries()) {
          const otherwise = label();
          this.code.push(ifMode(number, otherwise, keep));
          this.steps(steps, reading);
          this.mark(otherwise);
        }
        break;
    }
    this.mark(after);
  }

  /** Steps, and what follows if they are done. That is known from the first reading, also where they are only chosen in it. */
  private followed(
    step: Extract<Instruction, { do: "may" | "ifYouDo" }>,
    then: readonly Instruction[],
    otherwise: Label,
    keep: number,
    reading: Reading,
  ): void {
    const { hinge } = this;
    const own = hingeOf(step);
    if (hinge?.steps.includes(step)) this.hinge = { ...own, whole: hinge.whole };
    else if (then.length > 0 || own.whole) this.hinge = own;
    if (reading === "after") {
      this.code.push(wasDone(otherwise, keep));
      this.steps([...step.steps, ...then], reading);
    } else {
      this.code.push(open(own, otherwise, keep));
      this.steps(step.steps, reading, then);
      this.code.push(close(step, otherwise, keep));
      this.required = false;
      this.steps(then, reading);
    }
    this.hinge = hinge;
  }

  private repetition(step: Extract<Instruction, { do: "repeat" | "forEach" }>): void {
    const keep = this.keep(step);
    const before = label();
    const after = label();
    this.mark(before);
    this.code.push(step.do === "repeat" ? repeat(step, after, keep) : forEach(step, after, keep, this.place()));
    const from = this.keeps;
    const { required } = this;
    this.required = required && isOneRound(step);
    this.steps(step.steps, "whole");
    this.required = required;
    this.code.push(forget(Array.from({ length: this.keeps - from }, (_, place) => from + place)));
    this.code.push(jump(before));
    this.mark(after);
  }

  private mark(target: Label): void {
    target.at = this.code.length;
  }

  /** A second number for a step that keeps two results. */
  private second(step: Instruction): number {
    const known = this.seconds.get(step);
    if (known !== undefined) return known;
    const keep = this.keeps++;
    this.seconds.set(step, keep);
    return keep;
  }

  /** The number under which a step keeps its result. */
  private keep(step: Instruction): number {
    const known = this.kept.get(step);
    if (known !== undefined) return known;
    const keep = this.keeps++;
    this.kept.set(step, keep);
    return keep;
  }
}

/** Whether all the rest of a text follows from its first step, so that using the text is doing this step (EFF-50). */
function hangOn(first: Instruction, others: readonly Instruction[]): boolean {
  const { binds } = mentionsOf(first);
  return others.every((step) => step.do === "endTurn" || binds.some((binding) => speaksOf(step, binding)));
}

/** Whether a repetition is for one Pokémon; what one of several rounds leaves undone another may do. */
function isOneRound(step: Extract<Instruction, { do: "repeat" | "forEach" }>): boolean {
  if (step.do === "repeat") return false;
  return step.pokemon.pokemon === "choose" ? step.pokemon.count === 1 : step.pokemon.pokemon !== "all";
}

/** A delayed effect as a change that waits for its moment. */
function delayed(step: Extract<Leaf, { do: "later" | "ifKnockedOutByThis" }>): Modifier {
  if (step.do === "ifKnockedOutByThis") {
    const subject = { side: "opponents" as const, ...(step.where && { where: step.where }) };
    const on = { event: "knockedOut" as const, subject, ...(!step.effectsToo && { byAttack: true }) };
    return { trigger: { kind: "triggered", on, steps: step.steps } };
  }
  const on = step.at === "startOfYourNextTurn" ? ("startOfTurn" as const) : ("endOfTurn" as const);
  return {
    trigger: { kind: "triggered", on: { event: on, of: step.at === "endOfOpponentsNextTurn" ? "opponent" : "you" }, steps: step.steps },
  };
}
