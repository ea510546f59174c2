import type {
  AbilityEffect,
  Activated,
  Condition,
  Continuous,
  Instruction,
  Modifier,
  PokemonFilter,
  PokemonSelector,
  Side,
  Subject,
  Trigger,
  Triggered,
} from "@/games/pokemon/engine/effects/language";
import type { Phrase } from "@/kernel/texts/words";
import { eventSentences } from "../../phrasebook/events";
import type { Template } from "../language";
import { quantity } from "./cards";
import { changeClause, unitsOf } from "./changes";
import { type Clause, inOrder, sentences, state, together } from "./clause";
import { conditionClause } from "./conditions";
import { cardNoun, energyPhrase, pokemonNoun } from "./nouns";
import { sayWith } from "./phrasebook";
import { pokemonPhrase, pokemonTogether } from "./pokemon";
import { CannotSayError, joined, type Scope, say, symbol } from "./scope";
import { actorOf, permission, sayAll } from "./steps";

/** The text of an Ability, Tool, Stadium or special Energy. */
export function sayEffects(scope: Scope, effects: readonly AbilityEffect[]): string {
  return sentences(scope, joinedEffects(scope, effects));
}

function joinedEffects(scope: Scope, effects: readonly AbilityEffect[]): readonly Clause[] {
  const [first, second, ...others] = effects;
  if (first && second && evolvesEarly(first, second)) {
    const on =
      first.kind === "continuous" && "permit" in first.change && "on" in first.change && first.change.on ? first.change.on : undefined;
    const template = on?.pokemon === "all" && on.side === "both" ? "canEvolveEarlyBoth" : "canEvolveEarly";
    if (on) return [state(say(scope, template, { on: pokemonPhrase(scope, on) })), ...joinedEffects(scope, others)];
  }
  return effects.map((effect) => sayEffect(scope, effect));
}

function evolvesEarly(first: AbilityEffect, second: AbilityEffect): boolean {
  const permits = (effect: AbilityEffect, what: string) =>
    effect.kind === "continuous" && "permit" in effect.change && effect.change.permit === what && !effect.while;
  return permits(first, "evolveThisTurn") && permits(second, "evolveFirstTurn");
}

function sayEffect(scope: Scope, effect: AbilityEffect): Clause {
  switch (effect.kind) {
    case "continuous": {
      const clause = continuousClause(scope, effect);
      return effect.once ? state(clause.text, [...(clause.tail ?? []), state(say(scope, "appliedOnce"))]) : clause;
    }
    case "triggered":
      return triggeredClause(scope, effect);
    case "activated":
      return activated(scope, effect);
  }
}

/** The Pokémon-EX that a Spirit Link lets its holder become without the turn ending. */
function evolvedInto({ change, while: condition }: Continuous): readonly string[] | undefined {
  if (!("permit" in change) || change.permit !== "megaKeepsTurn" || !condition || !("if" in condition)) return undefined;
  return condition.if === "pokemon" && condition.is.pokemon === "self" ? condition.where?.names : undefined;
}

export function continuousClause(scope: Scope, effect: Continuous): Clause {
  const { change, while: condition } = effect;
  const names = evolvedInto(effect);
  if (names) {
    const slots = { on: pokemonPhrase(scope, { pokemon: "self" }), name: joined(scope, names.map(scope.nameOf), "or") };
    return state(say(scope, "keepsTurnInto", slots));
  }
  if (condition && "modify" in change && change.modify === "energyProvides" && change.instead && !change.where && !change.perUnit) {
    const told = besidesThisCard(scope, condition) ?? conditionClause(scope, condition);
    return state(say(scope, "providesInstead", { condition: told, units: unitsOf(scope, change.units) }));
  }
  const clause = changeClause(scope, change);
  if (!condition) return state(clause);
  return state(say(scope, "asLongAs", { condition: conditionClause(scope, condition), clause }));
}

