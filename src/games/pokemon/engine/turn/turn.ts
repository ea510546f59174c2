import { other } from "@/kernel/game";
import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import { raiseMoment } from "../changes/triggers";
import { pose } from "../decisions/ask";
import { type Match, takeAnswer } from "../match";
import { endMatch } from "../outcome";
import { settle } from "../settle";
import { noneUsed } from "../setup/newState";
import type { TurnFrame } from "../state/frames";
import { pokemonInPlay } from "../state/inPlay";
import { perform } from "./perform";

/** Goes on with the turn from its present stage. */
export function turn(m: Match, frame: TurnFrame): void {
  const { state } = m;
  switch (frame.stage) {
    case "start":
      startTurn(m, frame);
      return;
    case "main": {
      const given = takeAnswer(m);
      if (given?.action) {
        perform(m, state.turnSeat, given.action);
        return;
      }
      if (settle(m)) return;
      if (state.used.over) {
        frame.stage = "end";
        return;
      }
      pose(m, { seat: state.turnSeat, kind: "main", purpose: "main", pick: "main", values: [] });
      return;
    }
    case "end":
      // What lasts until the end of the turn is over when it is asked what happens then (CMP-136); only what waits for this moment is left.
      if (state.lasting.length > 0) commit(m, [{ change: "lastingEnd", waiting: false }], byRules(state.turnSeat));
      // EFF-55: after the attack or the announcement of the end, before the Checkup.
      raiseMoment(m, "endOfTurn", state.turnSeat);
      frame.stage = "ended";
      return;
    case "ended":
      if (settle(m)) return;
      m.events.push({ type: "turnEnded", seat: state.turnSeat });
      if (state.lasting.length > 0) commit(m, [{ change: "lastingEnd", waiting: true }], byRules(state.turnSeat));
      frame.stage = "next";
      // EFF-01: a text that gives another turn skips what comes between turns.
      if (state.used.extraTurn !== null) return;
      state.phase = "betweenTurns";
      m.events.push({ type: "betweenTurns" });
      state.stack.push({ run: "checkup", stage: "order", abilitiesFirst: false });
      return;
    case "next":
      nextTurn(m, frame);
      return;
  }
}

/** TURN-01 */
function startTurn(m: Match, frame: TurnFrame): void {
  const { state } = m;
  const seat = state.turnSeat;
  state.turn++;
  // SETUP-09: before the first turn, what is in play lies face down and does nothing.
  m.continuous = null;
  state.phase = "turn";
  state.sides[seat].turns++;
  // "The attack used during your opponent's last turn" is none of a turn before that.
  state.lastAttack = seat === 0 ? [null, state.lastAttack[1]] : [state.lastAttack[0], null];
  m.events.push({ type: "turnStarted", seat, turn: state.turn });
  if (state.lasting.length > 0) commit(m, [{ change: "lastingBegin" }], byRules(seat));
  const top = state.sides[seat].deck.at(-1);
  // KO-06, RUL-04: a deck without cards loses here and nowhere else.
  if (top === undefined) {
    endMatch(m, { winner: other(seat), reason: "deckOut" });
    return;
  }
  state.used.drawn = top;
  commit(m, [{ change: "draw", seat, count: 1 }], byRules(seat));
  raiseMoment(m, "startOfTurn", seat);
  frame.stage = "main";
}

function nextTurn(m: Match, frame: TurnFrame): void {
  const { state } = m;
  if (settle(m)) return;
  state.lastTurns = state.turnSeat === 0 ? [state.turn, state.lastTurns[1]] : [state.lastTurns[0], state.turn];
  state.turnSeat = state.used.extraTurn ?? other(state.turnSeat);
  state.used = noneUsed();
  for (const side of state.sides) for (const pokemon of pokemonInPlay(side)) if (pokemon.used.length > 0) pokemon.used = [];
  forgetHistory(m);
  frame.stage = "start";
}

/** What happened is kept for this turn and the last of each player, or for the match where a card asks for that. */
function forgetHistory(m: Match): void {
  const { state } = m;
  if (state.history.length > 0)
    state.history = state.history.filter((entry) => entry.turn >= Math.min(...state.lastTurns) || m.remembersAlways.has(entry.happened));
}
