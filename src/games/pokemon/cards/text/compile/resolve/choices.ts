import { isNode, type Json, type Node } from "./nodes";

/** Where a step is told whether, how often or how much: nobody is asked there. */
const UNASKED = ["when", "amount", "count", "times", "coins"] as const;

/**
 * A choice that a condition or an amount is the first to speak of ("40 damage to that Pokémon, 60 if it is damaged") is made by a step of its own
 * before the one that asks for it.
 */
export function choicesMadeFirst(text: Json): Json {
  let free = Math.max(0, ...bindingsIn(text)) + 1;
  return made(text, () => free++);
}

function bindingsIn(value: Json): readonly number[] {
  if (Array.isArray(value)) return value.flatMap(bindingsIn);
  if (!isNode(value)) return [];
  return [...(typeof value.bind === "number" ? [value.bind] : []), ...Object.values(value).flatMap(bindingsIn)];
}

/** @param binding a number that nothing is bound under yet */
function made(value: Json, binding: () => number): Json {
  if (Array.isArray(value))
    return value.flatMap((part): Json[] => (isStep(part) ? withChoicesBefore(part, binding) : [made(part, binding)]));
  return isNode(value) ? inside(value, binding) : value;
}

const isStep = (value: Json): value is Node => isNode(value) && typeof value.do === "string";

const inside = (node: Node, binding: () => number): Node =>
  Object.fromEntries(Object.entries(node).map(([key, part]) => [key, made(part, binding)]));

function withChoicesBefore(step: Node, binding: () => number): Node[] {
  const choices: Node[] = [];
  const lift = (part: Json): Json => {
    if (Array.isArray(part)) return part.map(lift);
    if (!isNode(part)) return part;
    if (part.pokemon === "choose") {
      const bind = typeof part.bind === "number" ? part.bind : binding();
      choices.push({ do: "forEach", pokemon: { ...part, bind }, steps: [] });
      return { pokemon: "bound", binding: bind };
    }
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, lift(each)]));
  };
  const asked = { ...step };
  for (const key of UNASKED) {
    const part = asked[key];
    if (part !== undefined) asked[key] = lift(part);
  }
  return [...choices, inside(asked, binding)];
}
