import type { Answer, PokemonGame, Random, Setup, State } from "@/games/pokemon/engine";
import { alive, concedes, isClosed, isGoneAgain, refuses, resumes } from "./any-game";
import { conserved, type Taken } from "./checks";
import type { Coverage } from "./coverage";
import { answerTo } from "./player";
import { hides, type Knowledge, knowsNothing, learn, namesOnlySeen, standFirm } from "./secrets";
import { asShown, isStruck, type Strike, striking } from "./strikes";
import { comesToNothing, isDone, type Use, underWay } from "./uses";

/** A match to be played: with its answers, all that it takes to play it again. */
export type Match = Pick<Setup, "edition" | "decks"> & { readonly seed: string };

/** Far more than any turn takes. */
const MOST_IN_A_TURN = 1_000;

/**
 * Far more than a match takes that comes to its end. Two players who never attack may go on for ever, when a card such as Flygon (xy5-110)
 * puts hands back into decks; as at a table, one of them then concedes (KO-08).
 */
const PATIENCE = 10_000;

/** Plays a match by random answers and checks every step. */
export function play(game: PokemonGame, match: Match, coverage: Coverage, random: Random) {
  const answers: Answer[] = [];
  try {
    return { answers, failure: playOn(game, match, coverage, random, answers) };
  } catch (error) {
    return { answers, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** What reproduces a match, as one line. */
export function reproduction(match: Match, answers: readonly Answer[]): string {
  return JSON.stringify({ ...match, answers: answers.map((one) => ("choice" in one ? [one.decision, one.seat, one.choice] : one)) });
}

function playOn(game: PokemonGame, match: Match, coverage: Coverage, random: Random, answers: Answer[]): string | null {
  const known = knowsNothing();
  let { state } = game.start(match, match.seed);
  let text = JSON.stringify(state);
  if (JSON.stringify(game.start(match, match.seed).state) !== text) return "the same seed begins another match";
  let turn = { number: state.turn, since: 0 };
  let use: Use | null = null;
  let strike: Strike | null = null;
  const atOutset = alive(game, state);
  if (atOutset) return atOutset;
  while (game.outcome(state) === null && answers.length < PATIENCE) {
    if (state.turn !== turn.number) turn = { number: state.turn, since: answers.length };
    if (answers.length - turn.since >= MOST_IN_A_TURN) return `turn ${turn.number} does not end`;
    const taken = step(game, state, text, coverage, random, answers);
    state = taken.after;
    text = JSON.stringify(state);
    use = underWay(use, taken);
    strike = striking(strike, taken);
    const failure =
      faultOf(game, taken, known, random) ?? comesToNothing(game, state, use) ?? (strike && isStruck(state) ? asShown(strike) : null);
    if (failure) return failure;
    if (isDone(game, state)) use = null;
    if (isStruck(state)) strike = null;
    learn(known, taken);
    coverage.note(taken.events);
  }
  const end = game.outcome(state) === null ? conceded(game, state, answers) : state;
  return alive(game, end) ?? isClosed(game, end, answers.at(-1));
}

function conceded(game: PokemonGame, state: State, answers: Answer[]): State {
  const answer: Answer = { concede: state.turnSeat };
  answers.push(answer);
  const taken = game.step(state, answer);
  if (!taken.ok) throw new Error(`A concession was refused: ${taken.rejection}`);
  return taken.state;
}

function step(game: PokemonGame, before: State, text: string, coverage: Coverage, random: Random, answers: Answer[]): Taken {
  const open = game.decisions(before);
  const decision = open[Math.floor(random() * open.length)];
  if (!decision) throw new Error("Nobody is asked.");
  const answer: Answer = { decision: decision.id, seat: decision.seat, choice: answerTo(decision, before, coverage, random) };
  answers.push(answer);
  const taken = game.step(before, answer);
  if (!taken.ok) throw new Error(`A legal answer was refused: ${taken.rejection} ${JSON.stringify(decision)}`);
  const texts = { before: text, asked: JSON.stringify(decision) };
  return { before, decision, answer, after: taken.state, texts, events: taken.events };
}

function faultOf(game: PokemonGame, taken: Taken, known: Knowledge, random: Random): string | null {
  return (
    conserved(taken.after) ??
    alive(game, taken.after) ??
    refuses(game, taken.before, taken.decision, random) ??
    concedes(game, taken.before, taken.decision.seat) ??
    namesOnlySeen(game, taken, known) ??
    standFirm(game, taken, known, random) ??
    (isGoneAgain(random) ? (resumes(game, taken, taken.texts.before) ?? hides(game, taken, known, random)) : null)
  );
}
