import type { Seat } from "@/kernel/game";
import { pays } from "@/kernel/pays";
import { cardOption } from "../ask";
import { COLORS, type ColorCount } from "../card";
import type { SkillCost } from "../effects/language";
import { amountOf } from "../effects/meaning";
import type { Scope } from "../effects/scope";
import type { Match } from "../match";
import type { Option } from "../options";
import { valuesOf } from "../values";

/** Any colour. */
export const ANY = "*";

/** DB-COST-01: a price as symbols, one Energy each. */
export function symbolsOf(total: number, colors: ColorCount): readonly string[] {
  const symbols: string[] = [];
  for (const color of COLORS) for (let count = colors[color] ?? 0; count > 0; count--) symbols.push(color);
  for (let rest = total - symbols.length; rest > 0; rest--) symbols.push(ANY);
  return symbols;
}

/** The price of a card (DB-COST-05: effects that change it are counted); null for one without an energy cost. */
export function energyPrice(m: Match, card: number, x = 0): readonly string[] | null {
  const { cost } = valuesOf(m, card);
  return cost ? symbolsOf(Math.max(0, cost.total) + x, cost.colors) : null;
}

/** The Energies of a skill cost. */
export function skillPrice(m: Match, cost: SkillCost | undefined, card: number, keyword: string | null, scope: Scope): readonly string[] {
  if (!cost) return [];
  const colors = cost.colors ?? {};
  let more = cost.energy === undefined ? 0 : amountOf(m, cost.energy, scope);
  // DB-COST-16: what lowers numbers does nothing to colours.
  for (const { by, keyword: only } of valuesOf(m, card).skillCost) if (only === null || only === keyword) more = Math.max(0, more + by);
  const either = (cost.either ?? []).map((pair) => pair.join("/"));
  return [...symbolsOf(0, colors), ...either, ...symbolsOf(more, {})];
}

/** What a seat can pay with: each option and the colours it may stand for. */
export interface Payments {
  readonly options: readonly Option[];
  readonly provides: readonly (readonly (readonly string[])[])[];
}

/** DB-COST-03, DB-COST-07, DB-COST-18. */
export function paymentsOf(m: Match, seat: Seat): Payments {
  const side = m.state.sides[seat];
  const options: Option[] = [];
  const provides: (readonly string[])[][] = [];
  for (const { id, card, rest, hidden } of side.energy) {
    if (rest || hidden) continue;
    options.push(cardOption(m, id));
    provides.push([valuesOf(m, card).colors]);
  }
  for (const zone of ["battle", "unison"] as const)
    for (const { id, card, rest, hidden } of side[zone]) {
      if (rest || hidden || !valuesOf(m, card).usableAsEnergy) continue;
      options.push(cardOption(m, id));
      provides.push([valuesOf(m, card).colors]);
    }
  const [leader] = side.leader;
  for (let count = 0; count < side.energyMarkers; count++) {
    options.push({ energyMarker: seat });
    provides.push([leader ? valuesOf(m, leader.card).colors : []]);
  }
  return { options, provides };
}

/** DB-COST-05: whether a price can be paid in full. */
export function canPay(m: Match, seat: Seat, symbols: readonly string[]): boolean {
  if (symbols.length === 0) return true;
  const { provides } = paymentsOf(m, seat);
  return provides.length >= symbols.length && pays(provides.flat(), symbols);
}
