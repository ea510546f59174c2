import { pays } from "@/kernel/pays";
import type { GameDecision } from "./layout";

/** One line of a price: so many of a colour, or of any ("*"), and how many of them are paid. */
export interface BillLine {
  readonly symbol: string;
  readonly paid: number;
  readonly asked: number;
}

/** The price that a decision asks, colour by colour, and what the choice pays of it so far; colours first, each unit pays once. */
export function billOf({ constraint }: GameDecision, chosen: readonly number[]): readonly BillLine[] {
  if (constraint?.kind !== "pays") return [];
  const units = chosen.flatMap((index) => constraint.provides[index] ?? []);
  const symbols = [...new Set(constraint.cost)].sort((one, other) => Number(one === "*") - Number(other === "*"));
  let met: readonly string[] = [];
  return symbols.map((symbol) => {
    const asked = constraint.cost.filter((each) => each === symbol).length;
    let paid = 0;
    while (paid < asked && pays(units, [...met, symbol])) {
      met = [...met, symbol];
      paid++;
    }
    return { symbol, paid, asked };
  });
}
