// npm run fuzz -- --game dragonball [--games N] [--seed S] [--cards FOLDER]… [--json]: random players with random legal decks; every step of every
// match is checked.
import { parseArgs } from "node:util";
import { z } from "zod";
import { createDragonBall } from "@/games/dragonball/engine/game";
import { DECKS, POOL } from "@/games/dragonball/engine/testing/pool";
import { randomFrom } from "@/kernel/random";
import { compiledCards, deckMaker } from "./decks";
import { playChecked } from "./play";

const options = z
  .object({
    games: z.coerce.number().int().min(1).default(300),
    seed: z.string().default("1"),
    cards: z.array(z.string()).default([]),
    json: z.boolean().default(false),
  })
  .parse(
    parseArgs({
      options: {
        games: { type: "string" },
        seed: { type: "string" },
        cards: { type: "string", multiple: true },
        json: { type: "boolean" },
      },
    }).values,
  );

const random = randomFrom(options.seed);
const compiled = options.cards.length === 0 ? null : compiledCards(options.cards);
const game = createDragonBall(compiled?.cards ?? POOL);
const nextDeck = compiled ? deckMaker(compiled.cards, random) : () => DECKS[Math.floor(random() * DECKS.length)] ?? DECKS[0];
let decisions = 0;
let failures = 0;
const started = performance.now();
for (let number = 0; number < options.games; number++) {
  const seed = `${options.seed}/${number}`;
  const [first, second] = [nextDeck(), nextDeck()];
  if (!first || !second) throw new Error("There are decks.");
  const setup = { decks: [first, second] } as const;
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
    ...(compiled && { cards: compiled.cards.length, skipped: compiled.skipped }),
  }),
);
process.exitCode = failures > 0 ? 1 : 0;
