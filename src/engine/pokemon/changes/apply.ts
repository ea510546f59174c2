import { SPECIAL_CONDITIONS } from "../card";
import { remember } from "../effects/history";
import { mix } from "../luck";
import type { Match } from "../match";
import { conditionBit, controllerOf, findPokemon, isActive, topCardNumber } from "../state/inPlay";
import type { SideState } from "../state/state";
import { ownerOf } from "../state/zones";
import { fullHp } from "../values";
import type { Change } from "./change";
import { beginLasting, endConditions, endEffects, endLasting } from "./endEffects";
import { cardView, drawCards, moveCards, renewHandles, setPrizes, takeFromZone } from "./moveCards";
import { attach, devolve, enter, evolve, exchange, leave, switchActive, turnUp } from "./moveInPlay";

/** Carries one change out and says what happened. Returns whether it changed anything. */
export function applyChange(m: Match, change: Change): boolean {
  switch (change.change) {
    case "draw":
      return drawCards(m, change.seat, change.count);
    case "move":
      return moveCards(m, change.cards, change.to, change.how, change.reveal === true);
    case "shuffle":
      return shuffleZone(m, change);
    case "setPrizes":
      return setPrizes(m, change.seat, change.count);
    case "enter":
      return enter(m, change);
    case "turnUp":
      return turnUp(m, change.seat);
    case "attach":
      return attach(m, change);
    case "evolve":
      return evolve(m, change);
    case "devolve":
      return devolve(m, change);
    case "damage":
      return damage(m, change);
    case "heal":
      return heal(m, change);
    case "takeCounters":
      return takeCounters(m, change);
    case "afflict":
      return afflict(m, change);
    case "recover":
      return recover(m, change);
    case "switch":
      return switchActive(m, change);
    case "leave":
      return leave(m, change);
    case "knockOut":
      return knockOut(m, change);
    case "doom":
      m.state.doomed = [...m.state.doomed, change.pokemon];
      return true;
    case "survive":
      return survive(m, change);
    case "stadium":
      return stadium(m, change);
    case "resolve":
      takeFromZone(m, change.card);
      m.state.resolving = [...m.state.resolving, change.card];
      return true;
    case "exchange":
      return exchange(m, change);
    case "turnPrizesUp":
      return turnPrizesUp(m, change);
    case "endEffects":
      return endEffects(m, change.seats);
    case "lasting":
      m.state.lasting = [...m.state.lasting, change.lasting];
      m.events.push({ type: "lastingStarted", pokemon: change.lasting.objects?.[0] ?? null, seat: change.lasting.you, what: change.what });
      return true;
    case "lastingBegin":
      return beginLasting(m);
    case "lastingEnd":
      return endLasting(m, change.waiting);
  }
}

type Kind<K extends Change["change"]> = Extract<Change, { change: K }>;

function shuffleZone(m: Match, { seat, zone }: Kind<"shuffle">): boolean {
  const side: SideState = m.state.sides[seat];
  // Of the Prize cards those that lie face down; the places of those taken and turned up stay.
  const cards = side[zone].filter((card) => card >= 0 && !(zone === "prizes" && side.prizesUp.includes(card)));
  if (cards.length === 0) return false;
  const mixed = new Set(cards);
  mix(m, cards);
  let next = 0;
  side[zone] = side[zone].map((card) => (mixed.has(card) ? (cards[next++] ?? card) : card));
  if (zone !== "hand") renewHandles(m, cards);
  m.events.push({ type: "shuffled", seat, zone });
  return true;
}

function damage(m: Match, change: Kind<"damage">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  if (!pokemon || change.amount <= 0) return false;
  pokemon.damage += change.amount;
  m.events.push({
    type: "damaged",
    pokemon: pokemon.id,
    amount: change.amount,
    cause: change.cause,
    ...(change.weakness && { weakness: true }),
    ...(change.resistance && { resistance: true }),
  });
  if (change.cause === "attack" && pokemon.damage >= fullHp(m, pokemon))
    m.state.felled = [...m.state.felled, { pokemon: pokemon.id, active: isActive(m.state, pokemon.id) }];
  if (change.cause === "attack") remember(m, { ...happenedTo(m, "wasDamaged", pokemon.id), amount: change.amount });
  return true;
}

