import type { AbilityEffect, Activated, Amount, Condition, Continuous, Instruction, Triggered } from "@/engine/pokemon/effects/language";
import { onActiveSpot } from "./active-spot";
import { differing } from "./ambiguity";
import { modernised } from "./dialect";
import { inOneTurn } from "./first-turn";
import { type Folded, fold, nothingYet } from "./fold";
import { grammar } from "./grammar";
import type { Change, Kind, Kinds } from "./kinds";
import { LooseSentence, withoutShuffles } from "./looking-back";
import { tidy } from "./merge";
import { not } from "./negation";
import { overrides } from "./overrides";
import type { Setting } from "./pattern";
import { plainly, theirsOf } from "./players";
import { POINTS_TO } from "./references";
import { resolve, UnclearReference } from "./resolve";
import { energyOn } from "./rules/amounts";
import type { AbilitySentence, Sentence } from "./sentences";
import { type SentenceTokens, sentenceKey, sentences, type Token } from "./tokens";

/** A sentence that was not understood, and how far. */
export interface Failure {
  readonly sentence: string;
  readonly why: string;
}

export class TextFailure extends Error {
  constructor(readonly failure: Failure) {
    super(`${failure.why}: ${failure.sentence}`);
  }
}

type Read = { readonly text: string; readonly sentence?: Sentence; readonly ability?: AbilitySentence };

/** Every sentence of a text, understood by itself. @throws TextFailure naming the first that is not */
function read(text: string, setting: Setting, prefer: "steps" | "ability"): readonly Read[] {
  const all = sentences(modernised(text, setting));
  const found: Read[] = [];
  for (let at = 0; at < all.length; ) {
    const one = all[at];
    if (!one) break;
    const understood = span(all, at, setting, prefer);
    if (!understood) throw new TextFailure(failureOf(one, setting));
    if (understood.read) found.push(onActiveSpot(understood.read, understood.read.text));
    at += understood.length;
  }
  return found;
}

function span(
  all: readonly SentenceTokens[],
  at: number,
  setting: Setting,
  prefer: "steps" | "ability",
): { readonly length: number; readonly read?: Read } | undefined {
  const longest = all[at]?.tokens.some((token) => token.text === "•") ? all.length - at : 3;
  for (let length = longest; length > 0; length--) {
    const parts = all.slice(at, at + length);
    if (parts.length < length) continue;
    const text = parts.map((part) => part.text).join(" ");
    const override = overrides[sentenceKey(text)];
    if (override) return { length, read: { text, ...override } };
    if (length > 1 && (parts.some((part) => part.remark) || !joins(parts))) continue;
    const tokens = parts.flatMap((part, index) => (index === 0 ? part.tokens : [{ text: ".", word: "." }, ...part.tokens]));
    if (length === 1 && meaning("remark", tokens, setting)) return { length };
    const order = prefer === "steps" ? (["sentence", "abilitySentence"] as const) : (["abilitySentence", "sentence"] as const);
    for (const kind of order) {
      if (kind === "abilitySentence") {
        const ability = meaning("abilitySentence", tokens, setting);
        if (ability) return { length, read: { text, ability } };
      } else {
        const sentence = meaning("sentence", tokens, setting);
        if (sentence) return { length, read: { text, sentence } };
      }
    }
  }
  return undefined;
}

/** @throws TextFailure where the words can be read in several ways */
function meaning<K extends Kind>(kind: K, tokens: readonly Token[], setting: Setting): Kinds[K] | undefined {
  const [one, other] = grammar.readings(kind, tokens, setting);
  if (!one || !other) return one?.value;
  const words = tokens.map(({ text }) => text).join(" ");
  throw new TextFailure({ sentence: words, why: `ambiguous, by the rules ${differing(one, other).join(" and ")}` });
}

/** Two sentences of one thought: "Choose a Special Condition. … is now affected by that Special Condition." */
const CONTINUED =
  /[Cc]hoose .*affected by that Special Condition|^Choose a player\. That player|choose either player\. That player|^Your opponent chooses an attack .* Use the chosen attack|of either player's deck\. |^Look at the top \d+ cards of either player's deck and choose|remaining HP becomes \d+[^.]*\. Then, discard this card|^Put [^.]* onto your Bench\. Then, draw|^Choose a card in your hand, and discard the other cards\. If you do/;

