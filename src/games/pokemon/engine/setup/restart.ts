import { renewHandles } from "../changes/moveCards";
import type { Match } from "../match";
import { newState } from "./newState";

/** KO-07: a whole new match with one Prize card each; all cards go back to their decks. Cards, Pokémon and decisions are numbered on. */
export function restart(m: Match): void {
  const { rules, random, suddenDeath, handles, nextHandle, nextObject, nextDecision, script } = m.state;
  Object.assign(m.state, newState(rules, random), {
    suddenDeath: suddenDeath + 1,
    prizeCount: 1,
    handles,
    nextHandle,
    nextObject,
    nextDecision,
    script,
  });
  renewHandles(m, [...rules.cards.keys()]);
  m.continuous = null;
  m.energies = null;
}
