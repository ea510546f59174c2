import type { Attack, CardDefinition, PokemonCard, PokemonView, Seat, View } from "@/games/pokemon/engine";
import { pays } from "@/games/pokemon/engine";
import type { CardLookup } from "../cards";
import { averageDamage, recoil } from "./text";

/** Units of Energy, each with the types it may stand for. */
export type Units = PokemonView["provides"] | readonly (readonly ["*"])[];

/** One Energy more, whatever it is: what most turns bring. */
export const ANY_ENERGY: Units = [["*"]];

/** The table as one seat reads it, and what it makes of the Pokémon there. */
export class Table {
  constructor(
    readonly view: View,
    readonly seat: Seat,
    readonly cardOf: CardLookup,
  ) {}

  get mine() {
    return this.view.sides[this.seat];
  }
  get theirs() {
    return this.view.sides[this.seat === 0 ? 1 : 0];
  }
  get myActive(): PokemonView | null {
    return seen(this.mine.active);
  }
  get theirActive(): PokemonView | null {
    return seen(this.theirs.active);
  }
  get myBench(): readonly PokemonView[] {
    return this.mine.bench.flatMap((place) => seen(place) ?? []);
  }
  get myPokemon(): readonly PokemonView[] {
    return [...(this.myActive ? [this.myActive] : []), ...this.myBench];
  }
  get hand(): readonly CardDefinition[] {
    return (this.mine.hand ?? []).map(({ card }) => this.cardOf(card));
  }

  pokemon(id: number): { pokemon: PokemonView; own: boolean; active: boolean } | null {
    for (const own of [true, false]) {
      const side = own ? this.mine : this.theirs;
      for (const place of [side.active, ...side.bench]) {
        const pokemon = seen(place);
        if (pokemon?.id === id) return { pokemon, own, active: place === side.active };
      }
    }
    return null;
  }

  /** Highest card first; under a Pokémon BREAK lies the card whose attacks and Weakness still count (FAM-02). */
  printed(pokemon: PokemonView): readonly PokemonCard[] {
    const cards = pokemon.cards.map(({ card }) => this.cardOf(card)).filter((card) => card.category === "Pokémon");
    return cards.slice(cards.at(-1)?.stage === "BREAK" ? -2 : -1).reverse();
  }

  attacks(pokemon: PokemonView): readonly Attack[] {
    return this.printed(pokemon).flatMap(({ attacks }) => attacks);
  }

  /** What the attack does on average to a Pokémon, as printed on both. */
  damage(attack: Attack, by: PokemonView, target: PokemonView): number {
    const damage = averageDamage(attack);
    const modifiers = (kind: "weaknesses" | "resistances") =>
      this.printed(target)
        .flatMap((card) => card[kind])
        .filter(({ type }) => by.types.includes(type));
    if (damage === 0) return 0;
    const doubled = modifiers("weaknesses").reduce((sum, { operator, value }) => (operator === "×" ? sum * value : sum + value), damage);
    return Math.max(0, doubled - modifiers("resistances").reduce((sum, { value }) => sum + value, 0));
  }

  /** How good it is to use this attack, which does so much damage, on the other side's Active Pokémon. */
  attackWorth(attack: Attack, by: PokemonView, damage: number): number {
    const target = this.theirActive;
    const left = target ? remaining(target) : 60;
    const knockOut = target && damage >= left ? 60 * this.prizes(target) : 0;
    const suicide = recoil(attack) >= remaining(by) ? 60 * this.prizes(by) : 0;
    return 1 + Math.min(damage, left) + knockOut - suicide + (attack.effect.length > 0 ? 10 : 0);
  }

  /** The worth of the best attack it can use with this Energy more; 0 when it can use none. */
  bestAttack(pokemon: PokemonView, more: Units = []): number {
    const target = this.theirActive;
    const usable = this.attacks(pokemon).filter((attack) => lacking(pokemon, attack, more) === 0);
    const worth = usable.map((attack) =>
      this.attackWorth(attack, pokemon, target ? this.damage(attack, pokemon, target) : averageDamage(attack)),
    );
    return Math.max(0, ...worth);
  }

  /** Whether the other side's Active Pokémon, with an Energy more, would Knock this one Out. */
  isDoomed(pokemon: PokemonView): boolean {
    const enemy = this.theirActive;
    if (!enemy) return false;
    const usable = this.attacks(enemy).filter((attack) => lacking(enemy, attack, ANY_ENERGY) === 0);
    return usable.some((attack) => this.damage(attack, enemy, pokemon) >= remaining(pokemon));
  }

  /** How good it is to have it as the Active Pokémon. */
  standing(pokemon: PokemonView, more: Units = []): number {
    const stuck = pokemon.conditions.some((condition) => condition === "Asleep" || condition === "Paralyzed");
    const attack = stuck ? 0 : this.bestAttack(pokemon, more);
    return attack + remaining(pokemon) / 10 - (this.isDoomed(pokemon) ? 25 * this.prizes(pokemon) : 0);
  }

  /** What is gained by having this one, or else the best of the Bench, as the Active Pokémon instead of the present one. */
  switchGain(into?: PokemonView): number {
    if (!this.myActive) return 0;
    const others = into ? [into] : this.myBench;
    return Math.max(Number.NEGATIVE_INFINITY, ...others.map((pokemon) => this.standing(pokemon))) - this.standing(this.myActive);
  }

  /** Prize cards that its Knock Out gives (FAM-01). */
  prizes(pokemon: PokemonView): number {
    return this.printed(pokemon).some(({ marks }) => marks.includes("EX")) ? 2 : 1;
  }
}

export function remaining(pokemon: PokemonView): number {
  return pokemon.hp - pokemon.damage;
}

/** Symbols of the cost that the attached Energy, and this more, does not pay. */
export function lacking(pokemon: PokemonView, attack: Attack, more: Units = []): number {
  const units = [...pokemon.provides, ...more];
  const cost = attack.cost.map((type) => (type === "Colorless" ? "*" : type));
  for (let unpaid = 0; unpaid < attack.cost.length; unpaid++) {
    const missing = Array.from({ length: unpaid }, () => ["*"]);
    if (pays([...units, ...missing], cost)) return unpaid;
  }
  return attack.cost.length;
}

function seen(place: PokemonView | { readonly faceDown: true } | null): PokemonView | null {
  return place && !place.faceDown ? place : null;
}