/** "Has any other Special Energy attached": 2 of them where this card is one. */
function besidesThisCard(scope: Scope, condition: Condition): string | undefined {
  if (!("if" in condition) || condition.if !== "pokemon" || condition.is.pokemon !== "self") return undefined;
  const { energy, ...others } = condition.where ?? {};
  if (energy?.atLeast !== 2 || energy.where?.energyKind !== "Special" || Object.keys(others).length > 0) return undefined;
  return say(scope, "hasOtherEnergy", {
    pokemon: pokemonPhrase(scope, condition.is),
    energy: energyPhrase(scope, { ...energy, atLeast: 1 }),
  });
}

/** What makes an attack usable: "if …, this attack can be used for {C}". */
export function usageClause(scope: Scope, effect: Continuous): Clause {
  const { change, while: condition } = effect;
  const clause = thisAttack(scope, change);
  if (clause === undefined) return continuousClause(scope, effect);
  return state(condition ? say(scope, "ifThen", { condition: conditionClause(scope, condition), clause }) : clause);
}

function thisAttack(scope: Scope, change: Modifier): string | undefined {
  if ("permit" in change) {
    if (change.permit === "attackWhileAsleep") return say(scope, "thisAttackAsleep");
    return change.permit === "attackWhileParalyzed" ? say(scope, "thisAttackParalyzed") : undefined;
  }
  if (!("modify" in change)) return undefined;
  if (change.modify === "attackCostSet") return say(scope, "thisAttackFor", { symbols: change.cost.map(symbol).join("") });
  return change.modify === "attackCost" && change.sign === "none" && !change.symbol ? say(scope, "thisAttackFree") : undefined;
}

function activated(scope: Scope, effect: Activated): Clause {
  if (effect.either) return usedByEither({ ...scope, thatPlayer: true }, effect);
  const { limit, when, from = "play", cost = [], steps } = effect;
  const used = usedByYou(scope, cost, steps);
  let clause = used.text;
  if (when) clause = say(scope, "ifThen", { condition: conditionClause(scope, when), clause });
  if (from !== "play") clause = say(scope, from === "hand" ? "fromHand" : "fromDiscard", { clause });
  const tail = [...(used.tail ?? [])];
  tail.push(...limitTold(scope, limit));
  const template = {
    oncePerTurn: "onceATurn",
    oncePerTurnByName: "onceATurn",
    oncePerMatch: "onceAGame",
    vstar: "vstar",
    often: "oftenATurn",
  } as const;
  return state(say(scope, typeof limit === "object" ? "onceATurn" : template[limit ?? "often"], { clause }), tail);
}

/** What is said after the text of how often it may be used. */
function limitTold(scope: Scope, limit: Activated["limit"]): readonly Clause[] {
  if (typeof limit === "object") return [state(say(scope, "onlyOneNamed", { name: limit.oncePerTurnNamed }))];
  return limit === "oncePerTurnByName" ? [state(say(scope, "onlyOneByName"))] : [];
}

/** "you may discard a card in order to use this Ability", or "you may discard a card. If you do, draw 3 cards". */
function usedByYou(scope: Scope, cost: Activated["steps"], steps: Activated["steps"]): Clause {
  const [first, ...others] = steps;
  if (!first) throw new CannotSayError("an Ability that does nothing", steps);
  if (cost.length > 0) {
    const allowed = permission(scope, "you", cost);
    return state(say(scope, "inOrderToUse", { clause: allowed.text }), [...(allowed.tail ?? []), ...sayAll(scope, steps)]);
  }
  const last = steps.at(-1);
  if (last && others.length > 0 && endsTheUse(last)) {
    const used = optionally(scope, steps.slice(0, -1));
    const end = together(scope, sayAll(scope, [last]));
    return state(used.text, [...(used.tail ?? []), state(say(scope, "ifUsed", { clause: end.text }), end.tail)]);
  }
  if (first.do !== "ifYouDo" || first.otherwise) return optionally(scope, steps);
  const allowed = permission(scope, "you", first.steps);
  const following = together(scope, sayAll(scope, first.then));
  const done = state(say(scope, "ifDone", { clause: following.text }), following.tail);
  return state(allowed.text, [...(allowed.tail ?? []), done, ...sayAll(scope, others)]);
}

