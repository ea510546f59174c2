import { definitionAt, type Match, placeOf } from "../match";
import type { HistoryEntry } from "../state/history";
import { findPokemon, topCardNumber } from "../state/inPlay";
import { cardTest } from "./cardFilter";
import { fitsPrinted } from "./filters";
import type { HistoryEvent, Who } from "./language";
import { type Scope, seatOf, sidesOf } from "./scope";

/** How often something happened in the span a text speaks of (EFF-51 looks only at whether it did). */
export function timesHappened(m: Match, scope: Scope, event: HistoryEvent): number {
  let times = 0;
  for (const entry of m.state.history)
    if (entry.happened === event.happened && inSpan(m, scope, event.during, entry) && fits(m, scope, event, entry)) times++;
  return times;
}

function inSpan(m: Match, scope: Scope, during: HistoryEvent["during"], entry: HistoryEntry): boolean {
  const { turn } = m.state;
  switch (during) {
    case "match":
      return true;
    case "thisTurn":
      return entry.turn === turn;
    case "opponentsLastTurn":
      return entry.turn === m.state.lastTurns[scope.you === 0 ? 1 : 0];
    case "yourLastTurn":
      return entry.turn === m.state.lastTurns[scope.you];
  }
}

function fits(m: Match, scope: Scope, event: HistoryEvent, entry: HistoryEntry): boolean {
  switch (event.happened) {
    case "knockedOut":
      if (!sidesOf(scope, event.side).includes(entry.seat) || (event.byAttack && !entry.byAttack)) return false;
      return !event.where || fitsPrinted(event.where, definitionAt(m, entry.definition));
    case "played":
      return entry.seat === seatOf(scope, event.by) && cardTest(event.where)(m, scope, definitionAt(m, entry.definition));
    case "usedAttack":
      if (!isAsItWas(m, scope, event.by, entry) || (event.except && isAsItWas(m, scope, event.except, entry))) return false;
      return (
        (!event.attack || entry.name === event.attack) && (!event.where || fitsPrinted(event.where, definitionAt(m, entry.definition)))
      );
    case "evolved":
      return who(scope, event.pokemon, entry) && (!event.from || entry.name === event.from);
    case "attachedTool":
      return who(scope, event.to, entry);
    case "movedToActive":
      return isAsItWas(m, scope, event.pokemon, entry);
    case "movedToBench":
    case "cameIntoPlay":
    case "wasDamaged":
    case "healed":
      return who(scope, event.pokemon, entry);
    case "retreated":
    case "tookPrize":
      return entry.seat === seatOf(scope, event.by);
    case "attachedEnergy":
      return who(scope, event.to, entry) && (!event.where || cardTest(event.where)(m, scope, definitionAt(m, entry.definition)));
    case "usedAbility":
      return entry.seat === seatOf(scope, event.by) && (!event.ability || entry.name === event.ability);
  }
}

/** "This Pokémon" is not the one that it has evolved from since (CMP-444, CMP-1543), but one whose place a card has taken (CMP-1570). */
function isAsItWas(m: Match, scope: Scope, by: "self" | Who, entry: HistoryEntry): boolean {
  if (!who(scope, by, entry)) return false;
  if (by !== "self") return true;
  const pokemon = findPokemon(m.state, entry.pokemon);
  if (!pokemon) return false;
  const is = (card: number) => placeOf(m, card) === entry.definition;
  return is(topCardNumber(pokemon)) || !pokemon.cards.some(is);
}

function who(scope: Scope, by: "self" | Who, entry: HistoryEntry): boolean {
  return by === "self" ? entry.pokemon === scope.self : entry.seat === seatOf(scope, by);
}

/** Damage that attacks did to a Pokémon during the opponent's last turn. */
export function damageTakenLastTurn(m: Match, scope: Scope, id: number): number {
  let damage = 0;
  for (const entry of m.state.history) {
    if (entry.happened === "wasDamaged" && entry.pokemon === id && inSpan(m, scope, "opponentsLastTurn", entry)) damage += entry.amount;
  }
  return damage;
}

/** Something that happened, to be remembered; `card` is the number of the card played, attached or Knocked Out. */
type Happened = Pick<HistoryEntry, "happened" | "seat"> & Partial<Omit<HistoryEntry, "turn" | "definition">> & { readonly card?: number };

/** Notes something for later, if any card of the match asks for its kind. */
export function remember(m: Match, happened: Happened): void {
  if (!m.remembers.has(happened.happened)) return;
  const { card, ...entry } = happened;
  const turn = m.state.phase === "turn" ? m.state.turn : 0;
  const definition = card === undefined ? -1 : placeOf(m, card);
  m.state.history = [...m.state.history, { pokemon: 0, definition, name: "", byAttack: false, amount: 0, ...entry, turn }];
}
