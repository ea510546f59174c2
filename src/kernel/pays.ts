/** A unit of payment: the symbols it may stand for; "*" stands for every symbol. */
type Unit = readonly string[];

/** Whether these units pay the cost: each symbol of the cost takes a unit of its own, "*" takes any and "red/blue" one of either. Solved exactly (augmenting paths). */
export function pays(units: readonly Unit[], cost: readonly string[]): boolean {
  if (cost.length > units.length) return false;
  const payment: (string | undefined)[] = [];
  for (const symbol of cost) if (!takeFree(symbol, units, payment) && !assign(symbol, units, payment, new Set())) return false;
  return true;
}

/** Gives a symbol a unit that nothing else has, as is nearly always possible. */
function takeFree(symbol: string, units: readonly Unit[], payment: (string | undefined)[]): boolean {
  for (let place = 0; place < units.length; place++) {
    const unit = units[place];
    if (payment[place] !== undefined || !unit || !fits(unit, symbol)) continue;
    payment[place] = symbol;
    return true;
  }
  return false;
}

/** Gives a symbol a unit, where need be by giving the symbol that has it another; `payment` says what each unit pays. */
function assign(symbol: string, units: readonly Unit[], payment: (string | undefined)[], tried: Set<number>): boolean {
  return units.some((unit, place) => {
    if (tried.has(place) || !fits(unit, symbol)) return false;
    tried.add(place);
    const before = payment[place];
    if (before !== undefined && !assign(before, units, payment, tried)) return false;
    payment[place] = symbol;
    return true;
  });
}

function fits(unit: Unit, symbol: string): boolean {
  return symbol === "*" || unit.includes(symbol) || unit.includes("*") || symbol.split("/").some((either) => unit.includes(either));
}
