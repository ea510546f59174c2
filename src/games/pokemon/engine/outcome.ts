import type { Outcome, Seat } from "@/kernel/game";
import { prizesLeft } from "./effects/amounts";
import type { Match } from "./match";
import { restart } from "./setup/restart";
import { opposing } from "./state/inPlay";

/** Ends the match at once, also by a text (EFF-58). */
export function endMatch(m: Match, outcome: Outcome): void {
  const { state } = m;
  state.outcome = outcome;
  state.phase = "over";
  state.stack = [];
  state.asks = [];
  state.triggered = [];
  m.waiting = true;
  m.events.push({ type: "ended", outcome });
}

/** KO-04, KO-05, KO-07: ends the match if somebody has won, of both the one in more ways (EFF-31); both in as many is Sudden Death. Returns whether the present game is over. */
export function settleWinner(m: Match): boolean {
  const ways = [waysToWin(m, 0), waysToWin(m, 1)] as const;
  const [first, second] = ways;
  if (first.length === 0 && second.length === 0) return false;
  if (first.length === second.length) {
    restart(m);
    return true;
  }
  const winner: Seat = first.length > second.length ? 0 : 1;
  endMatch(m, { winner, reason: ways[winner][0] ?? "" });
  return true;
}

const NONE: readonly string[] = [];

function waysToWin(m: Match, seat: Seat): readonly string[] {
  const beaten = opposing(m.state, seat);
  const isBeaten = beaten.active === null && beaten.bench.length === 0;
  const hasTaken = m.state.sides[seat].prizes.length > 0 && prizesLeft(m, seat) === 0;
  if (!hasTaken && !isBeaten) return NONE;
  return [...(hasTaken ? ["prizes"] : []), ...(isBeaten ? ["noPokemon"] : [])];
}
