import { other, type Seat } from "@/kernel/game";
import { cardOf, type Match, objectOf } from "../match";
import { type CompiledSkill, compileSkill } from "../skills/compile";
import { copySide } from "../state/copy";
import type { Lasting, Placed, PlayerState, State } from "../state/state";
import { findPlaced, PILES } from "../state/zones";
import { isNegated, negatedBy, shielded, valuesOf } from "../values";
import { holds } from "./conditions";
import type { CardChange, Condition, Continuous, PlayerRule, Replacement, Zone } from "./language";
import { amountOf, includes } from "./meaning";
import { type Scope, scopeOn } from "./scope";

/** A continuous effect that may be in force: of a Permanent skill, or lasting. */
export interface InForce {
  readonly scope: Scope;
  readonly effect: Continuous;
  /** Objects it was put on once for all. */
  readonly on: readonly number[] | null;
  readonly while: Condition | null;
  readonly lasting: Lasting | null;
  /** The Permanent skill that says it, and its place among what that says. */
  readonly skill: CompiledSkill | null;
  readonly place: number;
  /** Its condition is being worked out: it does not hold meanwhile. */
  weighing: boolean;
  holds: boolean | null;
}

/** Tells an effect apart from all others of the match. */
export function keyOf({ lasting, skill, place, scope: { self } }: InForce): string {
  return lasting ? `lasting/${lasting.id}` : `${skill?.key}/${place}/${self}`;
}

/** A change on a card, with its number as it stands. */
export interface Applied {
  readonly change: CardChange;
  readonly entry: InForce;
  readonly number: number;
  readonly seats: readonly Seat[];
}

const SEATS: readonly Seat[] = [0, 1];
const USUAL = ["leader", "battle", "unison"] as const;
const BESIDE = ["combo", "energy"] as const;

/** DB-SKILL-03, -04, DB-UNI-10: whether a skill is valid in this zone. */
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
  readonly changes: InForce[];
  /** Those of the changes that change no number, and those that do (DB-EFF-04). */
  readonly qualities: InForce[];
  readonly numbers: InForce[];
  /** Those of the changes that negate skills, or keep them from it. */
  readonly negations: InForce[];
  readonly rules: InForce[];
  readonly replacements: InForce[];
  /** Some card lies Hidden. */
  readonly hidden: boolean;
}

/** All texts of a position that may be in force, before it is known which are negated. */
export interface TextsRead {
  /** The lists they were read from: lists are replaced, never changed, so as long as these are the same, so are the texts. */
  readonly from: { readonly lasting: State["lasting"]; readonly sides: State["sides"] };
  readonly all: readonly InForce[];
  readonly sorted: InForceNow;
}

function sorted(m: Match, all: readonly InForce[]): InForceNow {
  const now: InForceNow = {
    changes: [],
    qualities: [],
    numbers: [],
    negations: [],
    rules: [],
    replacements: [],
    hidden: someHidden(m.state.sides[0]) || someHidden(m.state.sides[1]),
  };
  for (const entry of all) {
    const { effect } = entry;
    if ("rule" in effect) now.rules.push(entry);
    else if ("replace" in effect) now.replacements.push(entry);
    else {
      now.changes.push(entry);
      (changesNumber(effect.change) ? now.numbers : now.qualities).push(entry);
      if ("negate" in effect.change || "negateSkill" in effect.change || isShield(effect.change)) now.negations.push(entry);
    }
  }
  return now;
}

function someHidden({ leader, battle, unison, energy }: PlayerState): boolean {
  for (const one of battle) if (one.hidden) return true;
  for (const one of energy) if (one.hidden) return true;
  for (const one of unison) if (one.hidden) return true;
  for (const one of leader) if (one.hidden) return true;
  return false;
}

function changesNumber(change: CardChange): boolean {
  return "set" in change || "add" in change || "costColors" in change || "skillCost" in change || "noColorCost" in change;
}