function happenedTo(m: Match, happened: "wasDamaged" | "healed", id: number) {
  return { happened, seat: controllerOf(m.state, id), pokemon: id, card: -1, name: "", byAttack: happened === "wasDamaged" };
}

function heal(m: Match, change: Kind<"heal">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  const amount = Math.min(pokemon?.damage ?? 0, change.amount);
  if (!pokemon || amount <= 0) return false;
  pokemon.damage -= amount;
  m.events.push({ type: "healed", pokemon: pokemon.id, amount });
  remember(m, happenedTo(m, "healed", pokemon.id));
  return true;
}

function takeCounters(m: Match, change: Kind<"takeCounters">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  const amount = Math.min(pokemon?.damage ?? 0, change.amount);
  if (!pokemon || amount <= 0) return false;
  pokemon.damage -= amount;
  m.events.push({ type: "healed", pokemon: pokemon.id, amount });
  return true;
}

/** Conditions that replace each other (CHK-06). */
const TURNED = conditionBit("Asleep") | conditionBit("Confused") | conditionBit("Paralyzed");

function afflict(m: Match, change: Kind<"afflict">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  // CHK-07: only the Active Pokémon can be affected.
  if (!pokemon || m.state.sides[controllerOf(m.state, pokemon.id)].active !== pokemon) return false;
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
  const pokemon = findPokemon(m.state, change.pokemon);
  if (!pokemon) return false;
  let done = false;
  for (const condition of SPECIAL_CONDITIONS) {
    const bit = conditionBit(condition);
    if ((pokemon.conditions & bit) === 0 || !change.conditions.includes(condition)) continue;
    endConditions(m, pokemon, bit);
    m.events.push({ type: "recovered", pokemon: pokemon.id, condition });
    done = true;
  }
  return done;
}

/** What it has beyond that is taken off, or put on if an outright Knock Out was replaced. */
function survive(m: Match, change: Kind<"survive">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  if (!pokemon) return false;
  m.state.doomed = m.state.doomed.filter((id) => id !== pokemon.id);
  const amount = pokemon.damage - (fullHp(m, pokemon) - change.remainingHp);
  pokemon.damage -= amount;
  if (amount > 0) m.events.push({ type: "healed", pokemon: pokemon.id, amount });
  if (amount < 0) m.events.push({ type: "damaged", pokemon: pokemon.id, amount: -amount, cause: "effect" });
  return true;
}

function knockOut(m: Match, change: Kind<"knockOut">): boolean {
  const pokemon = findPokemon(m.state, change.pokemon);
  if (!pokemon) return false;
  m.state.doomed = m.state.doomed.filter((id) => id !== pokemon.id);
  const card = m.state.rules.table[m.state.rules.cards[topCardNumber(pokemon)] ?? -1];
  if (card === undefined) throw new Error(`Pokémon ${pokemon.id} has no definition.`);
  m.events.push({ type: "knockedOut", pokemon: pokemon.id, seat: controllerOf(m.state, pokemon.id), card });
  return true;
}

function turnPrizesUp(m: Match, { seat, cards }: Kind<"turnPrizesUp">): boolean {
  const side = m.state.sides[seat];
  side.prizesUp = [...side.prizesUp, ...cards];
  m.events.push({ type: "revealed", seat, cards: cards.map((card) => cardView(m, card)), from: { zone: "prizes", seat } });
  return cards.length > 0;
}

function stadium(m: Match, { card, seat }: Kind<"stadium">): boolean {
  const { state } = m;
  const side = state.sides[ownerOf(m, card)];
  side.hand = side.hand.filter((one) => one !== card);
  renewHandles(m, [card]);
  const before = state.stadium;
  if (before) moveCards(m, [before.card], { zone: "discard" }, "discard", false);
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
  return true;
}
