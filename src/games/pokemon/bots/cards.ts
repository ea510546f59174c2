import type { CardDefinition } from "@/games/pokemon/engine";

/** Looks up a card that the view names; what is printed on a card is known to everybody. Throws on an unknown id. */
export type CardLookup = (id: string) => CardDefinition;

/** Looks among these cards. */
export function lookup(definitions: readonly CardDefinition[]): CardLookup {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  return (id) => {
    const card = byId.get(id);
    if (!card) throw new Error(`The match has no card ${id}.`);
    return card;
  };
}
