import { z } from "zod";
import type { Ability, Attack, CardDefinition, EnergyCard, PokemonCard, TrainerCard } from "@/engine/pokemon/card";
import { abilityEffect, continuous } from "./schema/abilities";
import { typeModifier, units } from "./schema/continuous";
import { byWord, faultsOf, object, words } from "./schema/exact";
import { instructions } from "./schema/instructions";
import { condition, energyType, list, mark, pokemonFilter, stage, text, trainerKind, whole } from "./schema/selectors";

const ability = object<Ability>()({
  name: text,
  kind: words<Ability["kind"]>({ Ability: true, "Pokémon Power": true, "Poké-Power": true, "Poké-Body": true, "VSTAR Power": true }),
  effects: list(abilityEffect),
});

const damage = z
  .strictObject({
    base: whole.nonnegative(),
    sign: words<"+" | "-" | "×">({ "+": true, "-": true, "×": true }).optional(),
  })
  .readonly();

const attack = object<Attack>()({
  name: text,
  cost: list(energyType),
  damage: damage.optional(),
  effect: instructions,
  when: condition.optional(),
  usage: list(continuous).optional(),
  once: words<"GX" | "VSTAR">({ GX: true, VSTAR: true }).optional(),
});

const hp = whole.positive().multipleOf(10).max(9990);

const pokemonCard = object<PokemonCard>()({
  id: text,
  name: text,
  marks: list(mark),
  category: z.literal("Pokémon"),
  stage,
  evolvesFrom: list(text),
  hp,
  types: list(energyType),
  weaknesses: list(typeModifier),
  resistances: list(typeModifier),
  retreatCost: whole.nonnegative(),
  abilities: list(ability),
  attacks: list(attack),
  ancientTrait: z
    .strictObject({ name: text, effects: list(abilityEffect) })
    .readonly()
    .optional(),
});

const trainerCard = object<TrainerCard>()({
  id: text,
  name: text,
  marks: list(mark),
  category: z.literal("Trainer"),
  kind: trainerKind,
  when: condition.optional(),
  cost: instructions.optional(),
  usage: list(continuous).optional(),
  effect: instructions,
  attachTo: pokemonFilter.optional(),
  whileInPlay: list(abilityEffect),
  attacks: list(attack),
  asPokemon: z
    .strictObject({ hp, types: list(energyType), abilities: list(ability) })
    .readonly()
    .optional(),
});

const energyCard = object<EnergyCard>()({
  id: text,
  name: text,
  marks: list(mark),
  category: z.literal("Energy"),
  kind: words<EnergyCard["kind"]>({ Basic: true, Special: true }),
  provides: units,
  attachTo: pokemonFilter.optional(),
  whileAttached: list(abilityEffect),
});

/** A card as the engine plays it, effect language included; equal to the engine's contract by construction (`schema/exact`). */
export const cardDefinition: z.ZodType<CardDefinition> = byWord<CardDefinition, "category">("category", {
  Pokémon: pokemonCard,
  Trainer: trainerCard,
  Energy: energyCard,
});

/** A value that is no card definition; the message names the place of each fault. */
export class InvalidCardError extends Error {
  override readonly name = "InvalidCardError";
}

/**
 * Reads a card definition from outside (database, import, file).
 *
 * @param origin names the value in the message, for instance the card's id
 * @throws InvalidCardError with the path of every fault
 */
export function parseCardDefinition(value: unknown, origin: string): CardDefinition {
  const result = cardDefinition.safeParse(value);
  if (result.success) return result.data;
  const faults = faultsOf(result.error.issues).map(({ path, message }) => `${path.join(".") || "card"}: ${message}`);
  throw new InvalidCardError(`${origin} is not a card: ${faults.join("; ")}`);
}
