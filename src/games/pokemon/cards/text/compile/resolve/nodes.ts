/** Parts of a text as plain JSON, while what they point at is worked out. */
export type Node = { [key: string]: Json };
export type Json = null | boolean | number | string | Json[] | Node;

/** What a choice of cards says of them, as a filter would. */
export function described(node: Node): Json | undefined {
  if (node.cards !== "attached") return node.where;
  const where = isNode(node.where) ? node.where : {};
  if (node.what === "energy") return { category: "Energy", ...where };
  return node.what === "tool" ? { category: "Trainer", trainerKinds: ["Pokémon Tool"], ...where } : node.where;
}

/** A count, or a question, of two bindings together. */
export function bothOf(node: Node, other: number): void {
  const first = { ...node };
  const second = { ...node, binding: other };
  become(node, node.count === undefined ? { any: [second, first] } : { add: [second, first] });
}

/** The cards that were counted. */
export function counted({ zone = null, of = null, where }: Node): Node {
  return { cards: "all", zone, of, ...(where !== undefined && { where }) };
}

export const toBench = (step: Node | null): boolean => step?.do === "move" && isNode(step.destination) && step.destination.to === "bench";

export const isNode = (value: Json | undefined): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

export function become(node: Node, other: Node): void {
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, other);
}

/** One of several things is done: modes to choose from, or what a coin says. */
export const isChoice = (node: Node): boolean =>
  node.do === "chooseMode" || (node.do === "flip" && node.heads !== undefined && node.tails !== undefined);

/** Whether a filter asks for all that another asks for. */
export const isWithin = (narrow: Node, wide: Node): boolean =>
  Object.entries(wide).every(([key, part]) => JSON.stringify(narrow[key]) === JSON.stringify(part));
