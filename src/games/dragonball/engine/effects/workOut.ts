import { cardOf, type Match } from "../match";
import { compileSkill } from "../skills/compile";
import { keywordsOf } from "../skills/keywordNames";
import { placedOf } from "../state/zones";
import { costOf, isNegated, NOTHING, negatedBy, placesOf, shielded, sumOf, type Values } from "../values";
import { type Applied, changesOn, inForce, keyOf, mayBeChanged } from "./continuous";

/** Works out what a card is at the moment, wherever it lies. */
export function workOut(m: Match, card: number): Values {
  const compiled = cardOf(m, card);
  const now = inForce(m);
  const placed = now.hidden || compiled.faces.length > 1 ? placedOf(m.state, card) : null;
  const face = compiled.faces[placed?.back ? 1 : 0] ?? compiled.faces[0];
  if (!face) throw new Error(`${compiled.definition.id} has no face.`);
  if (placed?.hidden) return NOTHING;
  // DB-UNDER-02: cards under a card have no skills, unless they speak of lying there.
  const base = face.values;
  if (!mayBeChanged(m, card, now)) return base;
  // What asks for this card while its values are worked out reads its print; for what changes numbers, what it is by then.
  m.values.set(card, base);
  const qualified = withQualities(base, changesOn(m, card, now.qualities), compiled.definition.id);
  if (qualified !== base) m.values.set(card, qualified);
  const values = withNumbers(qualified, changesOn(m, card, now.numbers));
  if (values !== qualified) m.values.set(card, values);
  return values;
}

type Open = { -readonly [K in keyof Values]: Values[K] };

/** DB-EFF-04: what changes no number. DB-SKILL-07: of kinds that are negated it can gain none. */
function withQualities(base: Values, changes: readonly Applied[], id: string): Values {
  if (changes.length === 0) return base;
  const v: Open = { ...base };
  const kinds = new Set<string>();
  for (const { change } of changes) {
    if ("negate" in change || "negateSkill" in change) kinds.add(negatedBy(change));
    else if ("gainColor" in change) v.colors = v.colors.includes(change.gainColor) ? v.colors : [...v.colors, change.gainColor];
    else if ("gainName" in change) v.names = [...v.names, change.gainName];
    else if ("gainCharacter" in change) v.characters = [...v.characters, change.gainCharacter];
    else if ("gainTrait" in change) v.traits = [...v.traits, change.gainTrait];
    else if ("cannot" in change) v.cannot = [...v.cannot, change.cannot];
    else if ("free" in change)
      v.free = [...v.free, change.free === "activate" && change.timing ? `activate/${change.timing}` : change.free];
    else if ("payInstead" in change) v.payInstead = [...v.payInstead, { of: change.payInstead, actions: change.actions }];
    else if ("usableAsEnergy" in change) v.usableAsEnergy = true;
    else if ("staysInRest" in change) v.staysInRest = true;
    else if ("single" in change) v.single = true;
    else if ("attacksActive" in change) v.attacksActive = [...v.attacksActive, change.attacksActive === true ? {} : change.attacksActive];
    else if ("notAttackedBy" in change) v.notAttackedBy = [...v.notAttackedBy, change.notAttackedBy];
    else if ("cannotAttack" in change) v.cannotAttack = [...v.cannotAttack, change.cannotAttack];
  }
  for (const { change, seats } of changes) {
    if ("unaffectedBy" in change) v.unaffectedBy = [...v.unaffectedBy, ...seats];
    if ("stays" in change) v.stays = [...v.stays, { koed: change.stays.koed ?? false, by: change.stays.by ?? null, seats }];
  }
  const negated = v.cannot.includes("beNegated") ? shielded(kinds) : kinds;
  const gained = changes.flatMap(({ change, entry }) => ("gain" in change ? [compileSkill(change.gain, `${id}/${keyOf(entry)}`)] : []));
  if (gained.length === 0 && negated.size === 0) return v;
  const all = [...v.skills, ...gained];
  // DB-SKILL-06: what is printed stays, for when it is no longer negated. DB-SKILL-08: texts find nothing of it.
  v.skills = negated.size === 0 ? all : all.filter((skill) => !isNegated(skill, negated));
  v.activates = placesOf(v.skills, "activate");
  v.counters = placesOf(v.skills, "counter");
  v.keywords = keywordsOf(v.skills);
  v.skillless = v.skills.length === 0;
  return v;
}

/** DB-EFF-04: what changes numbers; a value that is fixed beats what adds (DB-ZERO-10). */
function withNumbers(base: Values, changes: readonly Applied[]): Values {
  if (changes.length === 0) return base;
  const v: Open = { ...base };
  let total = v.cost?.total ?? 0;
  const colors: Record<string, number> = { ...v.cost?.colors };
  const fixed = new Set<string>();
  for (const { change, number } of changes) {
    if ("set" in change) {
      fixed.add(change.set);
      if (change.set === "power") v.power = number;
      else if (change.set === "comboPower") v.comboPower = number;
      else if (change.set === "comboCost") v.comboCost = number;
      else total = number;
    }
  }
  let power = 0;
  let comboPower = 0;
  let comboCost = 0;
  for (const { change, number } of changes) {
    if ("add" in change && !fixed.has(change.add)) {
      if (change.add === "power") power += number;
      else if (change.add === "comboPower") comboPower += number;
      else if (change.add === "comboCost") comboCost += number;
      else if (change.add === "damage") v.damage += number;
      else total += number;
    } else if ("costColors" in change) {
      // DB-COST-19: it stops at 0 of that colour, and the total falls only by what came off.
      for (const [color, count] of Object.entries(change.costColors)) {
        const before = colors[color] ?? 0;
        const after = Math.max(0, before + change.sign * count);
        colors[color] = after;
        total += after - before;
      }
    } else if ("skillCost" in change) v.skillCost = [...v.skillCost, { by: number, keyword: change.keyword ?? null }];
  }
  if (v.power !== null) v.power += power;
  if (v.comboPower !== null) v.comboPower += comboPower;
  if (v.comboCost !== null) v.comboCost = v.comboCost + comboCost;
  if (v.cost) {
    const free = changes.some(({ change }) => "noColorCost" in change);
    v.cost = free ? costOf(total, {}) : costOf(Math.max(total, sumOf(colors)), colors);
  }
  return v;
}