/** All continuous effects, those of negated skills left out. */
export function inForce(m: Match): InForceNow {
  return m.inForce ?? workOutInForce(m);
}

function workOutInForce(m: Match): InForceNow {
  const { all, sorted: now } = readTexts(m);
  m.inForce = now;
  const { negations } = now;
  if (negations.length > 0) {
    const live = all.filter(({ skill, scope }) => !skill || !isNegatedBy(m, skill, scope.card, negations));
    if (live.length < all.length) m.inForce = sorted(m, live);
    // What was read of cards on the way was read before it was known what is negated.
    m.values.clear();
    for (const entry of live) entry.holds = null;
  }
  return m.inForce;
}

/** The texts that lie on the table, read anew where a list has been replaced; whether their conditions hold is asked anew in any case. */
function readTexts(m: Match): TextsRead {
  const { lasting, sides } = m.state;
  const before = m.texts;
  if (before && before.from.lasting === lasting && isLaidAsBefore(m, before, 0) && isLaidAsBefore(m, before, 1)) {
    for (const entry of before.all) entry.holds = null;
    return before;
  }
  const all = m.state.lasting.map(ofLasting);
  if (m.table.permanents) {
    for (const seat of SEATS) permanentsOfSide(m, seat, all);
    gainedPermanents(m, all);
  }
  m.texts = { from: { lasting, sides: [copySide(sides[0]), copySide(sides[1])] }, all, sorted: sorted(m, all) };
  return m.texts;
}

/** Whether all lists of a player in which texts may lie, and Hidden cards, are those that the texts were read from. */
function isLaidAsBefore({ state, table }: Match, { from }: TextsRead, seat: Seat): boolean {
  const now = state.sides[seat];
  const before = from.sides[seat];
  if (now.leader !== before.leader || now.battle !== before.battle || now.unison !== before.unison || now.energy !== before.energy)
    return false;
  for (const zone of table.farPermanents) if (now[zone] !== before[zone]) return false;
  return true;
}

const isShield = (change: CardChange): boolean => "cannot" in change && change.cannot === "beNegated";

/** Whether a skill of a card, whose skills can perhaps not be negated, is negated. */
function isNegatedBy(m: Match, skill: CompiledSkill, card: number, negations: readonly InForce[]): boolean {
  const on = negations.filter((entry) => isOn(m, entry, card) && stands(m, entry));
  if (on.length === 0) return false;
  const kinds = new Set<string>();
  let cannot = false;
  for (const { effect } of on)
    if (!("change" in effect)) continue;
    else if (isShield(effect.change)) cannot = true;
    else if ("negate" in effect.change || "negateSkill" in effect.change) kinds.add(negatedBy(effect.change));
  return isNegated(skill, cannot ? shielded(kinds) : kinds);
}

/** Permanent skills of a player's cards: of those in play, then of those that name other zones, then of those under cards (DB-UNDER-04). */
function permanentsOfSide(m: Match, seat: Seat, into: InForce[]): void {
  const side = m.state.sides[seat];
  for (const zone of USUAL) for (const placed of side[zone]) permanentsOf(m, seat, zone, placed.card, placed, into);
  const { farPermanents } = m.table;
  if (farPermanents.length === 0) return;
  for (const zone of PILES)
    if (zone !== "removed" && farPermanents.includes(zone))
      for (const card of side[zone]) if (cardOf(m, card).farPermanents.includes(zone)) permanentsOf(m, seat, zone, card, null, into);
  for (const zone of BESIDE)
    if (farPermanents.includes(zone))
      for (const placed of side[zone])
        if (cardOf(m, placed.card).farPermanents.includes(zone)) permanentsOf(m, seat, zone, placed.card, placed, into);
  for (const zone of USUAL)
    for (const { under } of side[zone])
      for (const card of under)
        if (cardOf(m, card).farPermanents.length > 0)
          for (const skill of cardOf(m, card).faces[0]?.permanents ?? []) if (skill.from === "any") push(m, seat, card, skill, into);
}

