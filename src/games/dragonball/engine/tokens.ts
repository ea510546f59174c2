import type { CardDefinition } from "./card";
import type { Token } from "./effects/language";
import { visit } from "./visit";

const PREFIX = "token:";

/** Whether an id is that of a token, which no catalogue has. */
export const isTokenId = (id: string): boolean => id.startsWith(PREFIX);

/** DB-TOKEN-01: a token as a card of its own. */
export function definitionOfToken(token: Token): CardDefinition {
  const { name, colors = [], power, comboCost, comboPower, characters = [], traits = [], skills = [] } = token;
  return {
    // Tokens of one name may have other numbers.
    id: `${PREFIX}${name}/${[power, comboCost, comboPower].join("/")}`,
    type: "Battle",
    colors,
    ...(comboCost === undefined ? null : { comboCost }),
    ...(comboPower === undefined ? null : { comboPower }),
    faces: [{ name, power, characters, traits, skills }],
  };
}

/** The tokens that cards may bring into a match. */
export function tokensOf(definitions: readonly CardDefinition[]): readonly CardDefinition[] {
  const tokens = new Map<string, CardDefinition>();
  visit(definitions, (node) => {
    if (!bringsToken(node)) return;
    const definition = definitionOfToken(node.token);
    tokens.set(definition.id, definition);
  });
  return [...tokens.values()];
}

function bringsToken(node: object): node is { readonly token: Token } {
  return "do" in node && node.do === "token" && "token" in node;
}
