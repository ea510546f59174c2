import { choose, chooseYes } from "../../decisions/ask";
import { flipCoins } from "../../luck";
import type { Match, Useful } from "../../match";
import type { EffectFrame } from "../../state/frames";
import { findPokemon } from "../../state/inPlay";
import { isPermitted } from "../../values";
import { amountOf } from "../amounts";
import { pickPokemon } from "../choosePokemon";
import { conditionHolds } from "../conditions";
import type { Instruction } from "../language";
import { mentionsOf, speaksOf } from "../mentions";
import type { Leaf, LeafKind, LeafOf } from "../operation";
import { operations } from "../operations";
import type { Op } from "../program";
import { couldChange, isInVain, isUseful, isWorthOffering } from "../prospect";
import { offering, seatOf } from "../scope";
import { sourceOf } from "../source";

type Control<K extends Instruction["do"]> = Extract<Instruction, { do: K }>;

/** A place in the program that is filled in when it is known. */
export interface Label {
  at: number;
}

export function label(): Label {
  return { at: -1 };
}

/** What stands around a step in its text. */
export interface Place {
  /** The use of the text hangs on the step. */
  readonly required: boolean;
  /** What the text says after it. */
  readonly later: readonly Instruction[];
}

/** Carries out one operation and goes on when it is done. `keep`: where its choices may be held from before the damage. */
export function leaf<K extends LeafKind>(kind: K, instruction: LeafOf<K>, { required, later }: Place, keep: number | undefined): Op {
  const operation = operations[kind];
  const useful = offers(instruction, later);
  // Keys come from card data, so that a kind nobody implements is found when the catalogue is made.
  if (!operation) throw new Error(`no operation "${kind}"`);
  return (m, frame) => {
    m.slot = 0;
    m.required = required;
    m.useful = useful;
    const chosen = keep === undefined ? undefined : frame.chosen[keep];
    if (keep !== undefined && chosen) {
      frame.picked = chosen;
      delete frame.chosen[keep];
    }
    const done = !isInVain(m, frame, instruction, later) && operation.run(m, frame, instruction);
    if (done === null) return;
    if (done) {
      noteDone(frame);
      m.observe?.(instruction);
    }
    frame.picked = [];
    frame.pc++;
  };
}

/** Makes the choices of an operation that is carried out after the damage (EFF-10). Whether something is done is known from then on. */
export function choosing<K extends LeafKind>(kind: K, instruction: LeafOf<K>, { later }: Place, keep: number): Op {
  const useful = offers(instruction, later);
  const { choose } = operations[kind];
  if (!choose) throw new Error(`"${kind}" has nothing to be chosen beforehand`);
  return (m, frame) => {
    m.slot = 0;
    m.required = false;
    m.useful = useful;
    const done = choose(m, frame, instruction);
    if (done === null) return;
    if (done) noteDone(frame);
    frame.chosen[keep] = frame.picked;
    frame.picked = [];
    frame.pc++;
  };
}

/** EFF-04: whom a choice of a Pokémon offers, by what the step and all that is said of its choice afterwards would do to them. */
function offers(instruction: Leaf, later: readonly Instruction[]): Useful {
  const alone = [instruction];
  const about = new Map<number, readonly Instruction[]>();
  return (m, frame, by, pokemon) => {
    const binding = by.pokemon === "choose" ? by.bind : undefined;
    if (binding === undefined) return isUseful(m, offering(frame, by, pokemon, frame.bound), alone);
    const steps = about.get(binding) ?? [instruction, ...later.filter((step) => speaksOf(step, binding))];
    about.set(binding, steps);
    return isUseful(m, offering(frame, by, pokemon, { ...frame.bound, [binding]: { kind: "pokemon", values: [pokemon.id] } }), steps);
  };
}

function noteDone(frame: EffectFrame): void {
  if (frame.done.length > 0) frame.done = frame.done.map(() => true);
}

/** Goes on at `target`. */
export function jump(target: Label): Op {
  return (_, frame) => {
    frame.pc = target.at;
  };
}

