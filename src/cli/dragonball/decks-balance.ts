import { botFor } from "@/games/dragonball/bots";
import { starterCards } from "@/games/dragonball/cards/starter";
import { type StarterDeck, starterDecks } from "@/games/dragonball/cards/starter/decks";
import { deckOf, pilesOf } from "@/games/dragonball/decks/piles";
import { createDragonBall } from "@/games/dragonball/engine/game";
import type { Outcome } from "@/kernel/game";
import { randomFrom } from "@/kernel/random";
import { reportBalance } from "../balance";
import { commandLine, count, flag } from "../command-line.mjs";

const USAGE = `Usage: npm run decks:balance -- --game dragonball [--games N] [--json]
Lets the normal computer player play every ready deck against every other, each beginning half of the matches. Fails when a deck
wins more or less than it should.
  --games  how many matches a pairing plays (24)
  --json   prints the figures on one line alone`;

const { games, json } = commandLine(USAGE, { games: count.default(24), json: flag });

const definitions = starterCards().map(({ definition }) => definition);
const byId = new Map(definitions.map((definition) => [definition.id, definition]));
const game = createDragonBall(definitions);
const listOf = ({ cards }: StarterDeck) => deckOf(pilesOf(cards, (id) => byId.get(id)));

/** Far more than any match takes: a match that gets here does not end. */
const MOST_DECISIONS = 5000;

/** The outcome of a match between two decks; the first one sits in seat 0 and begins. */
function play(first: StarterDeck, second: StarterDeck, name: string): Outcome | null {
  const bot = botFor("normal", definitions, randomFrom(`players ${name}`));
  let { state } = game.start({ decks: [listOf(first), listOf(second)], startingSeat: 0 }, name);
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

reportBalance({ groups: [starterDecks], games, play }, json);
