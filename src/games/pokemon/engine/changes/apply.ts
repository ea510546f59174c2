import { remember } from "../effects/history";
import { mix } from "../luck";
import { cardOf, type Match } from "../match";
import { conditionBit, conditionsOf, controllerOf, isActive, thePokemon, topCardNumber } from "../state/inPlay";
import type { SideState } from "../state/state";
import { ownerOf } from "../state/zones";
import { fullHp } from "../values";
import type { Change } from "./change";
import { beginLasting, endConditions, endEffects, endLasting } from "./endEffects";
import { cardView, drawCards, moveCards, renewHandles, setPrizes, takeFromZone } from "./moveCards";
import { attach, devolve, enter, evolve, exchange, leave, switchActive } from "./moveInPlay";

/** Carries one change out and says what happened. Returns whether it changed anything. */
export function applyChange(m: Match, change: Change): boolean {
  switch (change.change) {
    case "draw":
      return drawCards(m, change.seat, change.count);
    case "move":
      return moveCards(m, change.cards, change.to, change.how, change.reveal);
    case "shuffle":
      return shuffleZone(m, change);
    case "devolve":
      return devolve(m, change);
    case "damage":
      return damage(m, change);
    case "heal":
    case "takeCounters":
      return heal(m, change);
    case "afflict":
      return afflict(m, change);
    case "recover":
      return recover(m, change);
    case "turnPrizesUp":
      return turnPrizesUp(m, change);
    case "endEffects":
      return endEffects(m, change.seats);
    case "setPrizes":
      setPrizes(m, change.seat, change.count);
      break;
    case "enter":
      enter(m, change);
      break;
    case "attach":
      attach(m, change);
      break;
    case "evolve":
      evolve(m, change);
      break;
    case "switch":
      switchActive(m, change);
      break;
    case "leave":
      leave(m, change);
      break;
    case "knockOut":
      knockOut(m, change);
      break;
    case "doom":
      m.state.doomed = [...m.state.doomed, change.pokemon];
      break;
    case "survive":
      survive(m, change);
      break;
    case "stadium":
      stadium(m, change);
      break;
    case "resolve":
      takeFromZone(m, change.card);
      m.state.resolving = [...m.state.resolving, change.card];
      break;
    case "exchange":
      exchange(m, change);
      break;
    case "lasting":
      m.state.lasting = [...m.state.lasting, change.lasting];
      m.events.push({ type: "lastingStarted", pokemon: change.lasting.objects?.[0] ?? null, seat: change.lasting.you, what: change.what });
      break;
    case "lastingBegin":
      beginLasting(m);
      break;
    case "lastingEnd":
      endLasting(m, change.waiting);
  }
  // What is left always comes to something.
  return true;
}

type Kind<K extends Change["change"]> = Extract<Change, { change: K }>;

function shuffleZone(m: Match, { seat, zone }: Kind<"shuffle">): boolean {
  const side: SideState = m.state.sides[seat];
  const cards = zone === "prizes" ? side.prizes.filter((card) => isFaceDown(side, card)) : side[zone].slice();
  if (cards.length === 0) return false;
  mix(m, cards);
  side[zone] = zone === "prizes" ? putBack(side, cards) : cards;
  if (zone !== "hand") renewHandles(m, cards);
  m.events.push({ type: "shuffled", seat, zone });
  return true;
}

/** Of the Prize cards those that lie face down are shuffled; the places of those taken and turned up stay. */
function putBack(side: SideState, cards: readonly number[]): readonly number[] {
  let next = 0;
  return side.prizes.map((card) => (isFaceDown(side, card) ? (cards[next++] ?? card) : card));
}

function isFaceDown({ prizesUp }: SideState, card: number): boolean {
  return card >= 0 && !prizesUp.includes(card);
}

/** ATK-08: zero or less places no counters. */
function damage(m: Match, change: Kind<"damage">): boolean {
  if (change.amount <= 0) return false;
  const pokemon = thePokemon(m.state, change.pokemon);
  pokemon.damage += change.amount;
  m.events.push({
    type: "damaged",
    pokemon: pokemon.id,
    amount: change.amount,
    cause: change.cause,
    ...(change.weakness && { weakness: true }),
    ...(change.resistance && { resistance: true }),
  });
  if (change.cause !== "attack") return true;
  if (pokemon.damage >= fullHp(m, pokemon))
    m.state.felled = [...m.state.felled, { pokemon: pokemon.id, active: isActive(m.state, pokemon.id) }];
  remember(m, { happened: "wasDamaged", seat: controllerOf(m.state, pokemon.id), pokemon: pokemon.id, amount: change.amount });
  return true;
}

