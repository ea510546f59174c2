import type { Seat } from "@/kernel/game";
import { remember } from "../effects/history";
import { cardsBelow, topCard, topFacts } from "../effects/texts";
import { cardOf, type Match } from "../match";
import { areFaceDown, controllerOf, isActive, thePokemon, topCardNumber } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { isPermitted } from "../values";
import type { Change } from "./change";
import { discardEffects, endAttackEffects, endByLeavingActive, recoverByEvolving } from "./endEffects";
import { cardView, moveCards, moveTogether, takeFromZone } from "./moveCards";

type Kind<K extends Change["change"]> = Extract<Change, { change: K }>;

/** A new Pokémon comes into play. */
export function enter(m: Match, change: Kind<"enter">): void {
  const { seat, cards, place } = change;
  const id = m.state.nextObject++;
  const places = cards.map((card) => takeFromZone(m, card));
  const from = places[0];
  if (!from) return;
  const pokemon = newPokemon(m, id, cards);
  const side = m.state.sides[seat];
  if (place === "active") side.active = pokemon;
  else side.bench.push(pokemon);
  m.events.push({
    type: "moved",
    seat,
    cards: cards.map((card) => cardView(m, card)),
    from,
    to: { zone: place, seat, object: id },
    visibleTo: areFaceDown(m.state) ? [seat] : "all",
    how: change.how,
  });
  remember(m, { happened: "cameIntoPlay", seat, pokemon: id });
}

function newPokemon(m: Match, id: number, cards: readonly number[]): Pokemon {
  const { turn } = m.state;
  return {
    id,
    cards,
    energy: [],
    tools: [],
    damage: 0,
    conditions: 0,
    poison: 1,
    burn: 2,
    paralyzed: 0,
    since: turn,
    evolved: 0,
    activeSince: turn,
    used: [],
  };
}

export function attach(m: Match, change: Kind<"attach">): void {
  const pokemon = thePokemon(m.state, change.pokemon);
  const from = takeFromZone(m, change.card);
  pokemon[change.as] = [...pokemon[change.as], change.card];
  const seat = controllerOf(m.state, pokemon.id);
  m.events.push({
    type: "moved",
    seat,
    cards: [cardView(m, change.card)],
    from,
    to: { zone: "attached", seat, object: pokemon.id },
    visibleTo: "all",
    how: "attach",
  });
  const happened = change.as === "energy" ? "attachedEnergy" : "attachedTool";
  remember(m, { happened, seat, pokemon: pokemon.id, card: change.card });
}

/** TURN-08: damage and attached cards stay; Special Conditions end, later also effects of attacks (ED-05). */
export function evolve(m: Match, change: Kind<"evolve">): void {
  const pokemon = thePokemon(m.state, change.pokemon);
  const from = takeFromZone(m, change.card);
  const seat = controllerOf(m.state, pokemon.id);
  const before = topCard(m, pokemon).definition.name;
  recoverByEvolving(m, pokemon);
  pokemon.cards = [...pokemon.cards, change.card];
  pokemon.evolved = m.state.turn;
  endsTurn(m, pokemon, seat);
  if (m.edition.evolvingEndsEffects) endAttackEffects(m, pokemon);
  m.events.push({
    type: "moved",
    seat,
    cards: [cardView(m, change.card)],
    from,
    to: { zone: isActive(m.state, pokemon.id) ? "active" : "bench", seat, object: pokemon.id },
    visibleTo: "all",
    how: "evolve",
  });
  m.events.push({ type: "evolved", pokemon: pokemon.id, card: cardView(m, change.card) });
  remember(m, { happened: "evolved", seat, pokemon: pokemon.id, name: before });
}

/** FAM-02: becoming a Mega Evolution (or Primal Reversion) ends the turn. */
function endsTurn(m: Match, pokemon: Pokemon, seat: Seat): void {
  if (topFacts(m, pokemon).stage !== "Mega" || m.state.turnSeat !== seat) return;
  m.continuous = null;
  if (!isPermitted(m, "permit megaKeepsTurn", seat, pokemon)) m.state.used.over = true;
}

