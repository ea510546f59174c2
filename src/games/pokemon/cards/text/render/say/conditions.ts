import { isDeepStrictEqual } from "node:util";
import type { Amount, CardFilter, Condition, PokemonFilter, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { nounPhrase } from "@/kernel/texts/words";
import { conditionSentences } from "../../phrasebook/conditions";
import type { Template } from "../language";
import { amountPhrase } from "./amounts";
import { referentOf } from "./cards";
import { happened } from "./history";
import { cardNoun, energyNoun, energyPhrase, participle, placeOf, pokemonNoun } from "./nouns";
import { sayWith } from "./phrasebook";
import { pokemonPhrase, pokemonTogether } from "./pokemon";
import { negation, predicates } from "./predicates";
import { CannotSayError, joined, type Scope, say, symbols, wrap, zone } from "./scope";

/** A condition as the clause behind "if": "all of them are heads", "your opponent's Active Pokémon is a Pokémon-EX". */
export function conditionClause(scope: Scope, condition: Condition): string {
  if ("if" in condition && condition.if === "stadium") scope.stadium.named = true;
  const said = sayWith(scope, conditionSentences, condition);
  if (said !== undefined) return said;
  if ("not" in condition) return negated(scope, condition.not);
  if ("all" in condition)
    return joined(
      scope,
      condition.all.map((part) => conditionClause(scope, part)),
      "and",
    );
  if ("any" in condition)
    return (
      cardInPlay(scope, condition.any) ??
      eitherPlayer(scope, condition.any) ??
      joined(
        scope,
        condition.any.map((part) => conditionClause(scope, part)),
        "or",
      )
    );
  switch (condition.if) {
    case "compare":
      return compared(scope, condition);
    case "pokemon":
      return ofPokemon(scope, condition.is, condition.where);
    case "cards":
      return ofCards(scope, condition);
    case "stadium":
      if (condition.name) return say(scope, "thatStadium", { name: scope.nameOf(condition.name) });
      break;
    case "history":
      return happened(scope, condition.event);
    case "bound":
      return inThisWay(scope, condition);
    case "energyInCost":
      return extraEnergy(scope, condition.extra);
  }
  throw new CannotSayError("a condition", condition);
}

function negated(scope: Scope, condition: Condition): string {
  if ("if" in condition) {
    switch (condition.if) {
      case "pokemon":
        return noSuchPokemon(scope, condition.is, condition.where);
      case "compare": {
        const { left, is, right } = condition;
        if (is !== "=") break;
        const ownHand = typeof left === "object" && "count" in left && left.count === "cards" && left.zone === "hand" && left.of === "you";
        if (ownHand && !left.where && typeof right === "number")
          return say(scope, "youDoNotHaveInHand", { amount: say(scope, "exactlySo", { n: right }) });
        return say(scope, typeof right === "number" ? "isNotExactly" : "isNotSame", {
          left: amountPhrase(scope, left),
          right: amountPhrase(scope, right),
        });
      }
      case "cards":
        if (condition.are.cards === "bound") return thatCard(scope, "thatCardIsNot", condition.are.binding, condition.where);
        break;
      case "history":
        return happened(scope, condition.event, false);
    }
  }
  throw new CannotSayError("what is not so", condition);
}

/** "At least 3 extra {R} Energy", "at least 1 extra {R}, {W}, and {L} Energy": as many of each type. */
function extraEnergy(scope: Scope, extra: Extract<Condition, { if: "energyInCost" }>["extra"]): string {
  const types = [...new Set(extra)];
  const n = extra.length / types.length;
  if (types.some((type) => extra.filter((each) => each === type).length !== n)) throw new CannotSayError("extra Energy", extra);
  const any = types.length === 1 && types[0] === "Colorless";
  const type = joined(
    scope,
    types.map((each) => symbols(scope, [each])),
    "and",
  );
  const noun = any ? energyNoun(scope) : wrap(scope, energyNoun(scope), "typed", { type });
  return say(scope, "extraEnergy", { n, energy: nounPhrase(noun, n > 1) });
}

const COMPARISONS: Readonly<Record<Extract<Condition, { if: "compare" }>["is"], Template>> = {
  "=": "isExactly",
  "<": "isLess",
  ">": "isMore",
  "<=": "isAtMost",
  ">=": "isAtLeast",
};

function compared(scope: Scope, { left, is, right }: Extract<Condition, { if: "compare" }>): string {
  const coin = coinsOf(left);
  if (coin && is === "=" && typeof right === "number" && right === 2 && scope.coins.count === 2)
    return say(scope, coin === "heads" ? "allHeadsTwo" : "allTailsTwo");
  const other = coin === "heads" ? "tails" : "heads";
  if (coin && is === "=" && right === 0) return say(scope, other === "heads" ? "allHeads" : "allTails");
  if (coin && is === ">=" && right === 2 && scope.coins.count === 2) return say(scope, coin === "heads" ? "allHeadsTwo" : "allTailsTwo");
  if (coin && is === ">=" && right === 1) return say(scope, coin === "heads" ? "anyHeads" : "anyTails");
  if (coin && is === "=" && typeof right === "number") return say(scope, coin === "heads" ? "headsExactly" : "tailsExactly", { n: right });
  if (typeof left === "object" && "count" in left && left.count === "damageDone" && is === ">" && right === 0)
    return say(scope, "didAnyDamage");
  if (typeof left === "object" && "count" in left && left.count === "damageDone" && is === ">=" && typeof right === "number")
    return say(scope, "didDamage", { n: right });
  const more = is === ">=" ? morePrizes(left, right) : undefined;
  if (more !== undefined) return say(scope, "youHaveMorePrizes", { n: more });
  const relation = is === "=" && typeof right !== "number" ? "isSame" : COMPARISONS[is];
  return held(scope, left, is, right) ?? say(scope, relation, { left: amountPhrase(scope, left), right: amountPhrase(scope, right) });
}

/** By how many Prize cards you have more than your opponent. */
function morePrizes(left: Amount, right: Amount): number | undefined {
  const isPrizes = (amount: Amount, of: "you" | "opponent") =>
    typeof amount === "object" && "count" in amount && amount.count === "prizesLeft" && amount.of === of;
  if (typeof right !== "object" || !("add" in right) || !isPrizes(left, "you") || !isPrizes(right.add[0], "opponent")) return undefined;
  return typeof right.add[1] === "number" && right.add[1] > 1 ? right.add[1] : undefined;
}

/** "You have 3 or fewer cards in your hand", "your opponent has exactly 1 Prize card remaining": how many cards a player holds. */
function held(scope: Scope, left: Amount, is: keyof typeof COMPARISONS, right: Amount): string | undefined {
  if (typeof left !== "object" || !("count" in left) || typeof right !== "number" || scope.thatPlayer) return undefined;
  const relation = { "=": "exactlySo", "<=": "atMostSo", ">=": "atLeastSo", "<": undefined, ">": undefined } as const;
  const template = relation[is];
  if (template === undefined) return undefined;
  const slots = { n: right, amount: say(scope, template, { n: right }) };
  if (left.count === "prizesLeft" && left.of !== "both")
    return say(scope, left.of === "you" ? "youHavePrizes" : "opponentHasPrizes", slots);
  if (left.count !== "cards" || left.zone !== "hand" || left.where || left.of === "both" || right === 1) return undefined;
  if (right > 0) return say(scope, left.of === "you" ? "youHaveInHand" : "opponentHasInHand", slots);
  return is === "=" ? say(scope, left.of === "you" ? "handEmpty" : "opponentsHandEmpty") : undefined;
}

function coinsOf(amount: Amount): "heads" | "tails" | undefined {
  if (typeof amount !== "object" || !("count" in amount)) return undefined;
  return amount.count === "heads" || amount.count === "tails" ? amount.count : undefined;
}

/** One certain Pokémon that the selector means, if it does. */
function definite(selector: PokemonSelector): PokemonSelector | undefined {
  if (selector.pokemon === "all") {
    return selector.place === "active" && selector.side !== "both" ? { pokemon: "active", side: selector.side } : undefined;
  }
  return selector.pokemon === "choose" ? undefined : selector;
}

function ofPokemon(scope: Scope, selector: PokemonSelector, where: PokemonFilter | undefined): string {
  const inner = "where" in selector ? selector.where : undefined;
  const filter = { ...inner, ...where };
  const one = definite(selector);
  if (one) return predicates(scope, pokemonPhrase(scope, one), filter);
  if (selector.pokemon !== "all") throw new CannotSayError("a condition on Pokémon", selector);
  const any = say(scope, "anyNoun", { noun: nounPhrase(pokemonNoun(scope, filter), false) });
  if (selector.side === "both") return say(scope, "anyInPlay", { noun: any });
  const benched = selector.place === "bench";
  if (selector.side === "yours" && scope.thatPlayer && !benched) return say(scope, "thatPlayerHas", { noun: any });
  if (selector.side === "yours") return say(scope, benched ? "youHaveBenched" : "youHave", { noun: any });
  return say(scope, benched ? "opponentHasBenched" : "opponentHas", { noun: any });
}

/** "Isn't Asleep"; of Pokémon that are none: "you have no Benched Pokémon", "all of your Benched Pokémon have …". */
function noSuchPokemon(scope: Scope, selector: PokemonSelector, where: PokemonFilter | undefined): string {
  const filter = { ...("where" in selector ? selector.where : undefined), ...where };
  const one = definite(selector);
  if (one) return negation(scope, pokemonPhrase(scope, one), filter);
  if (selector.pokemon !== "all" || selector.side === "both") throw new CannotSayError("that there are no such Pokémon", selector);
  const { side, place } = selector;
  const everyone = pokemonTogether(scope, { pokemon: "all", side, place });
  const { not, ...others } = filter;
  if (not && Object.keys(others).length === 0)
    return predicates(scope, { ...everyone, text: say(scope, "allOfThem", { pokemon: everyone }) }, not);
  if (filter.energy?.atLeast === 1 && Object.keys(filter).length === 1)
    return say(scope, "noneHasEnergy", { pokemon: everyone, energy: energyPhrase(scope, filter.energy) });
  const noun = nounPhrase(pokemonNoun(scope, filter, place), false);
  const benched = place === "bench";
  if (side === "yours") return say(scope, benched ? "youHaveNoneBenched" : "youHaveNone", { noun });
  return say(scope, benched ? "opponentHasNoneBenched" : "opponentHasNone", { noun });
}

function ofCards(scope: Scope, { are, where }: Extract<Condition, { if: "cards" }>): string {
  if (are.cards === "bound") return thatCard(scope, "thatCardIs", are.binding, where);
  if (are.cards === "attached") {
    const attached = nounPhrase(cardNoun(scope, { ...are.where, ...where }), false);
    const slots = { pokemon: pokemonPhrase(scope, are.to), noun: { ...attached, text: say(scope, "aNoun", { noun: attached }) } };
    return say(scope, "hasAttached", slots);
  }
  if (are.cards === "stadium") {
    const stadium = nounPhrase(cardNoun(scope, { trainerKinds: ["Stadium"], ...are.where, ...where }), false);
    return say(scope, "anyInPlay", { noun: say(scope, "aNoun", { noun: stadium }) });
  }
  if (are.cards !== "all") throw new CannotSayError("a condition on cards", are);
  const inner = nounPhrase(cardNoun(scope, { ...are.where, ...where }), false);
  const slots = { cards: say(scope, "anyNoun", { noun: inner }), zone: zone(scope, are.zone, are.of) };
  return say(scope, are.of === "you" ? "youHaveCards" : "opponentHasCards", slots);
}

function thatCard(scope: Scope, template: "thatCardIs" | "thatCardIsNot", binding: number, where: CardFilter | undefined): string {
  return say(scope, template, {
    card: nounPhrase(referentOf(scope, binding).noun, false),
    noun: say(scope, "aNoun", { noun: nounPhrase(cardNoun(scope, where), false) }),
  });
}

/** "Festival Grounds is in play": a Stadium of that name, or a Pokémon. */
function cardInPlay(scope: Scope, parts: readonly Condition[]): string | undefined {
  const [stadium] = parts;
  if (!stadium || !("if" in stadium) || stadium.if !== "stadium" || stadium.name === undefined) return undefined;
  const pokemon: Condition = { if: "pokemon", is: { pokemon: "all", side: "both", place: "inPlay", where: { names: [stadium.name] } } };
  return isDeepStrictEqual(parts, [stadium, pokemon]) ? conditionClause(scope, stadium) : undefined;
}

/** "If either player put any cards … in this way": of two moves the same, one of each player. */
function eitherPlayer(scope: Scope, parts: readonly Condition[]): string | undefined {
  const [one, other] = parts.map((part) =>
    "if" in part && part.if === "bound" && !part.where ? referentOf(scope, part.binding) : undefined,
  );
  if (parts.length !== 2 || !one || !other || one.verb !== other.verb || one.owner === other.owner) return undefined;
  const slots = {
    noun: nounPhrase(one.noun, false),
    nouns: nounPhrase(one.noun, true),
    form: participle(scope, one.verb)[0],
    place: placeOf({ ...scope, subject: "opponent" }, one.pile, "opponent"),
  };
  return say(scope, "eitherDidInThisWay", slots);
}

function inThisWay(scope: Scope, { binding, where }: Extract<Condition, { if: "bound" }>): string {
  const referent = referentOf(scope, binding);
  if (referent.verb === "knockOut") return say(scope, "knockedOutInThisWay");
  if (referent.wholeHand && where)
    return say(scope, "findsThere", { noun: say(scope, "anyNoun", { noun: nounPhrase(cardNoun(scope, where), false) }) });
  if (where && referent.kind === "cards" && !referent.plural && !referent.searched) {
    return thatCard(scope, "thatCardIs", binding, where);
  }
  const inner = where ? cardNoun(scope, where) : referent.noun;
  const slots = { noun: nounPhrase(inner, false), nouns: nounPhrase(inner, true), form: participle(scope, referent.verb)[0] };
  return say(scope, "didInThisWay", { ...slots, place: placeOf(scope, referent.pile, referent.owner) });
}
