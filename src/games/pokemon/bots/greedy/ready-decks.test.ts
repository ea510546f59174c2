import { expect, test } from "vitest";
import { starterCards } from "@/games/pokemon/cards/starter";
import { starterDecks, starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { createPokemon, randomFrom } from "@/games/pokemon/engine";
import { greedyBot } from ".";

const definitions = new Map(starterCards().map(({ definition }) => [definition.id, definition]));

function cardOf(id: string) {
  const card = definitions.get(id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}

test.each(starterDecks)("a match of the ready deck $id against the next of its edition comes to an end", (deck) => {
  const fellows = starterDecksOf(deck.edition);
  const next = fellows[(fellows.indexOf(deck) + 1) % fellows.length] ?? deck;
  const [first, second] = [deck, next].map(({ cards }) =>
    cards.flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId)),
  );
  const game = createPokemon([...new Set([...(first ?? []), ...(second ?? [])])].map(cardOf));
  const bot = greedyBot(cardOf, randomFrom(`players ${deck.id}`));
  let { state } = game.start({ edition: deck.edition, decks: [first ?? [], second ?? []] }, `match ${deck.id}`);
  let decisions = 0;
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    if (++decisions > 5_000) throw new Error("The match does not end.");
    const { id, seat } = decision;
    const step = game.step(state, { decision: id, seat, choice: bot(game.view(state, seat), decision) });
    if (!step.ok) throw new Error(`The greedy player was refused: ${step.rejection}`);
    state = step.state;
  }
  expect(game.outcome(state)?.winner).toBeDefined();
});
