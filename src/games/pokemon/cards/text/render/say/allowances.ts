import type { Guarded, GuardedFrom, Modifier, PokemonSelector, Who } from "@/games/pokemon/engine/effects/language";
import type { Phrase, Template } from "../language";
import { cardsPhrase, quantity } from "./cards";
import { affected } from "./changes";
import { cardNoun, energyNoun } from "./nouns";
import { pokemonTogether } from "./pokemon";
import { CannotSayError, joined, noun, nounPhrase, type Scope, say, wrap, zone } from "./scope";

type Forbid = Extract<Modifier, { readonly forbid: string }>;
type Permit = Extract<Modifier, { readonly permit: string }>;
type Players = Who | "both";

const CANNOT_PLAY: Readonly<Record<Players, Template>> = { you: "youCannotPlay", opponent: "opponentCannotPlay", both: "nobodyCanPlay" };
const CANNOT_ATTACH: Readonly<Record<Players, Template>> = {
  you: "youCannotAttach",
  opponent: "opponentCannotAttach",
  both: "nobodyCanAttach",
};
const PLAYERS: Readonly<Record<Players, Template>> = { you: "you", opponent: "opponent", both: "players" };

/** "…can't …" */
export function forbidClause(scope: Scope, change: Forbid): string {
  switch (change.forbid) {
    case "attack": {
      const on = affected(scope, change.on);
      if (change.unless === "heads") return say(scope, "mustFlipToAttack", { on });
      if (change.attack === undefined) return say(scope, "cannotAttack", { on: together(scope, change.on) });
      if (typeof change.attack !== "string" && "once" in change.attack) return noGX(scope, change.on);
      if (typeof change.attack !== "string") return say(scope, "cannotUseThat", { on });
      return say(scope, "cannotUse", { on, attack: scope.attackName(change.attack) });
    }
    case "retreat":
      return say(scope, "cannotRetreat", { on: together(scope, change.on) });
    case "evolve":
      return say(scope, "cannotEvolve", { on: together(scope, change.on) });
    case "evolveFromHand":
      return noEvolution(scope, change.on);
    case "heal":
      return say(scope, "cannotHeal", { on: together(scope, change.on) });
    case "useAbilities":
      return say(scope, "cannotUseAbilities", { on: together(scope, change.on) });
    case "beKnockedOut":
      return say(scope, "cannotBeKnockedOut", { on: together(scope, change.on) });
    case "play":
      return say(scope, CANNOT_PLAY[change.who], { cards: nounPhrase(cardNoun(scope, change.where), true) });
    case "attachEnergy": {
      const cards = nounPhrase(change.where ? cardNoun(scope, change.where) : noun(scope, "energyCard"), true);
      const acting: Scope = { ...scope, subject: change.who === "you" ? "you" : "opponent" };
      const side = change.who === "you" ? "yours" : "opponents";
      const pokemon = change.to ? affected(scope, change.to) : pokemonTogether(acting, { pokemon: "all", side, place: "inPlay" });
      return say(scope, CANNOT_ATTACH[change.who], { cards, pokemon });
    }
    case "takePrizes":
      return say(scope, "cannotTakePrizes", { who: { text: say(scope, PLAYERS[change.who]), plural: change.who === "both" } });
    case "drawExtra":
      return say(scope, "cannotDraw", { who: { text: say(scope, PLAYERS[change.who]), plural: change.who === "both" } });
    case "moveByEffects":
      return guarded(scope, change);
  }
}

/** "Your opponent can't use any GX attacks". */
function noGX(scope: Scope, on: PokemonSelector): string {
  if (on.pokemon !== "all" || on.side !== "opponents" || on.place !== "inPlay" || on.where)
    throw new CannotSayError("whose GX attacks are forbidden", on);
  return say(scope, "opponentCannotUseGX");
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
  if (on.pokemon === "all" && on.side === "both" && on.place === "inPlay" && !on.where) return say(scope, "nobodyCanEvolve");
  if (on.pokemon === "all" && on.side !== "opponents") throw new CannotSayError("whose Pokémon cannot evolve", on);
  return say(scope, "opponentCannotEvolve", { on: together({ ...scope, subject: "opponent" }, on) });
}

const LIFTS: Readonly<Record<Exclude<Permit["permit"], "useAttacksOf" | "evolveInto">, Template>> = {
  evolveThisTurn: "canEvolveThisTurn",
  evolveFirstTurn: "canEvolveFirstTurn",
  playEarlyToEvolve: "playEarlyToEvolve",
  startActive: "startActive",
  attackFirstTurn: "canAttackFirstTurn",
  retreatAgain: "canRetreatAgain",
  attackWhileAsleep: "canAttackAsleep",
  attackWhileParalyzed: "canAttackParalyzed",
  extraSupporter: "extraSupporter",
  attackTwice: "attackTwice",
  ownAttackTwice: "ownAttackTwice",
  attachTwoEnergy: "attachTwoEnergy",
  attackFromBench: "attackFromBench",
  megaKeepsTurn: "megaKeepsTurn",
  supporterFirstTurn: "supporterFirstTurn",
  reflipAttackCoins: "reflipAttackCoins",
};

/** "…can …" */
export function permitClause(scope: Scope, change: Permit): string {
  if (change.permit === "useAttacksOf") {
    const on = affected(scope, change.on);
    if (change.of === "previousEvolutions") return say(scope, "canUsePrevious", { on });
    if ("attached" in change.of) return say(scope, scope.host === "attached" ? "canUseThisTool" : "canUseTools", { on });
    const of = "cards" in change.of ? cardsPhrase(scope, change.of.cards) : pokemonTogether(scope, change.of.pokemon);
    return say(scope, "canUseAttacksOf", { on, of });
  }
  if (change.permit === "evolveInto") {
    return say(scope, "canEvolveInto", { on: affected(scope, change.on), cards: nounPhrase(cardNoun(scope, change.where), false) });
  }
  if (change.permit === "reflipAttackCoins" && change.on?.pokemon === "all" && change.on.side === "both" && !change.on.where)
    return say(scope, "eitherReflips");
  if (change.permit === "reflipAttackCoins" && change.on) return say(scope, change.permit, { on: pokemonTogether(scope, change.on) });
  return say(scope, LIFTS[change.permit], "on" in change && change.on ? { on: affected(scope, change.on) } : {});
}
