import { renewHandles } from "../changes/moveCards";
import type { Match } from "../match";
import { emptySide, noneUsed } from "./newState";

/** KO-07: a whole new match with one Prize card each; all cards go back to their decks. */
export function restart(m: Match): void {
  const { state } = m;
  const all = state.rules.cards.map((_, card) => card);
  state.suddenDeath++;
  state.phase = "setup";
  state.turn = 0;
  state.prizeCount = 1;
  state.sides = [emptySide(all.slice(0, state.rules.split)), emptySide(all.slice(state.rules.split))];
  state.resolving = [];
  state.stadium = null;
  state.stadiumLeft = null;
  state.used = noneUsed();
  state.lasting = [];
  state.history = [];
  state.triggered = [];
  state.undamagedBefore = [];
  state.doomed = [];
  state.felled = [];
  state.lastTurns = [-1, -1];
  state.lastAttack = [null, null];
  state.asks = [];
  state.stack = [{ run: "setup", stage: "who", mulligans: [0, 0], placed: [0, 0], declined: [false, false], drawn: [] }];
  renewHandles(m, all);
  m.continuous = null;
  m.energies = null;
}
