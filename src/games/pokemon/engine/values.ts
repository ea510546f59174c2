import type { Seat } from "@/kernel/game";
import { typeBits } from "./attack/energy";
import { type Attack, ENERGY_TYPES, type EnergyType, type SpecialCondition, type TypeModifier } from "./card";
import { changesOn, type InForce, inForce, isPresent, isWithoutEffect, sizeOf, touches } from "./effects/continuous";
import type { Amount, Modifier } from "./effects/language";
import { scopeOf, seatsOf } from "./effects/scope";
import { bodyFacts, topCard, topFacts } from "./effects/texts";
import { cardOf, type Match } from "./match";
import { controllerOf, topCardNumber } from "./state/inPlay";
import type { Pokemon } from "./state/state";

/** Full HP at present, effects included. */
export function fullHp(m: Match, pokemon: Pokemon): number {
  let { hp } = topFacts(m, pokemon);
  const changes = changesOn(m, "hp", pokemon);
  if (changes.length === 0) return hp;
  for (const entry of changes) {
    const { change } = entry;
    const size = sizeOf(m, entry, change.amount, pokemon);
    hp = change.sign === "=" ? size : change.sign === "+" ? hp + size : hp - size;
  }
  return Math.max(10, hp);
}

/** Its types as a bit set, both of a dual type (FAM-19). */
export function typesOf(m: Match, pokemon: Pokemon): number {
  let bits = topCard(m, pokemon).types;
  for (const { amount } of changesOn(m, "typeChosen", pokemon)) if (amount !== null) bits = 1 << amount;
  for (const { change } of changesOn(m, "types", pokemon)) {
    bits = change.also ? bits | typeBits(change.types) : typeBits(change.types);
  }
  return bits;
}

/** Number of Energy to discard for retreating (EFF-24, RUL-10). */
export function retreatCost(m: Match, pokemon: Pokemon): number {
  let { retreatCost: cost } = bodyFacts(m, pokemon);
  const changes = changesOn(m, "retreatCost", pokemon);
  if (changes.length === 0) return cost;
  let more = 0;
  let less = 0;
  let set: number | null = null;
  for (const entry of changes) {
    const { change } = entry;
    if (change.sign === "none") return 0;
    const size = sizeOf(m, entry, change.amount, pokemon);
    if (change.sign === "=") set = size;
    else if (change.sign === "+") more += size;
    else less += size;
  }
  cost = set === null ? cost + more : set;
  return Math.max(0, cost - less);
}

/** What holds for using this very attack, by its own text. */
export function usageOf(m: Match, pokemon: Pokemon, attack: Attack): readonly Modifier[] {
  if (!attack.usage) return [];
  const scope = scopeOf(controllerOf(m.state, pokemon.id), pokemon.id, topCardNumber(pokemon), "attack");
  return attack.usage.flatMap(({ change, while: when }) => (!when || m.words.conditionHolds(m, scope, when) ? [change] : []));
}

/** The cost of an attack on this Pokémon as its own text and the effects in force leave it (EFF-24). */
export function attackCost(m: Match, pokemon: Pokemon, attack: Attack): readonly EnergyType[] {
  const isPlain = !attack.usage && !isPresent(m, "attackCostSet") && !isPresent(m, "attackCost");
  return isPlain ? attack.cost : changedCost(m, pokemon, attack);
}

function changedCost(m: Match, pokemon: Pokemon, attack: Attack): readonly EnergyType[] {
  const inEffect = [...changesOn(m, "attackCostSet", pokemon), ...changesOn(m, "attackCost", pokemon)];
  const scope = scopeOf(controllerOf(m.state, pokemon.id), pokemon.id, topCardNumber(pokemon), "attack");
  const changes = [
    ...usageOf(m, pokemon, attack).map((change) => ({ change, size: (amount: Amount) => m.words.amountOf(m, scope, amount) })),
    ...inEffect.map((entry) => ({ change: entry.change, size: (amount: Amount) => sizeOf(m, entry, amount, pokemon) })),
  ];
  let set: readonly EnergyType[] | null = null;
  const more: EnergyType[] = [];
  const less: EnergyType[] = [];
  const ignored: EnergyType[] = [];
  for (const { change, size } of changes) {
    if (!("modify" in change) || (change.modify !== "attackCost" && change.modify !== "attackCostSet")) continue;
    if (change.attack !== undefined && change.attack !== attack.name) continue;
    if (change.modify === "attackCostSet") set = change.cost;
    else if (change.sign === "none") {
      if (change.symbol === undefined) return [];
      ignored.push(change.symbol);
    } else for (let i = size(change.amount); i > 0; i--) (change.sign === "+" ? more : less).push(change.symbol ?? "Colorless");
  }
  // RUL-10: a cost that an effect sets is not raised.
  const cost = set ? [...set] : [...attack.cost, ...more];
  for (const symbol of less) {
    const place = cost.indexOf(symbol);
    if (place >= 0) cost.splice(place, 1);
  }
  return cost.filter((symbol) => !ignored.includes(symbol));
}

