import type { Match } from "../match";
import { inner } from "./compile/readings";
import type { CardSelector, Count, Instruction, PokemonSelector } from "./language";
import { speaksOf } from "./mentions";
import type { Leaf } from "./operation";
import { isLeaf } from "./operations";
import type { Scope } from "./scope";
import { pokemonIn } from "./selectors";

/**
 * Whether a step that changes something is an effect, and not only what is given up for one or looked at for its sake (RUL-23).
 * A Trainer card may not be played for the sake of what it costs; with an Ability the card that it begins with discarding is a use.
 * @param later what its text says after it
 */
export function isEffect(m: Match, scope: Scope, step: Leaf, later: readonly Instruction[]): boolean {
  switch (step.do) {
    case "endTurn":
    case "playTogether":
    case "chooseNumber":
    case "chooseType":
    case "chooseAttack":
      return false;
    case "look":
    case "reveal":
      return step.cards.cards !== "self" && !isMeans(step.cards, later);
    case "move":
      return step.cards.cards !== "rest" && !putsAway(step, scope.kind) && !isPrice(m, scope, step);
    case "discardPokemon":
      return step.pokemon.pokemon !== "self";
    // An Ability whose first step is to Knock Out its own Pokémon is used by that, whatever comes of the rest (CMP-109).
    case "knockOut":
      return step.pokemon.pokemon !== "self" || (scope.kind === "ability" && later.length > 0);
    case "lasting":
      return scope.kind !== "trainer" || !("forbid" in step.change && "on" in step.change && isOwn(m, scope, step.change.on));
    default:
      return true;
  }
}

/** Whether a text speaks of an effect at all; otherwise what it gives up or shows is what it does. */
export function speaksOfEffect(m: Match, scope: Scope, steps: readonly Instruction[]): boolean {
  return steps.some((step, place) =>
    isLeaf(step) ? isEffect(m, scope, step, steps.slice(place + 1)) : speaksOfEffect(m, scope, inner(step)),
  );
}

/** Whether cards are seen only so that the text can go on with them. */
export function isMeans(cards: CardSelector, later: readonly Instruction[]): boolean {
  const bind = "bind" in cards ? cards.bind : undefined;
  return bind !== undefined && later.some((step) => speaksOf(step, bind));
}

type Move = Extract<Leaf, { do: "move" }>;

/** Where the card itself goes afterwards; an Ability may take its card back into the hand, or into play. */
function putsAway({ cards, destination: { to } }: Move, kind: Scope["kind"]): boolean {
  if (cards.cards !== "self" || to === "bench" || to === "active") return false;
  return kind === "trainer" || to !== "hand";
}

/** With an Ability the hand is a price, and a chosen card of it a use (RUL-24). */
function isPrice(m: Match, scope: Scope, step: Move): boolean {
  return (scope.kind === "trainer" || step.cards.cards === "all") && givesUp(m, scope, step);
}

/**
 * One's own cards that leave one's hand or Pokémon for nothing. A number of its player's choice (CMP-2419), and bringing a hand down to a number
 * (CMP-1710), is what a card does.
 */
export function givesUp(m: Match, scope: Scope, { cards, destination }: Move): boolean {
  const lost = destination.to === "discard" || destination.to === "lostZone";
  switch (cards.cards) {
    case "choose":
      if (!("zone" in cards.from) || cards.from.zone !== "hand" || cards.from.of !== "you") return false;
      return (
        (lost || destination.to === "deck") && isStated(cards.count) && !(typeof cards.count === "object" && "subtract" in cards.count)
      );
    case "all":
    case "random":
      return lost && cards.zone === "hand" && cards.of === "you";
    case "attached":
      return lost && isStated(cards.count) && isOwn(m, scope, cards.to);
    default:
      return false;
  }
}

function isStated(count: Count): boolean {
  return count !== "any" && !(typeof count === "object" && "upTo" in count);
}

function isOwn(m: Match, scope: Scope, selector: PokemonSelector | undefined): boolean {
  switch (selector?.pokemon) {
    case "self":
      return true;
    case "active":
    case "all":
    case "choose":
      return selector.side === "yours";
    case "bound": {
      const { active, bench } = m.state.sides[scope.you];
      return pokemonIn(m, scope, selector).every((pokemon) => pokemon === active || bench.includes(pokemon));
    }
    default:
      return false;
  }
}
