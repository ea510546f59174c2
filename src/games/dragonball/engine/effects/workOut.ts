import { cardOf, type Match } from "../match";
import { compileSkill } from "../skills/compile";
import { keywordsOf } from "../skills/keywordNames";
import { locate } from "../state/zones";
import { isNegated, NOTHING, negatedBy, shielded, sumOf, type Values } from "../values";
import { type Applied, changesOn, inForce } from "./continuous";

/** Works out what a card is at the moment, wherever it lies. */
export function workOut(m: Match, card: number): Values {
  const compiled = cardOf(m, card);
  const now = inForce(m);
  const place = now.hidden || compiled.faces.length > 1 ? locate(m.state, card) : null;
  const face = compiled.faces[place?.placed?.back && !place.under ? 1 : 0] ?? compiled.faces[0];
  if (!face) throw new Error(`${compiled.definition.id} has no face.`);
  if (place?.placed?.hidden && !place.under) return NOTHING;
  // DB-UNDER-02: cards under a card have no skills, unless they speak of lying there.
  const base = face.values;
  if (now.changes.length === 0) return base;
  // What asks for this card while its values are worked out reads its print; for what changes numbers, what it is by then.
  m.values.set(card, base);
  const qualified = applied(base, changesOn(m, card, now.qualities), (v, changes) => qualities(v, changes, compiled.definition.id));
  m.values.set(card, qualified);
  const values = applied(qualified, changesOn(m, card, now.numbers), numbers);
  m.values.set(card, values);
  return values;
}

function applied(base: Values, changes: readonly Applied[], apply: (v: Open, changes: readonly Applied[]) => void): Values {
  if (changes.length === 0) return base;
  const v = { ...base };
  apply(v, changes);
  return v;
}

type Open = { -readonly [K in keyof Values]: Values[K] };

/** DB-EFF-04: what changes no number. DB-SKILL-07: of kinds that are negated it can gain none. */
function qualities(v: Open, changes: readonly Applied[], id: string): void {
  const kinds = new Set<string>();
  for (const { change } of changes) {
    if ("negate" in change || "negateSkill" in change) kinds.add(negatedBy(change));
    else if ("gainColor" in change) v.colors = v.colors.includes(change.gainColor) ? v.colors : [...v.colors, change.gainColor];
    else if ("gainName" in change) v.names = [...v.names, change.gainName];
    else if ("gainCharacter" in change) v.characters = [...v.characters, change.gainCharacter];
    else if ("gainTrait" in change) v.traits = [...v.traits, change.gainTrait];
    else if ("cannot" in change) v.cannot = [...v.cannot, change.cannot];
    else if ("free" in change) v.free = [...v.free, change.free];
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
  const gained = changes.flatMap(({ change, key }) => ("gain" in change ? [compileSkill(change.gain, `${id}/${key}`)] : []));
  if (gained.length === 0 && negated.size === 0) return;
  const all = [...v.skills, ...gained];
  v.skills = negated.size === 0 ? all : all.filter((skill) => !isNegated(skill, negated));
  v.keywords = keywordsOf(v.skills);
  v.skillless = v.skills.length === 0;
}

/** DB-EFF-04: what changes numbers; a value that is fixed beats what adds (DB-ZERO-10). */
function numbers(v: Open, changes: readonly Applied[]): void {
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
    v.cost = { total: free ? total : Math.max(total, sumOf(colors)), colors: free ? {} : colors };
  }
}