/** Ends the text. */
export function end(m: Match, frame: EffectFrame): void {
  m.state.stack.splice(m.state.stack.indexOf(frame), 1);
}

/** Goes on at `otherwise` when the condition does not hold. `keep` remembers the result for a second reading. */
export function test(instruction: Control<"if">, otherwise: Label, keep: number): Op {
  return (m, frame) => {
    const holds = kept(frame, keep) ?? [conditionHolds(m, frame, instruction.when) ? 1 : 0];
    frame.kept[keep] = holds;
    if (holds[0] === 1) m.observe?.(instruction);
    frame.pc = holds[0] === 1 ? frame.pc + 1 : otherwise.at;
  };
}

function kept(frame: EffectFrame, keep: number): readonly number[] | null {
  return frame.kept[keep] ?? null;
}

/**
 * "You may": asked unless everybody can see that nothing could come of it.
 * @param refused what the text does without it, if its use hangs on it: where that would be nothing, it is no choice (EFF-04)
 */
export function may(
  instruction: Control<"may">,
  no: Label,
  keep: number,
  later: readonly Instruction[],
  refused: readonly Instruction[] | null,
): Op {
  const { binds } = mentionsOf(instruction);
  const outcome = [instruction, ...later.filter((step) => binds.some((binding) => speaksOf(step, binding)))];
  return (m, frame) => {
    const before = kept(frame, keep);
    let yes = before === null ? null : before[0] === 1;
    if (yes === null) {
      yes =
        couldChange(m, frame, instruction.steps, "public") && isWorthOffering(m, frame, outcome, "public")
          ? (refused !== null && !couldChange(m, frame, refused, "public")) ||
            chooseYes(m, seatOf(frame, instruction.by), "may", sourceOf(m, frame))
          : false;
      if (yes === null) return;
      frame.kept[keep] = [yes ? 1 : 0];
    }
    frame.pc = yes ? frame.pc + 1 : no.at;
  };
}

/** Opens a part whose doing is asked for afterwards (EFF-50). */
export function open(_: Match, frame: EffectFrame): void {
  frame.done = [...frame.done, false];
  frame.pc++;
}

/** Closes it: goes on at `otherwise` when nothing was done. */
export function close(instruction: Control<"may" | "ifYouDo">, otherwise: Label, keep: number): Op {
  return (m, frame) => {
    const done = frame.done.at(-1) === true;
    frame.done = frame.done.slice(0, -1);
    frame.kept[keep] = [done ? 1 : 0];
    if (done) m.observe?.(instruction);
    frame.pc = done ? frame.pc + 1 : otherwise.at;
  };
}

/** Reads the result of a part done before: goes on at `otherwise` when nothing was done. */
export function wasDone(otherwise: Label, keep: number): Op {
  return (_, frame) => {
    frame.pc = frame.kept[keep]?.[0] === 1 ? frame.pc + 1 : otherwise.at;
  };
}

/** Flips the coins of a text, or reads them again. */
export function flip(instruction: Control<"flip">, keep: number): Op {
  return (m, frame) => {
    const before = kept(frame, keep);
    if (!before) {
      const results = flipAll(m, frame, instruction);
      frame.kept[keep] = mayFlipAgain(m, frame, results) ? [...results, UNDECIDED] : results;
      if (frame.kept[keep]?.[2] !== UNDECIDED) goOnWith(frame, results);
    } else if (before[2] !== UNDECIDED) goOnWith(frame, before);
    else {
      const again = chooseYes(m, frame.you, "may", sourceOf(m, frame));
      if (again === null) return;
      if (again) m.state.used.names = [...m.state.used.names, FLIP_AGAIN];
      frame.kept[keep] = again ? flipAll(m, frame, instruction) : before.slice(0, 2);
      goOnWith(frame, frame.kept[keep]);
    }
  };
}

/** Stands behind results that may still be set aside. */
const UNDECIDED = 1;
/** The use of `reflipAttackCoins`, once a turn. */
const FLIP_AGAIN = "reflipAttackCoins";

