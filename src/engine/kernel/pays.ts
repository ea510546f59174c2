/** A unit of payment: the symbols it may stand for; "*" stands for every symbol. */
type Unit = readonly string[];

/** Whether these units pay the cost: each symbol of the cost takes a unit of its own, "Colorless" takes any. Solved exactly (augmenting paths). */
export function pays(units: readonly Unit[], cost: readonly string[]): boolean {
  if (units.length < cost.length) return false;
  const payer = new Array<number>(units.length).fill(-1);
  return cost.every((_, symbol) => assign(symbol, units, cost, payer, new Set()));
}

function assign(symbol: number, units: readonly Unit[], cost: readonly string[], payer: number[], tried: Set<number>): boolean {
  for (let u = 0; u < units.length; u++) {
    if (tried.has(u) || !fits(units[u], cost[symbol])) continue;
    tried.add(u);
    const taken = payer[u];
    if (taken === undefined || taken < 0 || assign(taken, units, cost, payer, tried)) {
      payer[u] = symbol;
      return true;
    }
  }
  return false;
}

function fits(unit: Unit | undefined, symbol: string | undefined): boolean {
  return unit !== undefined && symbol !== undefined && (symbol === "Colorless" || unit.includes(symbol) || unit.includes("*"));
}
