import type { Mark, SpecialCondition, Stage } from "@/games/pokemon/engine/card";
import type { CardFilter, PokemonFilter, PowerKind, Who } from "@/games/pokemon/engine/effects/language";
import type { Forms, Noun, Phrase, Slots } from "@/kernel/texts/words";
import { nounPhrase } from "@/kernel/texts/words";
import type { NounKey, Template } from "../language";
import { CannotSayError, joined, noun, type Referent, type Scope, say, symbols, wrap, wrapText, zone } from "./scope";

/** What Pokémon in play a filter speaks of, as a noun without article: "Benched {G} Pokémon". The part nearest to the noun comes first. */
export function pokemonNoun(scope: Scope, filter: PokemonFilter = {}, place: "active" | "bench" | "inPlay" = "inPlay"): Noun {
  const { not, anyOf, ...plain } = filter;
  let result = pokemonHead(scope, plain);
  if (plain.types) result = wrap(scope, result, "typed", { type: symbols(scope, plain.types) });
  if (plain.stages) result = staged(scope, result, plain.stages);
  if (plain.evolution === true) result = wrap(scope, result, "evolution");
  if (plain.evolution === false) throw new CannotSayError("Pokémon that are no Evolution", filter);
  if (plain.conditions && plain.conditions.length > 0) result = conditioned(scope, result, plain.conditions);
  if (place !== "inPlay") result = placed(scope, result, place === "bench" ? "benched" : "active");
  if (plain.conditions?.length === 0) result = wrap(scope, result, "afflicted");
  if (plain.damaged) result = wrap(scope, result, "damaged");
  if (plain.energy) result = withEnergy(scope, result, plain.energy);
  if (plain.tool) result = wrap(scope, result, "withTool");
  if (plain.powers) result = wrap(scope, result, "withPowers", { powers: powerNames(scope, plain.powers) });
  if (plain.under) result = wrap(scope, result, "withUnder", { name: scope.nameOf(plain.under) });
  if (plain.hasAbility === true) result = wrap(scope, result, "withAbility");
  if (plain.hasAbility === false) result = wrap(scope, result, "withoutAbility");
  if (typeof plain.hasAbility === "string") result = wrap(scope, result, "withThatAbility", { name: plain.hasAbility });
  if (plain.hasAttack) result = wrap(scope, result, "withThatAttack", { name: scope.attackName(plain.hasAttack) });
  if (plain.hasAncientTrait) result = wrap(scope, result, "withTrait", { name: plain.hasAncientTrait });
  if (plain.ruleBox !== undefined) result = wrap(scope, result, plain.ruleBox ? "withRuleBox" : "withoutRuleBox");
  result = ranged(scope, result, plain.remainingHp, "hpLeft");
  result = ranged(scope, result, plain.damageCounters, "counters");
  result = ranged(scope, result, plain.maxHp, "hp");
  result = ranged(scope, result, plain.retreatCost, "retreat");
  if (plain.weakness) result = wrap(scope, result, "weakTo", { type: symbols(scope, [plain.weakness]) });
  if (plain.resistance === "any") result = wrap(scope, result, "withResistance");
  else if (plain.resistance) result = wrap(scope, result, "resistantTo", { type: symbols(scope, [plain.resistance]) });
  if (plain.evolvesFrom) result = wrap(scope, result, "evolvesFromName", { name: scope.nameOf(plain.evolvesFrom) });
  if (plain.nameContains) result = family(scope, result, plain.nameContains);
  if (plain.cameIntoPlayThisTurn !== undefined) result = wrap(scope, result, plain.cameIntoPlayThisTurn ? "newInPlay" : "notNewInPlay");
  if (anyOf)
    result = alternatives(
      scope,
      anyOf.map((part) => pokemonNoun(scope, { ...plain, ...part }, place)),
    );
  if (not) result = without(scope, result, not);
  return result;
}

/** "Poké-Power or Poké-Body", called the same in every language. */
export const powerNames = (scope: Scope, kinds: readonly PowerKind[]): string => joined(scope, kinds, "or");

