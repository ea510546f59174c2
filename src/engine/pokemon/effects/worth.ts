import { inner } from "./compile/readings";
import type { CardSelector, Instruction } from "./language";
import { speaksOf } from "./mentions";
import type { Leaf } from "./operation";
import type { Scope } from "./scope";

/**
 * Whether a step that changes something is an effect, and not only what is given up for one or looked at for its sake (RUL-19).
 * A Trainer card may not be played for the sake of what it costs; with an Ability the discard that it begins with is a use.
 * @param later what its text says after it
 */
export function isEffect(step: Leaf, kind: Scope["kind"], later: readonly Instruction[]): boolean {
  switch (step.do) {
    case "endTurn":
    case "chooseNumber":
    case "chooseType":
    case "chooseAttack":
      return false;
    case "look":
    case "reveal":
      return step.cards.cards !== "self" && !isMeans(step.cards, later);
    case "move":
      return step.cards.cards !== "rest" && !putsAway(step, kind) && !(kind === "trainer" && givesUp(step));
    case "discardPokemon":
    case "knockOut":
      return step.pokemon.pokemon !== "self";
    case "lasting":
      return kind !== "trainer" || !("forbid" in step.change && "on" in step.change && isOwn(step.change.on));
    default:
      return true;
  }
}

/** Whether a text speaks of an effect at all; otherwise what it gives up or shows is what it does. */
export function speaksOfEffect(steps: readonly Instruction[], kind: Scope["kind"]): boolean {
  return steps.some((step, place) => {
    const parts = inner(step);
    if (parts.length > 0) return speaksOfEffect(parts, kind);
    return !steers(step) && isEffect(step, kind, steps.slice(place + 1));
  });
}

function steers(step: Instruction): step is Exclude<Instruction, Leaf> {
  return (
    step.do === "flip" ||
    step.do === "if" ||
    step.do === "may" ||
    step.do === "ifYouDo" ||
    step.do === "chooseMode" ||
    step.do === "repeat" ||
    step.do === "forEach" ||
    step.do === "beforeDamage"
  );
}

/** Cards that are seen so that the text can go on with them. */
function isMeans(cards: CardSelector, later: readonly Instruction[]): boolean {
  const bind = "bind" in cards ? cards.bind : undefined;
  return bind !== undefined && later.some((step) => speaksOf(step, bind));
}

type Move = Extract<Leaf, { do: "move" }>;

/** Where the card itself goes afterwards; an Ability may take its card back into the hand, or into play. */
function putsAway({ cards, destination: { to } }: Move, kind: Scope["kind"]): boolean {
  if (cards.cards !== "self" || to === "bench" || to === "active") return false;
  return kind === "trainer" || to !== "hand";
}

/** One's own cards that leave one's hand or Pokémon for nothing; bringing a hand down to a number is what a card does. */
function givesUp({ cards, destination }: Move): boolean {
  const lost = destination.to === "discard" || destination.to === "lostZone";
  switch (cards.cards) {
    case "choose":
      if (!("zone" in cards.from) || cards.from.zone !== "hand" || cards.from.of !== "you") return false;
      return (lost || destination.to === "deck") && !(typeof cards.count === "object" && "subtract" in cards.count);
    case "all":
    case "random":
      return lost && cards.zone === "hand" && cards.of === "you";
    case "attached":
      return lost && isOwn(cards.to);
    default:
      return false;
  }
}

function isOwn(selector: { readonly pokemon: string; readonly side?: unknown } | undefined): boolean {
  if (!selector) return false;
  return selector.pokemon === "self" || selector.side === "yours";
}
