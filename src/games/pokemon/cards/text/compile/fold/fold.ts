import { isDeepStrictEqual } from "node:util";

import type { Amount, CardSelector, Condition, Count, Instruction } from "@/games/pokemon/engine/effects/language";
import { TextFailure } from "@/kernel/texts/failure";
import { POINTS_TO, thatPokemon } from "../unresolved/references";
import type { Sentence } from "../unresolved/sentences";
import { substitute } from "../unresolved/substitute";
import { afterSearch, alsoOnHeads, onAttached, onCoin, onDone } from "./hanging";
import { BRANCHES, changeChosen, changeLast, isSteps, LooseSentence, type Steps, searches, tryLast } from "./looking-back";

/** Steps of the text so far; how many of them the last sentence added. */
export interface Folded {
  readonly steps: Steps;
  readonly latest: number;
}

export const nothingYet: Folded = { steps: [], latest: 0 };

/**
 * Joins a sentence to those before it: coins to their faces, "if you do" to what was to be done.
 * @param text the sentence as printed, for the report
 * @throws TextFailure where there is nothing before it that it hangs on
 */
export function fold(before: Folded, sentence: Sentence, text: string): Folded {
  try {
    return joined(before, sentence);
  } catch (error) {
    if (error instanceof LooseSentence) throw new TextFailure({ sentence: text, why: error.message });
    throw error;
  }
}

