import { typeBits } from "../attack/energy";
import type { Mark, PokemonCard, Stage, TrainerKind } from "../card";
import { isAbility } from "../families/powers";
import { cardOf, type Match } from "../match";
import { findPokemon } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { unitsOfEnergy } from "../values";
import type { CardFilter } from "./language";
import type { CompiledCard } from "./program";
import type { Scope } from "./scope";
import { topCard } from "./texts";

/** Whether a card is what is asked for. */
export type CardTest = (m: Match, scope: Scope, card: CompiledCard) => boolean;

// Texts never change, so what a filter asks is put together once: whole decks are looked through by one.
const known = new WeakMap<CardFilter, CardTest>();

/** What a filter asks of a card out of play, or attached; all given parts hold. */
export function cardTest(where: CardFilter): CardTest {
  const before = known.get(where);
  if (before) return before;
  const test = all(testsOf(where));
  known.set(where, test);
  return test;
}

/** Whether a card out of play, or attached, is what a text asks for. */
export function fitsCard(m: Match, scope: Scope, where: CardFilter, number: number): boolean {
  return cardTest(where)(m, scope, cardOf(m, number));
}

/** Those of some cards that are what a text asks for. */
export function fitting(m: Match, scope: Scope, cards: readonly number[], where: CardFilter | undefined): readonly number[] {
  if (!where) return cards;
  const test = cardTest(where);
  return cards.filter((card) => test(m, scope, cardOf(m, card)));
}

const LETTER = /[\p{L}\p{N}]/u;
const goesOn = (name: string, at: number): boolean => at > 0 && LETTER.test(name.charAt(at - 1)) && LETTER.test(name.charAt(at));

/** Whether whole words stand in a name: "Ball" in "Dusk Ball", not in "Balloon" (CMP-937). */
export function hasWords(name: string, words: string): boolean {
  for (let at = name.indexOf(words); at >= 0; at = name.indexOf(words, at + 1))
    if (!goesOn(name, at) && !goesOn(name, at + words.length)) return true;
  return false;
}

function all(tests: readonly CardTest[]): CardTest {
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  if (tests.length === 2) return (m, scope, card) => first(m, scope, card) && second(m, scope, card);
  return (m, scope, card) => tests.every((test) => test(m, scope, card));
}

/** The parts of a filter, those first that need only the face of a card. */
function testsOf(where: CardFilter): CardTest[] {
  const tests: CardTest[] = [];
  const { category, names, nameContains, trainerKinds, energyKind, types, marks, ruleBox, sameTypeAs, sameNameAs, not, anyOf } = where;
  if (category) tests.push((_, __, { definition }) => definition.category === category);
  if (names) tests.push((_, __, { definition }) => names.includes(definition.name));
  if (nameContains) tests.push((_, __, { definition }) => hasWords(definition.name, nameContains));
  if (trainerKinds) tests.push((m, _, { definition }) => definition.category === "Trainer" && isOfKind(m, trainerKinds, definition.kind));
  if (energyKind) tests.push((_, __, { definition }) => definition.category === "Energy" && definition.kind === energyKind);
  if (types) {
    const bits = typeBits(types);
    tests.push((_, __, card) => (typeBitsOf(card) & bits) !== 0);
  }
  if (marks) tests.push((_, __, { definition }) => shareMark(definition.marks, marks));
  if (ruleBox !== undefined) tests.push((_, __, card) => card.pokemon !== null && (card.ruleBox && !isPiece(card.pokemon)) === ruleBox);
  if (sameTypeAs) tests.push((m, scope, card) => (typeBitsOf(card) & typesNamed(m, scope, sameTypeAs)) !== 0);
  if (sameNameAs) tests.push((m, scope, { definition }) => namesMeant(m, scope, sameNameAs).includes(definition.name));
  tests.push(...pokemonTests(where));
  if (not) {
    const unwanted = cardTest(not);
    tests.push((m, scope, card) => !unwanted(m, scope, card));
  }
  if (anyOf) {
    const some = anyOf.map(cardTest);
    tests.push((m, scope, card) => some.some((test) => test(m, scope, card)));
  }
  return tests;
}

/** The parts of a filter that only a Pokémon card can fit. */
function pokemonTests({ stages, evolution, evolvesFrom, hp, retreatCost, hasAbility, hasAttack, resistance }: CardFilter): CardTest[] {
  const tests: CardTest[] = [];
  const ask = (is: (card: PokemonCard, m: Match, scope: Scope) => boolean) =>
    tests.push((m, scope, { pokemon }) => pokemon !== null && is(pokemon, m, scope));
  if (stages) ask(({ stage }) => stages.includes(stage));
  if (evolution !== undefined) ask((card) => isEvolution(card) === evolution);
  if (evolvesFrom)
    ask(
      (card, m, scope) => card.evolvesFrom.length > 0 && namesMeant(m, scope, evolvesFrom).some((name) => card.evolvesFrom.includes(name)),
    );
  if (hp || retreatCost || hasAttack) ask((card) => !isPiece(card));
  if (hp) ask((card) => within(card.hp, hp));
  if (retreatCost) ask((card) => within(card.retreatCost, retreatCost));
  if (typeof hasAbility === "string")
    ask((card) => !isPiece(card) && card.abilities.some((each) => isAbility(each) && each.name === hasAbility));
  else if (hasAbility !== undefined) ask((card) => (!isPiece(card) && card.abilities.some(isAbility)) === hasAbility);
  if (resistance) ask((card) => !isPiece(card) && card.resistances.some(({ type }) => type === resistance));
  if (hasAttack) ask(({ attacks }) => attacks.some(({ name }) => name === hasAttack));
  return tests;
}