/** What either player may do in their own turn, said of "that player". */
function usedByEither(scope: Scope, effect: Activated): Clause {
  const { limit, when } = effect;
  const condition = when && conditionClause(scope, when);
  const clause = eitherMay(scope, effect);
  const tail = clause.tail ?? [];
  if (limit === undefined && condition === undefined) return state(say(scope, "eitherOften", { clause: clause.text }), tail);
  const may = say(scope, "thatPlayerMay", { clause: clause.text });
  return state(say(scope, "eitherOnce", { clause: condition ? say(scope, "ifThen", { condition, clause: may }) : may }), tail);
}

/** What comes after the use whatever came of it: the end of the turn, or of this Pokémon. */
function endsTheUse(step: Instruction): boolean {
  return step.do === "endTurn" || (step.do === "knockOut" && step.pokemon.pokemon === "self");
}

/** What "that player may" do. */
function eitherMay(scope: Scope, { cost = [], steps }: Activated): Clause {
  const [first, ...rest] = steps;
  if (cost.length > 0) {
    const price = together(scope, sayAll(scope, cost, "infinitive"));
    const purpose = together(scope, sayAll(scope, steps, "infinitive"));
    const text = say(scope, "inOrderTo", { clause: price.text, purpose: purpose.text });
    return state(text, [...(price.tail ?? []), ...(purpose.tail ?? [])]);
  }
  if (first?.do === "ifYouDo" && !first.otherwise && rest.length === 0) {
    const clause = together(scope, sayAll(scope, first.steps, "infinitive"));
    const then = together(scope, sayAll(scope, first.then));
    return state(clause.text, [...(clause.tail ?? []), state(say(scope, "ifTheyDid", { clause: then.text }), then.tail)]);
  }
  const allowed = first?.do === "flip" ? { may: [first], others: rest } : inOneBreath(scope, steps);
  if (allowed.may.length === 0) throw new CannotSayError("what either player may do", steps);
  const clause = together(scope, sayAll(scope, allowed.may, "infinitive"));
  return state(clause.text, [...(clause.tail ?? []), ...sayAll(scope, allowed.others)]);
}

export function triggeredClause(scope: Scope, { on, while: asked, optional, limit, steps }: Triggered): Clause {
  // "Once during your turn, when …" says whose turn it is.
  const condition = optional && limit === "oncePerTurn" ? outsideTurn(asked) : asked;
  const onceAtEnd = on.event === "endOfTurn" && on.of === "you" && limit === "oncePerTurn";
  const event = onceAtEnd ? undefined : eventClause(scope, on);
  const given = condition && conditionClause(scope, condition);
  const when = event !== undefined && given !== undefined ? say(scope, "eventWhile", { event, condition: given }) : event;
  const theirTurn = "by" in on && on.by === "opponent" && steps.length === 1 && steps[0]?.do === "endTurn";
  const said = theirTurn ? state(say(scope, "theirTurnEnds")) : optional ? optionally(scope, steps) : inOrder(scope, sayAll(scope, steps));
  const tail = [...(said.tail ?? [])];
  tail.push(...limitTold(scope, limit));
  if (when === undefined) {
    const clause = given === undefined ? said.text : say(scope, "ifThen", { condition: given, clause: said.text });
    return state(say(scope, "onceAtEnd", { clause }), tail);
  }
  const clause = say(scope, "ifEvent", { event: when, clause: said.text });
  if (limit !== "oncePerTurn") return state(clause, tail);
  if (optional) return state(say(scope, "onceWhen", { clause }), tail);
  return state(clause, [...tail, state(say(scope, "onlyOnce"))]);
}

/** A condition without asking whether it is one's own turn. */
function outsideTurn(condition: Condition | undefined): Condition | undefined {
  if (!condition || "not" in condition || "any" in condition) return condition;
  if ("all" in condition) {
    const [first, ...more] = condition.all.filter((each) => outsideTurn(each));
    return first && more.length > 0 ? { all: [first, ...more] } : first;
  }
  return condition.if === "turn" && condition.is === "yours" ? undefined : condition;
}

