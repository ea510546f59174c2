import type { Seat } from "@/kernel/game";
import { SPECIAL_CONDITIONS } from "../card";
import { changesOn } from "../effects/continuous";
import { scopeOf, seatsOf, sidesOf } from "../effects/scope";
import { selectorOf } from "../effects/selectors";
import { changeOf, type Match } from "../match";
import { conditionBit, controllerOf } from "../state/inPlay";
import type { Lasting, Pokemon } from "../state/state";

/** TURN-14, EFF-22: a Pokémon that leaves the Active Spot loses Special Conditions and effects of attacks; those of Abilities stay (RUL-11). */
export function endByLeavingActive(m: Match, pokemon: Pokemon): void {
  endConditions(m, pokemon);
  m.state.lasting = without(m.state.lasting, pokemon.id, (lasting) => lasting.by === "attack" || lasting.until === "active");
}

/** ED-05: effects of attacks on it end. */
export function endAttackEffects(m: Match, pokemon: Pokemon): void {
  m.state.lasting = without(m.state.lasting, pokemon.id, (lasting) => lasting.by === "attack");
}

/** Special Conditions end, all or those of these bits, and with each what lies on the Pokémon about it: more coins, more counters (EFF-25). */
export function endConditions(m: Match, pokemon: Pokemon, bits = ~0): void {
  const ended = pokemon.conditions & bits;
  pokemon.conditions &= ~bits;
  m.state.lasting = without(m.state.lasting, pokemon.id, (lasting) => (conditionChangedBy(m, lasting) & ended) !== 0);
}

/** TURN-08, EFF-44: Special Conditions end by evolving and devolving, all but those that an effect keeps. */
export function recoverByEvolving(m: Match, pokemon: Pokemon): void {
  const kept = changesOn(m, "forbid recoverByEvolving", pokemon).flatMap(({ change }) => change.conditions ?? SPECIAL_CONDITIONS);
  endConditions(m, pokemon, ~kept.reduce((bits, condition) => bits | conditionBit(condition), 0));
}

/** The bit of the Special Condition that a lasting effect says more about, 0 for none. */
function conditionChangedBy(m: Match, lasting: Lasting): number {
  const { change } = changeOf(m, lasting);
  if (!("modify" in change)) return 0;
  if (change.modify === "checkupCoins") return conditionBit(change.condition);
  if (change.modify === "poisonCounters") return conditionBit("Poisoned");
  return change.modify === "burnCounters" ? conditionBit("Burned") : 0;
}

/** Effects that lie on a Pokémon that is gone end, and those that last as long as it does. */
export function discardEffects(m: Match, id: number): void {
  m.state.lasting = without(m.state.lasting, id, () => true).filter(
    ({ objects, until, self }) => objects !== null || self !== id || (until !== "object" && until !== "active"),
  );
}

/** Some of what lasts no longer lies on this Pokémon; what lies on nobody any more ends. */
function without(all: readonly Lasting[], id: number, ends: (lasting: Lasting) => boolean): readonly Lasting[] {
  return all.flatMap((lasting) => {
    if (lasting.endsWith === id && ends(lasting)) return [];
    if (!lasting.objects?.includes(id) || !ends(lasting)) return [lasting];
    const objects = lasting.objects.filter((object) => object !== id);
    return objects.length === 0 ? [] : [{ ...lasting, objects }];
  });
}

/** Effects of attacks on these players and their Pokémon end. */
export function endEffects(m: Match, seats: readonly Seat[]): boolean {
  const before = m.state.lasting;
  m.state.lasting = before.filter((lasting) => !endsFor(m, lasting, seats));
  return m.state.lasting.length < before.length;
}

/** Whether effects of attacks lie on these players or their Pokémon. */
export function hasEffectsToEnd(m: Match, seats: readonly Seat[]): boolean {
  return m.state.lasting.some((lasting) => endsFor(m, lasting, seats));
}

/** What an attack added to a Special Condition is part of that condition, and no effect (EFF-25). */
function endsFor(m: Match, lasting: Lasting, seats: readonly Seat[]): boolean {
  if (conditionChangedBy(m, lasting) !== 0) return false;
  return lasting.by === "attack" && liesUnder(m, lasting, seats);
}

/** Whether a lasting effect changes these players' Pokémon or doings. What only waits for its moment lies on nobody. */
function liesUnder(m: Match, lasting: Lasting, seats: readonly Seat[]): boolean {
  const { objects, you, self, source, by } = lasting;
  const isMeant = (seat: Seat) => seats.includes(seat);
  if (objects) return objects.some((id) => isMeant(controllerOf(m.state, id)));
  const { change } = changeOf(m, lasting);
  const scope = scopeOf(you, self, source, by);
  if ("who" in change && change.who) return seatsOf(scope, change.who).some(isMeant);
  const selector = selectorOf(change);
  return selector !== null && "side" in selector && sidesOf(scope, selector.side).some(isMeant);
}

/** EFF-23: lasting changes that wait for this turn come into force. */
export function beginLasting(m: Match): void {
  const { state } = m;
  state.lasting = state.lasting.map((lasting) => (lasting.from === state.turnSeat ? { ...lasting, from: null } : lasting));
}

/** EFF-23: lasting changes that end with this turn; what only waits for a moment of it, where that is over. */
export function endLasting(m: Match, waiting: boolean): void {
  const { state } = m;
  state.lasting = state.lasting.filter((lasting) => {
    if (!waiting && "trigger" in changeOf(m, lasting).change) return true;
    if (lasting.until === "turn") return false;
    return !(lasting.from === null && lasting.until === state.turnSeat && lasting.begun < state.turn);
  });
}
