import type { Seat } from "../../kernel/game";
import { remember } from "../effects/history";
import { cardsBelow, topCard } from "../effects/texts";
import { cardOf, type Match } from "../match";
import { controllerOf, findPokemon, isActive, topCardNumber } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { isPermitted } from "../values";
import type { Change } from "./change";
import { discardEffects, endAttackEffects, endByLeavingActive, endConditions } from "./endEffects";
import { cardView, moveCards, moveTogether, takeFromZone } from "./moveCards";

type Kind<K extends Change["change"]> = Extract<Change, { change: K }>;

/** A new Pokémon comes into play. */
export function enter(m: Match, change: Kind<"enter">): boolean {
  const { seat, cards, place } = change;
  const id = m.state.nextObject++;
  const places = cards.map((card) => takeFromZone(m, card));
  const from = places[0];
  if (!from) return false;
  const pokemon = newPokemon(m, id, cards, change.faceDown === true);
  const side = m.state.sides[seat];
  if (place === "active") side.active = pokemon;
  else side.bench.push(pokemon);
  m.events.push({
    type: "moved",
    seat,
    cards: cards.map((card) => cardView(m, card)),
    from,
    to: { zone: place, seat, object: id },
    visibleTo: pokemon.faceDown ? [seat] : "all",
    how: change.how,
  });
  remember(m, { happened: "cameIntoPlay", seat, pokemon: id, card: cards[0] ?? -1, name: "", byAttack: false });
  return true;
}

function newPokemon(m: Match, id: number, cards: readonly number[], faceDown: boolean): Pokemon {
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
    faceDown,
  };
}

/** SETUP-09 */
export function turnUp(m: Match, seat: Seat): boolean {
  const side = m.state.sides[seat];
  if (side.active) side.active.faceDown = false;
  for (const pokemon of side.bench) pokemon.faceDown = false;
  return true;
}

export function attach(m: Match, change: Kind<"attach">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  if (!pokemon) return false;
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
  remember(m, { happened, seat, pokemon: pokemon.id, card: change.card, name: "", byAttack: false });
  return true;
}

/** TURN-08: damage and attached cards stay; Special Conditions end, later also effects of attacks (ED-05). */
export function evolve(m: Match, change: Kind<"evolve">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  if (!pokemon) return false;
  const from = takeFromZone(m, change.card);
  const seat = controllerOf(m.state, pokemon.id);
  const before = topCard(m, pokemon).definition.name;
  pokemon.cards = [...pokemon.cards, change.card];
  pokemon.evolved = m.state.turn;
  endConditions(m, pokemon);
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
  remember(m, { happened: "evolved", seat, pokemon: pokemon.id, card: change.card, name: before, byAttack: false });
  return true;
}

/** FAM-02: becoming a Mega Evolution (or Primal Reversion) ends the turn. */
function endsTurn(m: Match, pokemon: Pokemon, seat: Seat): void {
  if (topCard(m, pokemon).pokemon?.stage !== "Mega" || m.state.turnSeat !== seat) return;
  m.continuous = null;
  if (!isPermitted(m, "megaKeepsTurn", seat, pokemon)) m.state.used.over = true;
}

/** EFF-44: the highest cards go; it counts as new this turn, and Special Conditions and effects end. */
export function devolve(m: Match, change: Kind<"devolve">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  const count = pokemon ? Math.min(change.count, cardsBelow(m, pokemon).length) : 0;
  if (!pokemon || count <= 0) return false;
  const removed = pokemon.cards.slice(-count);
  moveCards(m, removed, change.to, "effect", false);
  pokemon.evolved = m.state.turn;
  endConditions(m, pokemon);
  discardEffects(m, (id) => id === pokemon.id);
  // What an attack's damage would have Knocked Out is no more.
  m.state.felled = m.state.felled.filter((one) => one.pokemon !== pokemon.id);
  m.events.push({ type: "devolved", pokemon: pokemon.id });
  return true;
}

/** EFF-47: counters, attachments, conditions, turns in play and used Abilities go over, and the cards below stay. */
export function exchange(m: Match, change: Kind<"exchange">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  if (!pokemon) return false;
  const from = takeFromZone(m, change.card);
  const seat = controllerOf(m.state, pokemon.id);
  const below = pokemon.cards.slice(0, -1);
  moveCards(m, pokemon.cards.slice(-1), change.old, "return", false);
  pokemon.used = [...pokemon.used, ...sameAbilities(m, pokemon.used, change.card)];
  pokemon.cards = [...below, change.card];
  const to = { zone: isActive(m.state, pokemon.id) ? "active" : "bench", seat, object: pokemon.id } as const;
  m.events.push({ type: "moved", seat, cards: [cardView(m, change.card)], from, to, visibleTo: "all", how: "effect" });
  return true;
}

/** What was used of the old card, where the new one has an Ability of the same name (EFF-47). */
function sameAbilities(m: Match, used: readonly number[], card: number): readonly number[] {
  const names = used.map((key) => cardOf(m, Math.floor(key / 64)).effects.find(({ number }) => number === key % 64)?.name);
  return cardOf(m, card).effects.flatMap(({ name, number }) => (names.includes(name) ? [card * 64 + number] : []));
}

/** The Active Pokémon goes to the Bench and a Benched one takes its place; or fills an empty one. */
export function switchActive(m: Match, change: Kind<"switch">): boolean {
  const side = m.state.sides[change.seat];
  const place = side.bench.findIndex((pokemon) => pokemon.id === change.in);
  const incoming = side.bench[place];
  if (!incoming) return false;
  const out = side.active;
  if (out) {
    side.bench[place] = out;
    endByLeavingActive(m, out);
    remember(m, { happened: "movedToBench", seat: change.seat, pokemon: out.id, card: -1, name: "", byAttack: false });
  } else {
    side.bench.splice(place, 1);
  }
  side.active = incoming;
  incoming.activeSince = m.state.turn;
  m.events.push({ type: "switched", seat: change.seat, in: incoming.id, out: out?.id ?? null, how: change.how });
  const card = topCardNumber(incoming);
  remember(m, { happened: "movedToActive", seat: change.seat, pokemon: incoming.id, card, name: "", byAttack: false });
  if (change.how === "retreat")
    remember(m, { happened: "retreated", seat: change.seat, pokemon: out?.id ?? 0, card: -1, name: "", byAttack: false });
  return true;
}

/** A Pokémon leaves play with all that is on it: the object ends. */
export function leave(m: Match, change: Kind<"leave">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  if (!pokemon) return false;
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
  discardEffects(m, (id) => id === pokemon.id);
  return true;
}
