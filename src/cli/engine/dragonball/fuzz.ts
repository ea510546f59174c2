import { z } from "zod";
import { commandLine, count, flag } from "@/cli/command-line.mjs";
import { starterCards } from "@/games/dragonball/cards/starter";
import { createDragonBall } from "@/games/dragonball/engine/game";
import { POOL } from "@/games/dragonball/engine/testing/pool";
import { randomFrom } from "@/kernel/random";
import { compiledCards, deckMaker } from "./decks";
import { playChecked } from "./play";

const USAGE = `Usage: npm run fuzz -- --game dragonball [--games N] [--seed S] [--cards FOLDER]… [--json]
Lets random players play with random legal decks, and checks every step.
  --games  how many matches are played (300)
  --seed   what chance is drawn from (1)
  --cards  card data to draw decks from, instead of the cards that come along; may be given several times
  --json   prints the figures on one line alone`;

const options = commandLine(USAGE, {
  games: count.default(300),
  seed: z.string().default("1"),
  cards: z.array(z.string()).default([]),
  json: flag,
});

const random = randomFrom(options.seed);
const compiled = options.cards.length === 0 ? null : compiledCards(options.cards);
// Without folders: the cards that come along, and ours with every keyword.
const cards = compiled?.cards ?? [...starterCards().map(({ definition }) => definition), ...POOL];
const game = createDragonBall(cards);
const nextDeck = deckMaker(cards, random);
let decisions = 0;
let failures = 0;
const started = performance.now();
for (let number = 0; number < options.games; number++) {
  const seed = `${options.seed}/${number}`;
  const setup = { decks: [nextDeck(), nextDeck()] } as const;
  const { answers, failure } = playChecked(game, setup, seed, randomFrom(seed));
  decisions += answers.length;
  if (failure) {
    failures++;
    console.error(`match ${seed} after ${answers.length} answers: ${failure}`);
    console.error(JSON.stringify(setup));
  }
  if (!options.json && (number + 1) % 100 === 0) console.log(`${number + 1} matches, ${decisions} decisions, ${failures} failures`);
}
const gamesPerSecond = Math.round((10_000 * options.games) / (performance.now() - started)) / 10;
console.log(
  JSON.stringify({
    games: options.games,
    gamesPerSecond,
    decisions,
    failures,
    ...(compiled && { cards: cards.length, skipped: compiled.skipped }),
  }),
);
process.exitCode = failures > 0 ? 1 : 0;
