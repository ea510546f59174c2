import { other, type Seat } from "@/kernel/game";
import { cardOf, type Match } from "../match";
import type { CompiledSkill } from "../skills/compile";
import type { Lasting, Placed } from "../state/state";
import { findPlaced, PILES } from "../state/zones";
import { isNegated, negatedBy, shielded, valuesOf } from "../values";
import { holds } from "./conditions";
import type { CardChange, Condition, Continuous, PlayerRule, Replacement, Zone } from "./language";
import { amountOf, includes } from "./meaning";
import { NOTHING_BOUND, type Scope } from "./scope";

/** A continuous effect that may be in force: of a Permanent skill, or lasting. */
export interface InForce {
  readonly key: string;
  readonly scope: Scope;
  readonly effect: Continuous;
  /** Objects it was put on once for all. */
  readonly on: readonly number[] | null;
  readonly while: Condition | null;
  readonly lasting: Lasting | null;
  /** Its condition is being worked out: it does not hold meanwhile. */
  weighing: boolean;
  holds: boolean | null;
}

/** A change on a card, with its number as it stands. */
export interface Applied {
  readonly change: CardChange;
  readonly key: string;
  readonly number: number;
  readonly seats: readonly Seat[];
}

const SEATS: readonly Seat[] = [0, 1];
const USUAL = ["leader", "battle", "unison"] as const;

/** DB-SKILL-03, -04: whether a skill is valid in this zone. */
export function isValidIn(skill: CompiledSkill, zone: Zone | "removed", hidden: boolean, isExtra: boolean, isZ: boolean): boolean {
  if (hidden || zone === "removed") return false;
  if (skill.from === "any") return true;
  if (skill.from) return skill.from.includes(zone);
  // An Extra works from the hand unless it lies in battle as an Extra Z or Field (DB-EXTRA-01, DB-Z-15, DB-KEY-03b).
  if (isExtra && !isZ && zone !== "battle") return false;
  return zone === "leader" || zone === "battle" || zone === "unison";
}

/** What is in force, sorted by what it is about. */
export interface InForceNow {
  readonly all: readonly InForce[];
  readonly changes: readonly InForce[];
  /** Those of the changes that change no number, and those that do (DB-EFF-04). */
  readonly qualities: readonly InForce[];
  readonly numbers: readonly InForce[];
  readonly rules: readonly InForce[];
  readonly replacements: readonly InForce[];
  /** Some card lies Hidden. */
  readonly hidden: boolean;
}

const NONE: InForceNow = { all: [], changes: [], qualities: [], numbers: [], rules: [], replacements: [], hidden: false };

function sorted(m: Match, all: readonly InForce[]): InForceNow {
  const hidden = m.state.sides.some(
    (side) =>
      side.battle.some((one) => one.hidden) ||
      side.energy.some((one) => one.hidden) ||
      side.unison.some((one) => one.hidden) ||
      side.leader.some((one) => one.hidden),
  );
  if (all.length === 0 && !hidden) return NONE;
  const changes = all.filter(({ effect }) => "change" in effect);
  return {
    all,
    changes,
    qualities: changes.filter((entry) => !changesNumber(entry)),
    numbers: changes.filter(changesNumber),
    rules: all.filter(({ effect }) => "rule" in effect),
    replacements: all.filter(({ effect }) => "replace" in effect),
    hidden,
  };
}

function changesNumber({ effect }: InForce): boolean {
  if (!("change" in effect)) return false;
  const { change } = effect;
  return "set" in change || "add" in change || "costColors" in change || "skillCost" in change || "noColorCost" in change;
}

