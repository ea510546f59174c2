import { SPECIAL_CONDITIONS } from "@/games/pokemon/engine/card";
import type { Amount, Instruction, PokemonSelector, Who } from "@/games/pokemon/engine/effects/language";
import type { Slots } from "@/kernel/texts/words";
import { stepSentences } from "../../phrasebook/steps";
import type { Template } from "../language";
import { amountPhrase, eachOf, measured, perEach } from "./amounts";
import { cardsPhrase, quantity } from "./cards";
import { affected, changeClause, prizesForIt } from "./changes";
import { act, type Clause, type Manner, remind, state } from "./clause";
import { attackDamage, damage, heal, ignored, moveCounters, putCounters } from "./damage";
import { asBasicClause, isSearch, moveClause, shuffleAfter } from "./moves";
import { adjectives } from "./nouns";
import { worded } from "./phrasebook";
import { ownerOfPokemon, pokemonPhrase, pokemonTogether } from "./pokemon";
import { CannotSayError, joined, noun, type Referent, type Scope, say, symbols, zone } from "./scope";
import { attachClause, evolveClause } from "./searches";

type Do<K extends Instruction["do"]> = Extract<Instruction, { readonly do: K }>;

/** A step that changes the match. */
export function sayAction(scope: Scope, step: Instruction, manner: Manner): Clause {
  const said = worded(scope, stepSentences, step);
  if (said) return act(scope, "you", manner, (inner) => worded(inner, stepSentences, step) ?? said);
  switch (step.do) {
    case "attackDamage":
      return attackDamage(scope, step, manner);
    case "attackDoesNothing":
      return state(say(scope, "attackNothing"));
    case "ignore":
      return state(say(scope, "ignores", { what: ignored(scope, step.what) }));
    case "damage":
      return damage(scope, step, manner);
    case "putCounters":
      return putCounters(scope, step, manner);
    case "moveCounters":
      return moveCounters(scope, step, manner);
    case "heal":
      return heal(scope, step, manner);
    case "exchange":
      return exchange(scope, step, manner);
    case "knockOut":
      if (step.bind === undefined) break;
      rememberPokemon(scope, step.bind, ownerOfPokemon(scope, step.pokemon) === "opponent" ? "opponents" : "yours", { verb: "knockOut" });
      return sayAction(scope, { do: "knockOut", pokemon: step.pokemon }, manner);
    case "afflict":
      return afflict(scope, step, manner);
    case "cure":
      return cure(scope, step, manner);
    case "draw":
      return draw(scope, step, manner);
    case "drawUntil":
      return drawUntil(scope, step, manner);
    case "move":
      return moveClause(scope, step, manner);
    case "putIntoPlay":
      return asBasicClause(scope, step, manner);
    case "look":
      return act(scope, step.at ?? "you", manner, (inner) => [
        step.cards.cards === "choose" ? "chooseCards" : "look",
        { cards: cardsPhrase(inner, step.cards, "find") },
      ]);
    case "reveal": {
      const owner = step.cards.cards === "all" && step.cards.zone === "hand" ? step.cards.of : "you";
      return act(scope, owner, manner, (inner) => ["reveal", { cards: cardsPhrase(inner, step.cards, "find") }]);
    }
    case "shuffle":
      return act(scope, step.of, manner, (inner) =>
        step.zone === "deck"
          ? ["shuffleDeck", { deck: zone(inner, "deck", step.of) }]
          : ["shufflePrizes", { zone: zone(inner, "prizes", step.of) }],
      );
    case "reorder":
      return reorder(scope, step, manner);
    case "attach":
      return attachClause(scope, step, manner);
    case "evolve":
      return evolveClause(scope, step, manner);
    case "swapCards":
      return act(scope, "you", manner, (inner) => [
        "swapCards",
        { first: cardsPhrase(inner, step.first), second: cardsPhrase(inner, step.second) },
      ]);
    case "takePrizes":
      return act(scope, step.who ?? "you", manner, (inner) => [
        scope.prizesBesides ? "takeMorePrizes" : "takePrizes",
        { n: amountPhrase(inner, step.count) },
      ]);
    case "turnPrizesUp":
      return act(scope, "you", manner, (inner) => ["turnPrizesUp", { cards: prizes(inner, step) }]);
    case "useTrainer":
      return act(scope, "you", manner, (inner) => [
        scope.attack ? "useTrainerByAttack" : "useTrainer",
        { cards: cardsPhrase(inner, step.of) },
      ]);
    case "removeEffects":
      return act(scope, "you", manner, () => ["removeEffects", { who: say(scope, EFFECTS_ON[step.of]) }]);
    case "switch":
      return switched(scope, step, manner);
    case "devolve":
      return devolve(scope, step, manner);
    case "returnPokemon":
      return returned(scope, step, manner);
    case "discardPokemon": {
      const left = leftOnBench(step.pokemon);
      if (left)
        return act(scope, left.by, manner, (inner) => [
          left.by === "you" ? "discardBench" : "discardBenchTheir",
          { bench: zone(inner, "bench", left.by), n: amountPhrase(inner, left.n) },
        ]);
      return act(scope, "you", manner, (inner) => {
        const pokemon = pokemonPhrase(inner, step.pokemon);
        const bind = step.pokemon.pokemon === "choose" ? step.pokemon.bind : undefined;
        const referent = bind === undefined ? undefined : scope.referents.get(bind);
        if (bind !== undefined && referent) scope.referents.set(bind, { ...referent, verb: "discard" });
        return ["discardPokemon", { pokemon }];
      });
    }
    case "copyAttack":
      return copyAttack(scope, step, manner);
    case "chooseAttack":
      scope.referents.set(step.bind, { kind: "attack", noun: noun(scope, "card"), plural: false, owner: "you" });
      return act(scope, step.by ?? "you", manner, (inner) => ["chooseAttack", { pokemon: pokemonPhrase(inner, step.of) }]);
    case "chooseNumber":
      return act(scope, step.by ?? "you", manner, (inner) => ["chooseNumber", { from: step.from, to: amountPhrase(inner, step.to) }]);
    case "chooseType":
      scope.referents.set(step.bind, { kind: "number", noun: noun(scope, "card"), plural: false, owner: "you" });
      return act(scope, step.by ?? "you", manner, () => ["chooseType", { types: symbols(scope, step.among) }]);
    case "lasting":
      return lasting(scope, step);
    case "endTurn":
      return state(say(scope, scope.thatPlayer ? "theirTurnEnds" : "endTurn"));
    case "extraTurn":
      return act(scope, step.who, manner, () => ["extraTurn", {}]);
    case "win":
      return state(say(scope, step.who === "you" ? "youWin" : "opponentWins"));
    case "lose":
      return state(say(scope, step.who === "you" ? "youLose" : "opponentLoses"));
  }
  throw new CannotSayError("an instruction", step);
}

