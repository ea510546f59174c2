import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Database, openDatabase } from "@/db";
import { offerGames } from "@/games";
import { randomFrom } from "@/kernel/random";
import { sample } from "@/kernel/sample";
import type { OfferedGame } from "@/match";
import type { StoredEntry } from "@/match/entry";
import { recordOf } from "@/match/finished";
import { frameOf } from "@/match/frame";
import { framesIn } from "@/match/frame-lines";
import { shortHash, stateHash } from "@/match/hash";
import { viewsOf } from "@/match/position";
import { shuffleSeed } from "@/match/seed";
import { commandLine, count, flag } from "./command-line.mjs";
import { matchService, openingOf, playUpTo, seedCards } from "./matches/play";

const USAGE = `Usage: npm run bench:matches -- [--games N] [--json]
Measures what it takes to take a match up early and late, and what a finished one comes to; of each game.
  --games  how many matches of each are played (100)
  --json   prints the figures on one line alone`;

const { games, json } = commandLine(USAGE, { games: count.default(100), json: flag });

const middle = (numbers: readonly number[], part = 0.5) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;
/** Milliseconds that this process worked: on a machine that others share, the clock says little. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const rounded = (milliseconds: number) => Math.round(milliseconds * 1000) / 1000;

/** One whole match, without a database: the bytes of its record, and what hash and frame of an answer take. */
async function playWhole(database: Database, game: OfferedGame, number: number) {
  const { setup, seed, nonces } = await openingOf(database, game, number);
  const bound = game.bind(setup);
  const random = randomFrom(`${game.name} answers ${number}`);
  const start = bound.start(shuffleSeed(seed, nonces));
  let { state } = start;
  let views = viewsOf(bound, state);
  const frames = [frameOf(bound, views, start.events)];
  const entries: StoredEntry[] = [];
  let beside = 0;
  for (let decision = bound.decisions(state)[0]; decision; decision = bound.decisions(state)[0]) {
    const answer = { decision: decision.id, seat: decision.seat, choice: sample(decision, random) };
    const step = bound.step(state, answer);
    if (!step.ok) throw new Error(`A legal answer was refused: ${step.rejection}.`);
    state = step.state;
    const before = worked();
    entries.push({ by: decision.seat, answer, hash: shortHash(stateHash(state)) });
    const shown = viewsOf(bound, state, views);
    frames.push(frameOf(bound, shown, step.events, views));
    views = shown;
    beside += worked() - before;
  }
  const outcome = bound.outcome(state);
  if (!outcome) throw new Error("The match is not over.");
  const end = {
    stateVersion: game.states.latest,
    outcome,
    turn: bound.turn(state),
    views: [bound.view(state, 0), bound.view(state, 1)] as const,
  };
  const record = await recordOf({ setup, from: null, entries, ...end }, await framesIn(frames));
  return { answers: entries.length, bytes: record.length, beside: beside / Math.max(1, entries.length) };
}

/** What it takes to take a match up after so many answers, as after a crash, database included: the median of twenty times. */
async function takeUp(database: Database, game: OfferedGame, number: number, answers: number) {
  const killed = matchService(database);
  const room = await killed.open(await openingOf(database, game, number));
  const given = await playUpTo(room, answers, randomFrom(`${game.name} answers ${number}`));
  const [times, work]: [number[], number[]] = [[], []];
  for (let time = 0; time < 20; time++) {
    const [before, workBefore] = [performance.now(), worked()];
    await matchService(database).room(room.record.id);
    times.push(performance.now() - before);
    work.push(worked() - workBefore);
  }
  return { answers: given, milliseconds: rounded(middle(times)), cpuMilliseconds: rounded(middle(work)) };
}

const directory = mkdtempSync(path.join(tmpdir(), "openpokemon-bench-"));
const { prisma, close } = await openDatabase({ directory: path.join(directory, "postgres") });
await seedCards(prisma);
const report: Record<string, object> = {};
for (const game of offerGames()) {
  const played: Awaited<ReturnType<typeof playWhole>>[] = [];
  for (let number = 0; number < games; number++) played.push(await playWhole(prisma, game, number));
  const sizes = played.map(({ bytes }) => bytes);
  const longest = played.reduce((long, { answers }, number) => (answers > (played[long]?.answers ?? 0) ? number : long), 0);
  const late = Math.min(420, (played[longest]?.answers ?? 0) - 1);
  report[game.name] = {
    matches: games,
    answers: middle(played.map(({ answers }) => answers)),
    recordBytes: middle(sizes),
    recordBytesP95: middle(sizes, 0.95),
    hashAndFrameCpuMilliseconds: rounded(middle(played.map(({ beside }) => beside))),
    early: await takeUp(prisma, game, longest, 20),
    late: await takeUp(prisma, game, longest, late),
  };
}
await close();
rmSync(directory, { recursive: true });
if (json) console.log(JSON.stringify(report));
else for (const [name, figures] of Object.entries(report)) console.log(name, figures);
process.exit();
