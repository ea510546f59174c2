import type { Amount, CardFilter, PokemonSelector, Side, Who, Zone } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { energyOn } from "../../unresolved/energy";
import { POINTS_TO } from "../../unresolved/references";
import { rule } from "../pattern";
import { asCard } from "./card-nouns";
import { all } from "./pokemon";

const pokemon = (inPlay: PokemonSelector): Amount => ({ count: "pokemon", in: inPlay });
const cards = (zone: Zone, of: Who | "both", where?: CardFilter): Amount =>
  tidy({ count: "cards", zone, of, where: where && unlessEmpty(where) });
const both: Side = "both";
const found = (where: CardFilter): Amount => tidy({ count: "bound", binding: POINTS_TO.cards, where: unlessEmpty(where) });
/** What the Energy that something was done with provides: without the word "card" it is not the cards that count (EFF-46). */
function unitsFound({ category: _, types, ...where }: CardFilter): Amount | undefined {
  if (types && types.length > 1) return undefined;
  return tidy({ count: "bound", binding: POINTS_TO.cards, where: unlessEmpty(where), energy: types?.[0] ?? "any" });
}

/** What is counted: after "for each" and "the number of". */
export const amountRules = [
  rule("counted", "heads/head", () => ({ count: "heads" })),
  rule("counted", "tails", () => ({ count: "tails" })),
  rule("counted", "extra [{type?:type}] Energy attached to this Pokémon < in addition to this attack's cost >", ({ type }) =>
    tidy({ count: "extraEnergy", type }),
  ),
  rule("counted", "damage counter/counters on {on:pokemon}", ({ on }) => ({ count: "damageCounters", on })),
  rule("counted", "damage counter/counters on all of {side:possessor} {d:described}", ({ side, d }) => ({
    count: "damageCounters",
    on: all(side, d),
  })),
  rule("counted", "{where:energyNoun} card/cards attached to {on:pokemon}", ({ where, on }) => energyOn(on, where, true)),
  rule("counted", "{where:energyNoun} attached to {on:pokemon}", ({ where, on }) => energyOn(on, where, false)),
  rule("counted", "{where:cardNoun} attached to {on:pokemon}", ({ where, on }) => {
    if (where.names) return energyOn(on, where, false);
    return where.trainerKinds?.join() === "Pokémon Tool" ? { count: "tools", on } : undefined;
  }),
  rule("counted", "different type/types of basic Energy [card/cards] attached to {on:pokemon}", ({ on }) => ({
    count: "types",
    of: { cards: { cards: "attached", to: on, what: "energy", count: "all", where: { energyKind: "Basic" } } },
  })),
  rule("counted", "different type/types of Pokémon on your Bench", () => ({
    count: "types",
    of: { pokemon: { pokemon: "all", side: "yours", place: "bench" } },
  })),
  rule("counted", "type/types of [basic] Energy [card/cards] [that] [you] discarded in this way", () => ({
    count: "types",
    of: { cards: { cards: "bound", binding: POINTS_TO.cards } },
  })),
  rule("counted", "type/types of basic Energy attached to {on:pokemon}", ({ on }) => ({
    count: "types",
    of: { cards: { cards: "attached", to: on, what: "energy", count: "all", where: { energyKind: "Basic" } } },
  })),
  rule("counted", "type/types of basic Energy you revealed in this way", () => ({
    count: "types",
    of: { cards: { cards: "bound", binding: POINTS_TO.cards } },
  })),
  rule("counted", "different types of Pokémon you have in play", () => ({
    count: "types",
    of: { pokemon: { pokemon: "all", side: "yours", place: "inPlay" } },
  })),
  rule("counted", "{C:type} in {of:owner} Retreat Cost", ({ C, of }) => (C === "Colorless" ? { count: "retreatCost", of } : undefined)),
  rule("counted", "Special Condition/Conditions affecting {of:pokemon}", ({ of }) => ({ count: "conditions", of })),
  rule("counted", "Prize card/cards your opponent has taken", () => ({ count: "prizesTaken", of: "opponent" })),
  rule("counted", "Prize card/cards your opponent took (during|on) (his or her|their) last turn", () => ({
    count: "history",
    event: { during: "opponentsLastTurn", happened: "tookPrize", by: "opponent" },
  })),
  rule("counted", "Prize card/cards you have taken", () => ({ count: "prizesTaken", of: "you" })),
  rule("counted", "of {of:whose} remaining Prize cards", ({ of }) => ({ count: "prizesLeft", of })),
  rule("counted", "Prize card/cards you have remaining", () => ({ count: "prizesLeft", of: "you" })),
  rule("counted", "Prize card/cards your opponent has remaining", () => ({ count: "prizesLeft", of: "opponent" })),
  rule("counted", "{where:cardNoun} in {of:whose} hand", ({ where, of }) => cards("hand", of, where)),
  rule(
    "counted",
    "{where:cardNoun} in (both hands|both players' hands|each player's hand|your hand and your opponent's hand)",
    ({ where }) => cards("hand", "both", where),
  ),
  rule("counted", "{where:cardNoun} in {of:whose} discard pile", ({ where, of }) => cards("discard", of, where)),
  rule("counted", "{where:cardNoun} in {of:whose} Lost Zone", ({ where, of }) => cards("lostZone", of, where)),
  rule("counted", "{where:cardHead} in {of:whose} discard pile that has the {name:title} attack", ({ where, of, name }) =>
    cards("discard", of, { ...where, hasAttack: name }),
  ),
  rule("counted", "{where:cardHead} in {of:whose} discard pile that have the {name:title} attack", ({ where, of, name }) =>
    cards("discard", of, { ...where, hasAttack: name }),
  ),
  rule("counted", "of {side:possessor} {d:described}", ({ side, d }) => pokemon(all(side, d))),
  rule("counted", "{side:possessor} {d:described}", ({ side, d }) => pokemon(all(side, d))),
  rule("counted", "{d:described} you have in play", ({ d }) => pokemon(all("yours", d))),
  rule("counted", "{d:described} your opponent has in play", ({ d }) => pokemon(all("opponents", d))),
  rule("counted", "{d:described}", ({ d }) => (d.side === both ? pokemon(all(both, d)) : undefined)),
  rule("counted", "{d:described} on your Bench", ({ d }) => pokemon(all("yours", { ...d, place: "bench" }))),
  rule(
    "counted",
    "{energy:energyNoun} ([that] [you] (discarded|returned|put|shuffled|moved) [to (it|them|that Pokémon)] [in this way]|[that] you attached [to (it|them|that Pokémon)] [in this way]|attached in this way)",
    ({ energy }) => unitsFound(energy),
  ),
  rule(
    "counted",
    "{where:cardNoun} ([that] [you] (discarded|revealed|returned|put|shuffled|moved) [to (it|them|that Pokémon)|from your hand] [in this way]|[that] you attached [to (it|them|that Pokémon)] [in this way]|attached in this way)",
    ({ where }) => found(where),
  ),
  rule("counted", "Prize card/cards you put into your hand in this way", () => found({})),
  rule("counted", "{where:cardNoun} [that] [you] put in the Lost Zone [in this way]", ({ where }) => found(where)),
  rule("counted", "other {name} [card/cards] in {of:whose} discard pile", ({ name, of }, { name: own }) =>
    name === own ? cards("discard", of, { names: [name] }) : undefined,
  ),
  rule("counted", "{where:cardNoun} [you] put on the bottom of {of:whose} deck [in this way]", ({ where }) => found(where)),
  rule("counted", "{where:cardNoun} (you|your opponent) (shuffled|discarded|put) into {of:whose} deck", ({ where }) => found(where)),
  rule("counted", "{where:cardNoun} you (shuffled|put) into {of:whose} deck in this way", ({ where }) => found(where)),
  rule("counted", "[different] type/types of {where:cardNoun} in {of:whose} discard pile", ({ where, of }) =>
    where.category === "Energy" ? { count: "types", of: { cards: { cards: "all", zone: "discard", of, where } } } : undefined,
  ),
  rule("counted", "type/types of {where:energyNoun} attached to {on:pokemon}", ({ where: { category: _, ...where }, on }) => ({
    count: "types",
    of: { cards: tidy({ cards: "attached", to: on, what: "energy", count: "all", where: unlessEmpty(where) }) },
  })),
  rule("counted", "other {d:described}", ({ d }) =>
    d.side === both ? pokemon({ ...all(both, d), ...{ except: "self" as const } }) : undefined,
  ),
  rule("counted", "of your Pokémon [, except {not:plain} ,] in the Lost Zone", ({ not }) => {
    const others = not && asCard(not.where);
    return not && !others ? undefined : cards("lostZone", "you", tidy({ category: "Pokémon", not: others }));
  }),
  rule("counted", "{where:cardNoun} (you find|found) there", ({ where }) => found(where)),
  rule("counted", "damage counter/counters [that] you (placed|put|moved|removed) in this way", () => ({
    count: "chosen",
    binding: POINTS_TO.number,
  })),

  rule("each", "each {counted}", ({ counted }) => counted),
  rule("per", "for {each}", ({ each }) => each),
  rule("per", "times the number of {counted}", ({ counted }) => counted),
  rule("per", "times the amount of {counted}", ({ counted }) => counted),
  rule("per", "times the amount of [{type?:type}] Energy attached to {a:pokemon} and {b:pokemon}", ({ type, a, b }) => ({
    add: [tidy({ count: "energy", on: a, type }), tidy({ count: "energy", on: b, type })],
  })),
  rule("per", "times the amount of basic {a:type} and basic {b:type} Energy attached to {on:pokemon}", ({ a, b, on }) => ({
    add: [
      { count: "energy", on, type: a, where: { energyKind: "Basic" } },
      { count: "energy", on, type: b, where: { energyKind: "Basic" } },
    ],
  })),
  rule("counted", "Prize card/cards both players have remaining", () => ({ count: "prizesLeft", of: "both" })),
  rule("amount", "the number of {counted}", ({ counted }) => counted),
  rule("amount", "the amount of {counted}", ({ counted }) => counted),
  rule("amount", "the damage you did to {to:pokemon}", () => ({ count: "damageDone" })),
  rule("counted", "different type/types of Pokémon on your opponent's Bench", () => ({
    count: "types",
    of: { pokemon: { pokemon: "all", side: "opponents", place: "bench" } },
  })),
  rule("counted", "{C:type} in the Retreat Cost of {of:pokemon}", ({ C, of }) =>
    C === "Colorless" ? { count: "retreatCost", of } : undefined,
  ),
  rule("counted", "your remaining Prize cards", () => ({ count: "prizesLeft", of: "you" })),
  rule("counted", "Prize cards both players have taken", () => ({ count: "prizesTaken", of: "both" })),
  rule("counted", "{a:cardHead} and {b:cardHead} in {of:whose} discard pile", ({ a, b, of }) =>
    a.names && b.names ? undefined : cards("discard", of, { anyOf: [a, b] }),
  ),
  rule("counted", "Benched Pokémon [you] (discarded|returned) in this way", () => ({ count: "bound", binding: POINTS_TO.cards })),
];