export function weaknessesOf(m: Match, pokemon: Pokemon): readonly TypeModifier[] {
  const { weaknesses: printed } = bodyFacts(m, pokemon);
  let found = typeModifiers(m, pokemon, "weakness", printed);
  for (const { change, amount } of changesOn(m, "weaknessType", pokemon)) {
    const type = typeof change.type === "string" ? change.type : ENERGY_TYPES[amount ?? -1];
    // A Pokémon without a printed Weakness gets one of ×2 (CMP-379).
    if (type && printed.length === 0) found = [{ type, operator: "×", value: 2 }];
    else if (type) found = found.map((one) => ({ ...one, type }));
  }
  for (const { change } of changesOn(m, "weaknessTimes", pokemon)) {
    found = found.map((one) => ({ ...one, operator: "×", value: change.times }));
  }
  return found;
}

export function resistancesOf(m: Match, pokemon: Pokemon): readonly TypeModifier[] {
  return typeModifiers(m, pokemon, "resistance", bodyFacts(m, pokemon).resistances);
}

function typeModifiers(
  m: Match,
  pokemon: Pokemon,
  which: "weakness" | "resistance",
  printed: readonly TypeModifier[],
): readonly TypeModifier[] {
  if (changesOn(m, `suppress ${which}`, pokemon).length > 0) return [];
  let found = printed;
  for (const { change } of changesOn(m, which, pokemon)) {
    found = change.set === "none" ? [] : change.set;
  }
  return found;
}

/** The units of Energy attached to it, each as a bit set of the types it may stand for (EFF-46). */
export function unitsOf(m: Match, pokemon: Pokemon): readonly number[] {
  if (pokemon.energy.length === 0) return [];
  const known = m.energies?.get(pokemon.id);
  if (known) return known;
  // Remembered where only the cards themselves decide.
  if (isPresent(m, "energyProvides") || isPresent(m, "suppress specialEnergy"))
    return pokemon.energy.flatMap((card) => unitsOfEnergy(m, pokemon, card));
  const units: number[] = [];
  for (const card of pokemon.energy) units.push(...cardOf(m, card).units);
  m.energies ??= new Map();
  m.energies.set(pokemon.id, units);
  return units;
}

const COLORLESS = typeBits(["Colorless"]);

/** What one attached Energy card provides. */
export function unitsOfEnergy(m: Match, pokemon: Pokemon, card: number): readonly number[] {
  const compiled = cardOf(m, card);
  let units = compiled.units;
  if (
    compiled.definition.category === "Energy" &&
    compiled.definition.kind === "Special" &&
    isWithoutEffect(m, "specialEnergy", pokemon, "")
  ) {
    return [COLORLESS];
  }
  for (const entry of changesOn(m, "energyProvides", pokemon)) {
    const { change } = entry;
    // An Energy card's own text is about that card alone; others say which Energy they mean.
    if (entry.cause === "energy" && !change.where && entry.scope.source !== card) continue;
    if (change.where && !m.words.fitsCard(m, entry.scope, change.where, card)) continue;
    const provided = change.perUnit ? units.map(() => typeBits(change.units[0] ?? [])) : change.units.map(typeBits);
    units = change.instead ? provided : [...units, ...provided];
  }
  return units;
}

/** Whether a Tool or Energy may be attached to this Pokémon. */
export function mayBeOn(m: Match, card: number, pokemon: Pokemon): boolean {
  const { definition } = cardOf(m, card);
  if (definition.category === "Pokémon" || !definition.attachTo) return true;
  return m.words.fitsPokemon(m, scopeOf(controllerOf(m.state, pokemon.id), pokemon.id, card, "other"), definition.attachTo, pokemon);
}