function flipAll(m: Match, frame: EffectFrame, instruction: Control<"flip">): readonly number[] {
  const coins = instruction.coins === "untilTails" ? instruction.coins : amountOf(m, frame, instruction.coins);
  m.observe?.(instruction);
  const results = flipCoins(m, seatOf(frame, instruction.by), coins, frame.attack?.name ?? "effect");
  const heads = results.filter((one) => one).length;
  return [heads, results.length - heads];
}

function goOnWith(frame: EffectFrame, [heads = 0, tails = 0]: readonly number[]): void {
  frame.heads = heads;
  frame.tails = tails;
  frame.pc++;
}

/** Whether the coins of an attack may be flipped again, the opponent's too. */
function mayFlipAgain(m: Match, frame: EffectFrame, [heads = 0, tails = 0]: readonly number[]): boolean {
  if (!frame.attack || heads + tails === 0 || m.state.used.names.includes(FLIP_AGAIN)) return false;
  const attacker = findPokemon(m.state, frame.self);
  return attacker !== null && isPermitted(m, "reflipAttackCoins", frame.you, attacker);
}

/** Goes on at `otherwise` when the coin of this text fell the other way. */
export function fell(side: "heads" | "tails", otherwise: Label): Op {
  return (_, frame) => {
    frame.pc = frame[side] > 0 ? frame.pc + 1 : otherwise.at;
  };
}

/** Begins a repetition; its count is kept under `keep`. */
export function repeat(instruction: Control<"repeat">, after: Label, keep: number): Op {
  return (m, frame) => {
    const left = kept(frame, keep)?.[0] ?? amountOf(m, frame, instruction.times);
    if (left <= 0) {
      delete frame.kept[keep];
      frame.pc = after.at;
    } else {
      frame.kept[keep] = [left - 1];
      m.observe?.(instruction);
      frame.pc++;
    }
  };
}

/** Goes to the next Pokémon of a `forEach`; those still to come are kept under `keep`. */
export function forEach(instruction: Control<"forEach">, after: Label, keep: number): Op {
  return (m, frame) => {
    m.slot = 0;
    m.useful = null;
    const left = kept(frame, keep) ?? pickPokemon(m, frame, instruction.pokemon, "target");
    if (!left) return;
    frame.picked = [];
    const [next, ...rest] = left.filter((id) => findPokemon(m.state, id) !== null);
    if (next === undefined) {
      delete frame.kept[keep];
      frame.each = 0;
      frame.pc = after.at;
    } else {
      frame.kept[keep] = rest;
      m.observe?.(instruction);
      frame.each = next;
      frame.pc++;
    }
  };
}

/** Choices and coins inside a repetition are made anew each time. */
export function forget(keeps: readonly number[]): Op {
  return (_, frame) => {
    for (const keep of keeps) delete frame.kept[keep];
    frame.pc++;
  };
}

/** "Choose 1: … or …". The chosen modes run in printed order. */
export function mode(instruction: Control<"chooseMode">, keep: number): Op {
  return (m, frame) => {
    if (!kept(frame, keep)) {
      const possible = instruction.modes.flatMap((steps, number) => (isWorthOffering(m, frame, steps, "public") ? [number] : []));
      const count = Math.min(possible.length, instruction.count ?? 1);
      const chosen = choose(m, {
        seat: seatOf(frame, instruction.by),
        kind: "mode",
        purpose: "chooseMode",
        pick: "mode",
        values: possible,
        min: count,
        max: count,
        source: sourceOf(m, frame),
      });
      if (!chosen) return;
      frame.kept[keep] = chosen;
      m.observe?.(instruction);
    }
    frame.pc++;
  };
}

/** Skips a mode that was not chosen. */
export function ifMode(number: number, otherwise: Label, keep: number): Op {
  return (_, frame) => {
    frame.pc = frame.kept[keep]?.includes(number) ? frame.pc + 1 : otherwise.at;
  };
}
