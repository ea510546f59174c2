import { other, type Seat } from "@/kernel/game";
import { byRules } from "./changes/change";
import { commit } from "./changes/commit";
import { pose } from "./decisions/ask";
import { type Match, takeAnswer } from "./match";
import type { SurplusFrame } from "./state/frames";
import { pokemonInPlay } from "./state/inPlay";
import { BENCH_SIZE, benchLimits, maxTools } from "./values";

/** More Pokémon on a Bench, or more Tools on a Pokémon, than there may be since an effect changed; null where nothing is too much. */
export function surplusOf(m: Match): SurplusFrame | null {
  if (!m.hasLimits) return null;
  const [one, two] = [limitOf(m, 0), limitOf(m, 1)];
  if (one.surplus === 0 && two.surplus === 0 && !overloaded(m, 0) && !overloaded(m, 1)) return null;
  return { run: "surplus", first: m.state.stadiumLeft ?? firstOf(m.state.turnSeat, one.by, two.by), bench: [one.surplus, two.surplus] };
}

/**
 * RUL-20: the effects of the turn's player go first, and of each its own player before the other.
 * @param one whose effect limits seat 0
 * @param two whose effect limits seat 1
 */
function firstOf(turnSeat: Seat, one: Seat, two: Seat): Seat {
  if (one === two) return one;
  return one === turnSeat ? 0 : 1;
}

/** What is too much is discarded by the choice of its player. */
export function discardSurplus(m: Match, frame: SurplusFrame): void {
  const given = takeAnswer(m);
  if (given?.ask.pick === "pokemon") {
    const goal = { zone: "discard" } as const;
    commit(
      m,
      given.values.map((pokemon) => ({ change: "leave", pokemon, to: goal, attachedTo: goal, how: "discard" })),
      byRules(given.seat),
    );
    frame.bench[given.seat] = 0;
  } else if (given) {
    commit(m, [{ change: "move", cards: given.values, to: { zone: "discard" }, how: "discard" }], byRules(given.seat));
  }
  for (const seat of [frame.first, other(frame.first)]) {
    const surplus = frame.bench[seat];
    const holder = overloaded(m, seat);
    if (surplus > 0) {
      const values = m.state.sides[seat].bench.map(({ id }) => id);
      pose(m, { seat, kind: "pokemon", purpose: "discard", pick: "pokemon", values }, surplus, surplus);
      return;
    }
    if (holder) {
      const tools = holder.tools.length - maxTools(m, holder);
      pose(m, { seat, kind: "cards", purpose: "discard", pick: "attached", values: holder.tools }, tools, tools);
      return;
    }
  }
  m.state.stack.splice(m.state.stack.indexOf(frame), 1);
}

/** How many are too many on a Bench, and whose effect says so; where only the rules do, it is the player's own. */
function limitOf(m: Match, seat: Seat): { readonly surplus: number; readonly by: Seat } {
  const [least] = limitsNow(m, seat).toSorted((one, two) => one.change.to - two.change.to);
  const size = least?.change.to ?? BENCH_SIZE;
  return { surplus: Math.max(0, m.state.sides[seat].bench.length - size), by: least?.scope.you ?? seat };
}

/** While an Active Spot waits to be filled, a limit below that of the rules has only just begun: it counts when the Spot is filled (RUL-21, CMP-225). */
function limitsNow(m: Match, seat: Seat) {
  const limits = benchLimits(m, seat);
  const waits = m.state.sides.some(({ active, bench }) => active === null && bench.length > 0);
  return waits ? limits.filter(({ change }) => change.to >= BENCH_SIZE) : limits;
}

function overloaded(m: Match, seat: Seat) {
  return pokemonInPlay(m.state.sides[seat]).find((pokemon) => pokemon.tools.length > 1 && pokemon.tools.length > maxTools(m, pokemon));
}
