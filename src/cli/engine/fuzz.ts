import { z } from "zod";
import { commandLine, count, flag } from "@/cli/command-line.mjs";
import { createPokemon, EDITIONS, randomFrom } from "@/games/pokemon/engine";
import { cardsOf, importedCatalogue, starterCatalogue } from "./catalogue";
import { Coverage, type Resolved } from "./coverage";
import { poolOf, randomDeck } from "./decks";
import { play, reproduction } from "./play";

const USAGE = `Usage: npm run fuzz -- [--games N] [--seed S] [--edition E] [--cards FOLDER]… [--game dragonball] [--json]
Lets random players play with random legal decks, and checks every step.
  --games    how many matches are played (300)
  --seed     what chance is drawn from (1)
  --edition  matches of this edition alone: ${EDITIONS.join(", ")}
  --cards    card data to draw decks from, instead of the cards that come along; may be given several times
  --game     matches of another game
  --json     prints the figures on one line alone`;

const options = commandLine(USAGE, {
  games: count.default(300),
  seed: z.string().default("1"),
  edition: z.enum(EDITIONS).optional(),
  cards: z.array(z.string()).default([]),
  json: flag,
});

const { cards: catalogue, skipped } =
  options.cards.length === 0 ? { cards: starterCatalogue(), skipped: null } : await importedCatalogue(options.cards);
const editions = options.edition ? [options.edition] : EDITIONS;
const cards = new Map(editions.map((edition) => [edition, cardsOf(catalogue, edition)]));
const pools = new Map([...cards].map(([edition, own]) => [edition, poolOf(own)]));
const played = [...new Set([...cards.values()].flat())];
const coverage = new Coverage();
const game = createPokemon(played, coverage.observe);

let decisions = 0;
let failures = 0;
const started = performance.now();
for (let number = 0; number < options.games; number++) {
  const edition = editions[number % editions.length] ?? "xy";
  const pool = pools.get(edition) ?? poolOf([]);
  const seed = `${options.seed}/${number}`;
  const random = randomFrom(seed);
  const deck = () => randomDeck(pool, edition, random, (card) => coverage.timesOfCard(card));
  const match = { seed, edition, decks: [deck(), deck()] as const };
  const { answers, failure } = play(game, match, coverage, random);
  decisions += answers.length;
  if (failure) {
    failures++;
    console.error(`game ${seed} (${edition}) after ${answers.length} answers: ${failure}`);
    console.error(reproduction(match, answers));
  }
  if (!options.json && (number + 1) % 100 === 0) console.log(`${number + 1} games, ${decisions} decisions, ${failures} failures`);
}
if (!options.json) report();
const gamesPerSecond = Math.round((10_000 * options.games) / (performance.now() - started)) / 10;
console.log(
  JSON.stringify({ games: options.games, gamesPerSecond, decisions, failures, ...(skipped && { cards: catalogue.length, skipped }) }),
);
process.exitCode = failures > 0 ? 1 : 0;

function report(): void {
  console.log(`${played.length} cards in ${Math.round((performance.now() - started) / 1000)} s; resolved were`);
  const line = (what: string, { all, never }: Resolved) =>
    console.log(`${all - never.length} of ${all} ${what}${never.length > 0 ? `, never: ${never.join(", ")}` : ""}`);
  line("cards, attacks and Abilities", coverage.ofParts(played));
  line("words of the effect language", coverage.ofWords(played));
}
