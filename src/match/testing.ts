import { z } from "zod";
import type { Answer, Decision, Game, Outcome, Seat, Viewer } from "@/kernel/game";
import { drawBelow, type Random, type RandomStream, randomFrom, shuffle, streamFrom } from "@/kernel/random";
import { sample } from "@/kernel/sample";
import { Versions } from "@/kernel/versions";
import type { StoredEntry } from "./entry";
import type { MatchGame } from "./game";
import { stateHash } from "./hash";
import type { PlayedMatch } from "./play-again";
import { commitment, shuffleSeed } from "./seed";

/**
 * A game for tests of the match service, small enough to know by heart. Both players first say that they are ready, at the same time. Then they take turns:
 * the turn's player plays one of three secret cards, the other says whether it counts double, and after three turns each the higher total wins.
 * A set-up may name a card that breaks the game when it is played.
 */
const Setup = z.object({ broken: z.string().optional() });
type Setup = z.infer<typeof Setup>;

export type DuelOption = { readonly play: string } | { readonly say: "ready" | "double" | "single" };
export type DuelEvent =
  | { readonly type: "ready"; readonly seat: Seat }
  | { readonly type: "drawn"; readonly seat: Seat; readonly card: string | null }
  | { readonly type: "played"; readonly seat: Seat; readonly card: string }
  | { readonly type: "counted"; readonly seat: Seat; readonly points: number };
export interface DuelView {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly turnSeat: Seat;
  readonly hand: readonly string[] | null;
  readonly totals: readonly [number, number];
}

export interface DuelState {
  readonly broken: string | undefined;
  readonly random: RandomStream;
  readonly next: number;
  readonly ready: readonly [number | null, number | null];
  readonly turn: number;
  readonly hands: readonly [readonly string[], readonly string[]];
  readonly deck: readonly string[];
  readonly totals: readonly [number, number];
  readonly played: string | null;
  readonly outcome: Outcome | null;
}

const CARDS = Array.from({ length: 12 }, (_, index) => `card-${index + 1}`);
const turnSeat = (state: DuelState): Seat => (state.turn % 2 === 1 ? 0 : 1);
const points = (card: string) => Number(card.slice("card-".length));
const at = <T>(pair: readonly [T, T], seat: Seat, value: T): readonly [T, T] => (seat === 0 ? [value, pair[1]] : [pair[0], value]);

function decisions(state: DuelState): Decision<DuelOption>[] {
  if (state.outcome) return [];
  const base = { min: 1, max: 1, fallback: [0] };
  if (state.turn === 0) {
    return ([0, 1] as const).flatMap((seat) => {
      const id = state.ready[seat];
      return id === null ? [] : [{ ...base, id, seat, kind: "ready", purpose: "ready", options: [{ say: "ready" as const }] }];
    });
  }
  const seat = turnSeat(state);
  if (state.played === null) {
    return [{ ...base, id: state.next, seat, kind: "main", purpose: "main", options: state.hands[seat].map((play) => ({ play })) }];
  }
  const options: DuelOption[] = [{ say: "single" }, { say: "double" }];
  return [{ ...base, id: state.next, seat: seat === 0 ? 1 : 0, kind: "yesNo", purpose: "double", options }];
}

const view = (state: DuelState, viewer: Viewer): DuelView => ({
  viewer,
  turn: state.turn,
  turnSeat: turnSeat(state),
  hand: viewer === 0 || viewer === 1 ? state.hands[viewer] : null,
  totals: state.totals,
});

function take(state: DuelState, decision: Decision<DuelOption>, option: DuelOption): { state: DuelState; events: DuelEvent[] } {
  const { seat } = decision;
  if ("play" in option) {
    if (option.play === state.broken) throw new Error(`${option.play} breaks the game.`);
    const hands = at(
      state.hands,
      seat,
      state.hands[seat].filter((card) => card !== option.play),
    );
    return { state: { ...state, hands, played: option.play, next: state.next + 1 }, events: [{ type: "played", seat, card: option.play }] };
  }
  if (option.say === "ready") {
    const ready = at(state.ready, seat, null);
    const begun = ready[0] === null && ready[1] === null;
    return { state: { ...state, ready, turn: begun ? 1 : 0 }, events: [{ type: "ready", seat }] };
  }
  const player = turnSeat(state);
  const random: RandomStream = [...state.random];
  const gain = points(state.played ?? "") * (option.say === "double" ? 2 : 1);
  const totals = at(state.totals, player, state.totals[player] + gain);
  const [card, ...deck] = state.deck;
  const hands = card ? at(state.hands, player, [...state.hands[player], card]) : state.hands;
  const over = state.turn === 6;
  const drawn: DuelEvent[] = card ? [{ type: "drawn", seat: player, card }] : [];
  const winner: Seat = totals[0] === totals[1] ? (drawBelow(random, 2) === 0 ? 0 : 1) : totals[0] > totals[1] ? 0 : 1;
  return {
    state: {
      ...state,
      random,
      totals,
      deck,
      hands,
      played: null,
      next: state.next + 1,
      turn: over ? state.turn : state.turn + 1,
      outcome: over ? { winner, reason: "points" } : null,
    },
    events: [{ type: "counted", seat: player, points: gain }, ...drawn],
  };
}

