import type { Seat } from "@/kernel/game";
import { cardOption } from "../ask";
import { holds } from "../effects/conditions";
import { isValidIn, playerRules } from "../effects/continuous";
import type { ActivateSkill, Instruction, Zone } from "../effects/language";
import { matches } from "../effects/meaning";
import { readCard } from "../effects/reading";
import { type Scope, scopeOn } from "../effects/scope";
import { kindsFor } from "../flow/occasions";
import { cardOf, type Match, objectOf } from "../match";
import type { Action } from "../options";
import type { Occasion } from "../state/frames";
import { locate } from "../state/zones";
import { valuesOf } from "../values";
import type { CompiledSkill } from "./compile";
import { energyPrice } from "./costs";
import { isKeyword } from "./keywordNames";
import { isExhausted } from "./limits";
import { canPayCost } from "./payable";

/** DB-SKILL-02: the Activate skills that a seat may declare at this timing. */
export function activateActions(m: Match, seat: Seat, timing: "main" | "battle"): readonly Action[] {
  const actions: Action[] = [];
  const side = m.state.sides[seat];
  const look = (card: number, zone: Zone, hidden: boolean) => {
    const { skills } = valuesOf(m, card);
    for (let place = 0; place < skills.length; place++) {
      const skill = skills[place];
      if (skill && mayActivate(m, seat, card, zone, hidden, skill, timing))
        actions.push({ do: "activate", ...cardOption(m, objectOf(m, card)), skill: place });
    }
  };
  for (const zone of ["leader", "battle", "unison"] as const)
    for (const { card, hidden } of side[zone]) if (!hidden) look(card, zone, hidden);
  // DB-UNDER-04: skills for lying under a card.
  for (const zone of ["leader", "battle", "unison"] as const)
    for (const { under } of side[zone]) for (const card of under) if (worksEverywhere(m, card)) look(card, zone, false);
  for (const card of side.hand) look(card, "hand", false);
  for (const zone of ["drop", "warp", "zEnergy"] as const)
    for (const card of side[zone]) if (worksThere(m, card, zone)) look(card, zone, false);
  for (const card of side.zDeck) if (!side.faceUp.includes(card)) look(card, "zDeck", false);
  for (const { card, hidden } of side.energy) if (worksThere(m, card, "energy")) look(card, "energy", hidden);
  return actions;
}

function worksThere(m: Match, card: number, zone: Zone): boolean {
  return cardOf(m, card).faces.some(({ skills }) =>
    skills.some(({ from, does }) => does?.type === "activate" && from !== null && (from === "any" || from.includes(zone))),
  );
}

function worksEverywhere(m: Match, card: number): boolean {
  return cardOf(m, card).faces.some(({ skills }) => skills.some(({ from, does }) => does?.type === "activate" && from === "any"));
}

function mayActivate(
  m: Match,
  seat: Seat,
  card: number,
  zone: Zone,
  hidden: boolean,
  skill: CompiledSkill,
  timing: "main" | "battle",
): boolean {
  const { does, keyword, key } = skill;
  if (does?.type !== "activate" || hidden) return false;
  if (does.timing !== timing && does.timing !== "mainOrBattle") return false;
  const { definition } = cardOf(m, card);
  const isExtra = definition.type === "Extra" && !definition.z;
  if (!isHere(m, card, zone, skill)) return false;
  const object = objectOf(m, card);
  const source = { card, object, seat, key };
  if (isExhausted(m, source, skill.skill.keywords)) return false;
  if (!underSharedLimit(m, seat, keyword)) return false;
  if (isForbidden(m, seat, "activate", card, keyword, does.timing)) return false;
  const scope = scopeOn(seat, card, object);
  if (does.when && !holds(m, does.when, scope)) return false;
  const { bond, sparking } = skill.skill.keywords ?? {};
  if (bond && !holds(m, { there: { in: "battle", where: { type: "Battle", ...bond.where } }, atLeast: bond.count }, scope)) return false;
  if (sparking !== undefined && m.state.sides[seat].drop.length < sparking) return false;
  const priced = isExtra && zone === "hand" && !valuesOf(m, card).free.includes("activate") && invokedBy(m, seat, card).length === 0;
  const energy = priced ? (energyPrice(m, card) ?? []) : [];
  if (canPayCost(m, scope, does.cost ?? {}, keyword, skill.skill.keywords, energy)) return true;
  return priced && insteadOf(m, card, skill, scope).length > 0;
}

/** DB-COST-15: what can be done instead of paying a card's energy cost for a skill. */
export function insteadOf(
  m: Match,
  card: number,
  { does, keyword, skill }: CompiledSkill,
  scope: Scope,
): readonly (readonly Instruction[])[] {
  if (!does || !("effect" in does)) return [];
  const of = does.type === "counter" ? "counter" : "activate";
  const { cost = {} } = does;
  return valuesOf(m, card).payInstead.flatMap((one) => {
    const actions = [...one.actions, ...(cost.actions ?? [])];
    return one.of === of && canPayCost(m, scope, { ...cost, actions }, keyword, skill.keywords) ? [one.actions] : [];
  });
}