/** "You may …": what may be done goes on as far as it can be said in one breath; what hangs on it follows. */
function optionally(scope: Scope, steps: readonly Instruction[]): Clause {
  if (steps.length === 0) throw new CannotSayError("an effect that does nothing", steps);
  const { may, others } = inOneBreath(scope, steps);
  if (may.length === 0) return state(say(scope, "useAbility"), sayAll(scope, steps));
  const clause = permission(scope, "you", may);
  return state(clause.text, [...(clause.tail ?? []), ...sayAll(scope, others)]);
}

/** The steps that one "you may" reaches: those of one player, up to the first that needs sentences of its own. */
function inOneBreath(
  scope: Scope,
  steps: readonly Instruction[],
): { readonly may: readonly Instruction[]; readonly others: readonly Instruction[] } {
  const [first] = steps;
  if (!first || !speakable(first)) return { may: [], others: steps };
  const actor = actorOf(first);
  const stop = steps.findIndex((step) => !speakable(step) || actorOf(step) !== actor);
  const reach = stop < 0 ? steps : steps.slice(0, stop);
  const { modes: _, ...said } = scope;
  const trial: Scope = { ...said, referents: new Map(scope.referents) };
  const long = sayAll(trial, reach, "infinitive").findIndex(({ tail }) => tail?.some(({ reminder }) => !reminder));
  const count = long < 0 ? reach.length : Math.min(long + 1, reach.length);
  return { may: steps.slice(0, count), others: steps.slice(count) };
}

const speakable = (step: Instruction): boolean => step.do !== "if" && actorOf(step) !== undefined;

const subjectSelector = (subject: Exclude<Subject, string>): PokemonSelector => ({
  pokemon: "all",
  side: subject.side,
  place: subject.place ?? "inPlay",
  ...(subject.where && { where: subject.where }),
  ...(subject.except && { except: subject.except }),
});

/** Who an event happens to: "this Pokémon", "1 of your {G} Pokémon". */
function subjectPhrase(scope: Scope, subject: Subject): Phrase {
  if (subject === "self") return pokemonPhrase(scope, { pokemon: "self" });
  if (subject === "defending") return { text: say(scope, "defending") };
  const selector = subjectSelector(subject);
  if (subject.place === "active") return pokemonPhrase(scope, selector);
  return pokemonPhrase(scope, oneOf(subject));
}

function oneOf({
  side,
  place = "inPlay",
  where,
  except,
}: {
  readonly side: Side;
  readonly place?: "active" | "bench" | "inPlay";
  readonly where?: PokemonFilter;
  readonly except?: "self";
}): PokemonSelector {
  return { pokemon: "choose", side, place, count: 1, ...(where && { where }), ...(except && { except }) };
}

function eventClause(scope: Scope, on: Trigger): string {
  const said = sayWith(scope, eventSentences, on);
  if (said !== undefined) return said;
  switch (on.event) {
    case "damagedByAttack":
      return damaged(scope, on);
    case "knockedOut": {
      const pokemon = subjectPhrase(scope, on.subject);
      if (on.byDamageFrom === "opponents") return say(scope, "knockedOutByAttack", { pokemon });
      return say(scope, on.byAttack ? "knockedOutByAnyAttack" : "knockedOut", { pokemon });
    }
    case "wouldBeKnockedOut":
      return say(scope, "wouldBeKnockedOut", { pokemon: subjectPhrase(scope, on.subject) });
    case "putOntoBench":
      return say(scope, "putOntoBench", { pokemon: quantity(scope, pokemonNoun(scope, on.subject.where), 1) });
    case "played": {
      const either = evolvedByEither(scope, on);
      if (either) return either;
      const templates = { toBench: "playedToBench", toEvolve: "playedToEvolve", fromHand: "playedFromHand" } as const;
      return say(scope, templates[on.how], { pokemon: subjectPhrase(scope, on.subject) });
    }
    case "willEvolve":
      return say(scope, on.into ? "willEvolveInto" : "willEvolve", {
        pokemon: subjectPhrase(scope, on.subject),
        ...(on.into && { name: scope.nameOf(on.into) }),
      });
    case "evolves":
      return say(scope, on.subject === "self" ? "becomes" : "evolves", { pokemon: subjectPhrase(scope, on.subject) });
    case "attachedEnergy":
      return attachedEnergy(scope, on);
    case "attached":
      if (on.what === "tool") return attachedTool(scope, on);
      return say(scope, on.from === "hand" ? "attachThisFromHand" : "attachThis", { pokemon: subjectPhrase(scope, on.subject) });
    case "movesToActive":
    case "movesToBench":
    case "retreats":
      return say(scope, on.event, { pokemon: subjectPhrase(scope, on.subject) });
    case "attacks":
      return say(scope, "attacksEvent", { pokemon: subjectPhrase(scope, on.subject) });
    case "plays":
      return say(scope, on.by === "you" ? "youPlay" : "opponentPlays", { cards: quantity(scope, cardNoun(scope, on.where), 1) });
    default:
      throw new CannotSayError("when something happens", on);
  }
}

