import type { CatalogueCard, Localized } from "@/games/pokemon/cards/card";
import type { CardDefinition } from "@/games/pokemon/engine/card";

/** A card of the catalogue as a match pinned it: with our words for what the match plays, which is not what the catalogue reads by now. */
export function asPinned(card: CatalogueCard, definition: CardDefinition): CatalogueCard {
  const { text: _, reason: __, attackNames, abilityNames, ...rest } = card;
  const attacks = definition.category === "Energy" ? [] : definition.attacks;
  const abilities = definition.category === "Pokémon" ? definition.abilities : [];
  return {
    ...rest,
    definition,
    attackNames: namesFor(attacks, attackNames),
    abilityNames: namesFor(abilities, abilityNames),
    playable: true,
  };
}

/** The names of the catalogue where it has as many; else those that were pinned, which are English. */
function namesFor(parts: readonly { readonly name: string }[], known: Localized<readonly string[]>): Localized<readonly string[]> {
  const names = parts.map(({ name }) => name);
  return known.en.length === names.length ? known : { fr: names, en: names, es: names, it: names };
}