interface Range {
  readonly atMost?: number;
  readonly atLeast?: number;
}

export function within(value: number, range: Range): boolean {
  return (range.atMost === undefined || value <= range.atMost) && (range.atLeast === undefined || value >= range.atLeast);
}

export function shareMark(marks: readonly Mark[], wanted: readonly Mark[]): boolean {
  return wanted.some((mark) => marks.includes(mark));
}

const EVOLVED: ReadonlySet<Stage> = new Set(["Stage 1", "Stage 2", "Mega", "BREAK", "VMAX", "VSTAR"]);

/** "Evolution Pokémon": every Pokémon card that is neither Basic nor of a stage of its own. */
export function isEvolution({ stage }: PokemonCard): boolean {
  return EVOLVED.has(stage);
}

function isOfKind(m: Match, kinds: readonly TrainerKind[], kind: TrainerKind): boolean {
  if (kinds.includes(kind)) return true;
  return m.edition.toolsAreItems && kinds.includes("Item") && (kind === "Pokémon Tool" || kind === "Technical Machine");
}

const COLORLESS = typeBits(["Colorless"]);

/**
 * The types of a Pokémon card, or those an Energy card provides. Out of play a Special Energy card is of no type but Colorless:
 * its text says what it provides while it is attached.
 */
function typeBitsOf({ definition, types, units }: CompiledCard): number {
  if (definition.category === "Pokémon") return types;
  if (definition.category === "Energy" && definition.kind === "Special") return COLORLESS;
  return units.reduce((bits, unit) => bits | unit, 0);
}

/** FAM-10: out of play a piece of a V-UNION has only its name, type and category. */
function isPiece(card: PokemonCard): boolean {
  return card.stage === "V-UNION";
}

const withoutTypes = new WeakMap<CardFilter, CardTest>();

/** As `fitsCard`, for a card attached to this Pokémon: Energy is of the types that it provides there (EFF-46). */
export function fitsAttached(m: Match, scope: Scope, where: CardFilter, pokemon: Pokemon, number: number): boolean {
  const { types } = where;
  const card = cardOf(m, number);
  if (!types || card.definition.category !== "Energy") return cardTest(where)(m, scope, card);
  const bits = typeBits(types);
  if (!unitsOfEnergy(m, pokemon, number).some((unit) => (unit & bits) !== 0)) return false;
  let test = withoutTypes.get(where);
  if (!test) {
    const { types: _, ...rest } = where;
    test = all(testsOf(rest));
    withoutTypes.set(where, test);
  }
  return test(m, scope, card);
}

function typesNamed(m: Match, scope: Scope, as: NonNullable<CardFilter["sameTypeAs"]>): number {
  const cards = as === "event" ? [scope.event?.card ?? -1] : (scope.bound[as.binding]?.values ?? []);
  return cards.reduce((bits, card) => bits | (card < 0 ? 0 : typeBitsOf(cardOf(m, card))), 0);
}

/** The names that a card must have one of to fit, or null where it may have any. */
export function namesSought(m: Match, scope: Scope, where: CardFilter): readonly string[] | null {
  const { names: some, sameNameAs, evolvesFrom } = where;
  if (some) return some;
  if (sameNameAs && isSettled(scope, sameNameAs)) return namesMeant(m, scope, sameNameAs);
  if (!evolvesFrom || !isSettled(scope, evolvesFrom)) return null;
  const evolved = evolutionsSought(m, scope, namesMeant(m, scope, evolvesFrom), where);
  return evolved.length > 0 ? evolved : null;
}

/** The names of the Pokémon that evolve from one of these and may fit. */
export function evolutionsSought(m: Match, scope: Scope, from: readonly string[], where: CardFilter | undefined): readonly string[] {
  const fits = where && commonTest(where);
  const names: string[] = [];
  for (const name of from) for (const face of m.evolutions(name)) if (!fits || fits(m, scope, face)) names.push(face.definition.name);
  return names;
}

const common = new WeakMap<CardFilter, CardTest>();

/** What a filter asks that all prints of a name and type are alike in: of the Pokémon that evolve from another a match may know but one print each. */
function commonTest(where: CardFilter): CardTest {
  const before = common.get(where);
  if (before) return before;
  const { marks, ruleBox, hp, retreatCost, hasAbility, hasAttack, resistance, not, anyOf, ...alike } = where;
  const test = all(testsOf(alike));
  common.set(where, test);
  return test;
}

/** Whether it is known by now what a filter points at. */
function isSettled(scope: Scope, of: string | { readonly binding: number }): boolean {
  return typeof of === "string" || scope.bound[of.binding] !== undefined;
}

/** The names meant by "that Pokémon", "this card" or a name itself. */
function namesMeant(m: Match, scope: Scope, of: string | { readonly binding: number } | "self"): readonly string[] {
  if (of === "self") {
    const self = findPokemon(m.state, scope.self);
    return [(self ? topCard(m, self) : cardOf(m, scope.source)).definition.name];
  }
  if (typeof of === "string") return [of];
  const bound = scope.bound[of.binding];
  if (!bound) return [];
  if (bound.kind === "cards") return bound.values.map((number) => cardOf(m, number).definition.name);
  const names: string[] = [];
  for (const id of bound.values) {
    const pokemon = findPokemon(m.state, id);
    if (pokemon) names.push(topCard(m, pokemon).definition.name);
  }
  return names;
}