const EFFECTS_ON: Readonly<Record<Who | "both", Template>> = { you: "yourself", opponent: "yourOpponent", both: "eachPlayer" };

function afflict(scope: Scope, { condition, pokemon: selector, counters: count }: Do<"afflict">, manner: Manner): Clause {
  const pokemon = pokemonPhrase(scope, selector);
  if (typeof condition !== "string") {
    const conditions = joined(
      scope,
      condition.choose.map((name) => scope.language.conditions[name][0]),
      "or",
    );
    const then = state(say(scope, "nowChosen", { pokemon }));
    const any = SPECIAL_CONDITIONS.every((name) => condition.choose.includes(name));
    if (any) return act(scope, condition.by ?? "you", manner, () => ["chooseAnyCondition", {}], [then]);
    return act(scope, condition.by ?? "you", manner, () => ["chooseCondition", { conditions }], [then]);
  }
  const adjective = adjectives(scope, [condition], pokemon.plural ?? false, pokemon.feminine ?? false, "and");
  const tail: Clause[] = [];
  if (count !== undefined) {
    const templates = { Burned: "burnCounters", Confused: "confusedCounters", Poisoned: "poisonCounters" } as const;
    if (condition === "Asleep" || condition === "Paralyzed")
      throw new CannotSayError("damage counters of a condition without any", condition);
    const template = templates[condition];
    tail.push(act(scope, "you", "sentence", (inner) => [template, { counters: measured(inner, "counters", count) }]));
  }
  if (manner === "infinitive") return act(scope, "you", manner, () => ["makeIt", { pokemon, adjective }], tail);
  return state(say(scope, "nowIs", { pokemon, adjective }), tail);
}

function cure(scope: Scope, { pokemon, conditions = [] }: Do<"cure">, manner: Manner): Clause {
  const names = conditions.map((name) => scope.language.conditions[name][0]);
  return act(scope, "you", manner, (inner) => [
    "cureSome",
    { pokemon: pokemonPhrase(inner, pokemon), conditions: joined(scope, names, "and") },
  ]);
}

