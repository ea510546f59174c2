import { wordsOf } from "@/cards/search-key";
import type { CatalogueCard } from "@/games/pokemon/cards/card";
import { drawFace } from "@/games/pokemon/cards/draw";
import type { CardFace } from "@/games/pokemon/cards/face";
import { facet } from "@/games/pokemon/cards/facet";
import type { Attack, CardDefinition } from "@/games/pokemon/engine/card";
import { locales } from "@/i18n/locales";

/** What of a card the catalogue is searched by, beside names and texts. */
export function facetsOf(definition: CardDefinition): readonly string[] {
  return [
    definition.category === "Pokémon" ? facet.stage(definition.stage) : facet.kind(definition.kind),
    ...typesOf(definition).map(facet.type),
    ...definition.marks.map(facet.mark),
    ...costsOf(definition),
  ];
}

/** Types of a Pokémon, or all types that an Energy may provide. */
function typesOf(definition: CardDefinition): string[] {
  if (definition.category === "Pokémon") return [...definition.types];
  if (definition.category === "Energy") return [...new Set(definition.provides.flat())];
  return [];
}

/** Everything that may be asked of the costs and is true of one of the attacks, so that the database only looks up a word. */
function costsOf(definition: CardDefinition): readonly string[] {
  const attacks: readonly Attack[] = definition.category === "Energy" ? [] : definition.attacks;
  return attacks.flatMap(({ cost }) =>
    subsets([...new Set(cost)]).flatMap((types) => [
      facet.cost(cost.length, types),
      ...(types.length > 0 ? [facet.cost(undefined, types)] : []),
    ]),
  );
}

function subsets<T>([first, ...rest]: readonly T[]): readonly (readonly T[])[] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((each) => [first, ...each])];
}

/** The words of all that stands under the name, official or rendered, in all languages. */
export function textWordsOf(card: CatalogueCard): readonly string[] {
  const texts = locales.flatMap((locale) => textsOf(drawFace(card, locale, { nameOf: () => undefined }), { names: true }));
  return texts.flatMap(wordsOf);
}

/** What stands under the name of a face: its texts, and above each the name of the attack or Ability. */
export function textsOf(face: CardFace, { names }: { readonly names: boolean }): readonly string[] {
  if (face.category !== "Pokémon") return [face.text];
  return [...face.abilities, ...face.attacks].flatMap(({ name, text = "" }) => (names ? [name, text] : [text]));
}
