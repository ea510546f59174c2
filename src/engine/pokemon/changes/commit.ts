import { isUnsettled, standing } from "../effects/continuous";
import { cardOf, type Match } from "../match";
import { findPokemon } from "../state/inPlay";
import { applyChange } from "./apply";
import type { By, Change } from "./change";
import { replaced } from "./replace";
import { departures, raise, raiseTriggers } from "./triggers";

/** Changes after which the same cards are in play with the same effects. */
const LEAVES_EFFECTS: ReadonlySet<Change["change"]> = new Set<Change["change"]>([
  "draw",
  "resolve",
  "shuffle",
  "setPrizes",
  "turnPrizesUp",
  "damage",
  "heal",
  "takeCounters",
  "doom",
  "survive",
  "knockOut",
]);

/** Whether the effects in force are the same after a change as before. */
function leavesEffects(m: Match, change: Change): boolean {
  if (LEAVES_EFFECTS.has(change.change)) return true;
  // A card without effects of its own adds none; what it provides is counted anew.
  if (change.change !== "attach" || change.fromHand !== true || cardOf(m, change.card).continuous.length > 0) return false;
  m.energies = null;
  return true;
}

function forgetEffects(m: Match): void {
  m.continuous = null;
  m.energies = null;
}

/**
 * The one way by which the board changes: a batch of simultaneous changes is proposed, replaced or prevented, applied, and then triggers, once.
 * What is about a Pokémon that has left play comes to nothing.
 * What a trigger or replacement still has to ask waits in the state as a frame. Returns whether anything came of it.
 */
export function commit(m: Match, batch: readonly Change[], by: By): boolean {
  const possible = batch.filter((change) => !("pokemon" in change) || findPokemon(m.state, change.pokemon) !== null);
  const changes = m.hasContinuous || m.state.lasting.length > 0 ? possible.flatMap((change) => replaced(m, change, by)) : possible;
  const leaving = departures(m, changes, by);
  if (m.hasLocks) m.state.standing = standing(m);
  let done = false;
  for (const change of changes) {
    if (applyChange(m, change)) done = true;
    if (!leavesEffects(m, change) || isUnsettled(m)) forgetEffects(m);
  }
  if (m.hasLocks) m.state.standing = standing(m);
  for (const happening of leaving) raise(m, happening);
  if (m.triggerEvents.size > 0 || m.state.lasting.length > 0) raiseTriggers(m, changes, by);
  return done;
}