/** EFF-44: the highest cards go; it counts as new this turn, and Special Conditions and effects end. */
export function devolve(m: Match, change: Kind<"devolve">): boolean {
  const pokemon = thePokemon(m.state, change.pokemon);
  const count = Math.min(change.count, cardsBelow(m, pokemon).length);
  if (count === 0) return false;
  const removed = pokemon.cards.slice(-count);
  recoverByEvolving(m, pokemon);
  moveCards(m, removed, change.to, "effect");
  pokemon.evolved = m.state.turn;
  discardEffects(m, pokemon.id);
  // What an attack's damage would have Knocked Out is no more.
  m.state.felled = m.state.felled.filter((one) => one.pokemon !== pokemon.id);
  m.events.push({ type: "devolved", pokemon: pokemon.id });
  return true;
}

/** EFF-47: counters, attachments, conditions, turns in play and used Abilities go over, and the cards below stay. */
export function exchange(m: Match, change: Kind<"exchange">): void {
  const pokemon = thePokemon(m.state, change.pokemon);
  const from = takeFromZone(m, change.card);
  const seat = controllerOf(m.state, pokemon.id);
  const below = pokemon.cards.slice(0, -1);
  moveCards(m, pokemon.cards.slice(-1), change.old, "return");
  pokemon.used = [...pokemon.used, ...sameAbilities(m, pokemon.used, change.card)];
  pokemon.cards = [...below, change.card];
  const to = { zone: isActive(m.state, pokemon.id) ? "active" : "bench", seat, object: pokemon.id } as const;
  m.events.push({ type: "moved", seat, cards: [cardView(m, change.card)], from, to, visibleTo: "all", how: "effect" });
}

/** What was used of the old card, where the new one has an Ability of the same name (EFF-47). */
function sameAbilities(m: Match, used: readonly number[], card: number): readonly number[] {
  const names = used
    .flatMap((key) => cardOf(m, Math.floor(key / 64)).effects.filter(({ number }) => number === key % 64))
    .map(({ name }) => name);
  const same = cardOf(m, card).effects.filter(({ name }) => names.includes(name));
  return same.map(({ number }) => card * 64 + number);
}

/** The Active Pokémon goes to the Bench and a Benched one takes its place; or fills an empty one. */
export function switchActive(m: Match, change: Kind<"switch">): void {
  const side = m.state.sides[change.seat];
  const incoming = thePokemon(m.state, change.in);
  const place = side.bench.indexOf(incoming);
  const out = side.active;
  if (out) {
    side.bench[place] = out;
    endByLeavingActive(m, out);
    remember(m, { happened: "movedToBench", seat: change.seat, pokemon: out.id });
  } else {
    side.bench.splice(place, 1);
  }
  side.active = incoming;
  incoming.activeSince = m.state.turn;
  m.events.push({ type: "switched", seat: change.seat, in: incoming.id, out: out?.id ?? null, how: change.how });
  const card = topCardNumber(incoming);
  remember(m, { happened: "movedToActive", seat: change.seat, pokemon: incoming.id, card });
  if (change.how === "retreat") remember(m, { happened: "retreated", seat: change.seat });
}

/** A Pokémon leaves play with all that is on it: the object ends. */
export function leave(m: Match, change: Kind<"leave">): void {
  const pokemon = thePokemon(m.state, change.pokemon);
  const attached = [...pokemon.energy, ...pokemon.tools];
  const parts = [
    { cards: pokemon.cards, to: change.to },
    { cards: attached, to: change.attachedTo },
  ];
  moveTogether(m, parts, change.how);
  for (const side of m.state.sides) {
    if (side.active === pokemon) side.active = null;
    side.bench = side.bench.filter((one) => one !== pokemon);
  }
  discardEffects(m, pokemon.id);
}
