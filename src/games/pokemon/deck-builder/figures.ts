import type { DeckCards } from "@/decks/schema";
import { type CardFace, ENERGY_TYPES, type EnergyType, type PokemonFace } from "@/games/pokemon/card";
import { chanceOfOne } from "@/ui/decks/chances";
import type { Faces } from "@/ui/decks/kit";

/** SETUP-02: cards of the opening hand. */
export const HAND = 7;

/** What a deck is made of, in numbers. */
export interface DeckFigures {
  readonly size: number;
  /** Basic Pokémon: a hand without any is a mulligan (SETUP-04). */
  readonly basics: number;
  /** How many attacks cost so many Energy, each as often as its card is in the deck. */
  readonly attackCosts: ReadonlyMap<number, number>;
  /** Of each type: Energy cards that provide it, and symbols of it in the costs of attacks. */
  readonly types: readonly { readonly type: EnergyType; readonly provided: number; readonly asked: number }[];
  /** Evolution lines by the name that stands last, with the number of cards at each stage, the largest line first. */
  readonly lines: readonly { readonly name: string; readonly stages: readonly number[] }[];
}

export function figuresOf(cards: DeckCards, faces: Faces<CardFace>): DeckFigures {
  const known = cards.flatMap(({ cardId, count }) => {
    const face = faces[cardId];
    return face ? [{ face, count }] : [];
  });
  const pokemon = known.flatMap(({ face, count }) => (face.category === "Pokémon" ? [{ face, count }] : []));
  const attackCosts = new Map<number, number>();
  const provided = new Map<EnergyType, number>();
  const asked = new Map<EnergyType, number>();
  const add = <Key>(counts: Map<Key, number>, key: Key, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);
  for (const { face, count } of known) {
    if (face.category === "Energy") for (const type of new Set(face.provides.flat())) add(provided, type, count);
    if (face.category !== "Pokémon") continue;
    for (const { cost } of face.attacks) {
      add(attackCosts, cost.length, count);
      for (const type of cost) add(asked, type, count);
    }
  }
  return {
    size: cards.reduce((sum, { count }) => sum + count, 0),
    basics: pokemon.reduce((sum, { face, count }) => sum + (face.stage === "Basic" ? count : 0), 0),
    attackCosts,
    types: ENERGY_TYPES.flatMap((type) => {
      const numbers = { type, provided: provided.get(type) ?? 0, asked: asked.get(type) ?? 0 };
      return numbers.provided + numbers.asked > 0 ? [numbers] : [];
    }),
    lines: linesOf(pokemon),
  };
}

/** Pokémon with those that they evolve from, as far as the deck holds them. */
function linesOf(pokemon: readonly { readonly face: PokemonFace; readonly count: number }[]): DeckFigures["lines"] {
  const byName = new Map(pokemon.map(({ face }) => [face.name, face]));
  const wayTo = (face: PokemonFace, seen: readonly string[] = []): readonly string[] => {
    const before = face.evolvesFrom === undefined || seen.includes(face.name) ? undefined : byName.get(face.evolvesFrom);
    return before ? [...wayTo(before, [...seen, face.name]), face.name] : [face.name];
  };
  const lines = new Map<string, { name: string; stages: number[] }>();
  for (const { face, count } of pokemon) {
    const way = wayTo(face);
    const line = lines.get(way[0] ?? face.name) ?? { name: face.name, stages: [] };
    const stage = way.length - 1;
    if (stage >= line.stages.length) line.name = face.name;
    while (line.stages.length <= stage) line.stages.push(0);
    line.stages[stage] = (line.stages[stage] ?? 0) + count;
    lines.set(way[0] ?? face.name, line);
  }
  const size = ({ stages }: { readonly stages: readonly number[] }) => stages.reduce((sum, count) => sum + count, 0);
  return [...lines.values()].sort((one, other) => size(other) - size(one));
}

/** The chance of a Basic Pokémon in the opening hand. */
export const chanceOfBasic = ({ basics, size }: Pick<DeckFigures, "basics" | "size">): number => chanceOfOne(basics, HAND, size);

/**
 * The chance of having seen one of so many copies by one's own turn: the opening hand and a card a turn. Hands without a Basic Pokémon are drawn again
 * (SETUP-04), so only the others count; a Basic Pokémon is by itself what such a hand needs.
 */
export function chanceByTurn(
  copies: number,
  isBasic: boolean,
  turn: number,
  { basics, size }: Pick<DeckFigures, "basics" | "size">,
): number {
  const kept = chanceOfOne(basics, HAND, size);
  if (kept === 0 || copies === 0) return 0;
  const unseen = 1 - chanceOfOne(copies, HAND + turn, size);
  const noBasic = 1 - chanceOfOne(isBasic ? basics : basics + copies, HAND, size);
  const unseenThen = 1 - chanceOfOne(copies, turn, size - HAND);
  return 1 - (unseen - noBasic * unseenThen) / kept;
}
