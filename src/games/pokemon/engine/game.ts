import { accepts } from "@/kernel/accepts";
import { type Decision, type Game, other, type Seat, type Step } from "@/kernel/game";
import { streamFrom } from "@/kernel/random";
import type { CardDefinition } from "./card";
import { type Catalogue, createCatalogue } from "./catalogue";
import { present } from "./decisions/present";
import { editionRules } from "./editions";
import { carryOver } from "./effects/continuous";
import type { GameEvent } from "./events";
import { imagine } from "./imagine";
import type { Match, Observer } from "./match";
import type { Action, Option } from "./options";
import { endMatch } from "./outcome";
import { Recent } from "./recent";
import { run } from "./run";
import { newState } from "./setup/newState";
import { copyState } from "./state/copy";
import type { Ask, Rules, State } from "./state/state";
import type { Edition, View } from "./view";
import { redactEvent } from "./view/redact";
import { viewing } from "./view/view";

/** What is agreed before a match. */
export interface Setup {
  readonly edition: Edition;
  /** Each deck as definition ids, one a card. Legality is `checkDeck`'s business; here every id must be known. */
  readonly decks: readonly [readonly string[], readonly string[]];
  /** ED-10: a seat, a coin whose winner decides, or by default the computer's pick at random. */
  readonly startingSeat?: Seat | "flip";
  /** Prize cards each sets aside, 6 unless given. */
  readonly prizes?: number;
}

export type PokemonGame = Game<Setup, State, Option, GameEvent, View>;

/** The Pokémon game over a catalogue. Compiles every definition; throws, naming the card, on one it cannot play wholly. */
export function createPokemon(definitions: readonly CardDefinition[], observe: Observer | null = null): PokemonGame {
  return gameOver(createCatalogue(definitions, observe));
}

/** The game over a catalogue that is already compiled. */
export function gameOver(catalogue: Catalogue): PokemonGame {
  // What follows from a state alone, worked out once: its decisions are needed when they are shown and again when they are answered.
  const known = new Recent<State, Known>();
  const knownOf = (state: State): Known => {
    const before = known.get(state);
    if (before) return before;
    const made: Known = { m: catalogue.match(state), decisions: null };
    known.set(state, made);
    return made;
  };
  const decisions = (state: State): readonly Decision<Option>[] => {
    const of = knownOf(state);
    of.decisions ??= state.asks.map((ask) => present(of.m, ask));
    return of.decisions;
  };
  /** A step from a state, on a copy of it. */
  const go = (state: State, on: (m: Match) => void): Step<State, GameEvent> => {
    const m = catalogue.match(copyState(state));
    carryOver(knownOf(state).m, m);
    on(m);
    known.set(m.state, { m, decisions: null });
    return { ok: true, state: m.state, events: m.events };
  };
  return {
    start(setup, seed) {
      const m = catalogue.match(newState(rulesOf(catalogue, setup), streamFrom(seed)));
      run(m);
      return { state: m.state, events: m.events };
    },
    decisions,
    step(state, answer) {
      if (state.outcome) return { ok: false, rejection: "over" };
      if ("concede" in answer) return go(state, (m) => endMatch(m, { winner: other(answer.concede), reason: "concession" }));
      const ask = state.asks.find(({ id }) => id === answer.decision);
      const decision = decisions(state).find(({ id }) => id === answer.decision);
      if (!ask || !decision) return { ok: false, rejection: "unknown-decision" };
      const rejection = ask.seat === answer.seat ? accepts(decision, answer.choice) : "wrong-seat";
      return rejection ? { ok: false, rejection } : go(state, (m) => take(m, ask, decision, answer.choice));
    },
    view: (state, viewer) => viewing(knownOf(state).m)(viewer),
    viewing: (state) => viewing(knownOf(state).m),
    redact: redactEvent,
    outcome: (state) => state.outcome,
    imagine,
  };
}

/** What was worked out for a state. */
interface Known {
  readonly m: Match;
  decisions: readonly Decision<Option>[] | null;
}

function rulesOf(catalogue: Catalogue, setup: Setup): Rules {
  if (!(setup.edition in editionRules)) throw new Error(`There is no edition "${setup.edition}".`);
  const [first, second] = setup.decks;
  const all = [...first, ...second];
  const table = [...new Set(all)];
  for (const id of table) catalogue.card(id);
  for (const deck of setup.decks) {
    if (!deck.some((id) => isBasicPokemon(catalogue.card(id).definition)))
      throw new Error("A deck without a Basic Pokémon can never start (DECK-03).");
  }
  return {
    edition: setup.edition,
    table,
    cards: all.map((id) => table.indexOf(id)),
    split: first.length,
    prizes: setup.prizes ?? 6,
    start: setup.startingSeat ?? editionRules[setup.edition].start,
  };
}

function isBasicPokemon(card: CardDefinition): boolean {
  return card.category === "Pokémon" && card.stage === "Basic";
}

/** Takes an accepted answer and goes on until the next question. */
function take(m: Match, ask: Ask, { options }: Decision<Option>, choice: readonly number[]): void {
  m.state.asks = m.state.asks.filter((one) => one !== ask);
  const values = choice.map((index) => ask.values[index] ?? 0);
  m.answer = { ask, seat: ask.seat, values, action: actionAmong(options, choice) };
  run(m);
}

function actionAmong(options: readonly Option[], choice: readonly number[]): Action | null {
  for (const index of choice) {
    const option = options[index];
    if (option && "do" in option) return option;
  }
  return null;
}