/** EFF-45: whether a Tool or Energy stays on this Pokémon; while it is without effect, nothing on it has it discarded. */
export function staysOn(m: Match, card: number, pokemon: Pokemon): boolean {
  if (mayBeOn(m, card, pokemon)) return true;
  const { definition } = cardOf(m, card);
  return isWithoutEffect(m, definition.category === "Energy" ? "specialEnergy" : "tools", pokemon, definition.name);
}

/** How many Tools it may hold (TURN-10). */
export function maxTools(m: Match, pokemon: Pokemon): number {
  let most = 1;
  for (const { change } of changesOn(m, "maxTools", pokemon)) most = Math.max(most, change.to);
  return most;
}

/** How many Pokémon fit on a Bench by the rules (TURN-04). */
export const BENCH_SIZE = 5;

/** How many Pokémon fit on a player's Bench: of several effects the smallest number counts. */
export function benchSize(m: Match, seat: Seat): number {
  const sizes = benchLimits(m, seat).map(({ change }) => change.to);
  return sizes.length > 0 ? Math.min(...sizes) : BENCH_SIZE;
}

/** The effects that say how many Pokémon fit on a player's Bench. */
export function benchLimits(m: Match, seat: Seat): readonly InForce<"benchSize">[] {
  const limits = inForce(m, "benchSize");
  return limits.length === 0 ? limits : limits.filter(({ change, scope }) => seatsOf(scope, change.who ?? "both").includes(seat));
}

/** Whether something is forbidden to this Pokémon; "can't" beats every permission (EFF-01). */
export function isForbidden(
  m: Match,
  what: `forbid ${"retreat" | "evolve" | "evolveFromHand" | "heal" | "useAbilities" | "beKnockedOut"}`,
  pokemon: Pokemon,
): boolean {
  return changesOn(m, what, pokemon).length > 0;
}

/** Whether it can't be affected by this Special Condition. */
export function isImmune(m: Match, pokemon: Pokemon, condition: SpecialCondition): boolean {
  return changesOn(m, "prevent conditions", pokemon).some(({ change }) => !change.conditions || change.conditions.includes(condition));
}

/** Limits of the rules that an effect may lift. */
export type Permission = `permit ${Exclude<
  Extract<Modifier, { permit: string }>["permit"],
  "useAttacksOf" | "evolveInto" | "playEarlyToEvolve" | "startActive"
>}`;

/** Whether a limit of the rules is lifted for a player, or for one Pokémon. */
export function isPermitted(m: Match, what: Permission, seat: Seat, pokemon: Pokemon | null): boolean {
  const found = pokemon ? changesOn(m, what, pokemon) : inForce(m, what);
  return found.length > 0 && permits(found, seat, pokemon);
}

function permits(found: readonly InForce<Permission>[], seat: Seat, pokemon: Pokemon | null): boolean {
  return found.some(({ change, scope }) => (change.who ? seatsOf(scope, change.who).includes(seat) : pokemon !== null));
}

/** The effect that keeps a player from playing this card from hand, if one does. */
export function keptInHandBy(m: Match, seat: Seat, card: number): InForce<"forbid play"> | undefined {
  const found = inForce(m, "forbid play");
  return found.find(({ change, scope }) => seatsOf(scope, change.who).includes(seat) && m.words.fitsCard(m, scope, change.where, card));
}

/** Whether an effect keeps a player from playing this card from hand. */
export function mayNotPlay(m: Match, seat: Seat, card: number): boolean {
  return keptInHandBy(m, seat, card) !== undefined;
}

/** Whether an effect keeps a player from attaching this Energy card from hand to this Pokémon, in the turn's way or by another effect. */
export function mayNotAttach(m: Match, seat: Seat, card: number, pokemon: Pokemon): boolean {
  return inForce(m, "forbid attachEnergy").some((entry) => {
    const { change, scope } = entry;
    if (!seatsOf(scope, change.who).includes(seat)) return false;
    return (!change.to || touches(m, entry, change.to, pokemon)) && (!change.where || m.words.fitsCard(m, scope, change.where, card));
  });
}
