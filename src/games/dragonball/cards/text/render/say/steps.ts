import type { Cards, Condition, Instruction, Moment, Side } from "@/games/dragonball/engine/effects/language";
import { nounPhrase } from "@/kernel/texts/words";
import type { Template } from "../language";
import { actionClause } from "./actions";
import { perEach } from "./amounts";
import { type Choose, cardsPhrase, ownerOf, pickPhrase } from "./cards";
import { type Clause, reworded, sentences, state, together } from "./clause";
import { conditionText } from "./conditions";
import { lastingText } from "./continuous";
import { merging } from "./merging";
import { cardNoun, keywordName } from "./nouns";
import { CannotSayError, joined, type Scope, same, say } from "./scope";
import { eventText } from "./triggers";

type Steps = readonly Instruction[];

/** What is done, a clause for each step or for several that are told in one. @param nested whether it stands within a sentence */
export function stepClauses(scope: Scope, steps: Steps, nested = false): readonly Clause[] {
  const clauses: Clause[] = [];
  for (let at = 0; at < steps.length; ) {
    const { clause, told } = nextClause(scope, steps.slice(at), nested ? undefined : steps.slice(0, at));
    clauses.push(...clause);
    at += told;
  }
  return clauses;
}

/** Steps within a sentence, with the sentences that hang on them. */
export const inOne = (scope: Scope, steps: Steps): Clause => together(scope, stepClauses(scope, steps, true));

/** Steps as one clause on which nothing hangs. */
export function stepsInOne(scope: Scope, steps: Steps): string {
  const { text, tail, options } = inOne(scope, steps);
  if (tail || options) throw new CannotSayError("what hangs on a step within a sentence", steps);
  return text;
}

/** The steps before one that has a sentence of its own; undefined of one within a sentence. */
type Before = Steps | undefined;

interface Told {
  readonly clause: readonly Clause[];
  /** How many steps it tells. */
  readonly told: number;
}

function nextClause(scope: Scope, steps: Steps, before: Before): Told {
  const [step] = steps;
  if (!step) throw new CannotSayError("nothing to be done", steps);
  const special = severalAsOne(scope, steps);
  if (special) return special;
  if (step.do === "choose" || step.do === "chooseNumber") return choiceClause(scope, steps, before);
  return { clause: stepClause(scope, step, before), told: 1 };
}

/** Choices, told with what is done with their cards where that says it. */
function choiceClause(scope: Scope, steps: Steps, before: Before): Told {
  const [first] = steps;
  const merged = merging(steps);
  if (merged) {
    const { choices, step } = merged;
    const by = choices.find((each): each is Choose => each.do === "choose")?.by;
    if (by === "each") throw new CannotSayError("what each player chooses", choices);
    const actor = by === "opponent" ? "opponent" : scope.actor;
    const inner: Scope = actor === scope.actor ? scope : { ...scope, actor, mood: "third" };
    for (const choice of choices) tellWithin(inner, choice);
    const names = choices.flatMap((each) => (each.do === "choose" ? [{ bound: each.as ?? "chosen" }] : []));
    const [text] = step.do === "lasting" ? lastingText(inner, step.effects, step.for) : [];
    const clause = text === undefined ? actionClause(inner, step) : [state(text)];
    if (names.length > 1) scope.talk.last = { ref: { union: names }, plural: true };
    return {
      clause:
        actor === scope.actor ? clause : clause.map((each) => reworded(each, (words) => say(scope, "opponentDoes", { clause: words }))),
      told: choices.length + 1,
    };
  }
  if (first?.do !== "choose") return { clause: stepClause(scope, first ?? fail(steps), before), told: 1 };
  return { clause: [chooseClause(scope, first)], told: 1 };
}

const fail = (node: unknown): never => {
  throw new CannotSayError("a step", node);
};

