import type { DragonBallGame, Setup } from "@/games/dragonball/engine/game";
import type { Option } from "@/games/dragonball/engine/options";
import type { State } from "@/games/dragonball/engine/state/state";
import { type Answer, type Decision, other, type Seat } from "@/kernel/game";
import { type Random, randomFrom } from "@/kernel/random";
import { sample } from "@/kernel/sample";
import { difference } from "../json";
import { tells } from "./secrets";

/** More decisions than a match of random players takes. */
const MOST_DECISIONS = 5000;

/** A match by random answers; every step is checked. What is wrong, or null. */
export function playChecked(
  game: DragonBallGame,
  setup: Setup,
  seed: string,
  random: Random,
): { readonly answers: readonly Answer[]; readonly failure: string | null } {
  const answers: Answer[] = [];
  try {
    return { answers, failure: playOn(game, setup, seed, random, answers) };
  } catch (error) {
    // What the engine throws is a finding, reported with the match that led to it.
    return { answers, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function playOn(game: DragonBallGame, setup: Setup, seed: string, random: Random, answers: Answer[]): string | null {
  const start = game.start(setup, seed);
  const again = difference(start.state, game.start(setup, seed).state);
  if (again) return `the same seed starts another match: ${again}`;
  let { state } = start;
  while (game.outcome(state) === null) {
    const open = game.decisions(state);
    const fault = alive(open) ?? conserved(state);
    if (fault) return fault;
    const [decision] = open;
    if (!decision || answers.length > MOST_DECISIONS) return decision ? "the match does not end" : "nobody is asked";
    const answer: Answer = { decision: decision.id, seat: decision.seat, choice: sample(decision, random) };
    answers.push(answer);
    const wrong = check(game, state, decision, answer, `${seed}/${answers.length}`);
    if (wrong) return wrong;
    const step = game.step(state, answer);
    if (!step.ok) return `a legal answer was refused: ${step.rejection}`;
    state = step.state;
  }
  return game.decisions(state).length > 0 ? "the match is over and somebody is asked" : conserved(state);
}

function alive(open: readonly Decision<Option>[]): string | null {
  if (open.length !== 1) return `${open.length} questions are open`;
  return open.some(({ options, min, max }) => options.length < min || max < min) ? "a question has too few options" : null;
}

/** Each card is in exactly one place; tokens may be in none. */
function conserved(state: State): string | null {
  const places = new Uint8Array(state.cards.length);
  const see = (card: number) => {
    places[card] = (places[card] ?? 0) + 1;
  };
  for (const side of state.sides) {
    for (const list of [side.deck, side.hand, side.drop, side.life, side.warp, side.zDeck, side.zEnergy, side.removed]) list.forEach(see);
    for (const list of [side.leader, side.battle, side.unison, side.combo, side.energy])
      for (const { card, under } of list) {
        see(card);
        under.forEach(see);
      }
  }
  const lost = places.findIndex((count) => count !== 1);
  return lost < 0 ? null : `card ${lost} is in ${places[lost]} places`;
}

/** The answer on a stored copy, wrong answers, a concession, and what a twin of the match tells. */
function check(game: DragonBallGame, state: State, decision: Decision<Option>, answer: Answer, seed: string): string | null {
  const text = JSON.stringify(state);
  const copy: State = JSON.parse(text);
  const [here, there] = [game.step(state, answer), game.step(copy, answer)];
  if (!here.ok || !there.ok) return "a copy of the match refuses the answer";
  const parting = difference(here.state, there.state);
  if (parting) return `a resumed copy comes to another state: ${parting}`;
  const { id, seat, max } = decision;
  for (const wrong of [
    { decision: id + 1, seat, choice: decision.fallback },
    { decision: id, seat: other(seat), choice: decision.fallback },
    { decision: id, seat, choice: [decision.options.length] },
    { decision: id, seat, choice: Array.from({ length: max + 1 }, (_, index) => index) },
  ])
    if (game.step(state, wrong).ok) return `an impossible answer was taken: ${JSON.stringify(wrong)}`;
  for (const loser of [0, 1] as const satisfies readonly Seat[]) {
    const step = game.step(state, { concede: loser });
    if (!step.ok || game.outcome(step.state)?.winner !== other(loser)) return `seat ${loser} concedes and has not lost`;
  }
  if (JSON.stringify(state) !== text) return "a step left a trace in the state before it";
  return tells(game, state, answer, randomFrom(seed));
}