function joined(before: Folded, sentence: Sentence): Folded {
  const { steps, latest } = before;
  switch (sentence.says) {
    case "steps": {
      const [only] = sentence.steps;
      if (only?.do === "shuffle" && only.zone === "deck" && sentence.steps.length === 1) {
        if (searches(steps).has(only.of)) return before;
        const shuffled = tryLast(steps, (step) => intoShuffledDeck(step, only.of));
        if (shuffled) return { steps: shuffled, latest };
      }
      const more = choosesOpponents(steps) ? sentence.steps.map(atTheChosen) : sentence.steps;
      const inside = intoBranch(steps, more) ?? whenUsedUp(steps, more);
      if (inside) return { steps: inside, latest: 1 };
      return { steps: [...steps, ...more], latest: more.length };
    }
    case "then":
      if (latest === 1 && hangsOn(steps.at(-1), sentence.steps)) return { steps: onDone(steps, latest, "then", sentence.steps), latest: 1 };
      if (latest === 1) {
        const onHeads = alsoOnHeads(steps, sentence.steps);
        if (onHeads) return { steps: onHeads, latest };
      }
      return joined(before, { says: "steps", steps: sentence.steps });
    case "heads":
    case "tails":
      return { steps: onCoin(steps, sentence.says, sentence.steps), latest: 1 };
    case "ifYouDo":
      return { steps: onDone(steps, latest, "then", sentence.steps), latest: 1 };
    case "ifYouDont":
      return { steps: onDone(steps, latest, "otherwise", sentence.steps), latest: 1 };
    case "attached":
      return { steps: onAttached(steps, latest, sentence), latest: 1 };
    case "used":
      return { steps: [...steps, ...sentence.steps], latest: sentence.steps.length };
    case "searched":
      return { steps: afterSearch(steps, sentence.steps), latest: sentence.steps.length };
    case "instead": {
      if (isOfOwnDamage(sentence.steps, steps.slice(steps.length - latest)))
        return { steps: [...steps, { do: "if", when: sentence.when, then: sentence.steps }], latest: 1 };
      if (latest === 0) throw new LooseSentence('"Instead" of what?');
      const replaced = ofItsLike(steps, sentence.when, sentence.steps);
      if (replaced) return { steps: replaced, latest };
      const kept = steps.slice(0, steps.length - latest);
      const otherwise = steps.slice(steps.length - latest);
      return {
        steps: [...kept, { do: "if", when: sentence.when, then: toTheSame(otherwise, sentence.steps), else: otherwise }],
        latest: 1,
      };
    }
    case "otherNumber": {
      const from = steps.length - latest;
      const named = ofOtherNumber(steps[from], sentence);
      // Cards that are named by a step of their own: all that is done with them is done with so many.
      if (named && latest > 1)
        return {
          steps: [
            ...steps.slice(0, from),
            { do: "if", when: sentence.when, then: [named, ...steps.slice(from + 1)], else: steps.slice(from) },
          ],
          latest: 1,
        };
      return {
        steps: changeLast(steps, (step) => {
          const other = ofOtherNumber(step, sentence);
          return other && { do: "if", when: sentence.when, then: [other], else: [step] };
        }),
        latest: 1,
      };
    }
    case "drew":
      if (steps.at(-1)?.do === "drawUntil") return { steps: onDone(steps, latest, "then", sentence.steps), latest: 1 };
      return joined(before, { says: "steps", steps: [{ do: "if", when: sentence.when, then: sentence.steps }] });
    case "cureThat": {
      const asked = [...JSON.stringify(steps).matchAll(/"conditions":(\["\w+"\])/g)].at(-1)?.[1];
      if (!asked) throw new LooseSentence("No Special Condition was named before.");
      return joined(before, { says: "steps", steps: [{ do: "cure", pokemon: sentence.pokemon, conditions: JSON.parse(asked) }] });
    }
    case "further":
      return { steps: [...steps, { do: "if", when: sentence.when, then: [furtherDiscard(steps.at(-1), sentence.count)] }], latest: 1 };
    case "additional":
      return { steps: withSearchFor(steps, { upTo: { add: [sentence.per, 1] } }), latest };
    case "before":
      return { steps: [...sentence.steps, ...steps], latest };
    case "played":
      return { steps: changeLast(steps, (step) => playedTogether(step, sentence.cards, sentence.steps)), latest: 1 };
    case "eachTime":
      return {
        steps: changeLast(steps, (step) =>
          step.do === "damage" && step.times !== undefined ? { ...step, amount: sentence.amount } : undefined,
        ),
        latest: 1,
      };
    case "provided":
      return { steps: [{ do: "if", when: sentence.when, then: steps }], latest: 1 };
    case "yes":
      if (!alreadySaid(steps, sentence.steps)) throw new LooseSentence("What is done is not what was asked for.");
      return { steps, latest };
    case "maximum":
      return { steps: changeLast(steps, (step) => limited(step, sentence.amount)), latest };
    case "atMost":
      return { steps: changeLast(steps, (step) => noMoreThan(step, sentence.amount)), latest };
    case "maximumOf":
      return { steps: changeLast(steps, (step) => limited(step, sentence.count * eachOf(step))), latest };
    case "exchanged":
      if (steps.at(-1)?.do !== "exchange") throw new LooseSentence("No Pokémon was switched with a card before this sentence.");
      return { steps, latest };
    case "uncalculated":
      return { steps: uncalculated(steps, latest, sentence.what), latest };
    case "counters":
      return { steps: changeLast(steps, (step) => withCounters(step, sentence)), latest };
    case "otherCounters":
      return {
        steps: changeLast(steps, (step) =>
          step.do === "putCounters"
            ? { do: "if", when: sentence.when, then: [{ ...step, count: sentence.count }], else: [step] }
            : undefined,
        ),
        latest,
      };
    case "opponentFirst": {
      const own = steps.slice(steps.length - latest);
      const half = own.length / 2;
      if (!Number.isInteger(half) || half === 0) throw new LooseSentence("No two players' steps before this sentence.");
      return { steps: [...steps.slice(0, steps.length - latest), ...own.slice(half), ...own.slice(0, half)], latest };
    }
    case "notThose": {
      const at = lastDiscardChoice(steps);
      return { steps: at, latest };
    }
    case "applyToBench":
      return { steps: changeLast(steps, (step) => (step.do === "damage" ? { ...step, applyToBench: true } : undefined)), latest };
    case "otherwise":
      return {
        steps: changeLast(steps, (step) => {
          if (step.do === "may" && !step.ifNot) return { ...step, ifNot: sentence.steps };
          return step.do === "if" && !step.else ? { ...step, else: sentence.steps } : undefined;
        }),
        latest: 1,
      };
    case "endsWith":
      return { steps: changeLast(steps, (step) => endingWith(step, sentence.who)), latest };
    case "paying":
      return { steps: changeLast(steps, (step) => (step.do === "copyAttack" ? { ...step, payCost: true } : undefined)), latest };
    case "countersAtMost":
      return {
        steps: changeLast(steps, (step) =>
          step.do === "putCounters" ? { ...step, count: atMost(step.count, sentence.count) } : undefined,
        ),
        latest,
      };
    case "coinsAtMost": {
      const at = steps.findLastIndex((step) => step.do === "flip");
      const flip = steps[at];
      if (flip?.do !== "flip" || flip.coins === "untilTails") throw new LooseSentence("No coins were flipped before this sentence.");
      return { steps: steps.with(at, { ...flip, coins: { atMost: [flip.coins, sentence.coins] } }), latest };
    }
    case "alternative": {
      const said = steps.slice(steps.length - latest);
      if (said.length === 0) throw new LooseSentence('"Or" what?');
      return { steps: [...steps.slice(0, steps.length - latest), { do: "chooseMode", modes: [said, sentence.steps] }], latest: 1 };
    }
    case "asBasic": {
      const changed = substitute(steps, asBasic);
      if (isDeepStrictEqual(changed, steps)) throw new LooseSentence("No Pokémon was put onto the Bench before this sentence.");
      return { steps: changed, latest };
    }
    case "survives":
      return { steps: surviving(steps), latest };
    case "settled":
      return { steps: [...changeChosen(steps, { not: { cameIntoPlayThisTurn: true } })], latest };
    default:
      throw new LooseSentence(`A sentence of this kind ("${sentence.says}") has no place here.`);
  }
}