function permanentsOf(m: Match, seat: Seat, zone: Zone, card: number, placed: Placed | null, into: InForce[]): void {
  const { definition, faces } = cardOf(m, card);
  const face = faces[placed?.back ? 1 : 0];
  if (!face || face.permanents.length === 0 || placed?.hidden) return;
  for (const skill of face.permanents)
    if (isValidIn(skill, zone, false, definition.type === "Extra", definition.z === true)) push(m, seat, card, skill, into);
}

/** Permanent skills that an effect has given. */
function gainedPermanents(m: Match, all: InForce[]): void {
  for (const { id, effect, on } of m.state.lasting)
    if (on && "change" in effect && "gain" in effect.change && effect.change.gain.type === "permanent")
      for (const object of on) {
        const found = findPlaced(m.state, object);
        if (found && !found.placed.hidden) push(m, found.seat, found.placed.card, compileSkill(effect.change.gain, `gained/${id}`), all);
      }
}

function push(m: Match, seat: Seat, card: number, skill: CompiledSkill, into: InForce[]): void {
  const { does } = skill;
  if (does?.type !== "permanent") return;
  const scope = scopeOn(seat, card, objectOf(m, card));
  does.changes.forEach((effect, place) => {
    into.push({ scope, effect, on: null, while: skill.while, lasting: null, skill, place, weighing: false, holds: null });
  });
}

function ofLasting(lasting: Lasting): InForce {
  const { source, effect, on } = lasting;
  return {
    scope: scopeOn(source.seat, source.card, source.object),
    effect,
    on,
    while: null,
    lasting,
    skill: null,
    place: 0,
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
  if (entry.weighing || isLost(m, entry, card)) return false;
  entry.weighing = true;
  const found = includes(m, effect.on, scope, card);
  entry.weighing = false;
  return found;
}

/** How it is noted that an effect made a target invalid for a Permanent skill this turn (DB-SKILL-16). */
export const lostTarget = (key: string, object: number): string => `lost/${key}#${object}`;

function isLost(m: Match, entry: InForce, card: number): boolean {
  if (entry.lasting || m.state.used.length === 0) return false;
  return m.state.used.includes(lostTarget(keyOf(entry), m.state.objects[card] ?? -1));
}

/** Whether one of the changes in force may be on a card: asked of each card that is read, it is answered without reading any. */
export function mayBeChanged(m: Match, card: number, { changes }: InForceNow): boolean {
  const object = objectOf(m, card);
  for (const { effect, on, scope } of changes) {
    if (on) {
      if (on.includes(object)) return true;
    } else if (!("on" in effect) || effect.on === "this" || effect.on === undefined) {
      if (card === scope.card) return true;
    } else return true;
  }
  return false;
}

/** Those of these changes that hold on a card now. */
export function changesOn(m: Match, card: number, among: readonly InForce[]): readonly Applied[] {
  const applied: Applied[] = [];
  for (const entry of among) {
    const { effect, scope } = entry;
    if (!("change" in effect) || !isOn(m, entry, card) || !stands(m, entry)) continue;
    const { change } = effect;
    applied.push({
      change,
      entry,
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

type RuleNow = { readonly rule: PlayerRule; readonly scope: Scope };
const NO_RULES: readonly RuleNow[] = [];

/** What holds for a player now. */
export function playerRules(m: Match, seat: Seat): readonly RuleNow[] {
  const { rules: all } = inForce(m);
  if (all.length === 0) return NO_RULES;
  const rules: RuleNow[] = [];
  for (const entry of all) {
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
      found.push({ key: keyOf(entry), replacement: entry.effect.replace, scope: entry.scope });
  return found;
}

/** A card keyword that is there now. */
export function hasKeyword(m: Match, card: number, name: string): boolean {
  return valuesOf(m, card).keywords.includes(name);
}
