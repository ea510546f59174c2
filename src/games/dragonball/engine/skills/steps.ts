import type { Instruction } from "../effects/language";
import { NOTHING_BOUND, type Scope } from "../effects/scope";
import type { Match } from "../match";
import type { BlockFrame, SkillFrame } from "../state/frames";
import type { Happening } from "../state/happenings";
import type { Bound, By, Source } from "../state/state";

/** Has steps carried out as a text of their own: delayed effects, what happens instead of something. */
export function pushSteps(
  m: Match,
  steps: readonly Instruction[],
  {
    source,
    bound = NOTHING_BOUND,
    happening = null,
  }: { readonly source: Source; readonly bound?: Bound; readonly happening?: Happening | null },
): void {
  m.state.stack.push({
    run: "skill",
    how: "effect",
    skill: { type: "activate", timing: "main", effect: steps },
    source,
    happening,
    stage: "steps",
    self: source.object,
    x: 0,
    bound,
    done: false,
    wholly: false,
    short: false,
    negated: false,
    instead: [],
    unpaid: false,
    pending: -1,
    payEnergy: false,
    fromHand: false,
    revealed: [],
  });
}

/** Has a list of steps carried out within the skill at hand. */
export function pushBlock(m: Match, steps: readonly Instruction[], more: Partial<BlockFrame> = {}): void {
  m.state.stack.push({
    run: "block",
    steps,
    at: 0,
    times: 1,
    each: [],
    as: "",
    price: false,
    then: [],
    else: [],
    any: false,
    all: true,
    round: 0,
    ...more,
  });
}

/** The skill that is being carried out. */
export function skillFrame(m: Match): SkillFrame {
  for (let at = m.state.stack.length - 1; at >= 0; at--) {
    const frame = m.state.stack[at];
    if (frame?.run === "skill") return frame;
  }
  throw new Error("No skill is being carried out.");
}

/** What its text may speak of. */
export function scopeOf(frame: SkillFrame): Scope {
  const { source, self, bound, x, happening, done, wholly } = frame;
  return { you: source.seat, card: source.card, self, bound, x, happening, done, wholly };
}

/** Who makes the changes of a skill. */
export function byOf(frame: SkillFrame): By {
  const { source, skill, self } = frame;
  const keyword = skill.type === "keyword" ? skill.keyword.name : undefined;
  return { seat: source.seat, by: "skill", source: { ...source, object: self }, ...(keyword ? { keyword } : null) };
}

/** Names cards for later steps. */
export function bind(frame: SkillFrame, as: string, objects: readonly number[]): void {
  frame.bound = { ...frame.bound, cards: { ...frame.bound.cards, [as]: objects } };
}
