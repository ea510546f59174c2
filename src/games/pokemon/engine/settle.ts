import { byRules } from "./changes/change";
import { commit } from "./changes/commit";
import type { Match } from "./match";
import { settleWinner } from "./outcome";
import { conditionsOf, controllerOf, pokemonInPlay } from "./state/inPlay";
import type { Pokemon } from "./state/state";
import { surplusOf } from "./surplus";
import { fullHp, isForbidden, isImmune, staysOn } from "./values";

/**
 * Between two texts: what follows from effects in force is done, Knock Outs are looked for and empty Active Spots filled (KO-01, EFF-30), and what was
 * triggered is resolved; then a winner is looked for. Returns whether something is to be done first.
 */
export function settle(m: Match): boolean {
  // What follows from effects in force comes before any text that answers (CMP-1924).
  if (answerSurplus(m)) return true;
  // What answers an attack comes before its Knock Outs (EFF-10); other answers come too late for whom the same text Knocked Out (CMP-2122).
  const answered = answerTriggers(m);
  if (answered && m.state.stack.some(({ run }) => run === "attack")) return true;
  // What is in force has done its part before it goes: Energy that may not stay cures whom it is attached to (CMP-1567).
  if (m.hasContinuous) recoverProtected(m);
  if (m.hasRestricted) discardMisplaced(m);
  if (needsKnockOuts(m))
    m.state.stack.push({
      run: "knockOuts",
      stage: "gather",
      warned: [],
      falling: [],
      failed: [],
      victims: [],
      instead: [],
      byAttack: false,
    });
  // All effects are done before a winner is looked for, those of promoted Pokémon too (RUL-19).
  else if (!answered) return settleWinner(m);
  return true;
}

/** What was triggered is resolved before anything else goes on; whether there is something. */
export function answerTriggers(m: Match): boolean {
  if (m.state.triggered.length === 0) return false;
  m.state.stack.push({ run: "triggers", queue: m.state.triggered, chosen: null });
  m.state.triggered = [];
  return true;
}

/** What is too much on a Bench or a Pokémon is discarded before anything else goes on; whether there is something. */
export function answerSurplus(m: Match): boolean {
  const surplus = surplusOf(m);
  if (surplus) m.state.stack.push(surplus);
  else m.state.stadiumLeft = null;
  return surplus !== null;
}

/** EFF-45: what may not stay where it lies is discarded. */
function discardMisplaced(m: Match): void {
  for (const seat of [0, 1] as const) {
    for (const pokemon of pokemonInPlay(m.state.sides[seat])) {
      if (allStay(m, pokemon.energy, pokemon) && allStay(m, pokemon.tools, pokemon)) continue;
      const cards = [...pokemon.energy, ...pokemon.tools].filter((card) => !staysOn(m, card, pokemon));
      commit(m, [{ change: "move", cards, to: { zone: "discard" }, how: "discard" }], byRules(seat));
    }
  }
}

function allStay(m: Match, cards: readonly number[], pokemon: Pokemon): boolean {
  for (const card of cards) if (!staysOn(m, card, pokemon)) return false;
  return true;
}

/** Who can't be affected by a Special Condition recovers from it. */
function recoverProtected(m: Match): void {
  for (const { active } of m.state.sides) {
    if (!active || active.conditions === 0) continue;
    const conditions = conditionsOf(active).filter((condition) => isImmune(m, active, condition));
    if (conditions.length > 0)
      commit(m, [{ change: "recover", pokemon: active.id, conditions }], byRules(controllerOf(m.state, active.id)));
  }
}

/** A Pokémon has as much damage as HP, or an Active Spot is empty and can be filled. */
function needsKnockOuts(m: Match): boolean {
  for (const { active, bench } of m.state.sides) {
    if (active ? falls(m, active) : bench.length > 0) return true;
    for (const pokemon of bench) if (falls(m, pokemon)) return true;
  }
  return false;
}

/** KO-01: it has as much damage as HP, or an effect Knocks it Out outright. "Can't be Knocked Out" beats both (EFF-01). */
export function falls(m: Match, pokemon: Pokemon): boolean {
  if (m.state.doomed.length > 0 && m.state.doomed.includes(pokemon.id)) return true;
  return pokemon.damage > 0 && pokemon.damage >= fullHp(m, pokemon) && !isForbidden(m, "forbid beKnockedOut", pokemon);
}
