import { accepts, chosen } from "@/kernel/accepts";
import { type Decision, type Game, other, type Seat, type Step } from "@/kernel/game";
import { streamFrom } from "@/kernel/random";
import type { CardDefinition } from "./card";
import { type Catalogue, createCatalogue } from "./catalogue";
import { checkDeck, type Deck, type DeckFault } from "./deck";
import type { GameEvent } from "./events";
import { noteChoice } from "./flow/repeat";
import { imagine } from "./imagine";
import { matchOf } from "./matchOf";
import type { Option } from "./options";
import { endMatch } from "./outcome";
import { run } from "./run";
import { newState } from "./setup/newState";
import { copyState } from "./state/copy";
import type { Rules, State } from "./state/state";
import { redactEvent } from "./view/redact";
import { type View, viewing } from "./view/view";

/** What is agreed before a match. */
export interface Setup {
  readonly decks: readonly [Deck, Deck];
  /** DB-SETUP-04: the player who is drawn chooses; or a seat. */
  readonly startingSeat?: Seat;
}

export interface DragonBallGame extends Game<Setup, State, Option, GameEvent, View> {
  /** DB-SETUP-01: what is wrong with each deck; here card texts change deck building. */
  check(setup: Setup): readonly [readonly DeckFault[], readonly DeckFault[]];
}

/** Dragon Ball Super Masters over a catalogue. Throws on a card that it cannot play wholly. */
export function createDragonBall(definitions: readonly CardDefinition[]): DragonBallGame {
  return gameOver(createCatalogue(definitions));
}

/** The game over a catalogue that is already compiled. */
export function gameOver(catalogue: Catalogue): DragonBallGame {
  return {
    check: ({ decks }) => [checkDeck(catalogue, decks[0]), checkDeck(catalogue, decks[1])],
    start(setup, seed) {
      const m = matchOf(catalogue, firstState(catalogue, setup, seed));
      run(m);
      return { state: m.state, events: m.events };
    },
    decisions: (state) => state.asks,
    step(state, answer): Step<State, GameEvent> {
      if (state.outcome) return { ok: false, rejection: "over" };
      if ("concede" in answer) {
        // DB-END-06, DB-END-07.
        const m = matchOf(catalogue, copyState(state));
        endMatch(m, { winner: other(answer.concede), reason: "concession" });
        return { ok: true, state: m.state, events: m.events };
      }
      const ask = state.asks.find(({ id }) => id === answer.decision);
      if (!ask) return { ok: false, rejection: "unknown-decision" };
      const rejection = ask.seat === answer.seat ? accepts(ask, answer.choice) : "wrong-seat";
      if (rejection) return { ok: false, rejection };
      const m = matchOf(catalogue, copyState(state));
      m.state.asks = m.state.asks.filter((one) => one !== ask);
      noteChoice(m, ask);
      m.answer = { ask, seat: ask.seat, options: inOrder(ask, answer.choice) };
      run(m);
      return { ok: true, state: m.state, events: m.events };
    },
    view: (state, viewer) => viewing(matchOf(catalogue, state))(viewer),
    viewing: (state) => viewing(matchOf(catalogue, state)),
    redact: redactEvent,
    outcome: (state) => state.outcome,
    imagine,
  };
}

function inOrder({ options, ordered }: Decision<Option>, choice: readonly number[]): readonly Option[] {
  return ordered ? choice.flatMap((index) => options[index] ?? []) : chosen(options, choice);
}

function firstState(catalogue: Catalogue, { decks, startingSeat }: Setup, seed: string): State {
  const table: string[] = [];
  const place = (id: string) => {
    catalogue.card(id);
    const known = table.indexOf(id);
    return known >= 0 ? known : table.push(id) - 1;
  };
  const [one, two] = decks;
  const bring = ({ leader, deck, zDeck = [] }: Deck) => ({ leader: place(leader), deck: deck.map(place), zDeck: zDeck.map(place) });
  const brought = [bring(one), bring(two)] as const;
  const rules: Rules = { table, start: startingSeat ?? "draw" };
  return newState(rules, brought, streamFrom(seed));
}
