import { type Decision, type Option, type PokemonGame, type Random, randomFrom, type Seat, type State } from "@/games/pokemon/engine";
import type { CardLookup } from "../cards";
import { greedyBot } from "../greedy";
import { actionWorth } from "../greedy/actions";
import { Table } from "../greedy/table";
import { worthOf } from "./worth";

/** Main actions it looks at, besides those that end the turn: those that look best at once. */
const ACTIONS = 12;

/** The part of the actions that is tried in a further world. */
const KEPT = 0.6;

/** Longer than any sensible turns: who is still at it has lost the thread. */
const MOST_ANSWERS = 200;

/** Turns that are played on after the present one: the other player's and the seat's own next, in which what was built up pays. */
const TURNS = 2;

/** What the action that looks best at once is ahead by: less than this may be luck. In points of `worthOf`, a Prize card is 100. */
const AHEAD = 12;

/**
 * The main action that turns out best when it is tried: in each world the match is played on by greedy players to the end of the seat's next turn,
 * and what stands then is compared. After the second world, and after each further one, the worst actions are given up.
 *
 * @param worlds matches as the seat may take its own to be, in which this decision stands open; at least one
 * @param besides actions that another idea is wanted than
 * @returns the place of the option
 */
export function bestAction(
  game: PokemonGame,
  cardOf: CardLookup,
  worlds: readonly State[],
  decision: Decision<Option>,
  random: Random,
  besides: readonly number[] = [],
): number {
  const { seat } = decision;
  const [first] = worlds;
  if (!first) throw new Error("There is no world to think in.");
  let candidates = likely(new Table(game.view(first, seat), seat, cardOf), decision).filter((index) => !besides.includes(index));
  const [obvious] = candidates;
  const worth = new Map(candidates.map((index) => [index, index === obvious ? AHEAD * worlds.length : 0]));
  for (const [number, world] of worlds.entries()) {
    if (candidates.length === 1) break;
    // The same luck for every action, so that they are told apart by what they do.
    const luck = `${random()}`;
    for (const index of candidates) {
      const result = tried(game, cardOf, world, decision, index, randomFrom(luck));
      worth.set(index, (worth.get(index) ?? 0) + result);
    }
    candidates = candidates.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
    if (number > 0) candidates = candidates.slice(0, Math.max(2, Math.ceil(candidates.length * KEPT)));
  }
  return candidates[0] ?? decision.fallback[0] ?? 0;
}

function endsTurn(option: Option | undefined): boolean {
  return option !== undefined && "do" in option && (option.do === "endTurn" || option.do === "attack");
}

/** The different actions that look best at once, the best first; what ends the turn is always among them. */
function likely(table: Table, { options }: Decision<Option>): number[] {
  const seen = new Set<string>();
  const different = options.flatMap((option, index) => {
    const key = JSON.stringify(option, (name, value) => (name === "handle" ? undefined : value));
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ index, worth: actionWorth(table, option) }];
  });
  const ranked = different.sort((a, b) => b.worth - a.worth).map(({ index }) => index);
  const ending = ranked.filter((index) => endsTurn(options[index]));
  return [...new Set([...ranked.slice(0, ACTIONS), ...ending])];
}

/** How the seat stands when this action is taken in this world and greedy players go on. */
function tried(game: PokemonGame, cardOf: CardLookup, world: State, decision: Decision<Option>, index: number, random: Random): number {
  const { seat } = decision;
  const policy = greedyBot(cardOf, random);
  const last = world.turn + TURNS;
  let state = answered(game, world, decision.id, seat, [index]);
  for (let answers = 0; answers < MOST_ANSWERS && state.turn <= last; answers++) {
    const [open] = game.decisions(state);
    if (!open) break;
    state = answered(game, state, open.id, open.seat, policy(game.view(state, open.seat), open));
  }
  return worthOf(game.view(state, seat), seat, cardOf);
}

function answered(game: PokemonGame, state: State, decision: number, seat: Seat, choice: readonly number[]): State {
  const step = game.step(state, { decision, seat, choice });
  if (!step.ok) throw new Error(`A player that thinks ahead was refused: ${step.rejection}.`);
  return step.state;
}
