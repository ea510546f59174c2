import { expect, test } from "vitest";
import { cardsOf, starterCatalogue } from "@/cli/engine/catalogue";
import { Coverage } from "@/cli/engine/coverage";
import { poolOf, randomDeck } from "@/cli/engine/decks";
import { play } from "@/cli/engine/play";
import { createPokemon, EDITIONS, randomFrom } from "@/games/pokemon/engine";

/** The short fuzz that a mutant has to get past after all scenarios; `npm run fuzz` is the long one. */
test.each(EDITIONS)("a random match of %s keeps what every step must keep", (edition) => {
  const cards = cardsOf(starterCatalogue(), edition);
  const coverage = new Coverage();
  const random = randomFrom(`mutants ${edition}`);
  const deck = () => randomDeck(poolOf(cards), edition, random, (card) => coverage.timesOfCard(card));
  const match = { seed: "mutants", edition, decks: [deck(), deck()] as const };
  expect(play(createPokemon(cards, coverage.observe), match, coverage, random).failure).toBeNull();
});