function heal(m: Match, change: Kind<"heal" | "takeCounters">): boolean {
  const pokemon = thePokemon(m.state, change.pokemon);
  const amount = Math.min(pokemon.damage, change.amount);
  if (amount <= 0) return false;
  pokemon.damage -= amount;
  m.events.push({ type: "healed", pokemon: pokemon.id, amount });
  if (change.change === "heal") remember(m, { happened: "healed", seat: controllerOf(m.state, pokemon.id), pokemon: pokemon.id });
  return true;
}

/** Conditions that replace each other (CHK-06). */
const TURNED = conditionBit("Asleep") | conditionBit("Confused") | conditionBit("Paralyzed");

/** A new Poison or Burn replaces the old one (CHK-02, CHK-03). */
function afflict(m: Match, change: Kind<"afflict">): boolean {
  // CHK-07: only the Active Pokémon can be affected.
  if (!isActive(m.state, change.pokemon)) return false;
  const pokemon = thePokemon(m.state, change.pokemon);
  const bit = conditionBit(change.condition);
  endConditions(m, pokemon, (bit & TURNED) !== 0 ? TURNED : bit);
  pokemon.conditions |= bit;
  if (change.condition === "Poisoned") pokemon.poison = change.counters;
  if (change.condition === "Burned") pokemon.burn = change.counters;
  if (change.condition === "Paralyzed") pokemon.paralyzed = m.state.turn;
  m.events.push({ type: "afflicted", pokemon: pokemon.id, condition: change.condition });
  return true;
}

function recover(m: Match, change: Kind<"recover">): boolean {
  const pokemon = thePokemon(m.state, change.pokemon);
  const ended = conditionsOf(pokemon).filter((condition) => change.conditions.includes(condition));
  for (const condition of ended) {
    endConditions(m, pokemon, conditionBit(condition));
    m.events.push({ type: "recovered", pokemon: pokemon.id, condition });
  }
  return ended.length > 0;
}

/** What it has beyond that is taken off, or put on if an outright Knock Out was replaced. */
function survive(m: Match, change: Kind<"survive">): void {
  const pokemon = thePokemon(m.state, change.pokemon);
  const amount = pokemon.damage - (fullHp(m, pokemon) - change.remainingHp);
  pokemon.damage -= amount;
  if (amount > 0) m.events.push({ type: "healed", pokemon: pokemon.id, amount });
  if (amount < 0) m.events.push({ type: "damaged", pokemon: pokemon.id, amount: -amount, cause: "effect" });
}

function knockOut(m: Match, change: Kind<"knockOut">): void {
  const pokemon = thePokemon(m.state, change.pokemon);
  const { id: card } = cardOf(m, topCardNumber(pokemon)).definition;
  m.events.push({ type: "knockedOut", pokemon: pokemon.id, seat: controllerOf(m.state, pokemon.id), card });
}

function turnPrizesUp(m: Match, { seat, cards }: Kind<"turnPrizesUp">): boolean {
  const side = m.state.sides[seat];
  side.prizesUp = [...side.prizesUp, ...cards];
  m.events.push({ type: "revealed", seat, cards: cards.map((card) => cardView(m, card)), from: { zone: "prizes", seat } });
  return cards.length > 0;
}

function stadium(m: Match, { card, seat }: Kind<"stadium">): void {
  const { state } = m;
  const side = state.sides[ownerOf(m, card)];
  side.hand = side.hand.filter((one) => one !== card);
  renewHandles(m, [card]);
  const before = state.stadium;
  if (before) moveCards(m, [before.card], { zone: "discard" }, "discard");
  state.stadium = { card, seat };
  m.events.push({
    type: "moved",
    seat,
    cards: [cardView(m, card)],
    from: { zone: "hand", seat },
    to: { zone: "stadium", seat },
    visibleTo: "all",
    how: "play",
  });
}