function draw(scope: Scope, { count, who = "you", upTo, bind }: Do<"draw">, manner: Manner): Clause {
  if (bind !== undefined) {
    scope.referents.set(bind, { kind: "cards", noun: noun(scope, "card"), plural: count !== 1, owner: who, verb: "draw" });
  }
  return act(scope, who, manner, (inner) => {
    const one = upTo ? undefined : eachOf(inner, count);
    const each = perEach(inner, count) ?? (one === undefined ? undefined : { n: 1, each: one });
    if (each)
      return ["draw", { cards: say(inner, "forEachCards", { cards: quantity(inner, noun(inner, "card"), each.n), each: each.each }) }];
    return ["draw", { cards: quantity(inner, noun(inner, "card"), upTo ? { upTo: count } : count) }];
  });
}

function drawUntil(scope: Scope, { handSize, who = "you" }: Do<"drawUntil">, manner: Manner): Clause {
  return act(scope, who, manner, (inner) => {
    const n = amountPhrase(inner, handSize);
    if (typeof handSize !== "number") return ["drawUntilAmount", { amount: n }];
    return [who === "you" && !scope.thatPlayer ? "drawUntil" : "drawUntilTheir", { n }];
  });
}

function reorder(scope: Scope, { cards, place, by = "you" }: Do<"reorder">, manner: Manner): Clause {
  return act(scope, by, manner, (inner) => {
    const said = cardsPhrase(inner, cards);
    const owner = "binding" in cards ? (scope.referents.get(cards.binding)?.owner ?? "you") : "of" in cards ? cards.of : "you";
    return [place === "top" ? "reorderTop" : "reorderBottom", { cards: said, deck: zone(inner, "deck", owner) }];
  });
}

function prizes(scope: Scope, { count, of }: Do<"turnPrizesUp">): string {
  const place = zone(scope, "prizes", of);
  if (count === "all") return say(scope, "allPrizeCards", { zone: place });
  if (typeof count !== "number") throw new CannotSayError("a number of Prize cards", count);
  return say(scope, "prizeCards", { n: count, zone: place });
}

/** Makes one Pokémon known, so that a later sentence can speak of it. */
function rememberPokemon(scope: Scope, bind: number, side: "yours" | "opponents", how: Partial<Pick<Referent, "cameIn" | "verb">>): void {
  const owner = side === "opponents" ? "opponent" : "you";
  scope.referents.set(bind, { kind: "pokemon", noun: noun(scope, "pokemon"), plural: false, owner, ...how });
}

function switched(scope: Scope, { side, chooser, to, bind }: Do<"switch">, manner: Manner): Clause {
  if (bind !== undefined) rememberPokemon(scope, bind, side, { cameIn: true });
  return act(scope, chooser, manner, (inner): readonly [Template, Slots] => {
    const target = to ?? { pokemon: "choose", side, place: "bench", count: 1 };
    const benched = pokemonPhrase(inner, target);
    // Your own attacker leaves the Active Spot: the card speaks of "this Pokémon".
    const ownAttacker = side === "yours" && scope.attack !== undefined;
    const active = pokemonPhrase(inner, ownAttacker ? { pokemon: "self" } : { pokemon: "active", side });
    if (side === "yours" && (to?.pokemon === "self" || to?.pokemon === "event" || to?.pokemon === "bound"))
      return ["switchYours", { active: benched, benched: active }];
    return side === "opponents" && chooser === "you" ? ["switchTheirs", { benched, active }] : ["switchYours", { active, benched }];
  });
}

function exchange(scope: Scope, { pokemon, with: cards }: Do<"exchange">, manner: Manner): Clause {
  const tail = [remind(scope, say(scope, "exchangeKeeps"))];
  if (isSearch(cards)) tail.push(shuffleAfter(scope, "you", "you"));
  return act(
    scope,
    "you",
    manner,
    (inner) => ["exchange", { pokemon: pokemonPhrase(inner, pokemon), cards: cardsPhrase(inner, cards) }],
    tail,
  );
}

function devolve(scope: Scope, { pokemon, cards, destination }: Do<"devolve">, manner: Manner): Clause {
  if (destination.to !== "hand" && destination.to !== "deck") throw new CannotSayError("a devolution", destination);
  const to = destination.to;
  return act(scope, "you", manner, (inner) => [
    cards === "all" ? "devolveAll" : "devolve",
    { pokemon: pokemonPhrase(inner, pokemon), zone: zone(inner, to, ownerOfPokemon(inner, pokemon)) },
  ]);
}

