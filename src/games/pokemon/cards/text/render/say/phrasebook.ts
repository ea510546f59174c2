import { ENERGY_TYPES, type EnergyType, type SpecialCondition } from "@/games/pokemon/engine/card";
import type { Amount, AttackSource, CardFilter, PokemonFilter, PokemonSelector, Side } from "@/games/pokemon/engine/effects/language";
import { slotsOf } from "@/kernel/texts/template";
import type { Phrase, Slots } from "@/kernel/texts/words";
import { nounPhrase } from "@/kernel/texts/words";
import { isPart, Maybe, type Part, type Parts, Said, Together, Words } from "../../phrasebook/parts";
import { type Sentence, slotsIn, type Wording } from "../../phrasebook/sentence";
import { en } from "../english";
import type { Template } from "../language";
import { amountPhrase, perEach } from "./amounts";
import { affected, source, targetOf } from "./changes";
import { adjectives, cardNoun } from "./nouns";
import { pokemonPhrase, pokemonTogether } from "./pokemon";
import { joined, type Scope, say, symbol } from "./scope";

/** What may stand in a gap of the shape where a sentence has a part of this kind. */
interface Gaps {
  pokemon: PokemonSelector;
  together: PokemonSelector;
  number: Amount;
  each: Amount;
  type: EnergyType | object;
  types: readonly EnergyType[];
  symbols: readonly EnergyType[];
  afflictions: readonly SpecialCondition[];
  ownAttack: string | object;
  title: string;
  cardNoun: CardFilter;
  source: AttackSource;
  target: { readonly to?: PokemonFilter | "active"; readonly toActive?: boolean };
  colorless: Amount;
  cost: { readonly symbol?: EnergyType; readonly amount: Amount };
  blow: Side;
}

const isEmpty = (others: object): boolean => Object.keys(others).length === 0;

/** How each kind is said; undefined where these words do not say it. */
const WAYS: { readonly [K in keyof Gaps]: (scope: Scope, value: Gaps[K]) => Phrase | string | undefined } = {
  pokemon: (scope, on) => (scope.ofChange ? affected : pokemonPhrase)(scope, on),
  together: (scope, on) => (on.pokemon === "all" ? pokemonTogether(scope, on) : affected(scope, on)),
  number: (scope, n) => (typeof n === "number" ? amountPhrase(scope, n) : undefined),
  each: (scope, each) => perEach(scope, { multiply: [1, each] })?.each,
  type: (_, type) => ENERGY_TYPES.filter((each) => each === type).map(symbol)[0],
  types: (scope, types) => joined(scope, types.map(symbol), "and"),
  symbols: (_, types) => types.map(symbol).join(""),
  afflictions: (scope, conditions) => adjectives(scope, conditions, false, false, "or"),
  ownAttack: (scope, attack) => (typeof attack === "string" ? scope.attackName(attack) : undefined),
  title: (_, name) => name,
  cardNoun: (scope, where) => nounPhrase(cardNoun(scope, where), true),
  source,
  target: (scope, { to, toActive = false, ...others }) => (to && isEmpty(others) ? targetOf(scope, to, toActive) : undefined),
  colorless: (_, n) => (typeof n === "number" ? "{C}".repeat(n) : undefined),
  cost: (_, { symbol: type = "Colorless", amount, ...others }) =>
    typeof amount === "number" && isEmpty(others) ? symbol(type).repeat(amount) : undefined,
  blow: (scope, side) => ({ yours: undefined, both: say(scope, "byAttack"), opponents: say(scope, "byOpponentsAttack") })[side],
};

/** The sentence of the phrasebook that has the shape of something, and what stands in its slots; undefined where none has. */
export function worded<T>(scope: Scope, sentences: readonly Sentence<T>[], node: T): readonly [Wording, Slots] | undefined {
  for (const { wording, parts, shape } of sentences) {
    const values = slotsIn(shape, node);
    const slots = values && phrases(scope, parts, values);
    if (slots) return [wording, slots];
  }
  return undefined;
}

/** Says something with the sentence of the phrasebook that has its shape; undefined where none has. */
export function sayWith<T>(scope: Scope, sentences: readonly Sentence<T>[], node: T): string | undefined {
  const found = worded(scope, sentences, node);
  return found && say(scope, ...found);
}

type Values = ReadonlyMap<string, unknown>;

function phrases(scope: Scope, parts: Parts, values: Values): Slots | undefined {
  const slots = Object.entries(parts).map(([slot, part]) => [slot, phraseOf(scope, part, slot, values)] as const);
  return slots.some(([, phrase]) => phrase === undefined) ? undefined : Object.fromEntries(slots);
}

function phraseOf(scope: Scope, part: Part, name: string, values: Values): Phrase | string | undefined {
  if (part instanceof Words) return part.of(scope.language);
  if (part instanceof Said) {
    const slots = isPart(part.parts)
      ? inEachSlot(part.template, phraseOf(scope, part.parts, name, values))
      : phrases(scope, part.parts, values);
    return slots && say(scope, part.template, slots);
  }
  const value = values.get(name);
  if (value === undefined) return part instanceof Maybe ? "" : undefined;
  if (part instanceof Maybe) return spoken(scope, part.kind, value);
  return part instanceof Together ? spoken(scope, "together", value) : spoken(scope, part, value);
}

function inEachSlot(template: Template, phrase: Phrase | string | undefined): Slots | undefined {
  return phrase === undefined ? undefined : Object.fromEntries(slotsOf(en.templates[template]).map((slot) => [slot, phrase]));
}

function spoken(scope: Scope, kind: string, value: unknown): Phrase | string | undefined {
  const way: unknown = Reflect.get(WAYS, kind);
  if (typeof way !== "function") throw new Error(`Nothing says how a ${kind} is said.`);
  // What stands in a gap is what the meaning of the sentence has there.
  return way(scope, value);
}