/** All continuous effects, those of negated skills left out. */
export function inForce(m: Match): InForceNow {
  if (m.inForce) return m.inForce;
  if (!m.table.permanents && m.state.lasting.length === 0) {
    m.inForce = sorted(m, []);
    return m.inForce;
  }
  const all: InForce[] = [];
  for (const lasting of m.state.lasting) all.push(ofLasting(lasting));
  const permanents: { readonly card: number; readonly entry: InForce; readonly skill: CompiledSkill }[] = [];
  for (const seat of SEATS) {
    const side = m.state.sides[seat];
    for (const zone of USUAL) for (const placed of side[zone]) permanentsOf(m, seat, zone, placed.card, placed, permanents);
    if (!m.table.far) continue;
    for (const zone of PILES)
      for (const card of side[zone]) if (cardOf(m, card).farPermanents) permanentsOf(m, seat, zone, card, null, permanents);
    for (const zone of ["combo", "energy"] as const)
      for (const placed of side[zone])
        if (cardOf(m, placed.card).farPermanents) permanentsOf(m, seat, zone, placed.card, placed, permanents);
    for (const zone of USUAL)
      for (const placed of side[zone])
        for (const card of placed.under) if (cardOf(m, card).farPermanents) permanentsUnder(m, seat, card, permanents);
  }
  gainedPermanents(m, all, permanents);
  m.inForce = sorted(m, permanents.length === 0 ? all : [...all, ...permanents.map(({ entry }) => entry)]);
  const negations = m.inForce.changes.filter(
    ({ effect }) => "change" in effect && ("negate" in effect.change || "negateSkill" in effect.change || isShield(effect.change)),
  );
  if (negations.length > 0) {
    const live = permanents.filter(({ card, skill }) => !isNegated(skill, negationsOn(m, card, negations)));
    m.inForce = sorted(m, [...all, ...live.map(({ entry }) => entry)]);
    // What was read of cards on the way was read before it was known what is negated.
    m.values.clear();
    for (const entry of m.inForce.all) entry.holds = null;
  }
  return m.inForce;
}

const isShield = (change: CardChange): boolean => "cannot" in change && change.cannot === "beNegated";

/** What is negated on a card, whose skills can perhaps not be negated. */
function negationsOn(m: Match, card: number, negations: readonly InForce[]): ReadonlySet<string> {
  const kinds = new Set<string>();
  let cannot = false;
  for (const entry of negations) {
    const change = "change" in entry.effect ? entry.effect.change : null;
    if (change && isShield(change) && isOn(m, entry, card) && stands(m, entry)) cannot = true;
    if (change && ("negate" in change || "negateSkill" in change) && isOn(m, entry, card) && stands(m, entry)) kinds.add(negatedBy(change));
  }
  return cannot ? shielded(kinds) : kinds;
}

type Permanents = { readonly card: number; readonly entry: InForce; readonly skill: CompiledSkill }[];

function permanentsOf(m: Match, seat: Seat, zone: Zone | "removed", card: number, placed: Placed | null, into: Permanents): void {
  if (placed?.hidden) return;
  const compiled = cardOf(m, card);
  const face = compiled.faces[placed?.back ? 1 : 0];
  for (const skill of face?.permanents ?? [])
    if (isValidIn(skill, zone, false, compiled.definition.type === "Extra", compiled.definition.z === true))
      push(m, seat, card, skill, into);
}

/** DB-UNDER-04: skills for lying under a card. */
function permanentsUnder(m: Match, seat: Seat, card: number, into: Permanents): void {
  for (const skill of cardOf(m, card).faces[0]?.skills ?? [])
    if (skill.does?.type === "permanent" && skill.from === "any") push(m, seat, card, skill, into);
}

/** Permanent skills that an effect has given. */
function gainedPermanents(m: Match, all: readonly InForce[], into: Permanents): void {
  for (const { effect, on, lasting } of all)
    if (lasting && on && "change" in effect && "gain" in effect.change && effect.change.gain.type === "permanent")
      for (const object of on) {
        const found = findPlaced(m.state, object);
        if (found && !found.placed.hidden)
          push(
            m,
            found.seat,
            found.placed.card,
            {
              skill: effect.change.gain,
              key: `gained/${lasting.id}`,
              keyword: null,
              does: effect.change.gain,
              from: null,
              mentions: { play: false, attack: false },
            },
            into,
          );
      }
}

function push(m: Match, seat: Seat, card: number, skill: CompiledSkill, into: Permanents): void {
  const { does } = skill;
  if (does?.type !== "permanent") return;
  const self = m.state.objects[card] ?? 0;
  does.changes.forEach((effect, place) => {
    into.push({
      card,
      skill,
      entry: {
        key: `${skill.key}/${place}/${self}`,
        scope: { you: seat, card, self, bound: NOTHING_BOUND, x: 0, happening: null, done: false, wholly: false },
        effect,
        on: null,
        while: skillCondition(skill, does.while ?? null),
        lasting: null,
        weighing: false,
        holds: null,
      },
    });
  });
}

