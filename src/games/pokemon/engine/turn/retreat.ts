import type { Seat } from "@/kernel/game";
import { typesIn } from "../attack/energy";
import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import { choose, type Question } from "../decisions/ask";
import type { Match } from "../match";
import type { RetreatFrame } from "../state/frames";
import { controllerOf, thePokemon } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { retreatCost, unitsOfEnergy } from "../values";

/** TURN-13: discard Energy worth at least the cost, then swap with a Benched Pokémon. The turn goes on: the new Active may attack (TURN-15). */
export function retreat(m: Match, frame: RetreatFrame): void {
  const pokemon = thePokemon(m.state, frame.pokemon);
  const seat = controllerOf(m.state, pokemon.id);
  if (!frame.paid) {
    const cost = retreatCost(m, pokemon);
    const payment = cost === 0 ? [] : choose(m, () => whichPay(m, seat, pokemon, cost));
    if (!payment) return;
    m.state.used.retreats++;
    if (payment.length > 0) commit(m, [{ change: "move", cards: payment, to: { zone: "discard" }, how: "discard" }], byRules(seat));
    frame.paid = true;
  }
  const to = choose(m, {
    seat,
    kind: "pokemon",
    purpose: "retreatTo",
    pick: "pokemon",
    values: m.state.sides[seat].bench.map((one) => one.id),
  });
  const id = to?.[0];
  if (id === undefined) return;
  m.state.stack.pop();
  commit(m, [{ change: "switch", seat, in: id, out: pokemon.id, how: "retreat" }], byRules(seat));
}

/** The question for the Energy cards that pay a Retreat Cost. */
function whichPay(m: Match, seat: Seat, pokemon: Pokemon, cost: number): Question {
  const provides = pokemon.energy.map((card) => unitsOfEnergy(m, pokemon, card).map(typesIn));
  return {
    seat,
    kind: "energy",
    purpose: "payRetreat",
    pick: "attached",
    values: pokemon.energy,
    min: 1,
    max: pokemon.energy.length,
    constraint: { kind: "pays", provides, cost: Array.from({ length: cost }, () => "*") },
  };
}