/** A choice is known from here on, and its cards are told where they are first spoken of. */
function tellWithin(scope: Scope, choice: Choose | Extract<Instruction, { do: "chooseNumber" }>): void {
  if (choice.do === "chooseNumber") {
    const plural = choice.to !== 1;
    scope.talk.within(choice.as, { text: say(scope, "upTo", { n: typeof choice.to === "number" ? choice.to : "X" }), plural });
    return;
  }
  const name = choice.as ?? "chosen";
  const phrase = pickPhrase(scope, choice, true);
  scope.talk.choose({ name, plural: phrase.plural ?? false, owner: ownerOf(scope, choice.from) });
  scope.talk.within(name, phrase);
}

/** "Choose up to 1 of your opponent's Battle Cards". */
function chooseClause(scope: Scope, choice: Choose): Clause {
  const { by, ignoring, as: name = "chosen" } = choice;
  const actor = by === "opponent" ? "opponent" : "you";
  const inner: Scope = by === undefined || actor === scope.actor ? scope : { ...scope, actor, mood: "third" };
  const cards = pickPhrase(inner, choice, false);
  const text = say(inner, ignoring ? "chooseIgnoring" : "choose", { cards, ...(ignoring && { keyword: keywordName(ignoring) }) });
  scope.talk.choose({ name, plural: cards.plural ?? false, owner: ownerOf(scope, choice.from) });
  if (by === "each") return state(say(scope, "eachPlayerDoes", { clause: text }));
  return state(inner === scope ? text : say(scope, "opponentDoes", { clause: text }));
}

/** Steps that a text says in fewer words than one by one. */
function severalAsOne(scope: Scope, steps: Steps): Told | undefined {
  const [first, second, third, fourth] = steps;
  if (first?.do === "bind" && second?.do === "reveal" && same(second.cards, { bound: first.as })) {
    const clause = actionClause(scope, { do: "reveal", cards: first.cards });
    look(scope, first.cards);
    return { clause, told: 2 };
  }
  if (
    first?.do === "bind" &&
    second?.do === "choose" &&
    third?.do === "move" &&
    fourth?.do === "move" &&
    second.count === "any" &&
    fourth.place === "top"
  ) {
    const clause = actionClause(scope, { do: "move", cards: first.cards, to: fourth.to, place: "top" }, "placeOnTopOrBottom");
    return { clause, told: 4 };
  }
  if (first?.do === "bind" && first.cards === "this" && second?.do === "choose") {
    const choices = takeWhileChosen(steps.slice(1));
    scope.talk.choose({ name: first.as, plural: false, owner: "you" });
    const picks = choices.map((choice) => {
      const phrase = pickPhrase(scope, choice, false);
      scope.talk.choose({ name: choice.as ?? "chosen", plural: phrase.plural ?? false, owner: ownerOf(scope, choice.from) });
      return phrase.text;
    });
    const names = [first.as, ...choices.map((choice) => choice.as ?? "chosen")];
    const cards = joined(scope, [cardsPhrase(scope, "this").text, joined(scope, picks, "and")], "and");
    scope.talk.last = { ref: { union: names.map((bound) => ({ bound })) }, plural: true };
    return { clause: [state(say(scope, "choose", { cards }))], told: names.length };
  }
  if (first?.do === "takeControl" && second?.do === "delay") {
    const [back, ...more] = second.steps;
    if (back?.do === "takeControl" && more.length === 0 && same(back.cards, first.cards) && second.until === "endOfTurn")
      return { clause: actionClause(scope, first, "takeControlForTurn"), told: 2 };
  }
  if (first?.do === "choose" && second?.do === "move" && typeof first.count === "object" && "plus" in first.count) {
    const [, less] = first.count.plus;
    if (typeof less === "number" && less < 0 && second.to === "hand") {
      scope.talk.choose({ name: first.as ?? "chosen", plural: true, owner: "you" });
      return { clause: [state(say(scope, "takeLifeUntil", { n: -less }))], told: 2 };
    }
  }
  return undefined;
}