function damaged(
  scope: Scope,
  { subject, from, by, atLeast, evenIfKnockedOut, whileActive }: Extract<Trigger, { event: "damagedByAttack" }>,
): string {
  const source = damageSource(scope, from, by);
  if (atLeast !== undefined && !whileActive) throw new CannotSayError("much damage outside the Active Spot", atLeast);
  const template = atLeast !== undefined ? "whenTakesActive" : whileActive ? "whenDamagedActive" : "whenDamaged";
  const event = say(scope, template, { pokemon: subjectPhrase(scope, subject), source, n: atLeast });
  return evenIfKnockedOut ? say(scope, "evenIfKnockedOut", { event }) : event;
}

function damageSource(scope: Scope, from: Side | undefined, by: PokemonFilter | undefined): string {
  if (!by) return say(scope, from === "opponents" ? "opponentsAttack" : "anAttack");
  return say(scope, "attackOf", { pokemon: pokemonTogether(scope, { pokemon: "all", side: from ?? "both", place: "inPlay", where: by }) });
}

function attachedTool(scope: Scope, { subject, by, from, where }: Extract<Trigger, { event: "attached" }>): string {
  const pokemon = subjectPhrase(scope, subject);
  if (by === undefined && from !== "hand" && !where) return say(scope, "attachTool", { pokemon });
  if (by !== "you" || from !== "hand") throw new CannotSayError("who attaches a Tool", by);
  const tool = { category: "Trainer", trainerKinds: ["Pokémon Tool"], ...where } as const;
  return say(scope, "attachFromHand", { cards: quantity(scope, cardNoun(scope, tool), 1), pokemon });
}

function attachedEnergy(scope: Scope, { subject, by, from, where }: Extract<Trigger, { event: "attachedEnergy" }>): string {
  const cards = quantity(scope, cardNoun(scope, where?.names ? where : { category: "Energy", ...where }), 1);
  if (from !== "hand") return say(scope, "attachEnergy", { cards, pokemon: subjectPhrase(scope, subject) });
  if (by === "you") return say(scope, "attachFromHand", { cards, pokemon: subjectPhrase(scope, subject) });
  // "Your opponent … their Pokémon", "any player … their Pokémon": it is they who act.
  const acting: Scope = { ...scope, subject: "opponent" };
  const theirs: Subject = typeof subject === "string" ? subject : { ...subject, side: "opponents" };
  const template: Template = by === "opponent" ? "attachEnergyOpponentHand" : "attachEnergyAnyHand";
  return say(scope, template, { cards, pokemon: subjectPhrase(acting, theirs) });
}

/** "Whenever either player plays a Pokémon VMAX from their hand to evolve a Pokémon". */
function evolvedByEither(scope: Scope, { how, subject }: Extract<Trigger, { event: "played" }>): string | undefined {
  if (typeof subject === "string" || subject.side !== "both" || subject.place || subject.except || how !== "toEvolve") return undefined;
  return say(scope, "eitherPlaysToEvolve", { pokemon: quantity(scope, pokemonNoun(scope, subject.where), 1) });
}
