import type { Seat } from "@/kernel/game";
import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import { spend } from "../changes/limits";
import { cardView } from "../changes/moveCards";
import { raise } from "../changes/triggers";
import { newEffectFrame } from "../effects/frame";
import { remember } from "../effects/history";
import { cardOf, type Match, placeOf } from "../match";
import type { Action } from "../options";
import { thePokemon } from "../state/inPlay";
import { attachEnergy, evolve } from "./fromHand";

/** Carries out for a player what was offered: a main action, or the use of a card just taken. */
export function perform(m: Match, seat: Seat, option: Action): void {
  m.state.used.drawn = -1;
  switch (option.do) {
    case "playBasic":
      commit(
        m,
        [{ change: "enter", seat, cards: [inHand(m, seat, option.card.handle)], place: "bench", fromHand: true, how: "play" }],
        byRules(seat),
      );
      return;
    case "evolve":
      evolve(m, inHand(m, seat, option.card.handle), option.pokemon);
      return;
    case "attachEnergy":
      attachEnergy(m, inHand(m, seat, option.card.handle), option.pokemon);
      return;
    case "attachTool":
      commit(
        m,
        [{ change: "attach", card: inHand(m, seat, option.card.handle), pokemon: option.pokemon, as: "tools", fromHand: true }],
        byRules(seat),
      );
      return;
    case "playTrainer":
      playTrainer(m, seat, inHand(m, seat, option.card.handle));
      return;
    case "useStadium":
      activateStadium(m, seat);
      return;
    case "useAbility":
      activateAbility(m, seat, option);
      return;
    case "attack":
      attack(m, seat, option);
      return;
    case "retreat":
      m.state.stack.push({ run: "retreat", pokemon: option.pokemon, paid: false });
      return;
    case "discardFromPlay":
      commit(
        m,
        [{ change: "leave", pokemon: option.pokemon, to: { zone: "discard" }, attachedTo: { zone: "discard" }, how: "discard" }],
        byRules(seat),
      );
      return;
    case "endTurn":
      m.state.used.over = true;
  }
}

function inHand(m: Match, seat: Seat, handle: number): number {
  return withHandle(m, m.state.sides[seat].hand, handle);
}

function withHandle(m: Match, cards: readonly number[], handle: number): number {
  const card = cards.find((one) => m.state.handles[one] === handle);
  if (card === undefined) throw new Error(`There is no card with handle ${handle} where it should be.`);
  return card;
}

/** TURN-10 to TURN-12. An Item or Supporter lies beside the deck until its text is done, and then goes to the discard pile. */
function playTrainer(m: Match, seat: Seat, card: number): void {
  const compiled = cardOf(m, card);
  const { definition } = compiled;
  if (definition.category !== "Trainer") throw new Error(`${definition.id} is no Trainer card.`);
  remember(m, { happened: "played", seat, card, name: definition.name });
  if (definition.kind === "Stadium") {
    m.state.used.stadium = true;
    commit(m, [{ change: "stadium", card, seat }], byRules(seat));
  } else {
    if (definition.kind === "Supporter") m.state.used.supporters++;
    commit(m, [{ change: "resolve", card }], byRules(seat));
    m.state.stack.push({ run: "trainer", card, seat });
    m.state.stack.push(newEffectFrame(placeOf(m, card), compiled.text, seat, 0, card, "trainer"));
  }
  m.events.push({ type: "trainerPlayed", seat, card: cardView(m, card) });
  raise(m, { event: "plays", info: { subject: 0, cause: 0, card, amount: 0 }, seat });
}

function activateStadium(m: Match, seat: Seat): void {
  const { stadium } = m.state;
  const activated = stadium && cardOf(m, stadium.card).activated[0];
  if (!activated) throw new Error("The Stadium has nothing to use.");
  spend(m, seat, activated, stadium.card, null);
  m.observe?.(activated.effect);
  m.events.push({
    type: "abilityUsed",
    seat,
    pokemon: null,
    card: cardOf(m, stadium.card).definition.id,
    index: activated.index,
    name: activated.name,
  });
  m.state.stack.push(newEffectFrame(placeOf(m, stadium.card), activated.entry, seat, 0, stadium.card, "trainer"));
}

function activateAbility(m: Match, seat: Seat, option: Extract<Action, { do: "useAbility" }>): void {
  const side = m.state.sides[seat];
  const pokemon = option.pokemon === undefined ? null : thePokemon(m.state, option.pokemon);
  const card = withHandle(
    m,
    pokemon ? [...pokemon.cards, ...pokemon.tools, ...pokemon.energy] : [...side.hand, ...side.discard],
    option.source.handle,
  );
  const activated = cardOf(m, card).activated.find((one) => one.number === option.effect);
  if (!activated) throw new Error(`${option.source.card} has no effect number ${option.effect}.`);
  spend(m, seat, activated, card, pokemon?.id ?? null);
  m.observe?.(activated.effect);
  m.events.push({
    type: "abilityUsed",
    seat,
    pokemon: pokemon?.id ?? null,
    card: option.source.card,
    index: activated.index,
    name: activated.name,
  });
  const kind = activated.from === "ability" ? "ability" : "other";
  if (kind === "ability") remember(m, { happened: "usedAbility", seat, name: activated.name });
  m.state.stack.push(newEffectFrame(placeOf(m, card), activated.entry, seat, pokemon?.id ?? 0, card, kind));
}

function attack(m: Match, seat: Seat, option: Extract<Action, { do: "attack" }>): void {
  const place = m.state.rules.table.indexOf(option.source.card);
  m.state.stack.push({ run: "attack", stage: "announce", seat, attacker: option.pokemon, card: place, index: option.index, checks: 0 });
}
