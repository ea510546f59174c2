import type { Continuous, Duration } from "../effects/language";
import { cardAt, cardOf, type Match, setBattle } from "../match";
import { compileSkill } from "../skills/compile";
import type { By, Lasting } from "../state/state";
import { isNegated, negatedBy, valuesOf } from "../values";

/** DB-EFF-05: a continuous effect does not follow a card that left. */
export function endEffectsOn(m: Match, object: number): void {
  if (!m.state.lasting.some(({ on }) => on?.includes(object))) return;
  m.state.lasting = m.state.lasting.flatMap((lasting) => without(lasting, object));
}

function without(lasting: Lasting, object: number): readonly Lasting[] {
  if (!lasting.on?.includes(object)) return [lasting];
  const on = lasting.on.filter((one) => one !== object);
  return on.length > 0 ? [{ ...lasting, on }] : [];
}

/** DB-RULE-05, DB-ATK-07, DB-LEADER-04: effects on power and the part in a battle pass from one object to another, nothing else. */
export function carryEffects(m: Match, from: number, to: number): void {
  m.state.lasting = m.state.lasting.flatMap((lasting) => {
    if (!lasting.on?.includes(from)) return [lasting];
    if (!isOnPower(lasting.effect)) return without(lasting, from);
    return [{ ...lasting, on: lasting.on.map((one) => (one === from ? to : one)) }];
  });
  const { battle } = m.state;
  if (!battle || from === to) return;
  const follow = (object: number) => (object === from ? to : object);
  setBattle(m, { ...battle, attack: follow(battle.attack), guard: follow(battle.guard), firstGuard: follow(battle.firstGuard) });
}

function isOnPower(effect: Continuous): boolean {
  if (!("change" in effect)) return false;
  const { change } = effect;
  return ("add" in change && change.add === "power") || ("set" in change && change.set === "power");
}

/** DB-SKILL-06: a skill that a card has gained is gone for good once it is negated; DB-SKILL-05: not on a card whose skills cannot be. */
function withoutNegated(m: Match, lasting: Lasting, started: readonly Lasting[]): readonly Lasting[] {
  const { effect, on } = lasting;
  if (!on || !("change" in effect) || !("gain" in effect.change)) return [lasting];
  const { gain } = effect.change;
  return on.reduce<readonly Lasting[]>(
    (kept, object) => {
      const card = cardAt(m, object);
      if (card < 0 || valuesOf(m, card).cannot.includes("beNegated")) return kept;
      const skill = compileSkill(gain, `${cardOf(m, card).definition.id}/lasting/${lasting.id}`);
      return isNegated(skill, kindsNegated(started, object)) ? kept.flatMap((one) => without(one, object)) : kept;
    },
    [lasting],
  );
}

function kindsNegated(started: readonly Lasting[], object: number): ReadonlySet<string> {
  const kinds = started.flatMap(({ effect, on }) => {
    if (!on?.includes(object) || !("change" in effect)) return [];
    const { change } = effect;
    return "negate" in change || "negateSkill" in change ? [negatedBy(change)] : [];
  });
  return new Set(kinds);
}

/** Puts lasting effects on objects, or on whatever their filter finds. */
export function startEffects(m: Match, effects: readonly Continuous[], on: readonly number[] | null, until: Duration, by: By): void {
  const { source } = by;
  if (!source) throw new Error("A lasting effect has a source.");
  const started = effects.map(
    (effect): Lasting => ({
      id: m.state.nextEffect++,
      source,
      effect,
      on: "change" in effect ? on : null,
      until,
      turn: m.state.turn,
      ends: 0,
    }),
  );
  m.state.lasting = [...m.state.lasting.flatMap((one) => withoutNegated(m, one, started)), ...started];
}
