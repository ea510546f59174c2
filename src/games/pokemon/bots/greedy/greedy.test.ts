import { expect, test } from "vitest";
import { starterCardsOf } from "@/games/pokemon/cards/starter";
import { starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { createPokemon, randomFrom, type Seat } from "@/games/pokemon/engine";
import { randomBot } from "../random";
import { greedyBot } from ".";

const definitions = starterCardsOf("xy").map(({ definition }) => definition);
const byId = new Map(definitions.map((definition) => [definition.id, definition]));
const game = createPokemon(definitions);
const decks = starterDecksOf("xy").map(({ cards }) => cards.flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId)));

function cardOf(id: string) {
  const card = byId.get(id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}

/** Who wins a match between the greedy player in this seat and the random one. */
function duel(number: number, greedySeat: Seat): Seat | null | undefined {
  const random = randomFrom(`players ${number}`);
  const greedy = greedyBot(cardOf, random);
  const chance = randomBot(random);
  const deck = (index: number) => decks[index % decks.length] ?? [];
  let { state } = game.start({ edition: "xy", decks: [deck(number), deck(Math.floor(number / decks.length))] }, `match ${number}`);
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { id, seat } = decision;
    const choice = seat === greedySeat ? greedy(game.view(state, seat), decision) : chance(null, decision);
    const step = game.step(state, { decision: id, seat, choice });
    if (!step.ok) throw new Error(`${seat === greedySeat ? "greedy" : "random"} was refused: ${step.rejection}`);
    state = step.state;
  }
  return game.outcome(state)?.winner;
}

test("the greedy player beats the random one in at least 9 games of 10 on the starter decks, from either seat", () => {
  const games = 60;
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const seat: Seat = number % 2 === 0 ? 0 : 1;
    if (duel(number, seat) === seat) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(games * 0.9);
});

test("the greedy player does not move Energy about for ever", () => {
  // Aromatisse moves {Y} Energy as often as its player likes.
  const fairies = Array.from({ length: 60 }, (_, index) => (index < 20 ? "xy1-92" : index < 30 ? "xy1-93" : "xy1-140"));
  const bot = greedyBot(cardOf, randomFrom("fairies"));
  let { state } = game.start({ edition: "xy", decks: [fairies, fairies] }, "fairies");
  let decisions = 0;
  for (let [decision] = game.decisions(state); decision && decisions < 3000; [decision] = game.decisions(state)) {
    decisions++;
    const { id, seat } = decision;
    const step = game.step(state, { decision: id, seat, choice: bot(game.view(state, seat), decision) });
    if (!step.ok) throw new Error(`The greedy player was refused: ${step.rejection}`);
    state = step.state;
  }
  expect(game.outcome(state)).not.toBeNull();
});
