import type { CatalogueCard } from "@/games/pokemon/cards/card";
import { drawFace } from "@/games/pokemon/cards/draw";
import type { CardFace } from "@/games/pokemon/cards/face";
import { wordsOf } from "@/games/pokemon/cards/search-key";
import type { Attack, CardDefinition, EnergyType } from "@/games/pokemon/engine/card";
import { locales } from "@/i18n/locales";

/** What of a card the catalogue is searched by, beside its names; columns of the table `Card`. */
export function facetsOf(card: CatalogueCard) {
  const { definition } = card;
  const isPokemon = definition.category === "Pokémon";
  return {
    stage: isPokemon ? definition.stage : null,
    kind: isPokemon ? null : definition.kind,
    hp: isPokemon ? definition.hp : null,
    types: typesOf(definition),
    marks: [...definition.marks],
    attackCosts: attackCostsOf(definition),
    textWords: textWordsOf(card),
  };
}

/** Types of a Pokémon, or all types that an Energy may provide. */
function typesOf(definition: CardDefinition): string[] {
  if (definition.category === "Pokémon") return [...definition.types];
  if (definition.category === "Energy") return [...new Set(definition.provides.flat())];
  return [];
}

/**
 * One of the things that the search may ask of an attack's cost: so many Energy, of any number when undefined, with all of these types among
 * them. "3 Fire Water", "3", "Fire".
 */
export function attackCostKey(count: number | undefined, types: readonly EnergyType[]): string {
  return [...(count === undefined ? [] : [count]), ...[...new Set(types)].sort()].join(" ");
}

/** Everything that may be asked of the costs and is true of one of the attacks, so that the database only looks up a word. */
function attackCostsOf(definition: CardDefinition): string[] {
  const attacks: readonly Attack[] = definition.category === "Energy" ? [] : definition.attacks;
  const keys = attacks.flatMap(({ cost }) =>
    subsets([...new Set(cost)]).flatMap((types) => [attackCostKey(cost.length, types), attackCostKey(undefined, types)]),
  );
  return [...new Set(keys)].filter((key) => key !== "").sort();
}

function subsets<T>([first, ...rest]: readonly T[]): readonly (readonly T[])[] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((each) => [first, ...each])];
}

/** Postgres's index of words takes no more than 2046 bytes of one; nothing that long is a word. */
const WORD_MAX = 100;

/** The words of all that stands under the name, official or rendered, in all languages. */
function textWordsOf(card: CatalogueCard): string[] {
  const texts = locales.flatMap((locale) => textsOf(drawFace(card, locale, { nameOf: () => undefined }), { names: true }));
  return [...new Set(texts.flatMap(wordsOf))].filter(({ length }) => length <= WORD_MAX).sort();
}

/** What stands under the name of a face: its texts, and above each the name of the attack or Ability. */
export function textsOf(face: CardFace, { names }: { readonly names: boolean }): readonly string[] {
  if (face.category !== "Pokémon") return [face.text];
  return [...face.abilities, ...face.attacks].flatMap(({ name, text = "" }) => (names ? [name, text] : [text]));
}
