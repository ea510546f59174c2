import type { AttackFace, CardFace, TypeModifierFace } from "@/games/pokemon/cards/face";
import type { EnergyType } from "@/games/pokemon/engine/card";
import type { Term } from "@/ui/match/director/cues";

/** Damage as it was dealt, and who dealt it to whom. */
export interface Dealt {
  readonly amount: number;
  readonly weakness: boolean;
  readonly resistance: boolean;
  readonly attack: AttackFace | undefined;
  readonly attackerTypes: readonly EnergyType[];
  readonly target: CardFace | undefined;
}

export interface SumWords {
  readonly effects: string;
  readonly weakness: string;
  readonly resistance: string;
}

/**
 * What damage is made of: what is printed, what effects made of it, Weakness and Resistance. Empty where there is nothing to add up,
 * or where it does not come out even (something lessened it afterwards).
 */
export function sumOf({ amount, weakness, resistance, attack, attackerTypes, target }: Dealt, words: SumWords): readonly Term[] {
  const weak = weakness ? modifier(target, "weaknesses", attackerTypes) : null;
  const firm = resistance ? modifier(target, "resistances", attackerTypes) : null;
  const dealt = undo(undo(amount, firm), weak);
  const printed = /^\d+$/.test(attack?.damage ?? "") ? Number(attack?.damage) : null;
  if (dealt <= 0 || dealt % 10 !== 0 || (weakness && weak === null) || (resistance && firm === null)) return [];
  const more = printed === null ? 0 : dealt - printed;
  const terms: readonly (Term | null)[] = [
    { sign: "", value: String(printed ?? dealt) },
    more === 0 ? null : { sign: more > 0 ? "+" : "−", value: String(Math.abs(more)), note: words.effects },
    weak && { ...weak, note: words.weakness },
    firm && { ...firm, note: words.resistance },
  ];
  const sum = terms.filter((term) => term !== null);
  return sum.length > 1 ? sum : [];
}

type Modifier = Pick<Term, "value"> & { readonly sign: "+" | "−" | "×" };

function modifier(target: CardFace | undefined, which: "weaknesses" | "resistances", types: readonly EnergyType[]): Modifier | null {
  if (target?.category !== "Pokémon") return null;
  const found = target[which].find(({ type }: TypeModifierFace) => types.includes(type));
  const read = found?.value.match(/^([×x+−-])(\d+)$/);
  const sign = read?.[1];
  if (sign === undefined || read?.[2] === undefined) return null;
  return { sign: sign === "+" ? "+" : sign === "×" || sign === "x" ? "×" : "−", value: read[2] };
}

function undo(amount: number, modifier: Modifier | null): number {
  if (modifier === null) return amount;
  const value = Number(modifier.value);
  return modifier.sign === "×" ? amount / value : modifier.sign === "+" ? amount - value : amount + value;
}
