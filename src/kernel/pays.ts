/** A unit of payment: the symbols it may stand for; "*" stands for every symbol. */
type Unit = readonly string[];

/** Whether these units pay the cost: each symbol of the cost takes a unit of its own, "*" takes any and "red/blue" one of either. Solved exactly (augmenting paths). */
export function pays(units: readonly Unit[], cost: readonly string[]): boolean {
  const payment = new Map<number, string>();
  return cost.every((symbol) => assign(symbol, units, payment, new Set()));
}

/** Gives a symbol a unit, where need be by giving the symbol that has it another; `payment` says what each unit pays. */
function assign(symbol: string, units: readonly Unit[], payment: Map<number, string>, tried: Set<number>): boolean {
  return units.some((unit, place) => {
    if (tried.has(place) || !fits(unit, symbol)) return false;
    tried.add(place);
    const before = payment.get(place);
    if (before !== undefined && !assign(before, units, payment, tried)) return false;
    payment.set(place, symbol);
    return true;
  });
}

function fits(unit: Unit, symbol: string): boolean {
  return symbol === "*" || unit.includes("*") || symbol.split("/").some((either) => unit.includes(either));
}
