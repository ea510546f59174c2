import type { Seat } from "@/kernel/game";
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

const IN_PLAY = ["leader", "battle", "unison"] as const;
const OPEN_LISTS = ["drop", "warp", "zEnergy"] as const;
const BESIDE = ["energy", "combo"] as const;

/** DB-SKILL-02: the Activate skills that a seat may declare at this timing. */
export function activateActions(m: Match, seat: Seat, timing: "main" | "battle"): readonly Action[] {
  const actions: Action[] = [];
  const side = m.state.sides[seat];
  const look = (card: number, zone: Zone, hidden: boolean) => {
    const { skills, activates } = valuesOf(m, card);
    for (const place of activates) {
      const skill = skills[place];
      if (skill && mayActivate(m, seat, card, zone, hidden, skill, timing))
        actions.push({ do: "activate", card: objectOf(m, card), definition: cardOf(m, card).definition.id, skill: place });
    }
  };
  for (const zone of IN_PLAY) for (const { card, hidden } of side[zone]) if (!hidden) look(card, zone, hidden);
  // DB-UNDER-04: skills for lying under a card.
  for (const zone of IN_PLAY)
    for (const { under } of side[zone]) for (const card of under) if (worksEverywhere(m, card)) look(card, zone, false);
  for (const card of side.hand) look(card, "hand", false);
  const { farActivates } = m.table;
  for (const zone of OPEN_LISTS)
    if (farActivates.includes(zone))
      for (const card of side[zone]) if (cardOf(m, card).farActivates.includes(zone)) look(card, zone, false);
  if (farActivates.includes("zDeck")) for (const card of side.zDeck) if (!side.faceUp.includes(card)) look(card, "zDeck", false);
  for (const zone of BESIDE)
    if (farActivates.includes(zone))
      for (const { card, hidden } of side[zone]) if (cardOf(m, card).farActivates.includes(zone)) look(card, zone, hidden);
  return actions;
}

function worksEverywhere(m: Match, card: number): boolean {
  const { farActivates, faces } = cardOf(m, card);
  return (
    farActivates.length > 0 && faces.some(({ skills }) => skills.some(({ from, does }) => does?.type === "activate" && from === "any"))
  );
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
  if (isExhausted(m, { card, object, seat, key }, skill.skill.keywords)) return false;
  if (!underSharedLimit(m, seat, keyword)) return false;
  if (isForbidden(m, seat, "activate", card, keyword, does.timing)) return false;
  const scope = scopeOn(seat, card, object);
  if (does.when && !holds(m, does.when, scope)) return false;
  const { bond, sparking } = skill.skill.keywords ?? {};
  if (bond && !holds(m, { there: { in: "battle", where: { type: "Battle", ...bond.where } }, atLeast: bond.count }, scope)) return false;
  if (sparking !== undefined && m.state.sides[seat].drop.length < sparking) return false;
  const priced = isExtra && zone === "hand" && !isFree(m, card, skill) && invokedBy(m, seat, card).length === 0;
  const energy = priced ? (energyPrice(m, card) ?? []) : [];
  if (canPayCost(m, scope, does.cost ?? {}, keyword, skill.skill.keywords, energy)) return true;
  return priced && insteadOf(m, card, skill, scope).length > 0;
}

/** Whether a skill is activated from the hand without the energy cost of its card. */
export function isFree(m: Match, card: number, { does }: CompiledSkill): boolean {
  const { free } = valuesOf(m, card);
  if (does?.type === "counter") return free.includes("counter");
  return free.includes("activate") || (does?.type === "activate" && free.includes(`activate/${does.timing}`));
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
    ? side.energy.filter((placed) => !placed.rest && !placed.hidden && isRedBlue(valuesOf(m, placed.card))).map(({ card }) => card)
    : [];
}

/** DB-KEY-15c, DB-KEY-24, DB-KEY-46b. */
function underSharedLimit(m: Match, seat: Seat, keyword: string | null): boolean {
  if (keyword === "Z-Awaken") return !m.state.used.includes(`zAwaken/${seat}`);
  if (keyword !== "Over Realm" && keyword !== "Dark Over Realm") return true;
  const times = m.state.used.filter((one) => one === `overRealm/${seat}`).length;
  const side = m.state.sides[seat];
  const wormhole = [...side.leader, ...side.battle, ...side.unison].some(
    ({ card, hidden }) => !hidden && valuesOf(m, card).keywords.includes("Wormhole"),
  );
  return times < (wormhole ? 2 : 1);
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
  const rules = playerRules(m, seat);
  if (rules.length === 0) return false;
  return rules.some(
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
    const { skills, counters } = valuesOf(m, card);
    for (const place of counters) {
      const skill = skills[place];
      if (skill?.does?.type !== "counter" || !kinds.includes(skill.does.counters)) continue;
      const object = objectOf(m, card);
      const source = { card, object, seat, key: skill.key };
      if (isExhausted(m, source, skill.skill.keywords) || isForbidden(m, seat, "counter", card, skill.keyword)) continue;
      const scope = scopeOn(seat, card, object);
      const { sparking, bond } = skill.skill.keywords ?? {};
      if (sparking !== undefined && m.state.sides[seat].drop.length < sparking) continue;
      if (bond && !holds(m, { there: { in: "battle", where: { type: "Battle", ...bond.where } }, atLeast: bond.count }, scope)) continue;
      const energy = isFree(m, card, skill) ? [] : (energyPrice(m, card) ?? []);
      const payable = canPayCost(m, scope, skill.does.cost ?? {}, skill.keyword, skill.skill.keywords, energy);
      if (payable || insteadOf(m, card, skill, scope).length > 0)
        actions.push({ do: "counter", card: object, definition: cardOf(m, card).definition.id, skill: place });
    }
  }
  return actions;
}
