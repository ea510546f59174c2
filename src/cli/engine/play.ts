import { createHash } from "node:crypto";
import type { Answer, PokemonGame, Random, Setup, State } from "@/engine";
import { alive, concedes, conserved, isClosed, refuses, resumes, type Taken } from "./checks";
import type { Coverage } from "./coverage";
import { answerTo } from "./player";
import { hides, type Knowledge, knowsNothing, learn, namesOnlySeen } from "./secrets";

/** A match to be played: with its answers, all that it takes to play it again. */
export type Match = Pick<Setup, "edition" | "decks"> & { readonly seed: string };

/** Far more than any match takes: a match that gets here does not end. */
const MOST_DECISIONS = 20_000;

/** Plays a match by random answers and checks every step. */
export function play(game: PokemonGame, match: Match, coverage: Coverage, random: Random) {
  const answers: Answer[] = [];
  try {
    const { failure, state } = playOn(game, match, coverage, random, answers);
    if (failure) return { answers, failure };
    return {
      answers,
      failure: replayed(game, match, answers) === hashOf(state) ? null : "the same seed and answers come to another state",
    };
  } catch (error) {
    return { answers, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** What reproduces a match, as one line. */
export function reproduction(match: Match, answers: readonly Answer[]): string {
  return JSON.stringify({ ...match, answers: answers.map((one) => ("choice" in one ? [one.decision, one.seat, one.choice] : one)) });
}

function playOn(game: PokemonGame, match: Match, coverage: Coverage, random: Random, answers: Answer[]) {
  const known = knowsNothing();
  let { state } = game.start(match, match.seed);
  while (game.outcome(state) === null) {
    const wrong = alive(game, state);
    if (wrong || answers.length >= MOST_DECISIONS) return { failure: wrong ?? "the match does not end", state };
    const taken = step(game, state, coverage, random, answers);
    const failure = faultOf(game, taken, known, random);
    state = taken.after;
    if (failure) return { failure, state };
    learn(known, taken);
    coverage.note(taken.events);
  }
  return { failure: alive(game, state) ?? isClosed(game, state, answers.at(-1)), state };
}

function step(game: PokemonGame, before: State, coverage: Coverage, random: Random, answers: Answer[]): Taken {
  const open = game.decisions(before);
  const decision = open[Math.floor(random() * open.length)];
  if (!decision) throw new Error("Nobody is asked.");
  const answer: Answer = { decision: decision.id, seat: decision.seat, choice: answerTo(decision, before, coverage, random) };
  answers.push(answer);
  const taken = game.step(before, answer);
  if (!taken.ok) throw new Error(`A legal answer was refused: ${taken.rejection} ${JSON.stringify(decision)}`);
  return { before, decision, answer, after: taken.state, events: taken.events };
}

function faultOf(game: PokemonGame, taken: Taken, known: Knowledge, random: Random): string | null {
  return (
    conserved(taken.after) ??
    alive(game, taken.after) ??
    resumes(game, taken) ??
    refuses(game, taken.before, taken.decision, random) ??
    concedes(game, taken.before, taken.decision.seat) ??
    namesOnlySeen(game, taken, known) ??
    hides(game, taken, known, random)
  );
}

function replayed(game: PokemonGame, match: Match, answers: readonly Answer[]): string {
  let { state } = game.start(match, match.seed);
  for (const answer of answers) {
    const step = game.step(state, answer);
    if (!step.ok) return step.rejection;
    state = step.state;
  }
  return hashOf(state);
}

function hashOf(state: State): string {
  return createHash("sha256").update(JSON.stringify(state)).digest("hex");
}
