import { isUnsettled, standing } from "../effects/continuous";
import { cardOf, type Match } from "../match";
import { findPokemon, isInPlay } from "../state/inPlay";
import { applyChange } from "./apply";
import type { By, Change } from "./change";
import { replaced } from "./replace";
import { departures, raise, raiseTriggers } from "./triggers";

/** Changes after which the same cards are in play, and provide the same. */
const LEAVES_PLAY: ReadonlySet<Change["change"]> = new Set<Change["change"]>([
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

/** Whether the effects in force are the same after a change as before it; what is provided may be another all the same. */
function leavesEffects(m: Match, change: Change): boolean {
  switch (change.change) {
    case "attach":
      // A card without effects of its own adds none.
      return change.fromHand && cardOf(m, change.card).continuous.length === 0;
    case "move":
      // Cards that only change their place out of play have no effects in force, neither here nor there.
      return !change.cards.some((card) => isInPlay(m.state, card));
    default:
      return LEAVES_PLAY.has(change.change);
  }
}

/** Whether a change is not about a Pokémon that has left play. */
function isAboutPresent(m: Match, change: Change): boolean {
  return !("pokemon" in change) || findPokemon(m.state, change.pokemon) !== null;
}

/** What becomes of a batch: itself, or what is put in the place of its changes. */
function carriedOut(m: Match, batch: readonly Change[], by: By): readonly Change[] {
  const mayBeReplaced = m.hasContinuous || m.state.lasting.length > 0;
  const [only] = batch;
  if (only && batch.length === 1) return isAboutPresent(m, only) ? (mayBeReplaced ? replaced(m, only, by) : batch) : [];
  const possible = batch.filter((change) => isAboutPresent(m, change));
  return mayBeReplaced ? possible.flatMap((change) => replaced(m, change, by)) : possible;
}

/**
 * The one way by which the board changes: a batch of simultaneous changes is proposed, replaced or prevented, applied, and then triggers, once.
 * What is about a Pokémon that has left play comes to nothing.
 * What a trigger or replacement still has to ask waits in the state as a frame. Returns whether anything came of it.
 */
export function commit(m: Match, batch: readonly Change[], by: By): boolean {
  const changes = carriedOut(m, batch, by);
  const leaving = departures(m, changes, by);
  if (m.hasLocks) m.state.standing = standing(m);
  let done = false;
  for (const change of changes) {
    const leaves = leavesEffects(m, change);
    if (applyChange(m, change)) done = true;
    if (!leaves || isUnsettled(m)) m.continuous = null;
    if (m.continuous === null || !LEAVES_PLAY.has(change.change)) m.energies = null;
  }
  if (m.hasLocks) m.state.standing = standing(m);
  for (const happening of leaving) raise(m, happening);
  if (m.triggerEvents.size > 0 || m.state.lasting.length > 0) raiseTriggers(m, changes, by);
  return done;
}