/** Only texts whose next sentence is part of the same template are read together: a coin that prevents, and bulleted choices. */
const joins = (parts: readonly SentenceTokens[]) =>
  parts
    .slice(1)
    .every(
      ({ tokens }) =>
        CONTINUED.test(parts.map(({ text }) => text).join(" ")) ||
        parts[0]?.tokens.some((token) => token.text === "•") ||
        (tokens[0]?.word === "if" && (tokens[1]?.word === "heads" || tokens[1]?.word === "tails")),
    );

function failureOf({ tokens, text }: SentenceTokens, setting: Setting): Failure {
  const reach = Math.max(grammar.reach("sentence", tokens, setting), grammar.reach("abilitySentence", tokens, setting));
  const stop = tokens
    .slice(reach, reach + 4)
    .map((token) => token.text)
    .join(" ");
  return { sentence: text, why: stop ? `not understood at "${stop}"` : "not understood" };
}

/** A text of steps: an attack's, an Item's, a Supporter's. */
export interface Steps {
  readonly steps: readonly Instruction[];
  readonly when?: Condition;
  readonly cost?: readonly Instruction[];
  readonly usage?: readonly Continuous[];
  /** Anything else that was said, for Energy cards and Tools. */
  readonly said: readonly Sentence[];
}

const self = { pokemon: "self" } as const;

/** A text that never speaks of its own Pokémon does not mean it by "it" either. */
const ownPokemon = (text: string, { name }: Setting) =>
  /\b[Tt]his (Pokémon|card)\b|\bitself\b/.test(text) || text.includes(name) ? self : null;

function settle<T extends object>(value: T, text: string, about: Parameters<typeof resolve>[1] = self): T {
  try {
    return plainly(theirsOf("opponent", resolve(value, about)));
  } catch (error) {
    if (error instanceof UnclearReference) throw new TextFailure({ sentence: text, why: error.message });
    throw error;
  }
}

/** @throws TextFailure */
export function compileSteps(text: string, setting: Setting): Steps {
  let folded: Folded = nothingYet;
  const conditions: Condition[] = [];
  const cost: Instruction[] = [];
  const usage: Change[] = [];
  for (const { text: sentenceText, sentence } of read(text, setting, "steps")) {
    if (!sentence) throw new TextFailure({ sentence: sentenceText, why: "an Ability's wording in an effect that is played" });
    if (sentence.says === "mustPay") {
      const paid = payment(folded);
      cost.push(...folded.steps.slice(paid.from, paid.to));
      folded = { steps: [...folded.steps.slice(0, paid.from), ...folded.steps.slice(paid.to)], latest: 0 };
      continue;
    }
    if (sentence.says === "payFirst") {
      conditions.push(...sentence.steps.map((step) => payable(step, sentenceText)));
      folded = folding(folded, { says: "steps", steps: sentence.steps }, sentenceText);
      continue;
    }
    if (sentence.says === "settled") conditions.push({ not: { if: "turn", is: "yourFirst" } });
    if (sentence.says === "only") conditions.push(sentence.when);
    else if (sentence.says === "cost") cost.push(...sentence.steps);
    else if (sentence.says === "paidFor") {
      cost.push(...sentence.cost);
      folded = folding(folded, { says: "steps", steps: sentence.steps }, sentenceText);
    } else if (sentence.says === "usage") {
      usage.push(...sentence.changes);
      if (sentence.steps) folded = folding(folded, { says: "steps", steps: sentence.steps }, sentenceText);
    } else folded = folding(folded, sentence, sentenceText);
  }
  const settled = settle({ cost: cost, steps: [...withoutShuffles(folded.steps)] }, text, ownPokemon(text, setting));
  const [first, ...more] = conditions.map((condition) => settle(condition, text));
  return {
    steps: settled.steps,
    said: [],
    ...tidy({
      when: first && more.length > 0 ? { all: [first, ...more] } : first,
      cost: settled.cost.length > 0 ? settled.cost : undefined,
      usage: usage.length > 0 ? usage.map((each) => continuous(each, text)) : undefined,
    }),
  };
}

