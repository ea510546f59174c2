import type { EnergyType } from "@/games/pokemon/engine/card";
import type { Amount, CardFilter, Condition, HistoryEvent, PokemonFilter, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { merge, tidy, unlessEmpty } from "@/kernel/texts/merge";
import { energyOn } from "../../unresolved/energy";
import { inOneTurn } from "../../unresolved/first-turn";
import { not } from "../../unresolved/negation";
import { POINTS_TO, thatPokemon, thoseCards } from "../../unresolved/references";
import type { Description } from "../kinds";
import { rule } from "../pattern";
import { attached } from "./cards";
import { all } from "./pokemon";

const self: PokemonSelector = { pokemon: "self" };
const fits = (is: PokemonSelector, where?: PokemonFilter): Condition => {
  // "If your Benched Pokémon have …" asks whether there is such a Pokémon among them.
  const among = is.pokemon === "all" && where ? merge(is.where, where) : undefined;
  if (is.pokemon === "all" && among && unlessEmpty(among)) return { if: "pokemon", is: { ...is, where: among } };
  return tidy({ if: "pokemon", is, where: where && unlessEmpty(where) });
};
type Relation = "=" | "<" | ">" | "<=" | ">=";
const compare = (left: Amount, is: Relation, right: Amount): Condition => ({ if: "compare", left, is, right });
const history = (event: HistoryEvent): Condition => ({ if: "history", event });
const within = (left: Amount, { atMost, atLeast }: { readonly atMost?: number; readonly atLeast?: number }): Condition => {
  if (atMost !== undefined && atMost === atLeast) return compare(left, "=", atMost);
  return atMost === undefined ? compare(left, ">=", atLeast ?? 0) : compare(left, "<=", atMost);
};
const heads: Amount = { count: "heads" };
const tails: Amount = { count: "tails" };
const energy = (on: PokemonSelector): Amount => ({ count: "energy", on });
const handOf = (of: "you" | "opponent"): Amount => ({ count: "cards", zone: "hand", of });
const done = (where?: CardFilter): Condition => tidy({ if: "bound", binding: POINTS_TO.cards, where: where && unlessEmpty(where) });

/** "Lunatone and Solrock" asks for both; only a single name is one question. */
const oneName = (d: Description, condition: Condition): Condition | undefined => ((d.where.names?.length ?? 0) > 1 ? undefined : condition);

/** A name alone does not tell whether it is a Stadium's or a Pokémon's. */
const cardInPlay = (name: string): Condition => ({ any: [{ if: "stadium", name }, fits(all("both", { where: { names: [name] } }))] });
const onBench = (name: string): Condition => fits(all("yours", { where: { names: [name] }, place: "bench" }));
const inLostZone = (of: "you" | "opponent", where: CardFilter): Amount =>
  tidy({ count: "cards", zone: "lostZone", of, where: unlessEmpty(where) });
const ofRetreatCost = (of: PokemonSelector, retreatCost: NonNullable<PokemonFilter["retreatCost"]>, symbols: readonly EnergyType[]) =>
  symbols.every((symbol) => symbol === "Colorless") ? fits(of, { retreatCost }) : undefined;

/** "The {D} Pokémon this card is attached to". */
const isAttachedTo = (p: PokemonSelector): boolean => p.pokemon === "bound" && p.binding === POINTS_TO.selfIf;

/** "Energy" is what the cards provide, "Energy cards" are cards (EFF-46). */
function energyInPlay(n: Parameters<typeof within>[1], { types, ...where }: CardFilter, cards?: true): Condition | undefined {
  if (types && types.length > 1) return undefined;
  const counted = energyOn({ pokemon: "all", side: "yours", place: "inPlay" }, { ...where, ...(types && { types }) }, cards ?? false);
  return counted === undefined ? undefined : within(counted, n);
}

/** "Active" and "Benched" in "is your Active Pokémon" are places, not properties. */
function isA(pokemon: PokemonSelector, described: { readonly where: PokemonFilter; readonly place?: string }): Condition | undefined {
  if (described.place === "active") return undefined;
  return described.place ? undefined : fits(pokemon, described.where);
}

const isAnyTool = (where: CardFilter): boolean => where.trainerKinds?.join() === "Pokémon Tool" && Object.keys(where).length === 2;

/** What stands after "if" and "as long as". */
export const conditionRules = [
  rule("fact", "you (put|shuffled|discarded|moved|revealed) any {where:cardNoun} in this way", ({ where }) =>
    tidy({ if: "bound", binding: POINTS_TO.cards, where: unlessEmpty(where) }),
  ),
  rule("condition", "{fact}", ({ fact }) => fact),
  rule("condition", "{a:fact} and [if] {b:condition}", ({ a, b }) => inOneTurn(a, b) ?? { all: [a, b] }),
  rule("condition", "{a:fact} , and if {b:condition}", ({ a, b }) => ({ all: [a, b] })),
  // Pokémon: what they are and have. What is said of all is not said of any.
  rule("fact", "(all|each) of {side:possessor} {d:described} (have|has) {w:having}", ({ side, d, w }) =>
    not(fits(all(side, d), { not: w })),
  ),
  rule("fact", "all [of] {side:possessor} {d:described} are {a:plain}", ({ side, d, a }) =>
    a.place || a.side || a.except || !unlessEmpty(a.where) ? undefined : not(fits(all(side, d), { not: a.where })),
  ),
  rule("fact", "{p:pokemon} has {a:having} and has {b:having}", ({ p, a, b }) =>
    p.pokemon === "self" || p.pokemon === "active" ? { all: [fits(p, a), fits(p, b)] } : undefined,
  ),
  rule("fact", "all [of] {side:possessor} {d:described} are {types} type", ({ side, d, types }) =>
    not(fits(all(side, d), { not: { types } })),
  ),
  rule("fact", "{p:pokemon} [already] has/have {w:havings}", ({ p, w }) => fits(p, w)),
  rule("fact", "{p:pokemon} (doesn't|don't|does not) have {w:having}", ({ p, w }) => not(fits(p, w))),
  rule("fact", "{p:pokemon} is/are [now] (a|an) {d:described}", ({ p, d }) => isA(p, d)),
  // As in "the Pokémon this card is attached to (excluding Pokémon-EX)".
  rule("fact", "the Pokémon this card is attached to isn't (a|an) {d:described}", ({ d }) => isA(self, { ...d, where: { not: d.where } })),
  rule("fact", "{p:pokemon} (isn't|is not) (a|an) {d:described}", ({ p, d }) => {
    const is = isA(p, d);
    return is && not(is);
  }),
  rule(
    "fact",
    "{p:pokemon} is/are [already] affected by (a Special Condition|any Special Conditions|any Special Condition|Special Conditions)",
    ({ p }) => fits(p, { conditions: [] }),
  ),
  rule("fact", "{p:pokemon} is/are {a:afflictions}", ({ p, a }) => fits(p, { conditions: a })),
  rule("fact", "{p:pokemon} (isn't|is not) {a:afflictions}", ({ p, a }) => not(fits(p, { conditions: a }))),
  rule("fact", "{p:owner} remaining HP is/are {n:fewer}", ({ p, n }) => fits(p, { remainingHp: n })),
  rule("fact", "{a:pokemon} has (less|fewer) remaining HP than {b:pokemon}", ({ a, b }) =>
    compare({ count: "remainingHp", of: a }, "<", { count: "remainingHp", of: b }),
  ),
  rule("fact", "{a:pokemon} and {b:pokemon} have the same amount of Energy attached [to them]", ({ a, b }) =>
    compare(energy(a), "=", energy(b)),
  ),
  rule("fact", "{a:pokemon} has more Energy attached [to it] than {b:pokemon}", ({ a, b }) => compare(energy(a), ">", energy(b))),
  rule("fact", "the Retreat Cost of {p:pokemon} is {n:fewer}", ({ p, n }) => fits(p, { retreatCost: n })),
  rule("fact", "the Retreat Cost of {p:pokemon} is {s:symbols} or more", ({ p, s }) => ofRetreatCost(p, { atLeast: s.length }, s)),
  rule("fact", "{p:pokemon} has (a|an) {name} attached [to it]", ({ p, name }) => ({
    if: "cards",
    are: { cards: "attached", to: p, what: "any", count: "all", where: { names: [name] } },
  })),
  rule("fact", "{p:pokemon} has (a|an) {where:cardNoun} attached [to it]", ({ p, where }) => {
    const are = attached(p, { count: "all", where });
    return are && unlessEmpty(where) && !isAnyTool(where) ? { if: "cards", are } : undefined;
  }),
  rule("fact", "this card is attached to (a|an|1 of) [your] {d:described}", ({ d }) =>
    d.place || d.side ? undefined : fits(self, d.where),
  ),
  rule("fact", "this card is attached to {name}", ({ name }) => fits(self, { names: [name] })),

  // Places.
  rule("fact", "this Pokémon is (your Active Pokémon|in the Active Spot)", () => ({ if: "place", pokemon: self, is: "active" })),
  rule("fact", "that Pokémon is (your Active Pokémon|in the Active Spot)", () => ({ if: "place", pokemon: thatPokemon, is: "active" })),
  rule("fact", "this Pokémon is on (your|the) Bench", () => ({ if: "place", pokemon: self, is: "bench" })),
  rule("fact", "{p:pokemon} is on your Bench", ({ p }) => (isAttachedTo(p) ? { if: "place", pokemon: p, is: "bench" } : undefined)),
  rule("fact", "the Pokémon this card is attached to is (your Active Pokémon|in the Active Spot)", () => ({
    if: "place",
    pokemon: self,
    is: "active",
  })),
  rule("fact", "{names} is/are on your Bench", ({ names }) =>
    names.length === 1 ? fits(all("yours", { where: { names }, place: "bench" })) : undefined,
  ),
  rule("fact", "{a:name} and {b:name} are on your Bench", ({ a, b }) => ({ all: [onBench(a), onBench(b)] })),
  rule("fact", "you have at least {n:number} other {d:plain} in play", ({ n, d }) =>
    within({ count: "pokemon", in: all("yours", { ...d, except: "self" }) }, { atLeast: n }),
  ),
  rule("fact", "you have {d:plain} [in play]", ({ d }) => oneName(d, fits(all("yours", d)))),
  rule("fact", "you have (a|an|any) {d:described} [in play]", ({ d }) => fits(all("yours", d))),
  rule("fact", "you have {d:plain} and {e:plain} in play", ({ d, e }) => ({ all: [fits(all("yours", d)), fits(all("yours", e))] })),
  rule("fact", "you have {names} in play", ({ names }) =>
    names.length > 2 ? { all: names.map((name) => fits(all("yours", { where: { names: [name] } }))) } : undefined,
  ),
  rule("fact", "you have (any|a|an) {d:described} on your Bench", ({ d }) => fits(all("yours", { ...d, place: "bench" }))),
  rule("fact", "your opponent has (any|a|an) {d:described} [in play]", ({ d }) => fits(all("opponents", d))),
  rule("fact", "you have {a:name} and {b:name} on your Bench", ({ a, b }) => ({ all: [a, b].map(onBench) })),
  rule("fact", "you don't have {a:name} and {b:name} on your Bench", ({ a, b }) => not({ all: [a, b].map(onBench) })),
  rule("fact", "you don't have (any|a|an) {d:described} [in play]", ({ d }) => not(fits(all("yours", d)))),
  rule("fact", "(your opponent has no|your opponent doesn't have any) {d:described} in play", ({ d }) => not(fits(all("opponents", d)))),
  rule("fact", "you have no {d:described} in play", ({ d }) => not(fits(all("yours", d)))),
  rule("fact", "you have no {d:described}", ({ d }) => (d.place === "bench" ? not(fits(all("yours", d))) : undefined)),
  rule("fact", "your opponent has no {d:described}", ({ d }) => (d.place === "bench" ? not(fits(all("opponents", d))) : undefined)),
  rule("fact", "your opponent has {n:number} or more Benched Pokémon", ({ n }) =>
    compare({ count: "pokemon", in: { pokemon: "all", side: "opponents", place: "bench" } }, ">=", n),
  ),
  rule("fact", "you have {n:fewer} {d:described} [in play]", ({ n, d }) => within({ count: "pokemon", in: all("yours", d) }, n)),
  rule("fact", "(you have|that player has) {n:number} {d:described} [in play]", ({ n, d }) =>
    compare({ count: "pokemon", in: all("yours", d) }, "=", n),
  ),
  rule("fact", "you and your opponent have the same number of Benched Pokémon", () =>
    compare({ count: "pokemon", in: { pokemon: "all", side: "yours", place: "bench" } }, "=", {
      count: "pokemon",
      in: { pokemon: "all", side: "opponents", place: "bench" },
    }),
  ),
  rule("fact", "none of your Pokémon have {w:having}", ({ w }) => not(fits({ pokemon: "all", side: "yours", place: "inPlay" }, w))),
  rule("fact", "(there is any|there is a) Stadium [card] in play", () => ({ if: "stadium" })),
  rule("fact", "(a|any) Stadium [card] is in play", () => ({ if: "stadium" })),
  rule("fact", "you have (a|any) Stadium [card] in play", () => ({ if: "stadium", of: "you" })),
  rule("fact", "your opponent has a Stadium [card] in play", () => ({ if: "stadium", of: "opponent" })),
  rule("fact", "{name} is in play", ({ name }) => cardInPlay(name)),
  rule("fact", "you have {n:fewer} {where:energyNoun} in play", ({ n, where }) => energyInPlay(n, where)),
  rule("fact", "you have {n:fewer} {where:energyNoun} card/cards in play", ({ n, where }) => energyInPlay(n, where, true)),
  rule("fact", "{name} Stadium is in play", ({ name }) => ({ if: "stadium", name: `${name} Stadium` })),

  // Hands, decks, Prize cards.
  rule("fact", "you have more Prize cards (remaining|left) than your opponent", () =>
    compare({ count: "prizesLeft", of: "you" }, ">", { count: "prizesLeft", of: "opponent" }),
  ),
  rule("fact", "you have fewer Prize cards (remaining|left) than your opponent", () =>
    compare({ count: "prizesLeft", of: "you" }, "<", { count: "prizesLeft", of: "opponent" }),
  ),
  rule("fact", "you have (exactly|only) {n:number} Prize card/cards (remaining|left)", ({ n }) =>
    compare({ count: "prizesLeft", of: "you" }, "=", n),
  ),
  rule("fact", "your opponent has (exactly|only) {n:number} Prize card/cards (remaining|left)", ({ n }) =>
    compare({ count: "prizesLeft", of: "opponent" }, "=", n),
  ),
  rule("fact", "your opponent has exactly {n:number} or {m:number} Prize cards (remaining|left)", ({ n, m }) => ({
    any: [compare({ count: "prizesLeft", of: "opponent" }, "=", n), compare({ count: "prizesLeft", of: "opponent" }, "=", m)],
  })),
  rule("fact", "you have {n:fewer} Prize cards (remaining|left)", ({ n }) => within({ count: "prizesLeft", of: "you" }, n)),
  rule("fact", "your opponent has {n:fewer} Prize cards (remaining|left)", ({ n }) => within({ count: "prizesLeft", of: "opponent" }, n)),
  rule("fact", "you have the same number of cards in your hand as your opponent", () => compare(handOf("you"), "=", handOf("opponent"))),
  rule("fact", "you don't have the same number of cards in your hand as your opponent", () =>
    not(compare(handOf("you"), "=", handOf("opponent"))),
  ),
  rule("fact", "you have fewer cards in your hand than your opponent", () => compare(handOf("you"), "<", handOf("opponent"))),
  rule("fact", "you have more cards in your hand than your opponent", () => compare(handOf("you"), ">", handOf("opponent"))),
  rule("fact", "you have any cards in your hand", () => compare(handOf("you"), ">=", 1)),
  rule("fact", "you have [exactly] {a:number} , {b:number} , or {c:number} Prize cards (remaining|left)", ({ a, b, c }) => ({
    any: [a, b, c].map((n) => compare({ count: "prizesLeft", of: "you" }, "=", n)),
  })),
  rule("fact", "your opponent doesn't have exactly {n:number} or {m:number} Prize cards (remaining|left)", ({ n, m }) =>
    not({ any: [n, m].map((left) => compare({ count: "prizesLeft", of: "opponent" }, "=", left)) }),
  ),
  rule("fact", "you have no cards in your hand", () => compare(handOf("you"), "=", 0)),
  rule("fact", "you have {n:fewer} cards in your hand", ({ n }) => within(handOf("you"), n)),
  rule("fact", "your opponent has {n:fewer} cards in (his or her|their) hand", ({ n }) => within(handOf("opponent"), n)),
  rule("fact", "there are {n:fewer} cards in your deck", ({ n }) => within({ count: "cards", zone: "deck", of: "you" }, n)),
  rule("fact", "you have {n:fewer} {where:cardNoun} in your discard pile", ({ n, where }) =>
    within(tidy({ count: "cards", zone: "discard", of: "you", where: unlessEmpty(where) }), n),
  ),
  rule("fact", "you don't have {n:fewer} {where:cardNoun} in your discard pile", ({ n, where }) =>
    not(within(tidy({ count: "cards", zone: "discard", of: "you", where: unlessEmpty(where) }), n)),
  ),
  rule("fact", "you have (any|a|an) {where:cardNoun} in your discard pile", ({ where }) =>
    compare(tidy({ count: "cards", zone: "discard", of: "you", where: unlessEmpty(where) }), ">=", 1),
  ),
  rule("fact", "{name} is in your discard pile", ({ name }) =>
    compare({ count: "cards", zone: "discard", of: "you", where: { names: [name] } }, ">=", 1),
  ),

  rule("fact", "you have {n:fewer} {where:cardNoun} in the Lost Zone", ({ n, where }) => within(inLostZone("you", where), n)),
  rule("fact", "you have (any|a|an) {where:cardNoun} in the Lost Zone", ({ where }) => compare(inLostZone("you", where), ">=", 1)),
  rule("fact", "your opponent has {n:fewer} {where:cardNoun} in the Lost Zone", ({ n, where }) => within(inLostZone("opponent", where), n)),
  rule("fact", "each player has (exactly|only) {n:number} Prize card/cards (remaining|left)", ({ n }) => ({
    all: (["you", "opponent"] as const).map((of) => compare({ count: "prizesLeft", of }, "=", n)),
  })),

  // Coins.
  rule("fact", "both of them are heads", () => compare(heads, ">=", 2)),
  rule("fact", "both of them are tails", () => compare(tails, ">=", 2)),
  rule("fact", "(both|all) [of] [the] coins are heads", () => compare(tails, "=", 0)),
  rule("fact", "all of them are heads", () => compare(tails, "=", 0)),
  rule("fact", "all of them are tails", () => compare(heads, "=", 0)),
  rule("fact", "(either|any|at least 1|1 or more) of them is/are heads", () => compare(heads, ">=", 1)),
  rule("fact", "(either|any|at least 1|1 or more) of them is/are tails", () => compare(tails, ">=", 1)),
  rule("fact", "[exactly] {n:number} of them is/are heads", ({ n }) => compare(heads, "=", n)),
  rule("fact", "[exactly] {n:number} of them is/are tails", ({ n }) => compare(tails, "=", n)),
  rule("fact", "{n:number} or more of them are heads", ({ n }) => compare(heads, ">=", n)),

  // Turns and what happened (the events stand in history.ts).
  rule("fact", "{history}", ({ history: event }) => history(event)),
  rule("fact", "you didn't play {name} from your hand {when:during}", ({ name, when }) =>
    not(history({ during: when, happened: "played", by: "you", where: { names: [name] } })),
  ),
  rule("fact", "this Pokémon didn't evolve from {name} {when:during}", ({ name, when }) =>
    not(history({ during: when, happened: "evolved", pokemon: "self", from: name })),
  ),
  rule("fact", "this Pokémon didn't move from the Bench to the Active Spot {when:during}", ({ when }) =>
    not(history({ during: when, happened: "movedToActive", pokemon: "self" })),
  ),
  rule("fact", "(it's|it is) your opponent's turn", () => ({ if: "turn", is: "opponents" })),
  rule("fact", "(it's|it is) your first turn", () => ({ if: "turn", is: "yourFirst" })),

  // What was done in this way.
  rule("fact", "you (discarded|revealed|moved) {some} [from your hand] in this way", ({ some }) =>
    some.count === 1 || some.count === "any" ? done(some.where) : undefined,
  ),
  rule("fact", "you drew any {where:cardNoun} in this way", ({ where }) =>
    tidy({ if: "bound", binding: POINTS_TO.drawn, where: unlessEmpty(where) }),
  ),
  // Of several Pokémon each may have got some.
  rule(
    "sentence",
    "if you attached (Energy|an Energy|any Energy|an Energy card|any Energy cards) [to a Pokémon] in this way , {steps}",
    ({ steps }) => ({
      says: "attached",
      when: done(),
      steps,
    }),
  ),
  rule("sentence", "if you attached any {where:cardNoun} in this way , {steps}", ({ where, steps }) =>
    Object.keys(where).join() === "category" ? undefined : { says: "attached", when: done(where), steps },
  ),
  rule("sentence", "if you attached any {where:cardNoun} in this way and {when:condition} , {steps}", ({ where, when, steps }) => ({
    says: "attached",
    when: { all: [done(where), when] },
    steps,
  })),
  rule("sentence", "if you attached Energy to your Active Pokémon in this way , {steps}", ({ steps }) => ({
    says: "attached",
    when: { all: [done(), { if: "place", pokemon: thatPokemon, is: "active" }] },
    steps,
  })),
  rule("sentence", "if a player attached Energy to a Pokémon in this way , {steps}", ({ steps }) => ({
    says: "attached",
    when: done(),
    steps,
  })),
  rule("fact", "you find any {where:cardNoun} there", ({ where }) => done(where)),
  rule("fact", "a player discarded any {where:cardNoun} in this way", ({ where }) => done(where)),
  rule("fact", "they put any cards on the bottom of their deck in this way", () => done()),
  rule("fact", "you did {n:number} or more damage with this attack", ({ n }) => compare({ count: "damageDone" }, ">=", n)),
  rule("fact", "you (shuffled|put) any cards (into your deck|on the bottom of your deck) in this way", () => done()),
  rule(
    "fact",
    "you (put|shuffled) (a card|any cards|any of those cards|a Pokémon) (on|onto|into) [the bottom of] (your|your opponent's|their) (deck|hand|Bench) in this way",
    () => done(),
  ),
  rule("fact", "either player put any cards on the bottom of their deck in this way", () => ({
    any: [{ if: "bound", binding: POINTS_TO.before }, done()],
  })),
  rule("fact", "you put any Pokémon onto your Bench in this way", () => done()),
  rule("fact", "that card is (a|an) {where:cardNoun}", ({ where }) => ({ if: "cards", are: thoseCards, where })),
  rule("fact", "(it's|it is) (a|an) {where:cardNoun}", ({ where }) =>
    where.category === "Energy" || where.category === "Trainer" ? { if: "cards", are: thoseCards, where } : undefined,
  ),
  rule("fact", "that card (isn't|is not) (a|an) {where:cardNoun}", ({ where }) => not({ if: "cards", are: thoseCards, where })),
  rule("fact", "it is not (a|an) {where:cardNoun}", ({ where }) => not({ if: "cards", are: thoseCards, where })),
  rule("fact", "{p:pokemon} is Knocked Out in this way", ({ p }) =>
    p.pokemon === "active" || p.pokemon === "bound" ? { if: "bound", binding: POINTS_TO.knockedOut } : undefined,
  ),
  rule("fact", "you have fewer than {n:number} {where:cardNoun} in your discard pile", ({ n, where }) =>
    compare(tidy({ count: "cards", zone: "discard", of: "you", where: unlessEmpty(where) }), "<", n),
  ),
  rule("fact", "{a:pokemon} has more remaining HP than {b:pokemon}", ({ a, b }) =>
    compare({ count: "remainingHp", of: a }, ">", { count: "remainingHp", of: b }),
  ),
  rule("fact", "you don't have exactly {n:number} cards in your hand", ({ n }) => not(compare(handOf("you"), "=", n))),
  rule("fact", "(both|both of them) are heads", () => compare(heads, ">=", 2)),
  rule("fact", "your opponent has {name} < including {other:name} > in play", ({ name, other }) =>
    fits(all("opponents", { where: { names: [name, other] } })),
  ),
  rule("fact", "{p:owner} remaining HP is {n:number}", ({ p, n }) => fits(p, { remainingHp: { atLeast: n, atMost: n } })),
  rule("fact", "{p:pokemon} is {name}", ({ p, name }) => (p.pokemon === "active" ? fits(p, { names: [name] }) : undefined)),
  rule("fact", "there are {n:fewer} {d:described} in play", ({ n, d }) => within({ count: "pokemon", in: all(d.side ?? "both", d) }, n)),
  rule(
    "fact",
    "this Pokémon has at least {n:number} extra {type} Energy attached [to it] < in addition to this attack's cost >",
    ({ n, type }) => ({
      if: "energyInCost",
      extra: Array.from({ length: n }, () => type),
    }),
  ),
  rule(
    "fact",
    "this Pokémon has at least {n:number} extra {a:type} , {b:type} , and {c:type} Energy attached [to it] < in addition to this attack's cost >",
    ({ n, a, b, c }) => ({ if: "energyInCost", extra: [a, b, c].flatMap((type) => Array.from({ length: n }, () => type)) }),
  ),
  rule("fact", "this Pokémon has at least {n:number} extra Energy attached [to it] < in addition to this attack's cost >", ({ n }) => ({
    if: "energyInCost",
    extra: Array.from({ length: n }, () => "Colorless" as const),
  })),
  rule("fact", "you put {n:number} cards (on|into) [the bottom of] your (deck|hand) in this way", ({ n }) =>
    compare({ count: "bound", binding: POINTS_TO.cards }, "=", n),
  ),
  rule("fact", "any of {side:possessor} {d:described} (has|have) {w:having}", ({ side, d, w }) => fits(all(side, d), w)),
  rule("fact", "{a:amount} is {b:amount} or more", ({ a, b }) => compare(a, ">=", b)),
  rule("fact", "{a:amount} is {b:amount} or less", ({ a, b }) => compare(a, "<=", b)),
  rule("fact", "you took this card as a face-down Prize card , before you put it into your hand", () => ({ if: "taken", as: "prize" })),
  rule("fact", "there is no Stadium [card] in play", () => not({ if: "stadium" })),
  rule("fact", "you don't have {d:described} on your Bench", ({ d }) => not(fits(all("yours", { ...d, place: "bench" })))),
  rule("fact", "the total of both players' remaining Prize cards is {n:fewer}", ({ n }) => within({ count: "prizesLeft", of: "both" }, n)),
  rule("fact", "the total of both players' remaining Prize cards is exactly {n:number}", ({ n }) =>
    compare({ count: "prizesLeft", of: "both" }, "=", n),
  ),
  rule("fact", "your Active Pokémon is your only Pokémon in play", () =>
    compare({ count: "pokemon", in: all("yours", { where: {} }) }, "=", 1),
  ),
  rule("fact", "at least {n:number} of them are heads", ({ n }) => compare(heads, ">=", n)),
  rule("fact", "you did any damage with this attack", () => compare({ count: "damageDone" }, ">", 0)),
  rule("fact", "you have no cards in your deck", () => compare({ count: "cards", zone: "deck", of: "you" }, "=", 0)),
];
