import { describe, expect, it } from "vitest";
import { checkDeck, EDITIONS, newestEdition } from "@/games/pokemon/engine";
import { editionRules } from "@/games/pokemon/engine/editions";
import { starterCardsOf } from "..";
import { starterDecks } from ".";

const byId = new Map(
  EDITIONS.flatMap((edition) => starterCardsOf(edition).map(({ definition }) => [definition.id, { ...definition, edition }])),
);

function cardOf(id: string) {
  const card = byId.get(id);
  if (!card) throw new Error(`The starter catalogue has no card ${id}.`);
  return card;
}

describe.each(starterDecks)("ready deck $id", ({ edition, cards }) => {
  const list = cards.flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardOf(cardId)));

  it("DECK-01 DECK-02 DECK-04 DECK-06 is legal from its edition on", () => {
    expect(checkDeck(list, edition).faults).toEqual([]);
    expect(newestEdition(list.map((card) => card.edition))).toBe(edition);
  });

  it("DECK-03 has Basic Pokémon, and a way to every Evolution in it", () => {
    const pokemon = list.flatMap((card) => (card.category === "Pokémon" ? [card] : []));
    expect(pokemon.some(({ stage }) => stage === "Basic")).toBe(true);
    const names = new Set(list.map(({ name }) => name));
    for (const { evolvesFrom } of pokemon) for (const from of evolvesFrom) expect(names).toContain(from);
  });

  it("DECK-05 keeps to the guideline of its edition", () => {
    const { energy, trainers } = editionRules[edition].advice;
    const total = (category: string) => list.filter((card) => card.category === category).length;
    expect(total("Energy")).toBeGreaterThanOrEqual(energy[0]);
    expect(total("Energy")).toBeLessThanOrEqual(energy[1]);
    expect(total("Trainer")).toBeGreaterThanOrEqual(trainers[0]);
    expect(total("Trainer")).toBeLessThanOrEqual(trainers[1]);
  });
});

it("no two ready decks share an id or a name", () => {
  expect(new Set(starterDecks.map(({ id }) => id)).size).toBe(starterDecks.length);
  expect(new Set(starterDecks.map(({ names }) => names.fr)).size).toBe(starterDecks.length);
});