/** "Benched Pokémon ex or Benched Pokémon V": each of them is there. */
function placed(scope: Scope, inner: Noun, template: "benched" | "active"): Noun {
  const each = (inner.among ?? [inner]).map((kind) => wrap(scope, kind, template));
  return each.length > 1 ? alternatives(scope, each) : wrap(scope, inner, template);
}

/** "Team Aqua Pokémon", or "Pokémon with “Rotom” in their name". */
function family(scope: Scope, head: Noun, name: string): Noun {
  const template = scope.language.families[name];
  return template === undefined ? wrap(scope, head, "nameContains", { name }) : wrapText(scope, head, template);
}

function pokemonHead(scope: Scope, { names, marks }: PokemonFilter): Noun {
  if (names) return named(scope, names);
  const head = noun(scope, "pokemon");
  return marks ? marked(scope, head, marks) : head;
}

function named(scope: Scope, names: readonly string[]): Noun {
  return alternatives(
    scope,
    names.map(scope.nameOf).map((name) => ({ one: name, many: name })),
  );
}

function marked(scope: Scope, head: Noun, marks: readonly Mark[]): Noun {
  return alternatives(
    scope,
    marks.map((mark) => {
      const template = scope.language.marks[mark];
      if (template === undefined) throw new CannotSayError("the mark", mark);
      return wrapText(scope, head, template);
    }),
  );
}

function staged(scope: Scope, head: Noun, stages: readonly Stage[]): Noun {
  return alternatives(
    scope,
    stages.map((stage) => {
      const template = scope.language.stages[stage];
      if (template === undefined) throw new CannotSayError("the stage", stage);
      return wrapText(scope, head, template);
    }),
  );
}

function alternatives(scope: Scope, nouns: readonly Noun[]): Noun {
  return {
    ...(nouns.length > 1 && { among: nouns }),
    one: joined(
      scope,
      nouns.map(({ one }) => one),
      "or",
    ),
    many: joined(
      scope,
      nouns.map(({ many }) => many),
      "or",
    ),
    feminine: nouns[0]?.feminine ?? false,
  };
}

/** Of all kinds at once: "Stage 1 Pokémon and Stage 2 Pokémon". */
export function allKinds(scope: Scope, inner: Noun): Noun {
  const kinds = inner.among;
  if (!kinds) return inner;
  const together = (number: "one" | "many") =>
    joined(
      scope,
      kinds.map((kind) => kind[number]),
      "and",
    );
  return { ...inner, one: together("one"), many: together("many") };
}

/** A noun with a word that agrees with it, in the slot `form`. */
export function agreeing(scope: Scope, head: Noun, template: Template, forms: Forms, slots: Slots = {}): Noun {
  const feminine = head.feminine ?? false;
  return {
    one: wrap(scope, head, template, { ...slots, form: forms[feminine ? 1 : 0] }).one,
    many: wrap(scope, head, template, { ...slots, form: forms[feminine ? 3 : 2] }).many,
    feminine,
  };
}

/** The noun for cards of which something was done "in this way": "Energy cards you discarded in this way", "cards you find there". */
export function doneWith(scope: Scope, inner: Noun, { verb, pile, owner }: Referent): Noun {
  if (verb === "find") return wrap(scope, inner, "cardsFoundThere");
  return agreeing(scope, inner, "cardsInThisWay", participle(scope, verb), { place: placeOf(scope, pile, owner) });
}

/** " on the bottom of your deck": where cards were put, if that is to be said. */
export function placeOf(scope: Scope, pile: Referent["pile"], owner: Who): string {
  if (!pile) return "";
  return say(scope, pile === "top" ? "onTopOf" : "onBottomOf", { deck: zone(scope, "deck", owner) });
}

/** What was done with something: "discarded", "attached". */
export function participle(scope: Scope, verb: string | undefined): Forms {
  const forms = scope.language.participles[verb ?? "put"];
  if (!forms) throw new CannotSayError("a participle of", verb);
  return forms;
}

function conditioned(scope: Scope, head: Noun, conditions: readonly SpecialCondition[]): Noun {
  const form = (plural: boolean, feminine: boolean) => adjectives(scope, conditions, plural, feminine, "or");
  return agreeing(scope, head, "conditioned", [form(false, false), form(false, true), form(true, false), form(true, true)]);
}