/** DB-EXTRA-01: an Extra is activated from the hand; of a Field only that it is one (DB-KEY-03b). */
function isHere(m: Match, card: number, zone: Zone, skill: CompiledSkill): boolean {
  const { definition } = cardOf(m, card);
  const isExtra = definition.type === "Extra" && !definition.z;
  if (!isExtra || zone !== "hand" || skill.from !== null)
    return isValidIn(skill, zone, false, isExtra, definition.z === true) && (skill.keyword !== "Field" || zone !== "battle");
  return skill.keyword === "Field" || !valuesOf(m, card).keywords.includes("Field");
}

/** DB-KEY-37: the red-blue Energies by one of which a red-blue Extra may be activated. */
export function invokedBy(m: Match, seat: Seat, card: number): readonly number[] {
  const isRedBlue = ({ printedColors }: { readonly printedColors: readonly string[] }) =>
    printedColors.length === 2 && printedColors.includes("red") && printedColors.includes("blue");
  const side = m.state.sides[seat];
  if (cardOf(m, card).definition.type !== "Extra" || !isRedBlue(valuesOf(m, card))) return [];
  const invokers = [...side.leader, ...side.battle, ...side.unison].some(
    (placed) => !placed.hidden && valuesOf(m, placed.card).keywords.includes("Invoker"),
  );
  return invokers
    ? side.energy.filter((placed) => !placed.rest && !placed.hidden && isRedBlue(valuesOf(m, placed.card))).map(({ id }) => id)
    : [];
}

/** DB-KEY-15c, DB-KEY-24, DB-KEY-46b. */
function underSharedLimit(m: Match, seat: Seat, keyword: string | null): boolean {
  const used = (what: string) => m.state.used.filter((one) => one === `${what}/${seat}`).length;
  if (keyword === "Z-Awaken") return used("zAwaken") === 0;
  if (keyword !== "Over Realm" && keyword !== "Dark Over Realm") return true;
  const side = m.state.sides[seat];
  const wormhole = [...side.leader, ...side.battle, ...side.unison].some(
    ({ card, hidden }) => !hidden && valuesOf(m, card).keywords.includes("Wormhole"),
  );
  return used("overRealm") < (wormhole ? 2 : 1);
}

/** DB-ZERO-08. */
export function isForbidden(
  m: Match,
  seat: Seat,
  what: string,
  card: number | null,
  keyword: string | null = null,
  timing: ActivateSkill["timing"] | null = null,
): boolean {
  return playerRules(m, seat).some(
    ({ rule, scope }) =>
      "cannot" in rule &&
      !rule.unless &&
      rule.cannot === what &&
      (!rule.keyword || isKeyword(keyword, rule.keyword)) &&
      (!rule.timing || rule.timing === timing) &&
      (!rule.from || (card !== null && locate(m.state, card)?.zone === rule.from)) &&
      (!rule.where || (card !== null && matches(m, readCard(m, card), rule.where, scope))),
  );
}

/** DB-COUNTER-09: the pending [Counter]s of a hand that can be paid. */
export function counterActions(m: Match, seat: Seat, occasion: Occasion): readonly Action[] {
  const kinds = kindsFor(occasion);
  const actions: Action[] = [];
  for (const card of m.state.sides[seat].hand) {
    const { skills, free } = valuesOf(m, card);
    for (let place = 0; place < skills.length; place++) {
      const skill = skills[place];
      if (skill?.does?.type !== "counter" || !kinds.includes(skill.does.counters)) continue;
      const object = objectOf(m, card);
      const source = { card, object, seat, key: skill.key };
      if (isExhausted(m, source, skill.skill.keywords) || isForbidden(m, seat, "counter", card, skill.keyword)) continue;
      const scope = scopeOn(seat, card, object);
      const { sparking, bond } = skill.skill.keywords ?? {};
      if (sparking !== undefined && m.state.sides[seat].drop.length < sparking) continue;
      if (bond && !holds(m, { there: { in: "battle", where: { type: "Battle", ...bond.where } }, atLeast: bond.count }, scope)) continue;
      const energy = free.includes("counter") ? [] : (energyPrice(m, card) ?? []);
      const payable = canPayCost(m, scope, skill.does.cost ?? {}, skill.keyword, skill.skill.keywords, energy);
      if (payable || insteadOf(m, card, skill, scope).length > 0) actions.push({ do: "counter", ...cardOption(m, object), skill: place });
    }
  }
  return actions;
}
