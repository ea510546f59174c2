import type { Seat } from "@/kernel/game";
import { NOTHING_BOUND } from "../effects/scope";
import { cardOf, type Match } from "../match";
import type { SkillFrame } from "../state/frames";
import type { Happening } from "../state/happenings";
import type { Bound, Source } from "../state/state";
import { locate } from "../state/zones";
import { valuesOf } from "../values";
import type { CompiledSkill } from "./compile";

/** Declares a skill of a card, by its place among the skills the card has now. */
export function startSkill(
  m: Match,
  {
    how,
    card,
    seat,
    place,
    object,
  }: { readonly how: SkillFrame["how"]; readonly card: number; readonly seat: Seat; readonly place: number; readonly object: number },
): void {
  const skill = valuesOf(m, card).skills[place];
  if (!skill) throw new Error(`${cardOf(m, card).definition.id} has no skill number ${place}.`);
  const where = locate(m.state, card);
  const fromHand = where?.zone === "hand";
  const isExtra = cardOf(m, card).definition.type === "Extra";
  // DB-EXTRA-04: energy is paid from the hand only.
  pushSkill(m, skill, {
    how,
    source: { card, object, seat, key: skill.key },
    fromHand,
    payEnergy: fromHand && how !== "effect" && (isExtra || how === "counter"),
  });
}

/** Puts a skill on the stack. */
export function pushSkill(
  m: Match,
  compiled: Pick<CompiledSkill, "skill">,
  more: {
    readonly how: SkillFrame["how"];
    readonly source: Source;
    readonly happening?: Happening | null;
    readonly bound?: Bound;
    readonly pending?: number;
    readonly fromHand?: boolean;
    readonly payEnergy?: boolean;
  },
): void {
  const { how, source, happening = null, bound = NOTHING_BOUND, pending = -1, fromHand = false, payEnergy = false } = more;
  m.state.stack.push({
    run: "skill",
    how,
    skill: compiled.skill,
    source,
    happening,
    stage: "declare",
    self: source.object,
    x: 0,
    bound,
    done: false,
    wholly: false,
    short: false,
    negated: false,
    instead: [],
    unpaid: false,
    pending,
    payEnergy,
    fromHand,
    revealed: [],
  });
}
