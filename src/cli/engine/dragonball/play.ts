import type { DragonBallGame, Setup } from "@/games/dragonball/engine/game";
import type { Option } from "@/games/dragonball/engine/options";
import type { State } from "@/games/dragonball/engine/state/state";
import type { Answer, Decision } from "@/kernel/game";
import type { Random } from "@/kernel/random";
import { sample } from "@/kernel/sample";
import { alive, concedes, isClosed, isGoneAgain, refuses, resumes } from "../any-game";
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
  let { state } = game.start(setup, seed);
  const again = difference(state, game.start(setup, seed).state);
  if (again) return `the same seed starts another match: ${again}`;
  while (game.outcome(state) === null) {
    const fault = alive(game, state) ?? conserved(state);
    if (fault) return fault;
    if (answers.length > MOST_DECISIONS) return "the match does not end";
    const [decision, second] = game.decisions(state);
    if (!decision || second) return "one player is asked at a time";
    const answer: Answer = { decision: decision.id, seat: decision.seat, choice: sample(decision, random) };
    answers.push(answer);
    const led = stepChecked(game, state, decision, answer, random);
    if (typeof led === "string") return led;
    state = led.state;
  }
  return alive(game, state) ?? conserved(state) ?? isClosed(game, state, answers.at(-1));
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

/** Goes a step, and looks at what else could have been answered; some steps are gone again, resumed and with other hidden cards. What is wrong, or where it led. */
function stepChecked(
  game: DragonBallGame,
  before: State,
  decision: Decision<Option>,
  answer: Answer,
  random: Random,
): string | { readonly state: State } {
  // Written before anything is asked of the state, so that whatever leaves a trace in it is found.
  const text = isGoneAgain(random) ? JSON.stringify(before) : null;
  const step = game.step(before, answer);
  if (!step.ok) return `a legal answer was refused: ${step.rejection}`;
  const taken = { before, decision, answer, after: step.state, events: step.events };
  const wrong = refuses(game, before, decision, random) ?? concedes(game, before, 0) ?? concedes(game, before, 1);
  return wrong ?? (text === null ? null : (resumes(game, taken, text) ?? tells(game, taken, random))) ?? step;
}