/** "This attack does 40 damage instead" where no damage was said before: instead of what is printed. */
const isOfOwnDamage = ([set, ...more]: Steps, said: Steps): boolean =>
  set?.do === "attackDamage" && set.change === "set" && more.length === 0 && !said.some((step) => step.do === "damage");

/** What lasts ends with the Pokémon that it lies on anyway. */
function endingWith(step: Instruction, who: "either" | "self" | "defending"): Instruction | undefined {
  if (step.do !== "lasting") return undefined;
  const on: unknown = Reflect.get(step.change, "on") ?? Reflect.get(step.change, "by");
  const liesOn = typeof on === "object" && on !== null ? Reflect.get(on, "pokemon") : undefined;
  if (liesOn !== "self" && liesOn !== "active") return undefined;
  const other = liesOn === "self" ? "defending" : "self";
  if (who === "either" || who === other) return { ...step, endsWith: other };
  // What an Ability does to this Pokémon would stay with it on the Bench.
  return who === "self" ? undefined : step;
}

function asBasic(node: object): object | undefined {
  const [step, cards, to] = ["do", "cards", "destination"].map((key): unknown => Reflect.get(node, key));
  return step === "move" && isDeepStrictEqual(to, { to: "bench" }) ? { do: "putIntoPlay", cards, as: "basic" } : undefined;
}

/** "If …, remove 2 damage counters from it. Then discard this card": the card goes when it did what it is for. */
function whenUsedUp(steps: Steps, more: Steps): Steps | undefined {
  const last = steps.at(-1);
  const goes = more.some((step) => step.do === "move" && step.cards.cards === "self" && step.destination.to === "discard");
  return goes && last?.do === "if" && !last.else ? [...steps.slice(0, -1), { ...last, then: [...last.then, ...more] }] : undefined;
}

/**
 * What stands in the place of its like further back: more coins instead of those that were flipped, whatever is counted from them since; more Prize
 * cards instead of those for the Knock Out, which still has to happen.
 */
function ofItsLike(steps: Steps, when: Condition, [other, ...more]: Steps): Steps | undefined {
  if (!other || more.length > 0) return undefined;
  if (other.do === "flip" && !other.heads && !other.tails) {
    const at = steps.findLastIndex((step) => step.do === "flip" && !step.heads && !step.tails);
    const coins = steps[at];
    return coins && [...steps.slice(0, at), { do: "if", when, then: [other], else: [coins] }, ...steps.slice(at + 1)];
  }
  const last = steps.at(-1);
  if (other.do !== "takePrizes" || last?.do !== "ifKnockedOutByThis" || !last.steps.every((step) => step.do === "takePrizes"))
    return undefined;
  return [...steps.slice(0, -1), { ...last, steps: [{ do: "if", when, then: [other], else: last.steps }] }];
}

/** "This attack does 60 damage instead", after damage to a Pokémon that the text names: it is done to that Pokémon. */
function toTheSame(otherwise: Steps, then: Steps): Steps {
  const [was, ...others] = otherwise;
  if (was?.do !== "damage" || others.length > 0) return then;
  return then.map((step) => (step.do === "attackDamage" && step.change === "set" ? { ...was, amount: step.amount } : step));
}

