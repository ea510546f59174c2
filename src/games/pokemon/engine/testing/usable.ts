import type { Amount, CardFilter, CardSelector, Count, Instruction, PokemonSelector } from "../effects/language";
import { ability, attack, pokemon, trainer } from "./cards";
import { type ScenarioSetup, type SideSetup, scenario } from "./scenario";

/** What is used as a whole: its cost, and what it then does. */
export interface Text {
  readonly cost?: readonly Instruction[];
  readonly steps: readonly Instruction[];
}

/** Whether an Item card with this text may be played. */
export function mayPlay(text: Text, setup: ScenarioSetup): boolean {
  return withPlan(text, setup).canPlay("Plan");
}

/** An Item card with these steps is played. */
export function played(steps: readonly Instruction[], setup: ScenarioSetup = {}): ReturnType<typeof scenario> {
  return withPlan({ steps }, setup).play("Plan");
}

/** An attack without damage and with these steps is used. */
export function used(steps: readonly Instruction[], setup: ScenarioSetup = {}): ReturnType<typeof scenario> {
  const user = pokemon("User", 200, "Colorless", {}, attack("Use", "", "", ...steps));
  return scenario({ ...setup, cards: [user, ...(setup.cards ?? [])], you: { active: "User", ...setup.you } }).attack("Use");
}

/** A scenario in which one also holds an Item card with this text, "Plan". */
function withPlan({ cost, steps }: Text, setup: ScenarioSetup): ReturnType<typeof scenario> {
  const plan = trainer("Plan", "Item", cost ? { cost } : {}, ...steps);
  const { you, cards = [] } = setup;
  return scenario({ ...setup, cards: [plan, ...cards], you: { ...you, hand: ["Plan", ...(you?.hand ?? [])] } });
}

/** Whether an Active Pokémon may use an Ability with this text. */
export function mayUse({ cost, steps }: Text, setup: ScenarioSetup): boolean {
  const planner = pokemon("Planner", 90, "Colorless", {
    abilities: [ability("Plan", { kind: "activated", ...(cost && { cost }), steps })],
  });
  return scenario({ ...setup, cards: [planner, ...(setup.cards ?? [])], you: { ...setup.you, active: "Planner" } }).canUse("Plan");
}

/** Setups that say what is in one's hand alone, that and an empty deck, or one's Active Pokémon and one's deck. */
export const hand = (...names: readonly string[]): ScenarioSetup => ({ you: { hand: names } });
export const handOnly = (...names: readonly string[]): ScenarioSetup => ({ you: { hand: names, deck: [] } });
export const active = (facts: NonNullable<SideSetup["active"]>, deck: readonly string[] = []): ScenarioSetup => ({
  you: { active: facts, deck },
});

/** Words of texts that are asked for here. */
export const MINE: PokemonSelector = { pokemon: "active", side: "yours" };
export const BENCH: PokemonSelector = { pokemon: "all", side: "yours", place: "bench" };
export const ONE = { pokemon: "choose", side: "yours", place: "inPlay", count: 1 } as const satisfies PokemonSelector;
export const BENCHED = { ...ONE, place: "bench" } as const satisfies PokemonSelector;
export const heal: Instruction = { do: "heal", amount: 30, on: MINE };
export const draw = (count: Amount): Instruction => ({ do: "draw", count });
export const discard = (cards: CardSelector): Instruction => ({ do: "move", cards, destination: { to: "discard" } });
export const take = (cards: CardSelector): Instruction => ({ do: "move", cards, destination: { to: "hand" } });
export const toDeck = (cards: CardSelector): Instruction => ({ do: "move", cards, destination: { to: "deck", place: "shuffled" } });
export const energyOff = (to: PokemonSelector, count: Amount = 1): CardSelector => ({ cards: "attached", to, what: "energy", count });
export const everything = (zone: "hand" | "discard", of: "you" | "opponent" = "you"): CardSelector => ({ cards: "all", zone, of });
export const chosen = (zone: "hand" | "deck" | "discard", count: Count = 1, where?: CardFilter, bind?: number): CardSelector => ({
  cards: "choose",
  from: { zone, of: "you" },
  count,
  ...(where && { where }),
  ...(bind && { bind }),
});
