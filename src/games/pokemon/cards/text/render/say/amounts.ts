import type { Amount, CardSelector, PokemonSelector, Who } from "@/games/pokemon/engine/effects/language";
import type { Noun, Phrase } from "@/kernel/texts/words";
import { nounPhrase } from "@/kernel/texts/words";
import type { Template } from "../language";
import { cardNoun, doneWith, energyCard, energyNoun } from "./nouns";
import { pokemonPhrase, pokemonTogether } from "./pokemon";
import { CannotSayError, joined, noun, phrase, type Scope, say, wrap, zone } from "./scope";

type Counted = Extract<Amount, { readonly count: string }>;

/** Something that is counted: one of it ("each heads", "each of your Pokémon"), or all of it ("heads", "your Pokémon"). */
interface Countable {
  readonly each: string;
  readonly many: string;
}

/** The kinds of things of which a text says how many. */
type Measure = "damage" | "counters";

/** "30 damage", "20 damage for each heads", "damage equal to the number of …". */
export function measured(scope: Scope, measure: Measure, amount: Amount): string {
  if (typeof amount === "number") return say(scope, measure, { n: amount });
  const each = perEach(scope, amount);
  if (each) return say(scope, measure === "damage" ? "damageFor" : "countersFor", each);
  if (measure === "counters" && typeof amount === "object" && "counters" in amount) {
    return say(scope, "inCounters", { amount: amountPhrase(scope, amount.counters) });
  }
  return say(scope, measure === "damage" ? "damageEqual" : "countersEqual", { amount: amountPhrase(scope, amount) });
}

/** An amount that is so much for each of something: "20 for each heads". */
export function perEach(scope: Scope, amount: Amount): { readonly n: number; readonly each: string } | undefined {
  if (typeof amount !== "object" || !("multiply" in amount)) return undefined;
  const [n, counted] = amount.multiply;
  if (typeof n !== "number" || typeof counted !== "object") return undefined;
  const sum = "add" in counted ? eachOfSum(scope, counted.add) : undefined;
  const each = fewerThanTheirs(counted) ? say(scope, "eachFewer") : (sum ?? eachOf(scope, counted));
  return each === undefined ? undefined : { n, each };
}

/** "10 for each … (up to a maximum of 30)" */
export function perEachUpTo(scope: Scope, amount: Amount): ReturnType<typeof perEach> {
  if (typeof amount !== "object" || !("atMost" in amount) || typeof amount.atMost[1] !== "number") return perEach(scope, amount);
  const [unlimited, max] = amount.atMost;
  const all = perEach(scope, unlimited);
  return all && { ...all, each: say(scope, "upToInAll", { each: all.each, max }) };
}

/** How many Pokémon fewer you have in play than your opponent. */
function fewerThanTheirs(amount: Exclude<Amount, number>): boolean {
  if (!("subtract" in amount)) return false;
  const inPlay = (part: Amount, side: "yours" | "opponents") => {
    if (typeof part !== "object" || !("count" in part) || part.count !== "pokemon" || part.in.pokemon !== "all") return false;
    return part.in.side === side && part.in.place === "inPlay" && !part.in.where;
  };
  return inPlay(amount.subtract[0], "opponents") && inPlay(amount.subtract[1], "yours");
}

/** "Each A and each B"; of the same cards of both players, moved "in this way" one after the other, the word for either says both. */
function eachOfSum(scope: Scope, [first, second]: readonly [Amount, Amount]): string | undefined {
  const [one, other] = [eachOf(scope, first), eachOf(scope, second)];
  if (one === undefined || other === undefined) return undefined;
  return one === other ? one : say(scope, "and", { first: one, second: other });
}

/** One of what is counted: "each heads"; undefined for an amount that is a measure itself. */
export function eachOf(scope: Scope, amount: Amount): string | undefined {
  return typeof amount === "object" && "count" in amount ? countableOf(scope, amount)?.each : undefined;
}

