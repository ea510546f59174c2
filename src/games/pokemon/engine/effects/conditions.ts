import { cardOf, type Match } from "../match";
import { isActive, pokemonInPlay, topCardNumber } from "../state/inPlay";
import { amountOf } from "./amounts";
import { fitsCard } from "./cardFilter";
import { candidateCards } from "./cardSelectors";
import { paysBesides } from "./extraEnergy";
import { fitsPokemon } from "./filters";
import { timesHappened } from "./history";
import type { Condition } from "./language";
import { type Scope, seatOf } from "./scope";
import { pokemonIn } from "./selectors";

/** Whether something is so as things stand. */
export function conditionHolds(m: Match, scope: Scope, condition: Condition): boolean {
  if ("not" in condition) return !conditionHolds(m, scope, condition.not);
  if ("all" in condition) return condition.all.every((one) => conditionHolds(m, scope, one));
  if ("any" in condition) return condition.any.some((one) => conditionHolds(m, scope, one));
  switch (condition.if) {
    case "compare":
      return compare(amountOf(m, scope, condition.left), condition.is, amountOf(m, scope, condition.right));
    case "pokemon": {
      const { where } = condition;
      return pokemonIn(m, scope, condition.is).some((pokemon) => !where || fitsPokemon(m, scope, where, pokemon));
    }
    case "place":
      return pokemonIn(m, scope, condition.pokemon).some((pokemon) => stoodActive(m, scope, pokemon.id) === (condition.is === "active"));
    case "cards": {
      const { where } = condition;
      return candidateCards(m, scope, condition.are).some((card) => !where || fitsCard(m, scope, where, card));
    }
    case "stadium": {
      const { stadium } = m.state;
      if (condition.name) return isInPlay(m, condition.name);
      return stadium !== null && (!condition.of || stadium.seat === seatOf(scope, condition.of));
    }
    case "history":
      return timesHappened(m, scope, condition.event) > 0;
    case "bound": {
      const { where } = condition;
      return scope.bound[condition.binding]?.values.some((value) => !where || fitsCard(m, scope, where, value)) === true;
    }
    case "turn":
      return turnIs(m, scope, condition);
    case "energyInCost":
      return paysBesides(m, scope, condition.extra);
    case "taken":
      if (condition.as === "turnsDraw") return m.state.used.drawn === scope.source;
      return m.state.stack.some((frame) => frame.run === "prizes" && frame.taken.includes(scope.source));
    case "playedFromHand":
      return m.state.stack.some((frame) => frame.run === "trainer" && frame.card === scope.source);
    case "gxUsed":
      return m.state.sides[seatOf(scope, condition.by)].gxUsed;
    case "vstarUsed":
      return m.state.sides[seatOf(scope, condition.by)].vstarUsed;
  }
}

/** Whether a Pokémon is Active; for one that an event is about, whether it was when the damage was done that the event comes from (RUL-25). */
export function stoodActive(m: Match, { event }: Scope, id: number): boolean {
  return (event?.subject === id ? event.wasActive : undefined) ?? isActive(m.state, id);
}

/** "… is in play": the Stadium, or a Pokémon of either player. */
function isInPlay(m: Match, name: string): boolean {
  const { state } = m;
  const called = (card: number) => cardOf(m, card).definition.name === name;
  if (state.stadium && called(state.stadium.card)) return true;
  return state.sides.some((side) => pokemonInPlay(side).some((pokemon) => called(topCardNumber(pokemon))));
}

function compare(left: number, is: "=" | "<" | ">" | "<=" | ">=", right: number): boolean {
  switch (is) {
    case "=":
      return left === right;
    case "<":
      return left < right;
    case ">":
      return left > right;
    case "<=":
      return left <= right;
    case ">=":
      return left >= right;
  }
}

function turnIs(m: Match, scope: Scope, condition: Extract<Condition, { if: "turn" }>): boolean {
  const { state } = m;
  // CHK-01: the Checkup is in nobody's turn.
  if (state.phase !== "turn") return false;
  const mine = state.turnSeat === scope.you;
  if (condition.goingSecond !== undefined && (state.startingSeat !== scope.you) !== condition.goingSecond) return false;
  switch (condition.is) {
    case "yours":
      return mine;
    case "opponents":
      return !mine;
    case "firstOfGame":
      return state.turn === 1;
    case "yourFirst":
      return mine && state.sides[scope.you].turns === 1;
  }
}
