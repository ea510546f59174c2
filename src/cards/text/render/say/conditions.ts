import type { Amount, Condition, HistoryEvent, PokemonFilter, PokemonSelector } from "@/engine/pokemon/effects/language";
import type { Phrase, Template } from "../language";
import { amountPhrase } from "./amounts";
import { referentOf } from "./cards";
import { adjectives, cardNoun, energyNoun, participle, pokemonNoun } from "./nouns";
import { pokemonPhrase } from "./pokemon";
import { CannotSayError, joined, nounPhrase, type Scope, say, symbols, zone } from "./scope";

/** A condition as the clause behind "if": "all of them are heads", "your opponent's Active Pokémon is a Pokémon-EX". */
export function conditionClause(scope: Scope, condition: Condition): string {
  if ("not" in condition) return negated(scope, condition.not);
  if ("all" in condition)
    return joined(
      scope,
      condition.all.map((part) => conditionClause(scope, part)),
      "and",
    );
  if ("any" in condition)
    return (
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
    case "place":
      return say(scope, condition.is === "active" ? "isActive" : "isBenched", { pokemon: pokemonPhrase(scope, condition.pokemon) });
    case "cards":
      return ofCards(scope, condition);
    case "stadium":
      if (condition.name) return say(scope, "thatStadium", { name: scope.nameOf(condition.name) });
      if (condition.of === undefined) return say(scope, "anyStadium");
      return say(scope, condition.of === "you" ? "yourStadium" : "opponentsStadium");
    case "history":
      return happened(scope, condition.event);
    case "bound":
      return inThisWay(scope, condition);
    case "turn":
      return say(scope, turnTemplate(condition));
    case "energyInCost":
      return say(scope, "extraEnergy", { cost: condition.extra.map((type) => symbols(scope, [type])).join("") });
    default:
      throw new CannotSayError("a condition", condition);
  }
}

function negated(scope: Scope, condition: Condition): string {
  if ("if" in condition && condition.if === "pokemon") {
    const { is, where } = condition;
    const filter = { ...("where" in is ? is.where : {}), ...where };
    const pokemon = definite(is);
    if (pokemon && Object.keys(filter).length > 0 && Object.keys(filter).every((key) => WHAT_IT_IS.has(key)) && !filter.names) {
      const noun = say(scope, "aNoun", { noun: nounPhrase(pokemonNoun(scope, filter), false) });
      return say(scope, "isNotA", { pokemon: pokemonPhrase(scope, pokemon), noun });
    }
    if (pokemon && filter.damaged && Object.keys(filter).length === 1)
      return say(scope, "hasNoDamage", { pokemon: pokemonPhrase(scope, pokemon) });
    if (pokemon && filter.tool && Object.keys(filter).length === 1)
      return say(scope, "hasNoTool", { pokemon: pokemonPhrase(scope, pokemon) });
    if (pokemon && filter.energy?.atLeast === 1 && Object.keys(filter).length === 1) {
      return say(scope, "hasNoEnergy", { pokemon: pokemonPhrase(scope, pokemon), energy: energyPhrase(scope, filter.energy) });
    }
  }
  return say(scope, "not", { condition: conditionClause(scope, condition) });
}

/** What a Pokémon is, as against what it has or suffers. */
const WHAT_IT_IS: ReadonlySet<string> = new Set(["types", "stages", "evolution", "marks", "ruleBox", "anyOf"]);

const COMPARISONS: Readonly<Record<Extract<Condition, { if: "compare" }>["is"], Template>> = {
  "=": "isExactly",
  "<": "isLess",
  ">": "isMore",
  "<=": "isAtMost",
  ">=": "isAtLeast",
};