/** A number as a phrase: "2", "the number of heads", "the number of … minus …". */
export function amountPhrase(scope: Scope, amount: Amount): Phrase {
  if (typeof amount === "number") return { text: String(amount), plural: amount !== 1 };
  if ("count" in amount) return { text: counted(scope, amount), plural: true };
  const part = (inner: Amount) => amountPhrase(scope, inner);
  const up = halfInTens(amount, "up");
  if (up) return phrase(scope, "halfInTens", { amount: part(up) }, true);
  const down = halfInTens(amount, "down");
  if (down) return phrase(scope, "halfInTensDown", { amount: part(down) }, true);
  if ("multiply" in amount)
    return phrase(scope, "timesAmount", { first: part(amount.multiply[0]), second: part(amount.multiply[1]) }, true);
  if ("add" in amount) return phrase(scope, "plus", { first: part(amount.add[0]), second: part(amount.add[1]) }, true);
  if ("subtract" in amount) return phrase(scope, "minus", { first: part(amount.subtract[0]), second: part(amount.subtract[1]) }, true);
  if ("atMost" in amount) return phrase(scope, "atMost", { amount: part(amount.atMost[0]), max: part(amount.atMost[1]) }, true);
  if ("half" in amount) return phrase(scope, amount.round === "up" ? "halfUp" : "halfDown", { amount: part(amount.half) }, true);
  return phrase(scope, "inCounters", { amount: part(amount.counters) }, true);
}

/** Half of so many HP or so much damage, in whole damage counters. */
function halfInTens(amount: Exclude<Amount, number>, round: "up" | "down"): Amount | undefined {
  if (!("multiply" in amount) || amount.multiply[0] !== 10) return undefined;
  const [, half] = amount.multiply;
  if (typeof half !== "object" || !("half" in half) || half.round !== round) return undefined;
  return typeof half.half === "object" && "counters" in half.half ? half.half.counters : undefined;
}

function counted(scope: Scope, amount: Counted): string {
  switch (amount.count) {
    case "hp":
      return say(scope, "hpOf", { pokemon: pokemonPhrase(scope, amount.of) });
    case "remainingHp":
      return say(scope, "remainingHpOf", { pokemon: pokemonPhrase(scope, amount.of) });
    case "damageTakenLastTurn":
      return say(scope, "damageTakenLastTurn", { pokemon: pokemonPhrase(scope, amount.of) });
    case "damageDone":
      return say(scope, "damageDone");
    case "chosen":
      return say(scope, "chosenNumber");
    default: {
      const countable = countableOf(scope, amount);
      if (!countable) throw new CannotSayError("an amount", amount);
      return say(scope, "numberOf", { noun: countable.many });
    }
  }
}

function countableOf(scope: Scope, amount: Counted): Countable | undefined {
  switch (amount.count) {
    case "heads":
      return { each: say(scope, "eachHeads"), many: say(scope, "headsOf") };
    case "tails":
      return { each: say(scope, "eachTails"), many: say(scope, "tailsOf") };
    case "pokemon":
      return { each: pokemonPhrase(scope, amount.in).text, many: pokemonTogether(scope, amount.in).text };
    case "energy":
      return energyCount(scope, amount);
    case "extraEnergy": {
      const energy = energyNoun(scope, amount.type && { types: [amount.type] });
      return unit(scope, wrap(scope, energy, "extraEnergyOf"));
    }
    case "damageCounters":
      return unit(scope, numbered(scope, "countersOn", { pokemon: pokemonTogether(scope, amount.on) }));
    case "tools":
      return attached(scope, noun(scope, "attachedTool"), amount.on);
    case "cards":
      return unit(scope, wrap(scope, cardNoun(scope, amount.where), "cardsIn", { zone: zoneOf(scope, amount.zone, amount.of) }));
    case "prizesTaken":
      return unit(scope, numbered(scope, PRIZES_TAKEN[amount.of]));
    case "prizesLeft":
      return unit(scope, numbered(scope, PRIZES_LEFT[amount.of]));
    case "bound":
      return inThisWay(scope, amount);
    case "retreatCost":
      return unit(scope, same(say(scope, "retreatSymbols", { pokemon: pokemonPhrase(scope, amount.of) })));
    case "conditions":
      return unit(scope, numbered(scope, "specialConditionsOn", { pokemon: pokemonPhrase(scope, amount.of) }));
    case "chosen":
      return scope.referents.get(amount.binding)?.verb === "put" ? unit(scope, numbered(scope, "countersPlaced")) : undefined;
    case "history":
      if (amount.event.happened !== "tookPrize" || amount.event.during !== "opponentsLastTurn" || amount.event.by !== "opponent")
        return undefined;
      return unit(scope, numbered(scope, "prizesTookLastTurn"));
    case "types":
      return unit(scope, typesAmong(scope, amount.of));
    default:
      return undefined;
  }
}