/** The choices at the beginning of some steps. */
function takeWhileChosen(steps: Steps): readonly Choose[] {
  const end = steps.findIndex((step) => step.do !== "choose");
  return steps.slice(0, end < 0 ? steps.length : end).flatMap((step) => (step.do === "choose" ? [step] : []));
}

/** What was looked at last. */
export function look(scope: Scope, cards: Cards): void {
  const one = typeof cards === "object" && "in" in cards && (cards.top === 1 || cards.bottom === 1);
  scope.talk.lookedAtOne = one;
  scope.talk.last = { ref: { bound: "looked" }, plural: !one };
}

function stepClause(scope: Scope, step: Instruction, before: Before): readonly Clause[] {
  switch (step.do) {
    case "choose":
      return [chooseClause(scope, step)];
    case "if":
      return [ifClause(scope, step, before)];
    case "may":
      return [mayClause(scope, step)];
    case "chooseOption":
      return [optionClause(scope, step)];
    case "chooseNumber":
      throw new CannotSayError("a number that is chosen for later", step);
    case "repeat": {
      const each = perEach(scope, step.times);
      if (each?.by !== 1) throw new CannotSayError("how often something is done", step.times);
      return [reworded(inOne(scope, step.steps), (clause) => say(scope, "forEachDo", { each: each.each, clause }))];
    }
    case "forEach":
      throw new CannotSayError("what is done for each card", step);
    case "bind":
      throw new CannotSayError("cards that are only named", step);
    case "delay":
      return [reworded(inOne(scope, step.steps), (clause) => say(scope, delayTemplate(step.until, step.turnOf), { clause }))];
    case "watch":
      return [watchClause(scope, step)];
    case "lasting":
      return lastingText(scope, step.effects, step.for).map(state);
    default:
      return actionClause(scope, step);
  }
}

/** "If you do" hangs on the sentence before; within one it asks whether it was done. */
function ifHead(scope: Scope, when: Condition, before: Before): Template | undefined {
  if (!before || scope.actor !== "you") return undefined;
  if ("done" in when && when.done === asked(before)) return "ifYouDo";
  if ("not" in when && "done" in when.not && when.not.done === true) return "ifYouDoNot";
  return undefined;
}

/** DB-TEXT-18: of a number of cards "if you do" asks for all. */
function asked(before: Steps): true | "wholly" {
  const last = before.at(-1);
  const choice = last && "cards" in last ? before.findLast((step) => step.do === "choose") : undefined;
  return choice?.do === "choose" && typeof choice.count === "number" && choice.count > 1 ? "wholly" : true;
}

function ifClause(scope: Scope, { when, then, else: otherwise }: Extract<Instruction, { do: "if" }>, before: Before): Clause {
  const head = ifHead(scope, when, before);
  const condition = head === undefined ? conditionText(scope, when) : "";
  // D-33: what is done otherwise is done as well where one may, and does not.
  const last = then.at(-1);
  const told = otherwise && last?.do === "may" && same(last.else, otherwise) ? [...then.slice(0, -1), { ...last, else: undefined }] : then;
  const inner = inOne(scope, told.map(withoutElse));
  const text = head === undefined ? say(scope, "ifThen", { condition, clause: inner.text }) : say(scope, head, { clause: inner.text });
  if (!otherwise) return { ...inner, text };
  // Within a sentence what is done otherwise stands in it: a sentence of its own would hang on what the whole one is about.
  if (!before && head === undefined && !inner.tail && !inner.options)
    return state(say(scope, "ifElse", { condition, clause: inner.text, other: stepsInOne(scope, otherwise) }));
  if (inner.options) throw new CannotSayError("options with an otherwise behind them", then);
  return { ...inner, text, tail: [...(inner.tail ?? []), otherwiseClause(scope, "otherwise", otherwise)] };
}

const withoutElse = (step: Instruction & { readonly else?: Steps | undefined }): Instruction => {
  if (step.do !== "may" || step.else !== undefined) return step as Instruction;
  const { else: _, ...rest } = step;
  return rest;
};

