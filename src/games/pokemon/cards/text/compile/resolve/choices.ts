import { isNode, type Json, type Node } from "./nodes";

/** Where a step is told whether, how often or how much: nobody is asked there. */
const UNASKED = ["when", "amount", "count", "times", "coins"] as const;

/**
 * A choice that a condition or an amount is the first to speak of ("40 damage to that Pokémon, 60 if it is damaged") is made by a step of its own
 * before the one that asks for it.
 */
export function choicesMadeFirst(value: Json): Json {
  if (Array.isArray(value)) return value.flatMap((part): Json[] => (isStep(part) ? withChoicesBefore(part) : [choicesMadeFirst(part)]));
  return isNode(value) ? inside(value) : value;
}

const isStep = (value: Json): value is Node => isNode(value) && typeof value.do === "string";

const inside = (node: Node): Node => Object.fromEntries(Object.entries(node).map(([key, part]) => [key, choicesMadeFirst(part)]));

function withChoicesBefore(step: Node): Node[] {
  const choices: Node[] = [];
  const lift = (part: Json): Json => {
    if (Array.isArray(part)) return part.map(lift);
    if (!isNode(part)) return part;
    if (part.pokemon === "choose" && typeof part.bind === "number") {
      choices.push({ do: "forEach", pokemon: part, steps: [] });
      return { pokemon: "bound", binding: part.bind };
    }
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, lift(each)]));
  };
  const asked = { ...step };
  for (const key of UNASKED) {
    const part = asked[key];
    if (part !== undefined) asked[key] = lift(part);
  }
  return [...choices, inside(asked)];
}