const PRIZES_TAKEN: Readonly<Record<Who | "both", Template>> = {
  you: "prizesTakenYou",
  opponent: "prizesTakenOpponent",
  both: "prizesTakenBoth",
};
const PRIZES_LEFT: Readonly<Record<Who | "both", Template>> = {
  you: "prizesLeftYou",
  opponent: "prizesLeftOpponent",
  both: "prizesLeftBoth",
};

const same = (text: string): Noun => ({ one: text, many: text });

function unit(scope: Scope, inner: Noun): Countable {
  return { each: say(scope, "eachUnit", { noun: nounPhrase(inner, false) }), many: inner.many };
}

/** A template that shows both numbers of its noun through the slot `n`. */
function numbered(scope: Scope, template: Template, slots: Readonly<Record<string, Phrase | string>> = {}): Noun {
  return {
    one: say(scope, template, { ...slots, n: 1 }),
    many: say(scope, template, { ...slots, n: 2 }),
  };
}

function energyCount(scope: Scope, { on, type, where, cards }: Extract<Counted, { count: "energy" }>): Countable {
  const filter = { ...where, ...(type && { types: [type] }) };
  return attached(scope, cards ? cardNoun(scope, energyCard(filter)) : energyNoun(scope, filter), on);
}

/** Attached things, agreeing: "Énergies attachées à ce Pokémon". */
function attached(scope: Scope, inner: Noun, on: PokemonSelector): Countable {
  const pokemon = pokemonTogether(scope, on);
  const say1 = (plural: boolean) => say(scope, "attachedTo", { cards: nounPhrase(inner, plural), pokemon });
  return unit(scope, { one: say1(false), many: say1(true), feminine: inner.feminine ?? false });
}

function zoneOf(scope: Scope, name: Parameters<typeof zone>[1], of: Who | "both"): string {
  if (of !== "both") return zone(scope, name, of);
  return joined(scope, [zone(scope, name, "you"), zone(scope, name, "opponent")], "and");
}

/** "for each card you discarded in this way", or "for each card you find there" */
function inThisWay(scope: Scope, { binding, where, energy }: Extract<Counted, { count: "bound" }>): Countable {
  const referent = scope.referents.get(binding);
  if (!referent) throw new CannotSayError("an unknown binding", binding);
  const inner = energy
    ? energyNoun(scope, energy === "any" ? where : { ...where, types: [energy] })
    : where
      ? cardNoun(scope, where)
      : (referent.cardNoun ?? referent.noun);
  return unit(scope, doneWith(scope, inner, referent));
}

/** "the basic Energy cards you discarded in this way" */
function cardsInThisWay(scope: Scope, binding: number): string {
  return inThisWay(scope, { count: "bound", binding }).many;
}

function typesAmong(scope: Scope, of: { readonly pokemon: PokemonSelector } | { readonly cards: CardSelector }): Noun {
  if ("pokemon" in of) return numbered(scope, "typesOfPokemon", { pokemon: pokemonTogether(scope, of.pokemon) });
  const { cards } = of;
  if (cards.cards === "bound") return numbered(scope, "typesAmong", { cards: cardsInThisWay(scope, cards.binding) });
  if (cards.cards === "all") {
    const inner = wrap(scope, cardNoun(scope, cards.where), "cardsIn", { zone: zone(scope, cards.zone, cards.of) });
    return numbered(scope, "typesAmong", { cards: nounPhrase(inner, true) });
  }
  if (cards.cards !== "attached") throw new CannotSayError("types among", of);
  const energy = energyNoun(scope, cards.where);
  const text = say(scope, "attachedTo", { cards: nounPhrase(energy, true), pokemon: pokemonTogether(scope, cards.to) });
  return numbered(scope, "typesAmong", { cards: text });
}
