import { z } from "zod";
import { commandLine, flag } from "@/cli/command-line.mjs";
import { createDragonBall } from "@/games/dragonball/engine/game";
import { DECKS, POOL } from "@/games/dragonball/engine/testing/pool";
import { randomFrom } from "@/kernel/random";
import { sample } from "@/kernel/sample";

const USAGE = `Usage: npm run bench:engine -- --game dragonball [--seconds N] [--json]
Measures matches by random legal answers, on one core, and how large they are.
  --seconds  how long they are played (5)
  --json     prints the figures on one line alone`;

const { seconds, json } = commandLine(USAGE, { seconds: z.coerce.number().positive().default(5), json: flag });

const game = createDragonBall(POOL);

/** Plays one match by random legal answers; `see` is told the size of each state. */
function play(number: number, see?: (bytes: number) => void): { readonly decisions: number; readonly turns: number } {
  const random = randomFrom(`player ${number}`);
  const [first, second] = [DECKS[number % DECKS.length], DECKS[Math.floor(number / DECKS.length) % DECKS.length]];
  if (!first || !second) throw new Error("There are decks.");
  let { state } = game.start({ decks: [first, second] }, `game ${number}`);
  let decisions = 0;
  for (let decision = game.decisions(state)[0]; decision; decision = game.decisions(state)[0]) {
    const step = game.step(state, { decision: decision.id, seat: decision.seat, choice: sample(decision, random) });
    if (!step.ok) throw new Error(`A legal answer was refused: ${step.rejection}`);
    state = step.state;
    decisions++;
    see?.(Buffer.byteLength(JSON.stringify(state)));
  }
  return { decisions, turns: state.turn };
}

function speed() {
  let games = 0;
  let decisions = 0;
  const start = performance.now();
  const used = process.cpuUsage();
  while (performance.now() - start < seconds * 1000) decisions += play(games++).decisions;
  const elapsed = (performance.now() - start) / 1000;
  // On a machine that others share, the time the core really worked says more.
  const { user, system } = process.cpuUsage(used);
  return {
    gamesPerSecond: Math.round(games / elapsed),
    decisionsPerSecond: Math.round(decisions / elapsed),
    decisionsPerCpuSecond: Math.round((decisions * 1_000_000) / (user + system)),
    decisionsPerGame: Math.round(decisions / games),
  };
}

function sizes() {
  const all: number[] = [];
  for (let number = 0; number < 50; number++) play(number, (bytes) => all.push(bytes));
  all.sort((a, b) => a - b);
  const at = (part: number) => all[Math.floor(all.length * part)] ?? 0;
  return { stateBytes: at(0.5), stateBytesP99: at(0.99), stateBytesMost: at(0.99999) };
}

// The first round warms the compiler up and is not counted.
speed();
const report = { ...speed(), ...sizes() };
if (!json) for (const [name, value] of Object.entries(report)) console.log(name.padEnd(24), value);
else console.log(JSON.stringify(report));
