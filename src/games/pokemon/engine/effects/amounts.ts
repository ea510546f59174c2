import { typeBits } from "../attack/energy";
import { cardOf, type Match } from "../match";
import { holderOf } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { benchSize, fullHp, retreatCost, typesOf, unitsOf, unitsOfEnergy } from "../values";
import { fitsAttached, fitsCard, fitting } from "./cardFilter";
import { candidateCards, cardsOf } from "./cardSelectors";
import { extraEnergy } from "./extraEnergy";
import { damageTakenLastTurn, timesHappened } from "./history";
import type { Amount, CardFilter } from "./language";
import { type Scope, seatOf, seatsOf } from "./scope";
import { pokemonIn } from "./selectors";

type Counted = Extract<Amount, { count: string }>;

/** Counts an amount as things stand. */
export function amountOf(m: Match, scope: Scope, amount: Amount): number {
  if (typeof amount === "number") return amount;
  if ("count" in amount) return counted(m, scope, amount);
  if ("multiply" in amount) return amountOf(m, scope, amount.multiply[0]) * amountOf(m, scope, amount.multiply[1]);
  if ("add" in amount) return amountOf(m, scope, amount.add[0]) + amountOf(m, scope, amount.add[1]);
  if ("subtract" in amount) return Math.max(0, amountOf(m, scope, amount.subtract[0]) - amountOf(m, scope, amount.subtract[1]));
  if ("atMost" in amount) return Math.min(amountOf(m, scope, amount.atMost[0]), amountOf(m, scope, amount.atMost[1]));
  if ("counters" in amount) return Math.floor(amountOf(m, scope, amount.counters) / 10);
  const half = amountOf(m, scope, amount.half) / 2;
  return amount.round === "up" ? Math.ceil(half) : Math.floor(half);
}

function counted(m: Match, scope: Scope, amount: Counted): number {
  switch (amount.count) {
    case "heads":
      return scope.heads;
    case "tails":
      return scope.tails;
    case "pokemon":
      return pokemonIn(m, scope, amount.in).length;
    case "energy":
      return total(pokemonIn(m, scope, amount.on), (pokemon) => energyOn(m, scope, amount, pokemon));
    case "extraEnergy":
      return extraEnergy(m, scope, amount.type);
    case "damageCounters":
      return total(pokemonIn(m, scope, amount.on), (pokemon) => pokemon.damage / 10);
    case "tools":
      return total(pokemonIn(m, scope, amount.on), (pokemon) => pokemon.tools.length);
    case "cards":
      return total(seatsOf(scope, amount.of), (seat) => {
        const cards = cardsOf(m, scope, seat, amount.zone);
        return fitting(m, scope, cards, amount.where).length;
      });
    case "prizesTaken":
      return total(seatsOf(scope, amount.of), (seat) => m.state.sides[seat].prizesTaken);
    case "prizesLeft":
      return total(seatsOf(scope, amount.of), (seat) => prizesLeft(m, seat));
    case "benchSize":
      return benchSize(m, seatOf(scope, amount.of));
    case "bound":
      return boundCount(m, scope, amount);
    case "retreatCost":
      return total(pokemonIn(m, scope, amount.of), (pokemon) => retreatCost(m, pokemon));
    case "hp":
      return total(pokemonIn(m, scope, amount.of), (pokemon) => fullHp(m, pokemon));
    case "remainingHp":
      return total(pokemonIn(m, scope, amount.of), (pokemon) => Math.max(0, fullHp(m, pokemon) - pokemon.damage));
    case "conditions":
      return total(pokemonIn(m, scope, amount.of), (pokemon) => bitCount(pokemon.conditions));
    case "damageDone":
      return scope.attack?.done ?? scope.event?.amount ?? 0;
    case "chosen":
      return scope.bound[amount.binding]?.values[0] ?? 0;
    case "history":
      return timesHappened(m, scope, amount.event);
    case "damageTakenLastTurn":
      return total(pokemonIn(m, scope, amount.of), (pokemon) => damageTakenLastTurn(m, scope, pokemon.id));
    case "types":
      return bitCount(typesAmong(m, scope, amount.of));
  }
}

/** The different types of Pokémon or Energy cards, as a bit set. */
function typesAmong(m: Match, scope: Scope, of: Extract<Counted, { count: "types" }>["of"]): number {
  if ("pokemon" in of) return pokemonIn(m, scope, of.pokemon).reduce((bits, pokemon) => bits | typesOf(m, pokemon), 0);
  return candidateCards(m, scope, of.cards).reduce((bits, card) => {
    const compiled = cardOf(m, card);
    return compiled.units.reduce((all, unit) => all | unit, bits | compiled.types);
  }, 0);
}

function energyOn(m: Match, scope: Scope, amount: Extract<Counted, { count: "energy" }>, pokemon: Pokemon): number {
  const { where, type } = amount;
  const cards = fitting(m, scope, pokemon.energy, where);
  const bit = type ? typeBits([type]) : -1;
  const fits = (card: number) => unitsOfEnergy(m, pokemon, card).filter((unit) => (unit & bit) !== 0).length;
  // "Special" is said of a card, not of what it provides (CMP-2010).
  if (amount.cards || where?.energyKind === "Special") return type ? cards.filter((card) => fits(card) > 0).length : cards.length;
  if (!where) return unitsOf(m, pokemon).filter((unit) => (unit & bit) !== 0).length;
  return total(cards, fits);
}

function boundCount(m: Match, scope: Scope, amount: Extract<Counted, { count: "bound" }>): number {
  const bound = scope.bound[amount.binding];
  if (!bound) return 0;
  const { where, energy } = amount;
  // What is yet to be discarded counts as what it is where it is attached (EFF-46).
  const on = (card: number) => holderOf(m.state, card);
  const fits = (pokemon: Pokemon | null, filter: CardFilter, card: number) =>
    pokemon ? fitsAttached(m, scope, filter, pokemon, card) : fitsCard(m, scope, filter, card);
  const cards = where ? bound.values.filter((card) => fits(on(card), where, card)) : bound.values;
  if (!energy) return cards.length;
  const bit = energy === "any" ? -1 : typeBits([energy]);
  const units = (pokemon: Pokemon | null, card: number) => (pokemon ? unitsOfEnergy(m, pokemon, card) : cardOf(m, card).units);
  return total(cards, (card) => units(on(card), card).filter((unit) => (unit & bit) !== 0).length);
}

export function prizesLeft(m: Match, seat: 0 | 1): number {
  let left = 0;
  for (const card of m.state.sides[seat].prizes) if (card >= 0) left++;
  return left;
}

function total<T>(items: readonly T[], of: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += of(item);
  return sum;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
