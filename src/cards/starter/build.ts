import type { CatalogueCard, Localized } from "@/cards/card";
import type {
  Ability,
  Attack,
  CardDefinition,
  EnergyCard,
  EnergyType,
  Mark,
  PokemonCard,
  Stage,
  TrainerCard,
  TrainerKind,
} from "@/engine/pokemon/card";
import type { AbilityEffect, Instruction } from "@/engine/pokemon/effects/language";

/** A name in English, French, Spanish and Italian, in this order; one word alone stands for all four. */
export type Names = string | readonly [en: string, fr: string, es: string, it: string];

const SYMBOLS: Readonly<Record<string, EnergyType>> = {
  G: "Grass",
  R: "Fire",
  W: "Water",
  L: "Lightning",
  P: "Psychic",
  F: "Fighting",
  D: "Darkness",
  M: "Metal",
  Y: "Fairy",
  N: "Dragon",
  C: "Colorless",
};

const english = (names: Names): string => (typeof names === "string" ? names : names[0]);

function localized(names: Names): Localized<string> {
  const [en, fr, es, it] = typeof names === "string" ? [names, names, names, names] : names;
  return { en, fr, es, it };
}

function localizedList(lists: readonly Names[]): Localized<readonly string[]> {
  const all = lists.map(localized);
  return {
    en: all.map((names) => names.en),
    fr: all.map((names) => names.fr),
    es: all.map((names) => names.es),
    it: all.map((names) => names.it),
  };
}

/** "GCC" → Grass, Colorless, Colorless. */
function energies(symbols: string): readonly EnergyType[] {
  return [...symbols].map((symbol) => {
    const type = SYMBOLS[symbol];
    if (type === undefined) throw new Error(`${symbol} is no Energy symbol`);
    return type;
  });
}

/** "30", "60+", "20×", "120-"; an empty text when no damage is printed. */
function damageOf(printed: string): Attack["damage"] {
  if (printed === "") return undefined;
  const [, base, sign] = /^(\d+)([+×-]?)$/.exec(printed) ?? [];
  if (base === undefined) throw new Error(`${printed} is no damage`);
  return sign === "+" || sign === "×" || sign === "-" ? { base: Number(base), sign } : { base: Number(base) };
}

interface Part<T> {
  readonly names: Names;
  readonly part: T;
}

/** `cost` in symbols ("GCC"), `damage` as printed. */
export function attack(names: Names, cost: string, damage: string, ...effect: readonly Instruction[]): Part<Attack> {
  const printed = damageOf(damage);
  return { names, part: { name: english(names), cost: energies(cost), ...(printed && { damage: printed }), effect } };
}

export function ability(names: Names, ...effects: readonly AbilityEffect[]): Part<Ability> {
  return { names, part: { name: english(names), kind: "Ability", effects } };
}

interface PokemonFacts {
  readonly names: Names;
  readonly stage?: Stage;
  readonly from?: Names;
  readonly marks?: readonly Mark[];
  readonly hp: number;
  readonly type: EnergyType;
  readonly weakness?: EnergyType;
  readonly resistance?: EnergyType;
  readonly retreat: number;
  /** An Ancient Trait; its name is a symbol and a word that no table of names keeps. */
  readonly trait?: PokemonCard["ancientTrait"];
  readonly ability?: Part<Ability>;
  readonly attacks: readonly Part<Attack>[];
}

/** A Pokémon of the XY series: Weakness is ×2 and Resistance −20 throughout. */
export function pokemon(id: string, facts: PokemonFacts): CatalogueCard {
  const abilities = facts.ability ? [facts.ability] : [];
  const from = facts.from === undefined ? [] : [facts.from];
  const definition: PokemonCard = {
    category: "Pokémon",
    id,
    name: english(facts.names),
    marks: facts.marks ?? [],
    stage: facts.stage ?? "Basic",
    evolvesFrom: from.map(english),
    hp: facts.hp,
    types: [facts.type],
    weaknesses: facts.weakness ? [{ type: facts.weakness, operator: "×", value: 2 }] : [],
    resistances: facts.resistance ? [{ type: facts.resistance, operator: "-", value: 20 }] : [],
    retreatCost: facts.retreat,
    abilities: abilities.map(({ part }) => part),
    attacks: facts.attacks.map(({ part }) => part),
    ...(facts.trait && { ancientTrait: facts.trait }),
  };
  return {
    ...card(definition, facts.names),
    attackNames: localizedList(facts.attacks.map(({ names }) => names)),
    abilityNames: localizedList(abilities.map(({ names }) => names)),
    evolvesFromNames: localizedList(from),
  };
}

/** What must hold or be paid to play a Trainer card, where a Tool goes, its marks, and the Pokémon a Fossil is played as. */
type Play = Partial<Pick<TrainerCard, "when" | "cost" | "attachTo" | "asPokemon" | "marks">>;

export const item = (id: string, names: Names, effect: readonly Instruction[], play: Play = {}): CatalogueCard =>
  trainer("Item", id, names, { effect, ...play });

export const supporter = (id: string, names: Names, effect: readonly Instruction[], play: Play = {}): CatalogueCard =>
  trainer("Supporter", id, names, { effect, ...play });

export const stadium = (id: string, names: Names, whileInPlay: readonly AbilityEffect[]): CatalogueCard =>
  trainer("Stadium", id, names, { whileInPlay });

export const tool = (id: string, names: Names, whileInPlay: readonly AbilityEffect[], play: Play = {}): CatalogueCard =>
  trainer("Pokémon Tool", id, names, { whileInPlay, ...play });

function trainer(
  kind: TrainerKind,
  id: string,
  names: Names,
  text: Play & Partial<Pick<TrainerCard, "effect" | "whileInPlay">>,
): CatalogueCard {
  return card({ category: "Trainer", id, name: english(names), marks: [], kind, effect: [], whileInPlay: [], attacks: [], ...text }, names);
}

export function basicEnergy(id: string, names: Names, type: EnergyType): CatalogueCard {
  return card({ category: "Energy", id, name: english(names), marks: [], kind: "Basic", provides: [[type]], whileAttached: [] }, names);
}

/** `provides` by units; what it does, and on whom alone it may be put. */
export function specialEnergy(
  id: string,
  names: Names,
  provides: readonly (readonly EnergyType[])[],
  text: Partial<Pick<EnergyCard, "attachTo" | "whileAttached">> = {},
): CatalogueCard {
  return card({ category: "Energy", id, name: english(names), marks: [], kind: "Special", provides, whileAttached: [], ...text }, names);
}

function card(definition: CardDefinition, names: Names): CatalogueCard {
  const [setId, number] = definition.id.split("-");
  if (setId === undefined || number === undefined) throw new Error(`${definition.id} is no print id`);
  return {
    definition,
    setId,
    number,
    names: localized(names),
    attackNames: localizedList([]),
    abilityNames: localizedList([]),
    evolvesFromNames: localizedList([]),
    playable: true,
  };
}
