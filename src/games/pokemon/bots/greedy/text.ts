import type { Attack, CardDefinition, Instruction } from "@/games/pokemon/engine";

/** Every step of a text, those in its branches included. */
export function stepsOf(steps: readonly Instruction[]): readonly Instruction[] {
  return steps.flatMap((step) => [step, ...stepsOf(branches(step))]);
}

function branches(step: Instruction): readonly Instruction[] {
  switch (step.do) {
    case "if":
      return [...step.then, ...(step.else ?? [])];
    case "may":
      return [...step.steps, ...(step.ifDone ?? []), ...(step.ifNot ?? [])];
    case "ifYouDo":
      return [...step.steps, ...step.then, ...(step.otherwise ?? [])];
    case "flip":
      return [...(step.heads ?? []), ...(step.tails ?? [])];
    case "chooseMode":
      return step.modes.flat();
    case "repeat":
    case "forEach":
    case "ifKnockedOutByThis":
    case "beforeDamage":
    case "later":
      return step.steps;
    default:
      return [];
  }
}

/** An Ability that may be used as often as one likes is never used up: whoever took it whenever it is offered would not come to an end. */
export function isEndless(card: CardDefinition, name: string): boolean {
  return activated(card, name).some(({ limit }) => limit === undefined);
}

/** What using this Ability asks and does. */
export function abilityText(card: CardDefinition, name: string): { cost: readonly Instruction[]; steps: readonly Instruction[] } {
  const effects = activated(card, name);
  return { cost: effects.flatMap(({ cost }) => cost ?? []), steps: effects.flatMap(({ steps }) => steps) };
}

function activated(card: CardDefinition, name: string) {
  const ability = card.category === "Pokémon" ? card.abilities.find((each) => each.name === name) : undefined;
  return (ability?.effects ?? []).flatMap((effect) => (effect.kind === "activated" ? [effect] : []));
}

/** What a count that nobody can tell beforehand ("for each …") is taken for. */
const USUAL_COUNT = 2;

/** The damage that the attack does on average, Weakness and Resistance apart. */
export function averageDamage({ damage, effect }: Attack): number {
  if (!damage) return 0;
  const steps = stepsOf(effect);
  const coins = steps.flatMap((step) => (step.do === "flip" ? [typeof step.coins === "number" ? step.coins / 2 : 1] : []));
  const [heads] = coins;
  if (damage.sign === "×") return damage.base * (heads ?? USUAL_COUNT);
  if (damage.sign === "+") return damage.base + 15;
  const fails = heads !== undefined && steps.some((step) => step.do === "attackDoesNothing");
  return fails ? damage.base / 2 : damage.base;
}

/** The damage that the attack does to its own Pokémon. */
export function recoil({ effect }: Attack): number {
  const hurts = stepsOf(effect).flatMap((step) =>
    step.do === "damage" && step.to.pokemon === "self" && typeof step.amount === "number" ? [step.amount] : [],
  );
  return Math.max(0, ...hurts);
}
