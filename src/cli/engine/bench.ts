import { z } from "zod";
import { commandLine, flag } from "@/cli/command-line.mjs";
import { starterCardsOf } from "@/games/pokemon/cards/starter";
import { starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { type CardDefinition, createPokemon, randomFrom, sample, type Viewer } from "@/games/pokemon/engine";
import { poolOf, randomDeck } from "./decks";

const USAGE = `Usage: npm run bench:engine -- [--seconds N] [--game dragonball] [--json]
Measures matches by random legal answers, on one core, and how large they are.
  --seconds  how long they are played (5)
  --game     the engine of another game
  --json     prints the figures on one line alone`;

const { seconds, json } = commandLine(USAGE, { seconds: z.coerce.number().positive().default(5), json: flag });

const definitions = starterCardsOf("xy").map(({ definition }) => definition);
const game = createPokemon(definitions);
const starters = starterDecksOf("xy").map(({ cards }) => cards.flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId)));

/** Decks around Pokémon-EX, fixed by their seeds. */
const exCards = definitions.filter((card) => card.category !== "Pokémon" || isEx(card));
const exDecks = ["first", "second", "third"].map((seed) => randomDeck(poolOf(exCards), "xy", randomFrom(`ex ${seed}`)));

function isEx(card: CardDefinition): boolean {
  return card.marks.includes("EX");
}

const VIEWERS: readonly Viewer[] = [0, 1, "spectator"];

/** Plays one game by random legal answers; `measure` sees each step. */
function play(decks: readonly (readonly string[])[], number: number, measure?: (nanoseconds: number, late: boolean) => void) {
  const random = randomFrom(`player ${number}`);
  const first = decks[number % decks.length] ?? [];
  const second = decks[Math.floor(number / decks.length) % decks.length] ?? [];
  let { state } = game.start({ edition: "xy", decks: [first, second] }, `game ${number}`);
  let open = game.decisions(state);
  let decisions = 0;
  for (let decision = open[0]; decision; decision = open[0]) {
    const choice = sample(decision, random);
    const before = measure ? process.hrtime.bigint() : 0n;
    const step = game.step(state, { decision: decision.id, seat: decision.seat, choice });
    if (!step.ok) throw new Error(`A legal answer was refused: ${step.rejection}`);
    state = step.state;
    open = game.decisions(state);
    if (measure) measure(Number(process.hrtime.bigint() - before), decisions > 60);
    decisions++;
  }
  return { decisions, state };
}

/** Games and decisions per second. */
function speed(decks: readonly (readonly string[])[]) {
  let games = 0;
  let decisions = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) decisions += play(decks, games++).decisions;
  const elapsed = (performance.now() - start) / 1000;
  return { gamesPerSecond: Math.round(games / elapsed), decisionsPerSecond: Math.round(decisions / elapsed) };
}

/** Time of a step with the next options listed, in microseconds, over all steps and those late in a game. */
function steps(decks: readonly (readonly string[])[]) {
  const all: number[] = [];
  const early: number[] = [];
  const late: number[] = [];
  for (let number = 0; number < 400; number++) {
    play(decks, number, (nanoseconds, isLate) => {
      all.push(nanoseconds / 1000);
      (isLate ? late : early).push(nanoseconds / 1000);
    });
  }
  const median = (list: readonly number[]) => at(list, 0.5);
  return { p50: at(all, 0.5), p95: at(all, 0.95), p99: at(all, 0.99), earlyP50: median(early), lateP50: median(late) };
}

function at(list: readonly number[], part: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 100) / 100;
}

/** Bytes of the state after 60 decisions, and of the events that each viewer gets for an answer. */
function sizes(decks: readonly (readonly string[])[]) {
  const states: number[] = [];
  const events: number[] = [];
  for (let number = 0; number < 100; number++) {
    const random = randomFrom(`player ${number}`);
    let { state } = game.start({ edition: "xy", decks: [decks[0] ?? [], decks[1] ?? []] }, `game ${number}`);
    for (let count = 0; count < 80; count++) {
      const decision = game.decisions(state)[0];
      if (!decision) break;
      const step = game.step(state, { decision: decision.id, seat: decision.seat, choice: sample(decision, random) });
      if (!step.ok) throw new Error(`A legal answer was refused: ${step.rejection}`);
      state = step.state;
      for (const viewer of VIEWERS) {
        const seen = step.events.flatMap((event) => game.redact(event, viewer) ?? []);
        events.push(Buffer.byteLength(JSON.stringify(seen)));
      }
      if (count === 60) states.push(Buffer.byteLength(JSON.stringify(state)));
    }
  }
  return { stateBytes: at(states, 0.5), stateBytesMost: at(states, 0.999), eventBytes: at(events, 0.5), eventBytesP95: at(events, 0.95) };
}

// The first rounds warm the compiler up and are not counted.
speed(starters);
speed(exDecks);
const fast = speed(starters);
const ex = speed(exDecks);
const { stateBytes, stateBytesMost, eventBytes, eventBytesP95 } = sizes(starters);
const report = {
  ...fast,
  exGamesPerSecond: ex.gamesPerSecond,
  exDecisionsPerSecond: ex.decisionsPerSecond,
  stepMicros: steps(starters),
  stateBytes,
  stateBytesMost,
  eventBytes,
  eventBytesP95,
};
if (!json)
  for (const [name, value] of Object.entries(report))
    console.log(name.padEnd(24), typeof value === "number" ? value : JSON.stringify(value));
else console.log(JSON.stringify(report));
