import { expect, it } from "vitest";
import { starterCards } from "@/games/pokemon/cards/starter";
import { checkDeck, randomFrom } from "@/games/pokemon/engine";
import { poolOf, randomDeck } from "./decks";

const cards = starterCards().map(({ definition }) => definition);

it("random decks are legal, also of the few Pokémon-EX alone", () => {
  const ex = cards.filter((card) => card.category !== "Pokémon" || card.marks.includes("EX"));
  const byId = new Map(cards.map((card) => [card.id, card]));
  for (let seed = 0; seed < 10; seed++) {
    const deck = randomDeck(poolOf(ex), "xy", randomFrom(`${seed}`)).flatMap((id) => byId.get(id) ?? []);
    expect(checkDeck(deck, "xy").faults).toEqual([]);
  }
});