/** The same cards, but so many of them. */
function ofOtherNumber(step: Instruction | undefined, { count, was }: Extract<Sentence, { says: "otherNumber" }>): Instruction | undefined {
  if (step?.do !== "move" && step?.do !== "attach" && step?.do !== "look") return undefined;
  const { cards } = step;
  if (!("count" in cards) || (was !== undefined && cards.count !== was)) return undefined;
  if (cards.cards === "choose" || cards.cards === "attached") return { ...step, cards: { ...cards, count } };
  return typeof count === "number" && (cards.cards === "top" || cards.cards === "random")
    ? { ...step, cards: { ...cards, count } }
    : undefined;
}

/** What one copy does, and what all of them do together. */
function playedTogether(step: Instruction, cards: number, then: Steps): Instruction | undefined {
  const [may] = step.do === "ifYouDo" ? step.steps : [];
  const [played] = may?.do === "may" ? may.steps : [];
  if (step.do !== "ifYouDo" || played?.do !== "playTogether") return undefined;
  if (cards === 1) return { ...step, otherwise: then };
  return cards === played.copies + 1 ? { ...step, then } : undefined;
}

/** As many more cards of those that were discarded, from where they were. */
function furtherDiscard(step: Instruction | undefined, count: number): Instruction {
  if (step?.do !== "move" || step.destination.to !== "discard") throw new LooseSentence("Nothing was discarded before this sentence.");
  const { cards } = step;
  if (cards.cards === "top" || cards.cards === "random" || (cards.cards === "choose" && "zone" in cards.from))
    return { ...step, cards: { ...cards, count } };
  throw new LooseSentence("It is not clear which cards are discarded further.");
}

/** The one card that was searched for becomes as many. */
function withSearchFor(steps: Steps, count: Count): Steps {
  let found = 0;
  const changed = substitute(steps, (node) => {
    const from: unknown = Reflect.get(node, "from");
    const isSearch =
      Reflect.get(node, "cards") === "choose" && typeof from === "object" && from !== null && Reflect.get(from, "zone") === "deck";
    if (!isSearch || Reflect.get(node, "count") !== 1) return undefined;
    found++;
    return { ...node, count };
  });
  if (found !== 1) throw new LooseSentence("No search for one card before this sentence.");
  return changed;
}

/**
 * Whether what comes "then" is done only if this was: what was given up (CMP-531) or switched (CMP-469) for it. Elsewhere "then" tells the order alone:
 * a hand of no cards is shuffled too (RUL-16). Of damage counters the cards hang on them that they are put for (CMP-1979).
 */
function hangsOn(before: Instruction | undefined, [next, ...more]: Steps): boolean {
  switch (before?.do) {
    case "switch":
      return before.side === "yours";
    case "move":
      return before.destination.to === "discard" && isGivenUp(before.cards);
    case "putCounters":
      return next?.do === "move" && more.length === 0 && next.cards.cards === "bound" && next.cards.binding === POINTS_TO.cards;
    default:
      return false;
  }
}

/** A number of cards of the own deck or own Pokémon, or the Stadium. */
function isGivenUp(cards: CardSelector): boolean {
  if (cards.cards === "top" || cards.cards === "bottom") return cards.of === "you";
  return cards.cards === "stadium" || (cards.cards === "attached" && cards.count !== "any" && cards.to.pokemon === "self");
}

/** A stronger Poison or Burn, where it is so. */
function withCounters(step: Instruction, { count, when }: Extract<Sentence, { says: "counters" }>): Instruction | undefined {
  if (step.do !== "afflict" || (when && step.condition !== "Poisoned")) return undefined;
  const stronger = { ...step, counters: count };
  return when ? { do: "if", when, then: [stronger], else: [step] } : stronger;
}

/** "If yes, …" says again what was asked for. */
function alreadySaid(steps: Steps, again: Steps): boolean {
  const last = steps.at(-1);
  return last?.do === "may" && isDeepStrictEqual(last.steps, again);
}

/** The choice from the discard pile leaves out what the text discarded first. */
function lastDiscardChoice(steps: Steps): Steps {
  const changed = JSON.stringify(steps).replace(
    /(.*)("from":\{"zone":"discard","of":"you"\},"count":(?:\d+|\{[^}]*\}))/,
    (_, before, choice) => `${before}${choice},"except":${POINTS_TO.otherThan}`,
  );
  if (changed === JSON.stringify(steps)) throw new LooseSentence("No choice from the discard pile before this sentence.");
  return JSON.parse(changed) as Steps;
}

