import type { Amount, Count, Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import type { Slots } from "@/kernel/texts/words";
import { nounPhrase } from "@/kernel/texts/words";
import type { Template } from "../language";
import { amountPhrase, eachOf, measured, perEach } from "./amounts";
import { act, type Clause, type Manner, remind, state } from "./clause";
import { allKinds, pokemonNoun } from "./nouns";
import { ownerOfPokemon, pokemonPhrase } from "./pokemon";
import { CannotSayError, joined, noun, type Scope, say } from "./scope";

type Do<K extends Instruction["do"]> = Extract<Instruction, { readonly do: K }>;

export function putCounters(scope: Scope, step: Do<"putCounters">, manner: Manner): Clause {
  return act(scope, "you", manner, (inner) => {
    const pile = countersByAnotherMeasure(inner, step);
    if (pile) return pile;
    const counters = measured(inner, "counters", step.count);
    if (isSeveral(step.on) && !step.distribute) return ["putCountersOnEach", { counters, pokemon: pokemonPhrase(inner, step.on) }];
    return [step.distribute ? "distributeCounters" : "putCounters", { counters, pokemon: pokemonOf(inner, step.on, step.distribute) }];
  });
}

/** Several that are chosen: "2 of your Pokémon" could be heard as both together. */
const isSeveral = (on: PokemonSelector): boolean => on.pokemon === "choose" && on.count !== 1;

/** "Put damage counters on … until its remaining HP is 10", "… equal to the damage done to this Pokémon", "2 damage counters on … for each heads". */
function countersByAnotherMeasure(scope: Scope, { count, on, distribute }: Do<"putCounters">): readonly [Template, Slots] | undefined {
  if (typeof count !== "object" || distribute) return undefined;
  if ("count" in count && count.count === "damageCounters" && count.on.pokemon === "each")
    return ["doubleCounters", { pokemon: pokemonPhrase(scope, on) }];
  if (isTimesItsCounters(count, 3)) return ["quadrupleCounters", { pokemon: pokemonPhrase(scope, on) }];
  const one = eachOf(scope, count);
  const each = one === undefined ? perEach(scope, count) : { n: 1, each: one };
  if (each) return ["putCountersFor", { pokemon: pokemonPhrase(scope, on), ...each }];
  if (!("counters" in count) || typeof count.counters !== "object") return undefined;
  const worth = count.counters;
  if ("subtract" in worth) {
    const [from, left] = worth.subtract;
    if (typeof from !== "object" || !("count" in from) || from.count !== "remainingHp" || from.of.pokemon !== "each") return undefined;
    return ["countersUntil", { pokemon: pokemonPhrase(scope, on), n: amountPhrase(scope, left) }];
  }
  return "count" in worth && worth.count === "damageDone" ? ["countersDamageDone", { pokemon: pokemonPhrase(scope, on) }] : undefined;
}

/** So many times the damage counters that each of the Pokémon has already. */
function isTimesItsCounters(count: Amount, times: number): boolean {
  if (typeof count !== "object" || !("multiply" in count) || count.multiply[0] !== times) return false;
  const [, counted] = count.multiply;
  return typeof counted === "object" && "count" in counted && counted.count === "damageCounters" && counted.on.pokemon === "each";
}

/** "10 for each …, no more than 30": so much for each of something, and the most of it. */
function noMoreThan(amount: Amount): { readonly amount: Amount; readonly most?: number } {
  if (typeof amount !== "object" || !("multiply" in amount)) return { amount };
  const [each, counted] = amount.multiply;
  if (typeof each !== "number" || typeof counted !== "object" || !("atMost" in counted)) return { amount };
  const [unlimited, most] = counted.atMost;
  return typeof most === "number" ? { amount: { multiply: [each, unlimited] }, most: each * most } : { amount };
}

const mostTold = (scope: Scope, most: number | undefined): readonly Clause[] =>
  most === undefined ? [] : [state(say(scope, "doNoMoreThan", { n: most }))];

function pokemonOf(scope: Scope, selector: PokemonSelector, distribute: boolean | undefined) {
  if (!distribute || selector.pokemon !== "all" || selector.side === "both") return pokemonPhrase(scope, selector);
  const nouns = nounPhrase(allKinds(scope, pokemonNoun(scope, selector.where, selector.place)), true);
  const owner = selector.side === "yours" ? "allYours" : scope.subject === "opponent" ? "allTheirs" : "allOpponents";
  return say(scope, owner, { nouns });
}

export function attackDamage(scope: Scope, { change, amount }: Do<"attackDamage">, manner: Manner): Clause {
  switch (change) {
    case "more": {
      if (manner !== "infinitive" && typeof amount === "object" && "atMost" in amount && typeof amount.atMost[1] === "number") {
        const [each, n] = amount.atMost;
        return state(say(scope, "attackMore", { damage: moreDamage(scope, each) }), [state(say(scope, "noMoreThan", { n }))]);
      }
      const damage = moreDamage(scope, amount);
      if (manner === "infinitive") return act(scope, "you", manner, () => ["doMore", { damage }]);
      return state(say(scope, "attackMore", { damage }));
    }
    case "less": {
      const each = perEach(scope, amount);
      if (each) return state(say(scope, "attackMore", { damage: say(scope, "lessDamageFor", each) }));
      return state(say(scope, "attackMore", { damage: say(scope, "lessDamage", { n: amountPhrase(scope, amount) }) }));
    }
    case "times": {
      const base = scope.attack?.damage?.base;
      if (base === undefined) throw new CannotSayError("the damage that is multiplied", amount);
      const { amount: unlimited, most } = noMoreThan({ multiply: [base, amount] });
      const each = perEach(scope, unlimited);
      if (each) return state(say(scope, "attackTimes", each), mostTold(scope, most));
      return state(say(scope, "attackTimesAmount", { n: base, amount: amountPhrase(scope, amount) }));
    }
    case "set":
      if (typeof amount === "number") return state(say(scope, "attackBase", { n: amount }));
      return state(say(scope, "attackSets", { damage: measured(scope, "damage", amount) }));
  }
}

function moreDamage(scope: Scope, amount: Amount): string {
  if (typeof amount === "number") return say(scope, "moreDamage", { n: amount });
  const each = perEach(scope, amount);
  if (each) return say(scope, "moreFor", each);
  return say(scope, "moreDamageEqual", { amount: amountPhrase(scope, amount) });
}

/** "Weakness, Resistance, or any effects on your opponent's Active Pokémon" */
export function ignored(scope: Scope, what: Do<"ignore">["what"]): string {
  const names = { Weakness: "weakness", Resistance: "resistance", effects: "effectsOnActive" } as const;
  return joined(
    scope,
    what.map((each) => say(scope, names[each])),
    "or",
  );
}

export function damage(scope: Scope, step: Do<"damage">, manner: Manner): Clause {
  const { to, ignoreWeaknessAndResistance, ignoreEffects, applyToBench, times } = step;
  const { amount, most } = noMoreThan(step.amount);
  const tail: Clause[] = [...mostTold(scope, most)];
  if (ignoreWeaknessAndResistance) tail.push(state(say(scope, "damageIgnoring")));
  if (ignoreEffects) tail.push(state(say(scope, "damageIgnoringEffects")));
  if (
    typeof amount === "object" &&
    "count" in amount &&
    amount.count === "damageTakenLastTurn" &&
    amount.of.pokemon === "self" &&
    scope.attack
  )
    return state(say(scope, "damageTakenBack", { pokemon: pokemonPhrase(scope, to) }), tail);
  const each = perEach(to.pokemon === "self" ? { ...scope, eachIsIt: true } : scope, amount);
  const dealt = each ? undefined : measured(scope, "damage", amount);
  if (to.pokemon === "self")
    return state(each ? say(scope, "damagesItselfFor", each) : say(scope, "damagesItself", { damage: dealt }), tail);
  if (applyToBench) tail.push(state(say(scope, "benchApplies")));
  else if (!ignoreWeaknessAndResistance && reachesBench(to)) tail.unshift(remind(scope, say(scope, "benchReminder")));
  const pokemon = pokemonPhrase(scope, to);
  if (times !== undefined) {
    const each1 = state(say(scope, "eachTimeDamage", { damage: measured(scope, "damage", amount) }));
    return state(say(scope, "chooseTimes", { pokemon, n: amountPhrase(scope, times) }), [each1, ...tail]);
  }
  if (scope.attack)
    return state(
      each ? say(scope, "attackDamagesFor", { ...each, pokemon }) : say(scope, "attackDamages", { damage: dealt, pokemon }),
      tail,
    );
  return act(scope, "you", manner, () => (each ? ["doDamageFor", { ...each, pokemon }] : ["doDamage", { damage: dealt, pokemon }]), tail);
}

const reachesBench = (to: PokemonSelector): boolean => (to.pokemon === "all" || to.pokemon === "choose") && to.place !== "active";

function counters(scope: Scope, count: Count): string {
  if (count === "any") return say(scope, "anyCounters");
  if (count === "all") return say(scope, "allCounters");
  if (typeof count === "object" && "upTo" in count) return say(scope, "upToCounters", { n: amountPhrase(scope, count.upTo) });
  return measured(scope, "counters", count);
}

export function moveCounters(scope: Scope, { count, from, to, distribute }: Do<"moveCounters">, manner: Manner): Clause {
  return act(scope, "you", manner, (inner) => [
    distribute ? "moveCountersAnyWay" : "moveCounters",
    { counters: counters(inner, count), source: pokemonOf(inner, from, distribute), target: pokemonOf(inner, to, distribute) },
  ]);
}

export function heal(scope: Scope, { amount, on, bind }: Do<"heal">, manner: Manner): Clause {
  const clause = act(scope, "you", manner, (inner) => {
    const pokemon = pokemonPhrase(inner, on);
    const each = amount === "all" ? undefined : perEach(inner, amount);
    if (each) return ["healFor", { pokemon, ...each }];
    if (typeof amount === "object" && "count" in amount && amount.count === "damageDone") return ["healDamageDone", { pokemon }];
    return amount === "all"
      ? ["healAll", { pokemon }]
      : [isSeveral(on) ? "healEach" : "heal", { damage: measured(inner, "damage", amount), pokemon }];
  });
  if (bind !== undefined) {
    scope.referents.set(bind, {
      kind: "pokemon",
      noun: noun(scope, "pokemon"),
      plural: on.pokemon === "all" || isSeveral(on),
      owner: ownerOfPokemon(scope, on),
      verb: "heal",
    });
  }
  return clause;
}
