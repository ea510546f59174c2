import type { Guarded, GuardedFrom, Modifier, PokemonSelector, Who } from "@/games/pokemon/engine/effects/language";
import type { Phrase } from "@/kernel/texts/words";
import { nounPhrase } from "@/kernel/texts/words";
import type { Template } from "../language";
import { cardsPhrase, quantity } from "./cards";
import { affected } from "./changes";
import { cardNoun, energyNoun } from "./nouns";
import { pokemonTogether } from "./pokemon";
import { CannotSayError, joined, noun, type Scope, say, wrap, zone } from "./scope";

type Forbid = Extract<Modifier, { readonly forbid: string }>;
type Permit = Extract<Modifier, { readonly permit: string }>;
type Players = Who | "both";

const CANNOT_ATTACH: Readonly<Record<Players, Template>> = {
  you: "youCannotAttach",
  opponent: "opponentCannotAttach",
  both: "nobodyCanAttach",
};
/** "…can't …" */
export function forbidClause(scope: Scope, change: Forbid): string {
  switch (change.forbid) {
    case "attack":
      if (typeof change.attack !== "object" || "once" in change.attack) break;
      return say(scope, "cannotUseThat", { on: affected(scope, change.on) });
    case "evolveFromHand":
      return noEvolution(scope, change.on);
    case "attachEnergy": {
      const cards = nounPhrase(change.where ? cardNoun(scope, change.where) : noun(scope, "energyCard"), true);
      const acting: Scope = { ...scope, subject: change.who === "you" ? "you" : "opponent" };
      const side = change.who === "you" ? "yours" : "opponents";
      const pokemon = change.to ? affected(scope, change.to) : pokemonTogether(acting, { pokemon: "all", side, place: "inPlay" });
      return say(scope, CANNOT_ATTACH[change.who], { cards, pokemon });
    }
    case "moveByEffects":
      return guarded(scope, change);
  }
  throw new CannotSayError("what is forbidden", change);
}

const INTO: Readonly<Record<GuardedFrom, Template>> = {
  hand: "intoHand",
  deck: "intoDeck",
  discard: "intoDiscard",
  lostZone: "intoLostZone",
};

/** "Basic Energy attached to … can't be discarded by effects of your opponent's Item cards or Supporter cards". */
function guarded(scope: Scope, { cards, to, from, by }: Extract<Forbid, { forbid: "moveByEffects" }>): string {
  if (cards === "this" && to.length === Object.keys(INTO).length && from === "both" && by)
    return say(scope, "stadiumUnaffected", { cards: quantity(scope, cardNoun(scope, by), 1) });
  const what = guardedCards(scope, cards);
  const source = nounPhrase(by ? cardNoun(scope, by) : noun(scope, "card"), true);
  const effects = say(scope, from === "opponent" ? "effectsOfOpponents" : "effectsOfAny", { cards: source });
  if (to.every((zone) => zone === "discard")) return say(scope, "cannotBeDiscarded", { cards: what, effects });
  const zones = to.map((zone) => say(scope, INTO[zone]));
  return say(scope, "cannotBePut", { cards: what, zones: joined(scope, zones, "or"), effects });
}

function guardedCards(scope: Scope, cards: Guarded): Phrase {
  if (cards === "this") return cardsPhrase(scope, { cards: "self" });
  if ("zone" in cards) {
    const those = nounPhrase(wrap(scope, noun(scope, "card"), "cardsIn", { zone: zone(scope, cards.zone, cards.of) }), true);
    return { ...those, text: say(scope, "guardedCards", { cards: those }) };
  }
  const energy = nounPhrase(energyNoun(scope, cards.where), true);
  const those = { ...energy, text: say(scope, "attachedTo", { cards: energy, pokemon: pokemonTogether(scope, cards.energyOn) }) };
  return { ...those, text: say(scope, "guardedCards", { cards: those }) };
}

/** Of whom something is forbidden: of several at once, as "each of them can't" could be heard as "not every one can". */
function together(scope: Scope, on: PokemonSelector): Phrase {
  return on.pokemon === "all" ? pokemonTogether(scope, on) : affected(scope, on);
}

/** "Your opponent can't play any Pokémon from their hand to evolve …". */
function noEvolution(scope: Scope, on: PokemonSelector): string {
  if (on.pokemon === "all" && on.side !== "opponents") throw new CannotSayError("whose Pokémon cannot evolve", on);
  return say(scope, "opponentCannotEvolve", { on: together({ ...scope, subject: "opponent" }, on) });
}

/** "…can …" */
export function permitClause(scope: Scope, change: Permit): string {
  switch (change.permit) {
    case "useAttacksOf": {
      const on = affected(scope, change.on);
      if (change.of === "previousEvolutions") break;
      if ("attached" in change.of) return say(scope, scope.host === "attached" ? "canUseThisTool" : "canUseTools", { on });
      const of = "cards" in change.of ? cardsPhrase(scope, change.of.cards) : pokemonTogether(scope, change.of.pokemon);
      return say(scope, "canUseAttacksOf", { on, of });
    }
    case "evolveInto":
      return say(scope, "canEvolveInto", { on: affected(scope, change.on), cards: nounPhrase(cardNoun(scope, change.where), false) });
  }
  throw new CannotSayError("what is allowed", change);
}