function surviving(steps: Steps): Steps {
  const [, counters] = /"do":"putCounters","count":(\d+)/.exec(JSON.stringify(steps)) ?? [];
  if (!counters) throw new LooseSentence("No damage counters are put before this sentence.");
  return changeChosen(steps, { remainingHp: { atLeast: Number(counters) * 10 + 10 } });
}

/** "If heads, choose a random card …. Your opponent reveals that card": what goes on with a choice stays where it was made. */
function intoBranch(steps: Steps, more: Steps): Steps | undefined {
  const last = steps.at(-1);
  if (!last) return undefined;
  for (const branch of BRANCHES) {
    const inner: unknown = Reflect.get(last, branch);
    if (!isSteps(inner)) continue;
    const named = inner.at(-1);
    const changed = named && isNamed(named) ? [...inner, ...more] : intoBranch(inner, more);
    if (changed) return [...steps.slice(0, -1), { ...last, [branch]: changed }];
  }
  return undefined;
}

/** "Choose 1 of your opponent's Pokémon", by which the next sentence goes on. */
function choosesOpponents(steps: Steps): boolean {
  const last = steps.at(-1);
  return last?.do === "forEach" && isNamed(last) && last.pokemon.pokemon === "choose" && last.pokemon.side === "opponents";
}

/** Damage of which it isn't said to whom it is done, behind the choice of a Pokémon. */
function atTheChosen(step: Instruction): Instruction {
  if (step.do !== "attackDamage" || (step.change !== "times" && step.change !== "set")) return step;
  return { do: "damage", amount: step.amount, to: thatPokemon };
}

/** A step that only names cards or Pokémon for the next sentence. */
const isNamed = (step: Instruction): boolean =>
  (step.do === "look" && (step.cards.cards === "choose" || step.cards.cards === "random")) ||
  (step.do === "forEach" && step.steps.length === 0);

/** How much more damage one of what is counted does. */
function eachOf(step: Instruction): number {
  if (step.do !== "attackDamage" || typeof step.amount !== "object" || !("multiply" in step.amount)) return 1;
  const [each] = step.amount.multiply;
  return typeof each === "number" ? each : 1;
}

/** Of the damage that was just said to be done, or else of the attack's own. */
function uncalculated(steps: Steps, latest: number, what: readonly ("Weakness" | "Resistance")[]): Steps {
  const kept = steps.slice(0, steps.length - latest);
  const said = steps.slice(steps.length - latest);
  if (!JSON.stringify(said).includes('"do":"damage"')) return [...steps, { do: "ignore", what }];
  if (what.length !== 2) throw new LooseSentence("Only one of Weakness and Resistance is left out.");
  return [...kept, ...changeLast(said, (step) => (step.do === "damage" ? { ...step, ignoreWeaknessAndResistance: true } : undefined))];
}

const atMost = (amount: Amount, max: number): Amount => (typeof amount === "number" ? Math.min(amount, max) : { atMost: [amount, max] });

function limited(step: Instruction, maximum: number): Instruction | undefined {
  if (step.do !== "attackDamage" || step.change !== "more") return undefined;
  return { ...step, amount: { atMost: [step.amount, maximum] } };
}

/** "10 damage for each …, no more than 130": the number that is counted is no more than 13. */
function noMoreThan(step: Instruction, maximum: number): Instruction | undefined {
  const counts = step.do === "damage" || (step.do === "attackDamage" && step.change === "times");
  if (!counts || typeof step.amount !== "object" || !("multiply" in step.amount)) return undefined;
  const [each, counted] = step.amount.multiply;
  if (typeof each !== "number" || maximum % each !== 0) return undefined;
  return { ...step, amount: { multiply: [each, { atMost: [counted, maximum / each] }] } };
}

/** "Put it on top of your deck. Shuffle your deck afterward": on whatever it hangs that something is put there, the shuffle hangs on it too. */
function intoShuffledDeck(step: Instruction, of: "you" | "opponent"): Instruction | undefined {
  if (step.do !== "returnPokemon" || step.destination.to !== "deck" || step.destination.place !== "top") return undefined;
  const { pokemon } = step;
  const isTheirs = "side" in pokemon && pokemon.side === "opponents";
  return isTheirs === (of === "opponent") ? { ...step, destination: { to: "deck", place: "shuffled" } } : undefined;
}
