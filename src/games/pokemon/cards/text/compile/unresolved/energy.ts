import type { Amount, CardFilter, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";

/** Energy attached to Pokémon; a wording with "card" counts cards (EFF-46). */
export function energyOn(on: PokemonSelector, where: CardFilter, cards: boolean): Amount | undefined {
  const { category, types, ...rest } = where;
  const named = rest.names?.length && rest.names.every((name) => name.endsWith(" Energy"));
  if ((category !== "Energy" && !named) || (types && types.length > 1)) return undefined;
  return tidy({ count: "energy", on, type: types?.[0], where: unlessEmpty(rest), cards: cards || undefined });
}
