import type { CardDefinition } from "@/games/pokemon/engine/card";
import type { ListedCard } from "./parse";

/** Sections and their headings, as the official client has them in English, which every site reads. */
const SECTIONS = ["Pokémon", "Trainer", "Energy"] as const satisfies readonly CardDefinition["category"][];

/** Writes a deck list as the official client would; `parseList` reads it back. */
export function printList(cards: readonly (ListedCard & Pick<CardDefinition, "category">)[]): string {
  const sections = SECTIONS.flatMap((heading) => {
    const section = cards.filter(({ category }) => category === heading);
    return section.length === 0 ? [] : [[`${heading}: ${sizeOf(section)}`, ...section.map(lineOf)].join("\n")];
  });
  return `${[...sections, `Total Cards: ${sizeOf(cards)}`].join("\n\n")}\n`;
}

function lineOf({ count, name, print }: ListedCard): string {
  return print ? `${count} ${name} ${print.code} ${print.number}` : `${count} ${name}`;
}

const sizeOf = (cards: readonly ListedCard[]): number => cards.reduce((sum, { count }) => sum + count, 0);
