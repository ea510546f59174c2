import { z } from "zod";
import { greedyBot } from "@/games/pokemon/bots/greedy";
import { starterCards } from "@/games/pokemon/cards/starter";
import { type StarterDeck, starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { createPokemon, EDITIONS, type Outcome, randomFrom } from "@/games/pokemon/engine";
import { reportBalance } from "./balance";
import { commandLine, count, flag } from "./command-line.mjs";

const USAGE = `Usage: npm run decks:balance -- [--games N] [--edition E] [--game dragonball] [--json]
Lets the greedy bot play every ready deck against every other of its edition, each beginning half of the matches. Fails when a deck wins more or less
than it should.
  --games    how many matches a pairing plays (24)
  --edition  the decks of this edition alone: ${EDITIONS.join(", ")}
  --game     the decks of another game
  --json     prints the figures on one line alone`;

const { games, edition, json } = commandLine(USAGE, { games: count.default(24), edition: z.enum(EDITIONS).optional(), json: flag });

const definitions = starterCards().map(({ definition }) => definition);
const byId = new Map(definitions.map((definition) => [definition.id, definition]));
const game = createPokemon(definitions);

function cardOf(id: string) {
  const card = byId.get(id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}

const listOf = ({ cards }: StarterDeck) => cards.flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId));

/** Far more than any match takes: a match that gets here does not end. */
const MOST_DECISIONS = 20_000;

/** The outcome of a match between two decks; the first one sits in seat 0 and begins. */
function play(first: StarterDeck, second: StarterDeck, name: string): Outcome | null {
  const bot = greedyBot(cardOf, randomFrom(`players ${name}`));
  let { state } = game.start({ edition: first.edition, decks: [listOf(first), listOf(second)], startingSeat: 0 }, name);
  let decisions = 0;
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    if (++decisions > MOST_DECISIONS) throw new Error(`${first.id} against ${second.id}, ${name}: the match does not end.`);
    const { id, seat } = decision;
    const step = game.step(state, { decision: id, seat, choice: bot(game.view(state, seat), decision) });
    if (!step.ok) throw new Error(`${first.id} against ${second.id}, ${name}: the greedy player was refused: ${step.rejection}`);
    state = step.state;
  }
  return game.outcome(state);
}

const editions = edition ? [edition] : EDITIONS;
reportBalance({ groups: editions.map(starterDecksOf), games, play }, json);
