import type { Seat } from "@/kernel/game";
import type { Match } from "../match";
import { findPokemon, holderOf, holds, pokemonInPlay } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { fullHp } from "../values";
import { fitsPokemon } from "./filters";
import type { Binding, Extreme, Modifier, Place, PokemonSelector } from "./language";
import { type Scope, seatOn, sidesOf } from "./scope";

/** Whether a selection that asks nobody holds this Pokémon. */
export function selects(m: Match, scope: Scope, selector: PokemonSelector, pokemon: Pokemon): boolean {
  switch (selector.pokemon) {
    case "self":
      return pokemon.id === scope.self;
    case "all":
      if (selector.extreme) break;
      return sidesOf(scope, selector.side).some((seat) => isAt(m, seat, selector.place, pokemon)) && allowed(m, scope, selector, pokemon);
  }
  return pokemonIn(m, scope, selector).includes(pokemon);
}

function isAt(m: Match, seat: Seat, place: Place, pokemon: Pokemon): boolean {
  const side = m.state.sides[seat];
  if (place !== "bench" && side.active?.id === pokemon.id) return true;
  return place !== "active" && side.bench.some((one) => one.id === pokemon.id);
}

function allowed(m: Match, scope: Scope, selector: Extract<PokemonSelector, { pokemon: "all" | "choose" }>, pokemon: Pokemon): boolean {
  if (selector.except === "self" && pokemon.id === scope.self) return false;
  if (typeof selector.except === "number" && scope.bound[selector.except]?.some !== true) {
    if (isBound(scope, selector.except, pokemon)) return false;
  }
  return !selector.where || fitsPokemon(m, scope, selector.where, pokemon);
}

/** All Pokémon of a selection; for one that chooses, those that may be chosen. */
export function pokemonIn(m: Match, scope: Scope, selector: PokemonSelector): readonly Pokemon[] {
  switch (selector.pokemon) {
    case "self":
      return present(findPokemon(m.state, scope.self));
    case "active":
      return present(m.state.sides[seatOn(scope, selector.side)].active);
    case "each":
      return present(findPokemon(m.state, scope.each));
    case "event":
      return scope.event ? present(findPokemon(m.state, selector.role === "subject" ? scope.event.subject : scope.event.cause)) : [];
    case "bound": {
      const { where } = selector;
      const bound = boundPokemon(m, scope, selector.binding);
      return where ? bound.filter((pokemon) => fitsPokemon(m, scope, where, pokemon)) : bound;
    }
    case "all":
    case "choose": {
      if (scope.offered?.by === selector) return [scope.offered.pokemon];
      const found: Pokemon[] = [];
      for (const seat of sidesOf(scope, selector.side))
        for (const pokemon of at(m, seat, selector.place)) if (allowed(m, scope, selector, pokemon)) found.push(pokemon);
      return selector.extreme ? atTheExtreme(m, found, selector.extreme) : found;
    }
  }
}

/** Those with the most or least of something: all that are tied (EFF-61). */
function atTheExtreme(m: Match, found: readonly Pokemon[], { is, of }: Extreme): readonly Pokemon[] {
  const sizes = found.map((pokemon) => (of === "damageCounters" ? pokemon.damage : fullHp(m, pokemon) - pokemon.damage));
  const size = is === "most" ? Math.max(...sizes) : Math.min(...sizes);
  return found.filter((_, place) => sizes[place] === size);
}

/** The Pokémon a binding means: those chosen, or those that cards it holds have become ("put it onto your Bench, and attach … to that Pokémon"). */
function boundPokemon(m: Match, scope: Scope, binding: Binding): readonly Pokemon[] {
  const bound = scope.bound[binding];
  if (!bound) return [];
  const found: Pokemon[] = [];
  for (const value of bound.values) {
    const pokemon = bound.kind === "cards" ? holderOf(m.state, value) : findPokemon(m.state, value);
    if (pokemon) found.push(pokemon);
  }
  return found;
}

/** Whether a binding means this Pokémon. */
function isBound(scope: Scope, binding: Binding, pokemon: Pokemon): boolean {
  const bound = scope.bound[binding];
  return bound?.values.some((value) => (bound.kind === "cards" ? holds(pokemon, value) : value === pokemon.id)) === true;
}

function at(m: Match, seat: Seat, place: Place): readonly Pokemon[] {
  const side = m.state.sides[seat];
  if (place === "bench") return side.bench;
  return place === "active" ? present(side.active) : pokemonInPlay(side);
}

function present(pokemon: Pokemon | null): readonly Pokemon[] {
  return pokemon ? [pokemon] : [];
}

/** The Pokémon that a change names, where it names some. */
export function selectorOf(change: Modifier): PokemonSelector | null {
  if ("modify" in change) {
    if (change.modify === "damageDone" || change.modify === "baseDamage") return change.by;
    if (change.modify === "prizesForKnockOut") return change.of;
  }
  if ("forbid" in change && change.forbid === "attachEnergy") return change.to ?? null;
  return "on" in change && change.on ? change.on : null;
}
