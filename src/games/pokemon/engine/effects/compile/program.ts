import { choose, chooseYes } from "../../decisions/ask";
import type { Match, Useful } from "../../match";
import type { EffectFrame } from "../../state/frames";
import { findPokemon } from "../../state/inPlay";
import { isHidden } from "../../state/zones";
import { amountOf } from "../amounts";
import { candidateCards } from "../cardSelectors";
import { pickPokemon } from "../choosePokemon";
import { conditionHolds } from "../conditions";
import type { CardSelector, Instruction, PokemonSelector } from "../language";
import { mentionsOf, speaksOf } from "../mentions";
import type { Leaf, LeafKind, LeafOf } from "../operation";
import { operations } from "../operations";
import type { Op } from "../program";
import { couldChange, isAffordable, isInVain, isUseful, isWorthOffering } from "../prospect";
import { offering, seatOf } from "../scope";
import { sourceOf } from "../source";
import { givesUp } from "../worth";
import type { Hinge } from "./readings";

export type Control<K extends Instruction["do"]> = Extract<Instruction, { do: K }>;

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
  /** Steps around it on whose doing more hangs; null where nothing does. */
  readonly hinge: Hinge | null;
}

/** Carries out one operation and goes on when it is done. `keep`: where its choices may be held from before the damage. */
export function leaf<K extends LeafKind>(kind: K, instruction: LeafOf<K>, place: Place, keep: number | undefined): Op {
  const { required, later } = place;
  const operation = operations[kind];
  const useful = offers(instruction, place);
  // Keys come from card data, so that a kind nobody implements is found when the catalogue is made.
  if (!operation) throw new Error(`no operation "${kind}"`);
  return (m, frame) => {
    m.slot = 0;
    m.required = required;
    m.price = isPrice(m, frame, instruction, place);
    m.useful = useful;
    const chosen = keep === undefined ? undefined : frame.chosen[keep];
    if (keep !== undefined && chosen) {
      frame.picked = chosen.slice();
      delete frame.chosen[keep];
    }
    // What somebody was asked for is not in vain.
    const done = (m.answer !== null || !isInVain(m, frame, instruction, later)) && operation.run(m, frame, instruction);
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
export function choosing<K extends LeafKind>(kind: K, instruction: LeafOf<K>, place: Place, keep: number): Op {
  const useful = offers(instruction, place);
  const { choose } = operations[kind];
  if (!choose) throw new Error(`"${kind}" has nothing to be chosen beforehand`);
  return (m, frame) => {
    m.slot = 0;
    m.required = false;
    m.price = isPrice(m, frame, instruction, place);
    m.useful = useful;
    const done = choose(m, frame, instruction);
    if (done === null) return;
    if (done) noteDone(frame);
    frame.chosen[keep] = frame.picked;
    frame.picked = [];
    frame.pc++;
  };
}

/** Whether what a step gives up is the price of what hangs on it. */
function isPrice(m: Match, frame: EffectFrame, instruction: Leaf, { required, hinge }: Place): boolean {
  const asked = hinge?.steps.includes(instruction) && (hinge.whole || frame.kind !== "attack");
  return (required || asked === true) && instruction.do === "move" && givesUp(m, frame, instruction);
}

/**
 * EFF-04: whom a choice of a Pokémon offers, by what the step and all that is said of its choice afterwards would do to them. What hangs on its
 * doing only follows where it does something.
 */
function offers(instruction: Instruction, { later, hinge }: Place): Useful {
  const alone = [instruction];
  const about = new Map<number, readonly Instruction[]>();
  return (m, frame, by, pokemon, known) => {
    const binding = by.pokemon === "choose" ? by.bind : undefined;
    if (binding === undefined) return isUseful(m, offering(frame, by, pokemon, frame.bound), alone, known);
    const steps = about.get(binding) ?? [instruction, ...later.filter((step) => speaksOf(step, binding))];
    about.set(binding, steps);
    const scope = offering(frame, by, pokemon, { ...frame.bound, [binding]: { kind: "pokemon", values: [pokemon.id] } });
    const doing = steps.filter((step) => hinge?.steps.includes(step));
    return isUseful(m, scope, steps, known) && (doing.length === 0 || couldChange(m, scope, doing, known));
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

export function kept(frame: EffectFrame, keep: number): readonly number[] | null {
  return frame.kept[keep] ?? null;
}

/**
 * "You may": asked unless everybody can see that nothing could come of it.
 * @param agreed what the text does with it: this step with what hangs on its doing, and all that comes after
 * @param refused what the text does without it, if its use hangs on it: where that would be nothing, it is no choice (EFF-04)
 */
export function may(
  instruction: Control<"may">,
  no: Label,
  keep: number,
  [agreed, ...later]: readonly [Instruction, ...Instruction[]],
  refused: readonly Instruction[] | null,
): Op {
  const { binds } = mentionsOf(instruction);
  const outcome = [agreed, ...later.filter((step) => binds.some((binding) => speaksOf(step, binding)))];
  /** What needs no asking; null where it does. */
  const clear = (m: Match, frame: EffectFrame): boolean | null => {
    const isOffered =
      isAffordable(m, frame, instruction.steps, false, "public") &&
      couldChange(m, frame, instruction.steps, "public") &&
      isWorthOffering(m, frame, outcome, "public");
    if (!isOffered) return false;
    return refused !== null && !couldChange(m, frame, refused, "public") ? true : null;
  };
  return (m, frame) => {
    const before = kept(frame, keep);
    let yes = before === null ? null : before[0] === 1;
    if (yes === null) {
      // Whoever answers was asked.
      yes = m.answer === null ? clear(m, frame) : null;
      yes ??= chooseYes(m, seatOf(frame, instruction.by), "may", sourceOf(m, frame));
      if (yes === null) return;
      frame.kept[keep] = [yes ? 1 : 0];
    }
    frame.pc = yes ? frame.pc + 1 : no.at;
  };
}

/** Opens a part whose doing is asked for afterwards; a price that cannot be paid in full is not paid at all (EFF-50). */
export function open({ steps, whole }: Hinge, otherwise: Label, keep: number): Op {
  return (m, frame) => {
    if (isAffordable(m, frame, steps, whole, "public")) {
      frame.done = [...frame.done, false];
      frame.pc++;
    } else {
      frame.kept[keep] = [0];
      frame.pc = otherwise.at;
    }
  };
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
export function forEach(instruction: Control<"forEach">, after: Label, keep: number, place: Place): Op {
  const pile = pileOf(instruction);
  const useful = offers(instruction, place);
  return (m, frame) => {
    m.slot = 0;
    m.useful = useful;
    const left = kept(frame, keep) ?? whom(m, frame, instruction.pokemon, pile);
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

/** The Pokémon of a `forEach`. Where a pile holds too little for all, its player says who gets some (EFF-03). */
function whom(m: Match, frame: EffectFrame, selector: PokemonSelector, pile: CardSelector | null): readonly number[] | null {
  const all = pickPokemon(m, frame, selector, "target");
  const enough = all && pile ? candidateCards(m, frame, pile).length : 0;
  if (!all || enough === 0 || enough >= all.length) return all;
  const source = sourceOf(m, frame);
  return choose(m, { seat: frame.you, kind: "pokemon", purpose: "target", pick: "pokemon", values: all, min: enough, max: enough, source });
}

/** The pile, open to both players, out of which each of all Pokémon gets one card; null where they get nothing of that kind. */
function pileOf({ pokemon, steps: [step, ...others] }: Control<"forEach">): CardSelector | null {
  if (pokemon.pokemon !== "all" || step?.do !== "attach" || step.to.pokemon !== "each" || others.length > 0) return null;
  const { cards } = step;
  return cards.cards === "choose" && cards.count === 1 && "zone" in cards.from && !isHidden(cards.from.zone) ? cards : null;
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