/** "Asleep or Poisoned", agreeing with what is so. */
export function adjectives(
  scope: Scope,
  conditions: readonly SpecialCondition[],
  plural: boolean,
  feminine: boolean,
  word: "and" | "or",
): string {
  const form = (plural ? 2 : 0) + (feminine ? 1 : 0);
  return joined(
    scope,
    conditions.map((condition) => scope.language.conditions[condition][form] ?? condition),
    word,
  );
}

function ranged(
  scope: Scope,
  head: Noun,
  range: { readonly atMost?: number; readonly atLeast?: number } | undefined,
  what: "hpLeft" | "counters" | "hp" | "retreat",
): Noun {
  const { atMost, atLeast } = range ?? {};
  if (atMost !== undefined && atMost === atLeast) return wrap(scope, head, `${what}Exactly`, { n: atMost });
  const capped = atMost === undefined ? head : wrap(scope, head, `${what}AtMost`, { n: atMost });
  return atLeast === undefined ? capped : wrap(scope, capped, `${what}AtLeast`, { n: atLeast });
}

function without(scope: Scope, head: Noun, not: PokemonFilter): Noun {
  if (not.cameIntoPlayThisTurn === true && Object.keys(not).length === 1) return wrap(scope, head, "notNewInPlay");
  if (not.ruleBox === true && Object.keys(not).length === 1) return wrap(scope, head, "withoutRuleBox");
  if (not.energy && not.energy.atLeast > 1 && Object.keys(not).length === 1)
    return wrap(scope, head, "withFewEnergies", { n: not.energy.atLeast - 1, energy: energyPhrase(scope, not.energy) });
  return wrap(scope, head, "excluding", { others: nounPhrase(pokemonNoun(scope, not), true) });
}

function withEnergy(scope: Scope, head: Noun, attached: NonNullable<PokemonFilter["energy"]>): Noun {
  const { atLeast } = attached;
  const energy = energyPhrase(scope, attached);
  return atLeast > 1 ? wrap(scope, head, "withEnergies", { n: atLeast, energy }) : wrap(scope, head, "withEnergy", { energy });
}

/** "Energy", "{W} Energy": what is counted of what is attached to a Pokémon. */
export function energyPhrase(scope: Scope, { type, where, atLeast }: NonNullable<PokemonFilter["energy"]>): Phrase {
  return nounPhrase(energyNoun(scope, { ...where, ...(type && { types: [type] }) }), atLeast > 1);
}

/** Attached Energy: "{R} Energy", "basic Energy". */
export function energyNoun(scope: Scope, filter: CardFilter = {}): Noun {
  const { category: _, energyKind, types, names, not, ...others } = filter;
  if (Object.keys(others).length > 0) throw new CannotSayError("attached Energy", filter);
  if (names) return named(scope, names);
  const head = noun(scope, energyKind === "Basic" ? "basicEnergy" : energyKind === "Special" ? "specialEnergy" : "energy");
  const result = types ? wrap(scope, head, "typed", { type: symbols(scope, types) }) : head;
  return not ? wrap(scope, result, "excluding", { others: nounPhrase(energyNoun(scope, not), true) }) : result;
}

/** Energy spoken of as cards. */
export const energyCard = (filter: CardFilter = {}): CardFilter => (filter.names ? filter : { category: "Energy", ...filter });

