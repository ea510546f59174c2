import { ENERGY_TYPES } from "@/games/pokemon/engine/card";
import { unlessEmpty } from "@/kernel/texts/merge";
import { rule } from "../pattern";

const ALL = ENERGY_TYPES;

/** What only Trainer and Energy cards say. */
export const trainerRules = [
  rule("sentence", "play this card as if it were a {hp:number} [-] HP Basic {types} Pokémon", ({ hp, types }) => ({
    says: "fossil",
    hp,
    types,
  })),
  rule("sentence", "play this card as if it were a {hp:number} [-] HP {types} Basic Pokémon", ({ hp, types }) => ({
    says: "fossil",
    hp,
    types,
  })),
  rule("sentence", "this card can only be attached to [(a|an)] {d:described}", ({ d }) =>
    d.place || d.side ? undefined : { says: "attachTo", where: d.where },
  ),
  rule("sentence", "attach this card [only] to (1 of your|a|an) {d:described}", ({ d }) =>
    d.place || d.side ? undefined : { says: "attachTo", where: d.where },
  ),

  rule("sentence", "you can't attach this card to (a|an) {d:described}", ({ d }) =>
    d.place || d.side ? undefined : { says: "attachTo", where: { not: d.where } },
  ),

  // What an Energy provides.
  rule("sentence", "as long as this card is attached to (a|an) {d:described} , it provides {s:symbols} Energy", ({ d, s }) =>
    d.place || d.side || !unlessEmpty(d.where)
      ? undefined
      : { says: "provides", units: s.map((symbol) => [symbol]), when: { if: "pokemon", is: { pokemon: "self" }, where: d.where } },
  ),
  rule("sentence", "(this card|{own?:cards}) provides {s:symbols} Energy [while it is attached to a Pokémon]", ({ s }) => ({
    says: "provides",
    units: s.map((symbol) => [symbol]),
  })),
  rule("sentence", "as long as this card is attached to a Pokémon , it provides {s:symbols} Energy", ({ s }) => ({
    says: "provides",
    units: s.map((symbol) => [symbol]),
  })),
  rule(
    "sentence",
    "while this card is attached to (a|an) {d:described} , it provides every type of Energy but provides only {n:number} Energy at a time",
    ({ d, n }) =>
      d.place || d.side
        ? undefined
        : {
            says: "provides",
            units: Array.from({ length: n }, () => ALL),
            when: { if: "pokemon", is: { pokemon: "self" }, where: d.where },
          },
  ),
  rule("sentence", "if {when:condition} , it provides every type of Energy but provides {n:number} Energy at a time", ({ when, n }) => ({
    says: "provides",
    units: Array.from({ length: n }, () => ALL),
    when,
    goesOn: true,
  })),
  rule(
    "sentence",
    "this card provides {s:symbols} Energy [, but] only while (this card|it) is attached to (a|an) {d:described}",
    ({ s }) => ({
      says: "provides",
      units: s.map((symbol) => [symbol]),
    }),
  ),
  rule(
    "sentence",
    "(as long as this card is attached to a Pokémon , it|while in play , this card|when this card is attached to a Pokémon , this card) provides every type of Energy but provides only {n:number} Energy at a time",
    ({ n }) => ({
      says: "provides",
      units: Array.from({ length: n }, () => ALL),
    }),
  ),
  rule(
    "sentence",
    "(as long as|when|while) this card is attached to a Pokémon , (it|this card) provides {types} Energy but provides only {n:number} Energy at a time",
    ({ types, n }) => ({
      says: "provides",
      units: Array.from({ length: n }, () => types),
    }),
  ),
  rule("sentence", "this card provides {types} Energy but provides only {n:number} Energy at a time", ({ types, n }) => ({
    says: "provides",
    units: Array.from({ length: n }, () => types),
  })),
  rule(
    "sentence",
    "as long as this card is attached to a Pokémon , it provides {n:number} in any combination of {a:type} Energy and {b:type} Energy",
    ({ n, a, b }) => ({ says: "provides", units: Array.from({ length: n }, () => [a, b]) }),
  ),
  rule(
    "sentence",
    "if {when:condition} , this card provides every type of Energy but provides only {n:number} Energy at a time",
    ({ when, n }) => ({
      says: "provides",
      units: Array.from({ length: n }, () => ALL),
      when,
    }),
  ),
  rule("sentence", "if {when:condition} , (this card|it) provides {s:symbols} Energy [instead]", ({ when, s }) => ({
    says: "provides",
    units: s.map((symbol) => [symbol]),
    when,
  })),
  rule(
    "sentence",
    "this card provides every type of Energy , but provides only {n:number} Energy at a time , only while this card is attached to (a|an) {d:described}",
    ({ n }) => ({
      says: "provides",
      units: Array.from({ length: n }, () => ALL),
    }),
  ),
];
