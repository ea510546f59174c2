import type { Seat } from "@/kernel/game";
import { pays } from "@/kernel/pays";
import { cardOption } from "../ask";
import type { SkillCost } from "../effects/language";
import { amountOf } from "../effects/meaning";
import type { Scope } from "../effects/scope";
import type { Match } from "../match";
import type { Option } from "../options";
import { symbolsOf, valuesOf } from "../values";

/** The price of a card (DB-COST-05: effects that change it are counted); null for one without an energy cost. */
export function energyPrice(m: Match, card: number, x = 0): readonly string[] | null {
  const { cost } = valuesOf(m, card);
  if (!cost) return null;
  return x === 0 ? cost.symbols : symbolsOf(Math.max(0, cost.total) + x, cost.colors);
}

const NOTHING_TO_PAY: readonly string[] = [];

/** The Energies of a skill cost. */
export function skillPrice(m: Match, cost: SkillCost | undefined, card: number, keyword: string | null, scope: Scope): readonly string[] {
  const changes = valuesOf(m, card).skillCost;
  if (!cost || (changes.length === 0 && !cost.energy && !cost.colors && !cost.either)) return NOTHING_TO_PAY;
  const colors = cost.colors ?? {};
  let more = cost.energy === undefined ? 0 : amountOf(m, cost.energy, scope);
  // DB-COST-16: what lowers numbers does nothing to colours.
  for (const { by, keyword: only } of changes) if (only === null || only === keyword) more = Math.max(0, more + by);
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
  for (const { card, rest, hidden } of side.energy) {
    if (rest || hidden) continue;
    options.push(cardOption(m, card));
    provides.push([valuesOf(m, card).colors]);
  }
  for (const zone of ["battle", "unison"] as const)
    for (const { card, rest, hidden } of side[zone]) {
      if (rest || hidden || !valuesOf(m, card).usableAsEnergy) continue;
      options.push(cardOption(m, card));
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
  m.means[seat] ??= paymentsOf(m, seat).provides.flat();
  return pays(m.means[seat], symbols);
}
