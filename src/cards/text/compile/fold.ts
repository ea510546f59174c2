import { isDeepStrictEqual } from "node:util";
import type { Condition, Count, Instruction, PokemonFilter } from "@/engine/pokemon/effects/language";
import { asPlayer } from "./players";
import { holders, POINTS_TO, thatPokemon, thosePokemon } from "./references";
import type { Sentence } from "./sentences";
import { substitute } from "./substitute";

/** A sentence that has nothing before it to hang on ("If heads, …" without a coin). */
export class LooseSentence extends Error {}

type Steps = readonly Instruction[];

/** Steps of the text so far; how many of them the last sentence added. */
export interface Folded {
  readonly steps: Steps;
  readonly latest: number;
}

export const nothingYet: Folded = { steps: [], latest: 0 };

/** Joins a sentence to those before it: coins to their faces, "if you do" to what was to be done. @throws LooseSentence */
export function fold(before: Folded, sentence: Sentence): Folded {
  const { steps, latest } = before;
  switch (sentence.says) {
    case "steps": {
      const [only] = sentence.steps;
      if (only?.do === "shuffle" && only.zone === "deck" && sentence.steps.length === 1 && searches(steps).has(only.of)) return before;
      const inside = intoBranch(steps, sentence.steps) ?? whenUsedUp(steps, sentence.steps);
      if (inside) return { steps: inside, latest: 1 };
      return { steps: [...steps, ...sentence.steps], latest: sentence.steps.length };
    }
    case "then":
      // CMP-1979: the cards that counters were put for go only if they were put.
      if (steps.at(-1)?.do === "putCounters" && movesThose(sentence.steps))
        return { steps: onDone(steps, latest, "then", sentence.steps), latest: 1 };
      return fold(before, { says: "steps", steps: sentence.steps });
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
      if (latest === 0) throw new LooseSentence('"Instead" of what?');
      const replaced = ofItsLike(steps, sentence.when, sentence.steps);
      if (replaced) return { steps: replaced, latest };
      const kept = steps.slice(0, steps.length - latest);
      return {
        steps: [...kept, { do: "if", when: sentence.when, then: sentence.steps, else: steps.slice(steps.length - latest) }],
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
      return fold(before, { says: "steps", steps: [{ do: "if", when: sentence.when, then: sentence.steps }] });
    case "cureThat": {
      const asked = [...JSON.stringify(steps).matchAll(/"conditions":(\["\w+"\])/g)].at(-1)?.[1];
      if (!asked) throw new LooseSentence("No Special Condition was named before.");
      return fold(before, { says: "steps", steps: [{ do: "cure", pokemon: sentence.pokemon, conditions: JSON.parse(asked) }] });
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
        steps: changeLast(steps, (step) => (step.do === "if" && !step.else ? { ...step, else: sentence.steps } : undefined)),
        latest: 1,
      };
    case "survives":
      return { steps: surviving(steps), latest };
    case "settled":
      return { steps: [...changeChosen(steps, { not: { cameIntoPlayThisTurn: true } })], latest };
    default:
      throw new LooseSentence(`A sentence of this kind ("${sentence.says}") has no place here.`);
  }
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

function movesThose([step, ...more]: Steps): boolean {
  return step?.do === "move" && more.length === 0 && step.cards.cards === "bound" && step.cards.binding === POINTS_TO.cards;
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

/** Narrows the first Pokémon chosen. */
function changeChosen(steps: Steps, more: PokemonFilter): Steps {
  let done = false;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    if (!done && Reflect.get(value, "pokemon") === "choose") {
      done = true;
      return { ...value, where: { ...(Reflect.get(value, "where") as object | undefined), ...more } };
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
  };
  const changed = visit(steps) as Steps;
  if (!done) throw new LooseSentence("No Pokémon was chosen before this sentence.");
  return changed;
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

function limited(step: Instruction, maximum: number): Instruction | undefined {
  if (step.do !== "attackDamage" || step.change !== "more") return undefined;
  return { ...step, amount: { atMost: [step.amount, maximum] } };
}

/** "10 damage for each …, no more than 130": the number that is counted is no more than 13. */
function noMoreThan(step: Instruction, maximum: number): Instruction | undefined {
  if (step.do !== "attackDamage" || step.change !== "times" || typeof step.amount !== "object" || !("multiply" in step.amount))
    return undefined;
  const [each, counted] = step.amount.multiply;
  if (typeof each !== "number" || maximum % each !== 0) return undefined;
  return { ...step, amount: { multiply: [each, { atMost: [counted, maximum / each] }] } };
}

/** Changes the last step that can be, looking into branches from the end. */
function changeLast(steps: Steps, change: (step: Instruction) => Instruction | undefined): Steps {
  const changed = tryLast(steps, change);
  if (!changed) throw new LooseSentence("Nothing before this sentence that it could change.");
  return changed;
}

const BRANCHES = ["ifDone", "ifNot", "then", "else", "otherwise", "tails", "heads", "steps"] as const;

function tryLast(steps: Steps, change: (step: Instruction) => Instruction | undefined): Steps | undefined {
  return tryEnd(steps, (inner) => {
    const last = inner.at(-1);
    const changed = last && change(last);
    return changed && [...inner.slice(0, -1), changed];
  });
}

/** Changes the steps at their end, or those in the branches of the last step. */
function tryEnd(steps: Steps, change: (steps: Steps) => Steps | undefined): Steps | undefined {
  const last = steps.at(-1);
  if (!last) return undefined;
  const own = change(steps);
  if (own) return own;
  for (const branch of BRANCHES) {
    const inner: unknown = Reflect.get(last, branch);
    if (!isSteps(inner)) continue;
    const changed = tryEnd(inner, change);
    if (changed) return [...steps.slice(0, -1), { ...last, [branch]: changed }];
  }
  return undefined;
}

const isSteps = (value: unknown): value is Steps => Array.isArray(value);

function onCoin(steps: Steps, face: "heads" | "tails", then: Steps): Steps {
  const attach = (inner: Steps): Steps | undefined => {
    const [before, last] = [inner.at(-2), inner.at(-1)];
    if (last?.do !== "flip" || last.coins !== 1) return undefined;
    const more = (flip: typeof last, branch: Steps) => ({ ...flip, [face]: [...(flip[face] ?? []), ...branch] });
    // "Each player flips a coin": the sentence speaks of that player.
    const alike = before?.do === "flip" && !before.heads === !last.heads && !before.tails === !last.tails;
    if (alike && before.by === undefined && last.by === "opponent")
      return [...inner.slice(0, -2), more(before, asPlayer("you", then)), more(last, asPlayer("opponent", then))];
    return [...inner.slice(0, -1), more(last, then)];
  };
  for (let end = steps.length; end > 0; end--) {
    const changed = tryEnd(steps.slice(0, end), attach);
    if (changed) return [...changed, ...steps.slice(end)];
  }
  throw new LooseSentence("No single coin was flipped before this sentence.");
}

function onDone(steps: Steps, latest: number, branch: "then" | "otherwise", follow: Steps): Steps {
  const last = steps.at(-1);
  if (!last || latest === 0) throw new LooseSentence('"If you do" what?');
  const deep = tryLast(steps, (step) => {
    if (step.do === "may" && branch === "then") return mayThen(step, follow);
    if (step.do === "may") return step.ifNot ? undefined : { ...step, ifNot: follow };
    if (step.do === "ifYouDo" && branch === "otherwise" && !step.otherwise) return { ...step, otherwise: follow };
    return undefined;
  });
  if (deep) return deep;
  if (last.do === "flip" || last.do === "if") {
    const arm = last.do === "flip" ? (last.tails ? "tails" : "heads") : "then";
    const inner: unknown = Reflect.get(last, arm);
    if (isSteps(inner) && inner.length > 0) return [...steps.slice(0, -1), { ...last, [arm]: wrap(inner, inner.length, branch, follow) }];
  }
  return wrap(steps, latest, branch, follow);
}

/** What follows a search, whether or not it finds anything, stands where the search stands. */
function afterSearch(steps: Steps, then: Steps): Steps {
  const branches = (step: Instruction) => BRANCHES.some((branch) => isSteps(Reflect.get(step, branch)));
  const searched = (step: Instruction) => !branches(step) && searches(step).size > 0;
  const changed = tryEnd(steps, (inner) => (inner.some(searched) ? [...inner, ...then] : undefined));
  if (!changed) throw new LooseSentence("No deck was searched before this sentence.");
  return changed;
}

/** What follows where Energy was attached: once, or for each Pokémon that got some where it speaks of that Pokémon. */
function onAttached(steps: Steps, latest: number, { when, steps: then }: Extract<Sentence, { says: "attached" }>): Steps {
  const last = steps.at(-1);
  if (last?.do !== "forEach" || last.steps.length === 0)
    return [...steps, { do: "if", when, then: /"spread":true/.test(JSON.stringify(last ?? {})) ? ofHolders(then) : then }];
  const ofEach = JSON.stringify([when, then]).includes(JSON.stringify(thatPokemon));
  if (!ofEach) return onDone(steps, latest, "then", then);
  return [...steps.slice(0, -1), { ...last, steps: [...last.steps, { do: "if", when, then }] }];
}

/** "That Pokémon" of cards attached in any way one likes: each that holds some of them. */
function ofHolders(steps: Steps): Steps {
  return substitute(steps, (node) =>
    [thatPokemon, thosePokemon].some((pokemon) => isDeepStrictEqual(node, pokemon)) ? holders : undefined,
  );
}

/** "You may …. If you do, …": a second "if you do" hangs on what the first brought, and one behind "discard this and that" on both. */
function mayThen(may: Extract<Instruction, { do: "may" }>, follow: Steps): Instruction {
  if (may.ifDone) return { ...may, ifDone: wrap(may.ifDone, may.ifDone.length, "then", follow) };
  const [first, ...more] = may.steps;
  if (!first || !may.steps.every(isDiscard)) return { ...may, ifDone: follow };
  return { ...may, steps: [first], ifDone: more.reduceRight<Steps>((then, step) => [{ do: "ifYouDo", steps: [step], then }], follow) };
}

const isDiscard = (step: Instruction): boolean =>
  step.do === "move" && step.destination.to === "discard" && step.cards.cards === "attached";

function wrap(steps: Steps, latest: number, branch: "then" | "otherwise", follow: Steps): Steps {
  const from = steps.length - latest;
  const done = steps.slice(from);
  return [
    ...steps.slice(0, from),
    branch === "then" ? { do: "ifYouDo", steps: done, then: follow } : { do: "ifYouDo", steps: done, then: [], otherwise: follow },
  ];
}

/** A deck is shuffled after every search of it (EFF-06); texts say so, effects do not. */
export function withoutShuffles(steps: Steps, searched = searches(steps)): Steps {
  return steps.flatMap((step): Steps => {
    if (step.do === "shuffle" && step.zone === "deck" && searched.has(step.of)) return [];
    const changed: Record<string, unknown> = { ...step };
    for (const branch of BRANCHES) {
      const inner: unknown = Reflect.get(step, branch);
      if (isSteps(inner)) changed[branch] = withoutShuffles(inner, searched);
    }
    if (step.do === "chooseMode") changed.modes = step.modes.map((mode) => withoutShuffles(mode, searched));
    return [changed as unknown as Instruction];
  });
}

function searches(steps: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(steps)) for (const each of steps) searches(each, found);
  else if (typeof steps === "object" && steps !== null) {
    const from: unknown = Reflect.get(steps, "from");
    if (Reflect.get(steps, "cards") === "choose" && typeof from === "object" && from !== null && Reflect.get(from, "zone") === "deck") {
      const of: unknown = Reflect.get(from, "of");
      if (typeof of === "string") found.add(of);
    }
    for (const each of Object.values(steps)) searches(each, found);
  }
  return found;
}