/** DB-KEY-21, DB-KEY-26: what stands on a Permanent skill. */
function skillCondition({ skill }: CompiledSkill, own: Condition | null): Condition | null {
  const { bond, sparking } = skill.keywords ?? {};
  const all: Condition[] = own ? [own] : [];
  if (bond) all.push({ there: { in: "battle", where: { type: "Battle", ...bond.where } }, atLeast: bond.count });
  if (sparking !== undefined) all.push({ there: { in: "drop" }, atLeast: sparking });
  return all.length === 0 ? null : { all };
}

function ofLasting(lasting: Lasting): InForce {
  const { source, effect, on } = lasting;
  return {
    key: `lasting/${lasting.id}`,
    scope: {
      you: source.seat,
      card: source.card,
      self: source.object,
      bound: NOTHING_BOUND,
      x: 0,
      happening: null,
      done: false,
      wholly: false,
    },
    effect,
    on,
    while: null,
    lasting,
    weighing: false,
    holds: null,
  };
}

/** Whether its condition holds; asked about itself it does not. */
export function stands(m: Match, entry: InForce): boolean {
  if (!entry.while) return true;
  if (entry.weighing) return false;
  if (entry.holds !== null) return entry.holds;
  entry.weighing = true;
  const result = holds(m, entry.while, entry.scope);
  entry.weighing = false;
  entry.holds = result;
  return result;
}

function isOn(m: Match, entry: InForce, card: number): boolean {
  const { effect, on, scope } = entry;
  if (on) return on.includes(m.state.objects[card] ?? -1);
  if (!("change" in effect)) return false;
  if (!effect.on || effect.on === "this") return card === scope.card;
  if (entry.weighing) return false;
  entry.weighing = true;
  const found = includes(m, effect.on, scope, card);
  entry.weighing = false;
  return found;
}

/** Those of these changes that hold on a card now. */
export function changesOn(m: Match, card: number, among: readonly InForce[]): readonly Applied[] {
  if (among.length === 0) return [];
  const applied: Applied[] = [];
  for (const entry of among) {
    const { effect, scope } = entry;
    if (!("change" in effect) || !isOn(m, entry, card) || !stands(m, entry)) continue;
    const { change } = effect;
    applied.push({
      change,
      key: entry.key,
      number:
        "to" in change
          ? amountOf(m, change.to, scope)
          : "by" in change
            ? amountOf(m, change.by, scope)
            : "skillCost" in change
              ? amountOf(m, change.skillCost, scope)
              : 0,
      seats:
        "unaffectedBy" in change
          ? seatsOf(change.unaffectedBy, scope.you)
          : "stays" in change
            ? seatsOf(change.stays.of ?? "both", scope.you)
            : [],
    });
  }
  return applied;
}

/** The seats that a side means. */
export function seatsOf(side: "you" | "opponent" | "both", you: Seat): readonly Seat[] {
  return side === "both" ? SEATS : [side === "you" ? you : other(you)];
}

/** What holds for a player now. */
export function playerRules(m: Match, seat: Seat): readonly { readonly rule: PlayerRule; readonly scope: Scope }[] {
  const rules: { rule: PlayerRule; scope: Scope }[] = [];
  for (const entry of inForce(m).rules) {
    const { effect, scope } = entry;
    if ("rule" in effect && seatsOf(effect.player, scope.you).includes(seat) && stands(m, entry)) rules.push({ rule: effect.rule, scope });
  }
  return rules;
}

/** Replacement effects that are there now. */
export function replacements(m: Match): readonly { readonly key: string; readonly replacement: Replacement; readonly scope: Scope }[] {
  const found: { key: string; replacement: Replacement; scope: Scope }[] = [];
  for (const entry of inForce(m).replacements)
    if ("replace" in entry.effect && stands(m, entry))
      found.push({ key: entry.key, replacement: entry.effect.replace, scope: entry.scope });
  return found;
}

/** A card keyword that is there now. */
export function hasKeyword(m: Match, card: number, name: string): boolean {
  return valuesOf(m, card).keywords.includes(name);
}
