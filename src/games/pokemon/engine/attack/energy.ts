import { ENERGY_TYPES, type EnergyType } from "../card";

/** Units provided by a Pokémon's Energy, by Pokémon: remembered while nothing changes. */
export type Energies = Map<number, readonly number[]>;

const COLORLESS = ENERGY_TYPES.indexOf("Colorless");

/** A set of types as bits, in the order of ENERGY_TYPES. */
export function typeBits(types: readonly EnergyType[]): number {
  let bits = 0;
  for (const type of types) bits |= 1 << ENERGY_TYPES.indexOf(type);
  return bits;
}

/** The types in a bit set. */
export function typesIn(bits: number): EnergyType[] {
  return ENERGY_TYPES.filter((_, place) => (bits & (1 << place)) !== 0);
}

/** Whether units of Energy pay a cost (ATK-01): each typed symbol by a unit of that type, each Colorless by any; an assignment is found if there is one. */
export function paysCost(units: readonly number[], cost: readonly EnergyType[]): boolean {
  if (cost.length === 0) return true;
  if (units.length < cost.length) return false;
  const needs: number[] = [];
  for (const symbol of cost) {
    const place = ENERGY_TYPES.indexOf(symbol);
    if (place !== COLORLESS) needs.push(1 << place);
  }
  return assignAll(needs, units, 0, 0);
}

/** Gives each need a unit of its own, trying all ways; `taken` has a bit for each unit in use. */
function assignAll(needs: readonly number[], units: readonly number[], from: number, taken: number): boolean {
  const need = needs[from];
  if (need === undefined) return true;
  let before = -1;
  for (let u = 0; u < units.length; u++) {
    const unit = units[u] ?? 0;
    if ((unit & need) === 0 || (taken & (1 << u)) !== 0 || unit === before) continue;
    before = unit;
    if (assignAll(needs, units, from + 1, taken | (1 << u))) return true;
  }
  return false;
}
