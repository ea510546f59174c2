// npm run fuzz -- --game dragonball [--games N] [--seed S] [--json]: random players; every step of every match is checked.
import { parseArgs } from "node:util";
import { createDragonBall } from "@/games/dragonball/engine/game";
import { DECKS, POOL } from "@/games/dragonball/engine/testing/pool";
import { randomFrom } from "@/kernel/random";
import { playChecked } from "./play";

const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, games: { type: "string", default: "300" }, seed: { type: "string", default: "1" } },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) throw new Error("--games takes a whole number above 0.");

const game = createDragonBall(POOL);
let decisions = 0;
let failures = 0;
const started = performance.now();
for (let number = 0; number < games; number++) {
  const seed = `${values.seed}/${number}`;
  const random = randomFrom(seed);
  const deck = () => DECKS[Math.floor(random() * DECKS.length)] ?? DECKS[0];
  const [first, second] = [deck(), deck()];
  if (!first || !second) throw new Error("There are decks.");
  const { answers, failure } = playChecked(game, { decks: [first, second] }, seed, random);
  decisions += answers.length;
  if (failure) {
    failures++;
    console.error(`match ${seed} after ${answers.length} answers: ${failure}`);
  }
  if (!values.json && (number + 1) % 100 === 0) console.log(`${number + 1} matches, ${decisions} decisions, ${failures} failures`);
}
const gamesPerSecond = Math.round((10_000 * games) / (performance.now() - started)) / 10;
console.log(JSON.stringify({ games, gamesPerSecond, decisions, failures }));
process.exitCode = failures > 0 ? 1 : 0;