/** Whether an attack can be paid with these cards: there are as many as it takes. */
function payable(step: Instruction, text: string): Condition {
  const no = () => new TextFailure({ sentence: text, why: "it is not clear when that can be done" });
  if (step.do !== "move") throw no();
  const { cards } = step;
  if (cards.cards === "attached" && cards.what === "energy" && (typeof cards.count === "number" || cards.count === "all")) {
    const left = energyOn(cards.to, { category: "Energy", ...cards.where }, true);
    if (left) return { if: "compare", left, is: ">=", right: cards.count === "all" ? 1 : cards.count };
  }
  if (cards.cards === "choose" && "zone" in cards.from && cards.from.zone === "hand" && typeof cards.count === "number") {
    const left: Amount = { count: "cards", zone: "hand", of: cards.from.of, ...tidy({ where: cards.where }) };
    return { if: "compare", left, is: ">=", right: cards.count };
  }
  throw no();
}

/** What "if you can't …, you can't play this card" speaks of: the latest sentence, or the move of cards before a sentence that hangs on it. */
function payment({ steps, latest }: Folded): { readonly from: number; readonly to: number } {
  const from = steps.length - latest;
  if (steps.slice(from).some((step) => step.do === "move")) return { from, to: steps.length };
  const move = steps.findLastIndex((step) => step.do === "move");
  return move < 0 ? { from, to: steps.length } : { from: move, to: move + 1 };
}

function folding(before: Folded, sentence: Sentence, text: string): Folded {
  try {
    return fold(before, sentence);
  } catch (error) {
    if (error instanceof LooseSentence) throw new TextFailure({ sentence: text, why: error.message });
    throw error;
  }
}

/**
 * "The Stage 2 Pokémon this card is attached to" becomes this Pokémon, on the condition that it is such a Pokémon.
 * @returns the value without such phrases, and the conditions in all
 */
function onCondition<T extends object>(value: T, when: Condition | undefined): { readonly value: T; readonly when: Condition | undefined } {
  const conditions: Condition[] = [];
  const lift = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(lift);
    if (typeof part !== "object" || part === null) return part;
    if (Reflect.get(part, "pokemon") === "bound" && Reflect.get(part, "binding") === POINTS_TO.selfIf) {
      const where: unknown = Reflect.get(part, "where");
      if (typeof where === "object" && where !== null) conditions.push({ if: "pokemon", is: self, where });
      return self;
    }
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, lift(each)]));
  };
  const given = lift(when) as Condition | undefined;
  const lifted = lift(value) as T;
  const [first, ...more] = given ? [given, ...conditions] : conditions;
  return { value: lifted, when: first && more.length > 0 ? { all: [first, ...more] } : first };
}

function continuous({ change, while: given }: Change, text: string): Continuous {
  const { value, when } = onCondition(change, given);
  // The condition is said first: what it names, "it" means.
  const settled = settle({ ...tidy({ while: when }), change: value }, text);
  return { kind: "continuous", change: settled.change, ...tidy({ while: settled.while }) };
}

interface Acting {
  readonly opened: Exclude<AbilitySentence, { says: "continuous" | "limit" | "appliedOnce" | "costFirst" | "lends" | "usable" | "unless" }>;
  folded: Folded;
  /** What has to be so for it to be used, said in sentences of their own. */
  usable: readonly Condition[];
  limit?: Activated["limit"];
  cost: readonly Instruction[];
}