const duel: Game<Setup, DuelState, DuelOption, DuelEvent, DuelView> = {
  start(setup, seed) {
    const random = streamFrom(seed);
    const cards = [...CARDS];
    shuffle(random, cards);
    return {
      state: {
        broken: setup.broken,
        random,
        next: 2,
        ready: [0, 1],
        turn: 0,
        hands: [cards.slice(0, 3), cards.slice(3, 6)],
        deck: cards.slice(6),
        totals: [0, 0],
        played: null,
        outcome: null,
      },
      events: [],
    };
  },
  decisions,
  step(state, answer: Answer) {
    if (state.outcome) return { ok: false, rejection: "over" };
    if ("concede" in answer) {
      return { ok: true, state: { ...state, outcome: { winner: answer.concede === 0 ? 1 : 0, reason: "concession" } }, events: [] };
    }
    const decision = decisions(state).find(({ id }) => id === answer.decision);
    if (!decision) return { ok: false, rejection: "unknown-decision" };
    if (decision.seat !== answer.seat) return { ok: false, rejection: "wrong-seat" };
    const option = decision.options[answer.choice[0] ?? -1];
    if (!option || answer.choice.length !== 1) return { ok: false, rejection: "out-of-range" };
    return { ok: true, ...take(state, decision, option) };
  },
  view,
  viewing: (state) => (viewer) => view(state, viewer),
  redact: (event, viewer) => (event.type === "drawn" && viewer !== "all" && event.seat !== viewer ? { ...event, card: null } : event),
  outcome: (state) => state.outcome,
  imagine(state, seat, seed) {
    const random = streamFrom(seed);
    const hidden = [...state.hands[seat === 0 ? 1 : 0], ...state.deck];
    shuffle(random, hidden);
    const hand = hidden.splice(0, state.hands[seat === 0 ? 1 : 0].length);
    return { ...state, random, hands: at(state.hands, seat === 0 ? 1 : 0, hand), deck: hidden };
  },
};

/** The duel, as the match service takes a game. */
export const duelGame: MatchGame<DuelState, DuelOption, DuelEvent, DuelView> = {
  name: "duel",
  states: new Versions([]),
  bind(setup) {
    const parsed = Setup.parse(setup);
    return {
      ...duel,
      start: (seed) => duel.start(parsed, seed),
      turn: (state) => ({ number: state.turn, seat: state.turn === 0 ? 0 : turnSeat(state) }),
    };
  },
  bot: () => ({ choose: ({ decision }) => sample(decision, randomFrom("bot")) }),
};

/** A match of any game, played to its end by any legal answers, as its record has it. */
export function playedAtRandom<State, Option, Event, View>(
  { name, bind }: Pick<MatchGame<State, Option, Event, View>, "name" | "bind">,
  { setup, seed, nonces }: Pick<PlayedMatch, "setup" | "seed" | "nonces">,
  random: Random,
): PlayedMatch {
  const game = bind(setup);
  let { state } = game.start(shuffleSeed(seed, nonces));
  const entries: StoredEntry[] = [];
  for (let [asked] = game.decisions(state); asked; [asked] = game.decisions(state)) {
    const answer = { decision: asked.id, seat: asked.seat, choice: sample(asked, random) };
    const step = game.step(state, answer);
    if (!step.ok) throw new Error(step.rejection);
    state = step.state;
    entries.push({ by: asked.seat, answer, hash: stateHash(state) });
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error("The match is not over.");
  return { game: name, seed, seedCommitment: commitment(seed), nonces, setup, from: null, entries, outcome };
}
