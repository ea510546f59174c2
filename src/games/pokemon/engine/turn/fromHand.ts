import { byRules, type Change } from "../changes/change";
import { commit } from "../changes/commit";
import { raise } from "../changes/triggers";
import { choose } from "../decisions/ask";
import { cardOf, type Match } from "../match";
import { settle } from "../settle";
import type { AttachFrame, EvolveFrame } from "../state/frames";
import { controllerOf, findPokemon, thePokemon } from "../state/inPlay";
import { isPermitted } from "../values";
import { mayAttach } from "./actions";

/** TURN-09: the turn's one attachment; to a Pokémon that may get two by it, the second is asked for first, so that both are attached together. */
export function attachEnergy(m: Match, card: number, id: number): void {
  const pokemon = thePokemon(m.state, id);
  const seat = m.state.turnSeat;
  m.state.used.energy = true;
  if (isPermitted(m, "permit attachTwoEnergy", seat, pokemon)) m.state.stack.push({ run: "attach", card, pokemon: id });
  else commit(m, [{ change: "attach", card, pokemon: id, as: "energy", fromHand: true }], byRules(seat));
}

/** Goes on with the attachment of two Energy cards at once. */
export function attachTwo(m: Match, frame: AttachFrame): void {
  const pokemon = thePokemon(m.state, frame.pokemon);
  const seat = controllerOf(m.state, pokemon.id);
  const rest = m.state.sides[seat].hand.filter((card) => card !== frame.card);
  const values = rest.filter((card) => cardOf(m, card).definition.category === "Energy" && mayAttach(m, seat, card, pokemon));
  // Whether another Energy card is there, the opponent does not know.
  const hidden = rest.length > 0;
  const second = choose(m, {
    seat,
    kind: "cards",
    purpose: "attach",
    pick: "card",
    values,
    min: 0,
    max: Math.min(1, values.length),
    hidden,
  });
  if (!second) return;
  m.state.stack.splice(m.state.stack.indexOf(frame), 1);
  const batch = [frame.card, ...second].map(
    (card): Change => ({ change: "attach", card, pokemon: pokemon.id, as: "energy", fromHand: true }),
  );
  commit(m, batch, byRules(seat));
}

/** TURN-05: a card from hand evolves a Pokémon; what answers that it is about to comes before. */
export function evolve(m: Match, card: number, pokemon: number): void {
  const seat = m.state.turnSeat;
  raise(m, {
    event: "willEvolve",
    info: { subject: pokemon, cause: pokemon, card, amount: 0 },
    seat,
    into: cardOf(m, card).definition.name,
  });
  m.state.stack.push({ run: "evolve", card, pokemon });
}

/** Goes on with evolving, unless the answers left nothing to evolve or to evolve with. */
export function evolveAfterAnswers(m: Match, frame: EvolveFrame): void {
  if (settle(m)) return;
  m.state.stack.splice(m.state.stack.indexOf(frame), 1);
  const { card, pokemon } = frame;
  if (!findPokemon(m.state, pokemon)) return;
  const seat = controllerOf(m.state, pokemon);
  if (m.state.sides[seat].hand.includes(card)) commit(m, [{ change: "evolve", pokemon, card, fromHand: true }], byRules(seat));
}