/** A text of Abilities: what is so, what happens when, what a player may do. Sentences that say other things are handed back in `said`. @throws TextFailure */
export function compileAbility(
  text: string,
  setting: Setting,
): { readonly effects: readonly AbilityEffect[]; readonly said: readonly Sentence[] } {
  let effects: (Continuous | Acting)[] = [];
  const said: Sentence[] = [];
  let acting: Acting | undefined;
  let costs: readonly Instruction[] = [];
  let lent: Condition | undefined;
  const unless: Condition[] = [];
  let usable: readonly Condition[] = [];
  for (const { text: sentenceText, sentence, ability } of read(text, setting, "ability")) {
    if (ability?.says === "continuous") effects.push(...ability.changes.map((change) => continuous(change, sentenceText)));
    else if (ability?.says === "lends") lent = ability.when;
    else if (ability?.says === "unless") unless.push(...contrary(ability.when).map((each) => settle(each, sentenceText)));
    else if (ability?.says === "usable") {
      if (acting) acting.usable = [...acting.usable, ability.when];
      else usable = [...usable, ability.when];
    } else if (ability?.says === "costFirst") {
      if (acting) acting.cost = [...acting.cost, ...ability.steps];
      else costs = ability.steps;
    } else if (ability?.says === "appliedOnce") {
      if (acting || effects.length === 0)
        throw new TextFailure({ sentence: sentenceText, why: "nothing that is applied before this sentence" });
      effects = effects.map((effect) => ("change" in effect ? { ...effect, once: true } : effect));
    } else if (ability?.says === "limit") {
      if (
        !acting &&
        effects.some((effect) => "change" in effect && "permit" in effect.change && effect.change.permit === "reflipAttackCoins")
      )
        continue;
      if (!acting && ability.limit === "oncePerTurnByName" && effects.length > 0) {
        effects = effects.map((effect) => ("change" in effect ? { ...effect, once: true } : effect));
        continue;
      }
      if (!acting) throw new TextFailure({ sentence: sentenceText, why: "no Ability to use before this sentence" });
      acting.limit = ability.limit;
    } else if (ability) {
      acting = {
        opened: lent && ability.says === "activated" ? { ...ability, limit: "vstar", when: lent } : ability,
        folded: { steps: ability.steps, latest: ability.steps.length },
        usable,
        cost: ability.says === "activated" && ability.cost ? [...costs, ...ability.cost] : costs,
      };
      effects.push(acting);
      costs = [];
      usable = [];
    } else if (sentence?.says === "provides") {
      said.push(sentence);
      effects.push(...(sentence.changes ?? []).map((change) => continuous(change, sentenceText)));
    } else if (sentence && (sentence.says === "attachTo" || sentence.says === "fossil")) said.push(sentence);
    // "You may use this Ability. If you do, …": its steps are all that follows.
    else if (acting?.opened.says === "activated" && sentence?.says === "ifYouDo" && acting.folded.steps.length === 0)
      acting.folded = { steps: sentence.steps, latest: sentence.steps.length };
    else if (sentence && acting) acting.folded = folding(acting.folded, sentence, sentenceText);
    else throw new TextFailure({ sentence: sentenceText, why: "a step that nothing starts" });
  }
  if (usable.length > 0) throw new TextFailure({ sentence: text, why: "no Ability to use" });
  const all = effects.map((effect) => ("opened" in effect ? finished(effect, text) : effect));
  return { effects: all.map((effect) => unless.reduce(alsoOnlyIf, effect)), said };
}

/** All that must be so where a condition is not. */
function contrary(condition: Condition): readonly Condition[] {
  if ("any" in condition) return condition.any.flatMap(contrary);
  return [not(condition)];
}

/** The effect on one more condition. */
function alsoOnlyIf(effect: AbilityEffect, condition: Condition): AbilityEffect {
  const and = (before: Condition | undefined): Condition => {
    if (!before) return condition;
    return { all: [...("all" in before ? before.all : [before]), condition] };
  };
  return effect.kind === "activated" ? { ...effect, when: and(effect.when) } : { ...effect, while: and(effect.while) };
}

/** The conditions with one more. */
function inOne(before: readonly Condition[], next: Condition): readonly Condition[] {
  const last = before.at(-1);
  const turn = last && inOneTurn(last, next);
  return turn ? [...before.slice(0, -1), turn] : [...before, next];
}

function finished({ opened, folded, limit, cost, usable }: Acting, text: string): Activated | Triggered {
  const steps = withoutShuffles(folded.steps);
  const limited = limit ?? opened.limit;
  if (opened.says === "activated") {
    const { either, from } = opened;
    const [when, ...more] = [...usable, ...(opened.when ? [opened.when] : [])]
      .flatMap((each) => ("all" in each ? each.all : [each]))
      .reduce(inOne, []);
    const said = {
      ...tidy({
        limit: limited,
        when: when && more.length > 0 ? { all: [when, ...more] } : when,
        either,
        from,
        cost: cost.length > 0 ? cost : undefined,
      }),
      steps,
    };
    // "That player" of a Stadium is the one who uses it.
    return { kind: "activated", ...settle(either ? theirsOf("you", said) : said, text) };
  }
  if (usable.length > 0) throw new TextFailure({ sentence: text, why: "not an Ability that is used" });
  const { on, optional } = opened;
  const { value, when } = onCondition(steps, opened.while);
  const elsewhere = "subject" in on && typeof on.subject === "object";
  const said = { ...tidy({ while: when, optional, limit: limited }), steps: value };
  return { kind: "triggered", on, ...settle(said, text, elsewhere ? { pokemon: "event", role: "subject" } : self) };
}