/** Cards out of play, as a noun without article: "Basic Pokémon", "{R} Energy card", "card that evolves from …". */
export function cardNoun(scope: Scope, filter: CardFilter = {}): Noun {
  const { not, anyOf, ...plain } = filter;
  if (anyOf) {
    const nouns = anyOf.map((part) => cardNoun(scope, { ...plain, ...part }));
    return not
      ? wrap(scope, alternatives(scope, nouns), "excluding", { others: nounPhrase(cardNoun(scope, not), true) })
      : alternatives(scope, nouns);
  }
  let result = cardHead(scope, plain);
  if (plain.types) result = wrap(scope, result, "typed", { type: symbols(scope, plain.types) });
  if (plain.stages) result = staged(scope, result, plain.stages);
  if (plain.evolution) result = wrap(scope, result, "evolution");
  if (plain.hasAbility === true) result = wrap(scope, result, "withAbility");
  if (plain.hasAbility === false) result = wrap(scope, result, "withoutAbility");
  if (typeof plain.hasAbility === "string") result = wrap(scope, result, "withThatAbility", { name: plain.hasAbility });
  if (plain.hasAttack) result = wrap(scope, result, "withThatAttack", { name: scope.attackName(plain.hasAttack) });
  if (plain.ruleBox !== undefined) result = wrap(scope, result, plain.ruleBox ? "withRuleBox" : "withoutRuleBox");
  result = ranged(scope, result, plain.hp, "hp");
  result = ranged(scope, result, plain.retreatCost, "retreat");
  if (plain.resistance) result = wrap(scope, result, "resistantTo", { type: symbols(scope, [plain.resistance]) });
  if (plain.nameContains) result = family(scope, result, plain.nameContains);
  if (plain.evolvesFrom !== undefined) result = evolving(scope, result, plain.evolvesFrom);
  if (plain.sameNameAs !== undefined) result = wrap(scope, result, "sameName", { name: reference(scope, plain.sameNameAs) });
  if (plain.sameTypeAs !== undefined) {
    const name = plain.sameTypeAs === "event" ? thatOne(scope, noun(scope, "energyCard"), false).text : reference(scope, plain.sameTypeAs);
    result = wrap(scope, result, plain.evolvesFrom === undefined ? "sameTypeAs" : "sameTypeToo", { name });
  }
  if (not?.ruleBox === true && Object.keys(not).length === 1) return wrap(scope, result, "withoutRuleBox");
  if (!not) return result;
  const others = cardNoun(scope, { ...(plain.category && { category: plain.category }), ...not });
  return wrap(scope, result, "excluding", { others: nounPhrase(others, true) });
}

function evolving(scope: Scope, head: Noun, from: NonNullable<CardFilter["evolvesFrom"]>): Noun {
  if (typeof from === "string" && from !== "self") return wrap(scope, head, "evolvesFrom", { name: scope.nameOf(from) });
  return wrap(scope, head, "evolvesFromPokemon", {
    pokemon: reference(scope, from === "self" || typeof from === "string" ? "self" : from),
  });
}

/** "this Pokémon", "that Pokémon", "that card". */
function reference(scope: Scope, to: { readonly binding: number } | "self"): string {
  if (to === "self") return scope.language.templates[scope.host === "attached" ? "host" : "self"];
  const referent = scope.referents.get(to.binding);
  if (!referent) throw new CannotSayError("an unknown binding", to);
  return referent.anyOf ?? thatOne(scope, referent.noun, referent.plural).text;
}

/** "that {R} Energy card", "those Pokémon". */
export function thatOne(scope: Scope, { one, many, feminine = false }: Noun, plural: boolean) {
  const inner = { text: plural ? many : one, plural, feminine };
  const text = wrapText(
    scope,
    { one: inner.text, many: inner.text, feminine },
    scope.language.templates[plural ? "thoseCards" : "thatCard"],
  );
  return { text: plural ? text.many : text.one, plural, feminine };
}

function cardHead(scope: Scope, { category, names, trainerKinds, energyKind, marks }: CardFilter): Noun {
  if (names && trainerKinds) return wrap(scope, kinds(scope, trainerKinds), "called", { name: named(scope, names).one });
  if (names) return named(scope, names);
  if (trainerKinds) return marks ? marked(scope, kinds(scope, trainerKinds), marks) : kinds(scope, trainerKinds);
  const head = noun(scope, headKey(category, energyKind));
  return marks ? marked(scope, head, marks) : head;
}

function kinds(scope: Scope, trainerKinds: NonNullable<CardFilter["trainerKinds"]>): Noun {
  return alternatives(
    scope,
    trainerKinds.map((kind) => noun(scope, scope.language.trainers[kind])),
  );
}

function headKey(category: CardFilter["category"], energyKind: CardFilter["energyKind"]): NounKey {
  if (energyKind === "Basic") return "basicEnergyCard";
  if (energyKind === "Special") return "specialEnergyCard";
  if (category === "Energy") return "energyCard";
  if (category === "Pokémon") return "pokemon";
  return category === "Trainer" ? "trainerCard" : "card";
}