/** A sentence that hangs on the one before: "Otherwise, …", "If you do, …". */
function otherwiseClause(scope: Scope, template: Template, steps: Steps): Clause {
  scope.talk.pass();
  const [first, ...others] = stepClauses(scope, steps, true);
  if (!first) throw new CannotSayError("nothing to be done", steps);
  return reworded(together(scope, [first, ...others]), (clause) => say(scope, template, { clause }));
}

function mayClause(scope: Scope, { by = "you", steps, then, else: otherwise }: Extract<Instruction, { do: "may" }>): Clause {
  const theirs = by === "opponent";
  const clause = inOne({ ...scope, actor: by, mood: "infinitive" }, steps);
  const text = say(scope, theirs ? "opponentMay" : "youMay", { clause: clause.text });
  const outer: Scope = { ...scope, actor: "you", mood: "order" };
  const tail = [
    ...(clause.tail ?? []),
    ...(then ? [hanging(outer, theirs ? "ifTheyDo" : "ifYouDo", then)] : []),
    ...(otherwise ? [hanging(outer, theirs ? "ifTheyDoNot" : "ifYouDoNot", otherwise)] : []),
  ];
  if (clause.tail && (then || otherwise)) throw new CannotSayError("what hangs on a step that may be done", steps);
  return { ...clause, text, ...(tail.length > 0 && { tail }) };
}

const hanging = (scope: Scope, template: Template, steps: Steps): Clause =>
  reworded(inOne(scope, steps), (clause) => say(scope, template, { clause }));

function optionClause(scope: Scope, { by = "you", count, upTo, options }: Extract<Instruction, { do: "chooseOption" }>): Clause {
  const inner: Scope = by === scope.actor ? scope : { ...scope, actor: by, mood: "third" };
  const text = say(inner, upTo ? "chooseUpToOptions" : count === 1 ? "chooseOneOption" : "chooseOptions", { n: count });
  const said = options.map((steps) => sentences(scope, stepClauses(scope, steps)));
  return { text: inner === scope ? text : say(scope, "opponentDoes", { clause: text }), options: said };
}

function delayTemplate(until: Moment, turnOf: Side | undefined): Template {
  switch (until) {
    case "endOfTurn":
      return turnOf === undefined ? "atEndOfTurn" : turnOf === "opponent" ? "atEndOfOpponentsTurn" : "atEndOfYourTurn";
    case "endOfBattle":
      return "atEndOfBattle";
    case "startOfTurn":
      return turnOf === "opponent" ? "atStartOfOpponentsTurn" : "atStartOfYourTurn";
    case "startOfMain":
      return turnOf === "opponent" ? "atStartOfOpponentsMain" : "atStartOfYourMain";
    case "endOfMain":
    case "startOfOffense":
    case "startOfDefense":
    case "startOfDamage":
    case "endOfDamage":
      throw new CannotSayError("a moment to wait for", until);
  }
}

/** "Your opponent can only attack one more time this turn": from the next attack on none is allowed. */
function watchClause(scope: Scope, step: Extract<Instruction, { do: "watch" }>): Clause {
  const { for: watched, times, steps } = step;
  const [ban, ...more] = steps;
  const { on, until, when } = watched;
  if (
    until === "turn" &&
    times === 1 &&
    on.when === "attacks" &&
    on.subject !== "this" &&
    on.subject.of === "opponent" &&
    more.length === 0 &&
    ban?.do === "lasting"
  ) {
    const { where } = on.subject;
    const asked = { player: "opponent", rule: { cannot: "attack", ...(where && { where }) } };
    if (same(ban.effects, [asked]))
      return state(
        where ? say(scope, "oneMoreAttackWith", { nouns: nounPhrase(cardNoun(scope, where), true) }) : say(scope, "oneMoreAttack"),
      );
  }
  const clause = inOne(scope, steps);
  const event = eventText(scope, on, when);
  return reworded(clause, (text) =>
    say(scope, times === 1 ? "nextTime" : "eachTime", { event, clause: text, duration: scope.language.durations[until] }),
  );
}
