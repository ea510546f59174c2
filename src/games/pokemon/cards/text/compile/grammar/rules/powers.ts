import type { PokemonSelector, PowerKind } from "@/games/pokemon/engine/effects/language";
import { tidy } from "@/kernel/texts/merge";
import { not } from "../../unresolved/negation";
import { implied, thatPokemon } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import { rule } from "../pattern";
import { all } from "./pokemon";

const SUPPRESSED = { "Pokémon Power": "Pokémon Powers", "Poké-Power": "Poké-Powers", "Poké-Body": "Poké-Bodies" } as const;
const everyone: PokemonSelector = all("both", { where: {} });
const theirs: PokemonSelector = all("opponents", { where: {} });

/** FAM-27: powers of these kinds can't be used, or are ignored, which comes to the same. */
const without = (on: PokemonSelector, powers: readonly PowerKind[], except?: string): readonly Change[] =>
  powers.map((power) => ({ change: tidy({ suppress: SUPPRESSED[power], on, except }) }));

/** Pokémon Powers, Poké-Powers and Poké-Bodies as other texts speak of them; and what lies under a Pokémon. */
export const powerRules = [
  rule("power", "Poké-Power/Poké-Powers", () => "Poké-Power"),
  rule("power", "Poké-Body/Poké-Bodies", () => "Poké-Body"),
  rule("power", "Pokémon Power/Powers", () => "Pokémon Power"),
  rule("powers", "{a:power}", ({ a }) => [a]),
  rule("powers", "{a:power} and/or [(a|any)] {b:power}", ({ a, b }) => (a === b ? undefined : [a, b])),
  rule("having", "[(a|any)] {powers}", ({ powers }) => ({ powers })),
  rule("having", "no {powers}", ({ powers }) => ({ not: { powers } })),

  rule("change", "{on:pokemon} can't use [any] {powers}", ({ on, powers }) => without(on, powers)),
  rule("change", "{on:pokemon} can't use [any] {powers} , except for {name:title}", ({ on, powers, name }) => without(on, powers, name)),
  rule("change", "{on:pokemon} can't retreat or use [any] {powers}", ({ on, powers }) => [
    { change: { forbid: "retreat", on } },
    ...without(on, powers),
  ]),
  rule("change", "{on:pokemon} can't attack or use [any] {powers}", ({ on, powers }) => [
    { change: { forbid: "attack", on } },
    ...without(on, powers),
  ]),
  rule("change", "{on:pokemon} can't attack , retreat , or use [any] {powers}", ({ on, powers }) => [
    { change: { forbid: "attack", on } },
    { change: { forbid: "retreat", on } },
    ...without(on, powers),
  ]),
  rule("change", "can't use [any] {powers}", ({ powers }) => without(implied, powers)),
  rule("change", "your opponent can't use [any] {powers} on his or her Pokémon", ({ powers }) => without(theirs, powers)),
  rule("change", "ignore [all] {powers} (for|of) {on:pokemon}", ({ on, powers }) => without(on, powers)),
  rule("change", "ignore all {powers}", ({ powers }) => without(everyone, powers)),
  rule("change", "ignore all {powers} other than {name:title}", ({ powers, name }) => without(everyone, powers, name)),
  rule("change", "all {powers} stop working", ({ powers }) => without(everyone, powers)),
  rule("change", "that power stops working", () => without(thatPokemon, ["Pokémon Power"])),

  // What it has evolved from.
  rule("fact", "{name} is anywhere under {p:pokemon}", ({ p, name }) => ({ if: "pokemon", is: p, where: { under: name } })),
  rule("fact", "{name} isn't anywhere under {p:pokemon}", ({ p, name }) => not({ if: "pokemon", is: p, where: { under: name } })),
  rule("fact", "{p:pokemon} is evolved from {name}", ({ p, name }) => ({ if: "pokemon", is: p, where: { under: name } })),
  rule("post", "that (has|have) {name} anywhere under (it|them)", ({ name }) => ({ where: { under: name } })),
];