/** Where a Pokémon goes in a deck without what is attached to it. */
const ONLY = { shuffled: "returnShuffleOnly", top: "returnTopOnly", bottom: "returnBottomOnly" } as const;

function returned(scope: Scope, { pokemon: selector, destination, attached }: Do<"returnPokemon">, manner: Manner): Clause {
  const left = leftOnBench(selector);
  if (left && destination.to === "deck" && destination.place === "shuffled" && attached === "with")
    return act(scope, left.by, manner, (inner) => ["returnAllBut", { n: amountPhrase(inner, left.n), deck: zone(inner, "deck", left.by) }]);
  return act(scope, "you", manner, (inner): readonly [Template, Slots] => {
    const pokemon = pokemonPhrase(inner, selector);
    const owner = ownerOfPokemon(inner, selector);
    const slots = { pokemon, hand: zone(inner, "hand", owner), deck: zone(inner, "deck", owner) };
    const only = attached === "discard";
    if (destination.to === "hand") return [only ? "returnOnly" : "returnWith", slots];
    if (destination.to === "lostZone" && !only) return ["returnLost", slots];
    if (destination.to !== "deck") throw new CannotSayError("where a Pokémon goes", destination);
    if (only) return [ONLY[destination.place], slots];
    if (destination.place === "bottom") return [destination.order === "random" ? "returnBottomShuffled" : "returnBottom", slots];
    return [destination.place === "shuffled" ? "returnShuffle" : "returnTop", slots];
  });
}

function copyAttack(scope: Scope, { of, where, payCost, by }: Do<"copyAttack">, manner: Manner): Clause {
  const tail = payCost ? [remind(scope, say(scope, "copyPaying"))] : [];
  if (where) {
    if (of !== "lastUsedByOpponent" || !where.notGX || where.named || by) throw new CannotSayError("some attacks of others", where);
    return state(say(scope, "copyLastNotGX"), tail);
  }
  if (by === "opponent") {
    if (typeof of === "string" || !("pokemon" in of)) throw new CannotSayError("an attack that the opponent chooses", of);
    const pokemon = pokemonTogether({ ...scope, subject: "opponent" }, of.pokemon);
    return state(say(scope, "copyAttackTheirChoice", { pokemon }), tail);
  }
  return act(
    scope,
    "you",
    manner,
    (inner) => {
      if (of === "lastUsedByOpponent") return ["copyLast", {}];
      return "pokemon" in of
        ? ["copyAttackOf", { pokemon: pokemonTogether(inner, of.pokemon) }]
        : ["copyAttackCard", { cards: cardsPhrase(inner, of.card) }];
    },
    tail,
  );
}

function lasting(scope: Scope, step: Do<"lasting">): Clause {
  const clause = lastingClause(scope, step);
  return step.endsWith ? { ...clause, tail: [...(clause.tail ?? []), remind(scope, say(scope, "endsWithEither"))] } : clause;
}

function lastingClause(scope: Scope, { change, duration }: Do<"lasting">): Clause {
  const forIt = duration === "thisTurn" ? prizesForIt(scope, change) : undefined;
  if (forIt) return state(forIt);
  const slots = { clause: changeClause({ ...scope }, change) };
  if (duration !== "untilLeavesActive") return state(say(scope, duration, slots));
  if (!("on" in change) || !change.on) throw new CannotSayError("who leaves the Active Spot", change);
  return state(say(scope, duration, { ...slots, pokemon: affected(scope, change.on) }));
}

/** How many Pokémon a discard from one's own Bench leaves there: all but 3 of them are discarded. */
function leftOnBench(selector: PokemonSelector): { readonly n: Amount; readonly by: Who } | undefined {
  if (selector.pokemon !== "choose" || selector.place !== "bench" || selector.where || selector.bind !== undefined) return undefined;
  const { side, count, by = "you" } = selector;
  if (side !== (by === "you" ? "yours" : "opponents") || typeof count !== "object" || !("subtract" in count)) return undefined;
  const [from, n] = count.subtract;
  const whole = typeof from === "object" && "count" in from && from.count === "pokemon" && from.in.pokemon === "all";
  return whole && from.in.side === side && from.in.place === "bench" && !from.in.where ? { n, by } : undefined;
}