function compared(scope: Scope, { left, is, right }: Extract<Condition, { if: "compare" }>): string {
  const coin = coinsOf(left);
  if (coin && is === "=" && typeof right === "number" && right === scope.coins.count && right > 0) {
    if (coin === "heads") return say(scope, right === 2 ? "allHeadsTwo" : "allHeads");
    return say(scope, right === 2 ? "allTailsTwo" : "allTails");
  }
  const other = coin === "heads" ? "tails" : "heads";
  if (coin && is === "=" && right === 0) return say(scope, other === "heads" ? "allHeads" : "allTails");
  if (coin && is === ">=" && right === 2 && scope.coins.count === 2) return say(scope, coin === "heads" ? "allHeadsTwo" : "allTailsTwo");
  if (coin === "heads" && is === ">=" && right === 1) return say(scope, "anyHeads");
  return (
    held(scope, left, is, right) ?? say(scope, COMPARISONS[is], { left: amountPhrase(scope, left), right: amountPhrase(scope, right) })
  );
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

/** What is said of one Pokémon: "is a Basic Pokémon", "is Confused", "has any {R} Energy attached", one clause after the other. */
function predicates(scope: Scope, pokemon: Phrase, filter: PokemonFilter): string {
  const { conditions, damaged, energy, tool, hasAbility, ...kind } = filter;
  const clauses: string[] = [];
  if (Object.keys(kind).length > 0) {
    if (kind.names && Object.keys(kind).length === 1) clauses.push(say(scope, "isNamed", { pokemon, name: pokemonNoun(scope, kind).one }));
    else clauses.push(say(scope, "isA", { pokemon, noun: say(scope, "aNoun", { noun: nounPhrase(pokemonNoun(scope, kind), false) }) }));
  }
  if (conditions?.length === 0) clauses.push(say(scope, "isAfflicted", { pokemon }));
  else if (conditions) {
    const adjective = adjectives(scope, conditions, pokemon.plural ?? false, pokemon.feminine ?? false, "or");
    clauses.push(say(scope, "hasCondition", { pokemon, adjective }));
  }
  if (damaged !== undefined) clauses.push(say(scope, damaged ? "hasDamage" : "hasNoDamage", { pokemon }));
  if (energy) {
    const slots = { pokemon, n: energy.atLeast, energy: energyPhrase(scope, energy) };
    clauses.push(say(scope, energy.atLeast > 1 ? "hasEnergies" : "hasEnergy", slots));
  }
  if (tool !== undefined) clauses.push(say(scope, tool ? "hasTool" : "hasNoTool", { pokemon }));
  if (hasAbility === true) clauses.push(say(scope, "hasAbility", { pokemon }));
  else if (typeof hasAbility === "string") clauses.push(say(scope, "hasThatAbility", { pokemon, name: hasAbility }));
  else if (hasAbility !== undefined) throw new CannotSayError("a condition on Abilities", filter);
  return joined(scope, clauses, "and");
}

function energyPhrase(scope: Scope, { type, where, atLeast }: NonNullable<PokemonFilter["energy"]>): Phrase {
  return nounPhrase(energyNoun(scope, { ...where, ...(type && { types: [type] }) }), atLeast > 1);
}

function ofCards(scope: Scope, { are, where }: Extract<Condition, { if: "cards" }>): string {
  if (are.cards === "bound") {
    const referent = referentOf(scope, are.binding);
    return say(scope, "thatCardIs", {
      card: nounPhrase(referent.noun, false),
      noun: say(scope, "aNoun", { noun: nounPhrase(cardNoun(scope, where), false) }),
    });
  }
  if (are.cards === "attached") {
    const attached = nounPhrase(cardNoun(scope, { ...are.where, ...where }), false);
    const slots = { pokemon: pokemonPhrase(scope, are.to), noun: { ...attached, text: say(scope, "aNoun", { noun: attached }) } };
    return say(scope, "hasAttached", slots);
  }
  if (are.cards !== "all") throw new CannotSayError("a condition on cards", are);
  const inner = nounPhrase(cardNoun(scope, { ...are.where, ...where }), false);
  const slots = { cards: say(scope, "anyNoun", { noun: inner }), zone: zone(scope, are.zone, are.of) };
  return say(scope, are.of === "you" ? "youHaveCards" : "opponentHasCards", slots);
}

/** "If either player put any cards … in this way": of two moves the same, one of each player. */
function eitherPlayer(scope: Scope, parts: readonly Condition[]): string | undefined {
  const [one, other] = parts.map((part) =>
    "if" in part && part.if === "bound" && !part.where ? referentOf(scope, part.binding) : undefined,
  );
  if (parts.length !== 2 || !one || !other || one.verb !== other.verb || one.owner === other.owner) return undefined;
  const slots = { noun: nounPhrase(one.noun, false), nouns: nounPhrase(one.noun, true), form: participle(scope, one.verb)[0] };
  return say(scope, "eitherDidInThisWay", slots);
}

function inThisWay(scope: Scope, { binding, where }: Extract<Condition, { if: "bound" }>): string {
  const referent = referentOf(scope, binding);
  if (referent.verb === "knockOut") return say(scope, "knockedOutInThisWay");
  if (where && referent.kind === "cards" && !referent.plural && !referent.searched) {
    return say(scope, "thatCardIs", {
      card: nounPhrase(referent.noun, false),
      noun: say(scope, "aNoun", { noun: nounPhrase(cardNoun(scope, where), false) }),
    });
  }
  const inner = where ? cardNoun(scope, where) : referent.noun;
  const forms = participle(scope, referent.verb);
  return say(scope, "didInThisWay", { noun: nounPhrase(inner, false), nouns: nounPhrase(inner, true), form: forms[0] });
}

function turnTemplate({ is, goingSecond }: Extract<Condition, { if: "turn" }>): Template {
  switch (is) {
    case "yours":
      return "yourTurn";
    case "opponents":
      return "opponentsTurn";
    case "firstOfGame":
      return "firstOfGame";
    case "yourFirst":
      return goingSecond ? "yourFirstTurnSecond" : "yourFirstTurn";
  }
}

function happened(scope: Scope, event: HistoryEvent): string {
  const self = () => pokemonPhrase(scope, { pokemon: "self" });
  switch (event.happened) {
    case "knockedOut": {
      const nouns = nounPhrase(pokemonNoun(scope, event.where), true);
      if (event.side === "yours" && event.during === "opponentsLastTurn") {
        return say(scope, event.byAttack ? "ownKnockedOutByAttack" : "ownKnockedOut", { nouns });
      }
      if (event.side === "opponents" && event.during === "yourLastTurn") return say(scope, "theyKnockedOut", { nouns });
      break;
    }
    case "played":
      if (event.by === "you" && event.during === "thisTurn") {
        return say(scope, scope.thatPlayer ? "thatPlayerPlayed" : "played", {
          cards: say(scope, "anyNoun", { noun: nounPhrase(cardNoun(scope, event.where), false) }),
        });
      }
      break;
    case "usedAttack":
      if (event.by === "you" && event.during === "yourLastTurn" && event.attack)
        return say(scope, "usedAttackByYours", { attack: scope.attackName(event.attack) });
      if (event.by === "self" && event.during === "yourLastTurn" && event.attack) {
        return say(scope, "usedAttackLast", { pokemon: self(), attack: scope.attackName(event.attack) });
      }
      break;
    case "evolved":
      if (event.pokemon === "self" && event.during === "thisTurn") {
        return event.from
          ? say(scope, "evolvedFromThisTurn", { pokemon: self(), name: scope.nameOf(event.from) })
          : say(scope, "evolvedThisTurn", { pokemon: self() });
      }
      break;
    case "movedToActive":
      if (event.pokemon === "self" && event.during === "thisTurn") return say(scope, "movedToActive", { pokemon: self() });
      break;
    case "wasDamaged":
      if (event.pokemon === "self" && event.during === "opponentsLastTurn") return say(scope, "wasDamagedLast", { pokemon: self() });
      break;
    case "cameIntoPlay":
      if (event.pokemon === "self" && event.during === "thisTurn") return say(scope, "cameIntoPlay", { pokemon: self() });
      break;
    case "attachedTool":
      if (event.to === "self" && event.during === "thisTurn") return say(scope, "attachedToolThisTurn", { pokemon: self() });
      break;
    case "healed":
      if (event.pokemon === "self" && event.during === "thisTurn") return say(scope, "healedThisTurn", { pokemon: self() });
      break;
  }
  throw new CannotSayError("what happened", event);
}
