import { other, type Seat } from "@/kernel/game";
import { cardOption, choose, chooseNumber, chooseYes } from "../ask";
import { report } from "../changes/commit";
import { startEffects } from "../changes/effectsOn";
import { lifeOptions, objectsChosen } from "../flow/damage";
import { cardAt, cardOf, changed, type Match } from "../match";
import type { Option } from "../options";
import { boundAs, canDo, prospectOf } from "../skills/payable";
import { bind, byOf, pushBlock, scopeOf, skillFrame } from "../skills/steps";
import type { BlockFrame, SkillFrame } from "../state/frames";
import { inTurnOrder, knows, locate } from "../state/zones";
import { valuesOf } from "../values";
import { type Choose, candidates, constraintOf, countRange, mostMeeting } from "./choosing";
import { holds } from "./conditions";
import type { Amount, CardChange, Continuous, Count, Instruction } from "./language";
import { amountOf, cardsOfSelector } from "./meaning";
import { onBattle } from "./operations/battle";
import { onCards } from "./operations/cards";
import { onPlayers } from "./operations/players";
import type { Scope } from "./scope";
import { isSecretChoice } from "./secrecy";
import { watchingTargets } from "./targets";

/** Goes on with a list of steps: the next one, a repetition, or what hangs on how it went (DB-ZERO-04). */
export function block(m: Match, frame: BlockFrame): void {
  const step = frame.steps[frame.at];
  if (step) {
    const { at } = frame;
    if (run(m, frame, step) === "wait") return;
    // A step that is come back to (DB-ACT-02) keeps its count.
    if (frame.at === at) frame.round = 0;
    frame.at++;
    return;
  }
  if (frame.times > 1) {
    frame.times--;
    frame.at = 0;
    return;
  }
  const [next, ...each] = frame.each;
  if (next !== undefined) {
    frame.each = each;
    frame.at = 0;
    bind(skillFrame(m), frame.as, [next]);
    return;
  }
  m.state.stack.pop();
  const skill = skillFrame(m);
  // DB-COST-13: a price that was not paid whole.
  if (frame.price && !frame.all) skill.unpaid = true;
  const outer = m.state.stack[m.state.stack.length - 1];
  if (outer?.run === "block") {
    outer.any ||= frame.any;
    outer.all &&= frame.all;
  }
  if (frame.any && frame.then.length > 0) pushBlock(m, frame.then);
  if (!frame.any && frame.else.length > 0) pushBlock(m, frame.else);
}

function run(m: Match, frame: BlockFrame, step: Instruction): "wait" | "done" {
  const skill = skillFrame(m);
  const scope = scopeOf(skill);
  switch (step.do) {
    case "choose":
      return chooseCards(m, frame, skill, step, scope);
    case "if":
      pushAfter(m, holds(m, step.when, scope) ? step.then : (step.else ?? []));
      return "done";
    case "may":
      return may(m, frame, step, scope);
    case "chooseOption":
      return chooseOption(m, step, scope);
    case "chooseNumber": {
      const number = chooseNumber(
        m,
        who(step.by, scope.you),
        "number",
        amountOf(m, step.from, scope),
        Math.max(amountOf(m, step.from, scope), amountOf(m, step.to, scope)),
      );
      if (number === null) return "wait";
      skill.bound = { ...skill.bound, numbers: { ...skill.bound.numbers, [step.as]: number } };
      m.events.push({ event: "number", seat: who(step.by, scope.you), number });
      return "done";
    }
    case "repeat": {
      const times = amountOf(m, step.times, scope);
      // DB-ZERO-07.
      if (times > 0) pushBlock(m, step.steps, { times });
      return "done";
    }
    case "forEach": {
      const [first, ...each] = cardsOfSelector(m, step.cards, scope);
      if (first === undefined) return "done";
      bind(skill, step.as, [first]);
      pushBlock(m, step.steps, { each, as: step.as });
      return "done";
    }
    case "bind":
      bind(skill, step.as, cardsOfSelector(m, step.cards, scope));
      return "done";
    case "delay":
      m.state.delayed = [
        ...m.state.delayed,
        {
          id: m.state.nextEffect++,
          source: { ...skill.source, object: skill.self },
          until: step.until,
          turnOf: step.turnOf ?? null,
          steps: step.steps,
          bound: skill.bound,
          due: false,
        },
      ];
      return "done";
    case "watch":
      m.state.watches = [
        ...m.state.watches,
        {
          id: m.state.nextEffect++,
          source: { ...skill.source, object: skill.self },
          on: step.for.on,
          skill: { type: "auto", on: step.for.on, ...(step.for.when ? { when: step.for.when } : null), effect: step.steps },
          times: step.times ?? null,
          until: step.for.until,
          turn: m.state.turn,
          bound: skill.bound,
        },
      ];
      return "done";
    case "lasting":
      lasting(m, skill, step, scope);
      return "done";
    default:
      return onCards(m, frame, skill, step, scope) ?? onPlayers(m, frame, skill, step, scope) ?? onBattle(m, skill, step, scope);
  }
}

/** Steps that belong to the list at hand. */
function pushAfter(m: Match, steps: readonly Instruction[]): void {
  if (steps.length > 0) pushBlock(m, steps);
}

function who(by: "you" | "opponent" | undefined, you: Seat): Seat {
  return by === "opponent" ? other(you) : you;
}

/** Names what is chosen. DB-ZERO-11: where both choose, the active player first. */
function chooseCards(m: Match, frame: BlockFrame, skill: SkillFrame, step: Choose, scope: Scope): "wait" | "done" {
  const as = step.as ?? "chosen";
  if (step.by !== "each") {
    const chosen = chosenBy(m, frame, skill, step, scope, who(step.by, scope.you), scope.you);
    if (!chosen) return "wait";
    bind(skill, as, chosen);
    skill.short = isNumber(step.count) && chosen.length < amountOf(m, step.count, scope);
    // DB-TEXT-18: a text that does nothing but choose has done it by choosing.
    if (frame.steps.every((each) => each.do === "choose")) report(m, chosen.length, chosen.length);
    return "done";
  }
  const [first, second] = inTurnOrder(m.state);
  const seat = frame.round === 0 ? first : second;
  const chosen = chosenBy(m, frame, skill, step, scope, seat, seat);
  if (!chosen) return "wait";
  bind(skill, as, frame.round === 0 ? chosen : [...(skill.bound.cards[as] ?? []), ...chosen]);
  if (frame.round++ === 0) frame.at--;
  return "done";
}

/** Whether so many are chosen and no fewer, as far as they are there. */
const isNumber = (count: Count): count is Amount => count !== "any" && count !== "all" && !(typeof count === "object" && "upTo" in count);

/** What a seat chooses, of the cards as the seat `you` would name them; null while it is awaited. */
function chosenBy(
  m: Match,
  frame: BlockFrame,
  skill: SkillFrame,
  step: Choose,
  scope: Scope,
  seat: Seat,
  you: Seat,
): readonly number[] | null {
  const all = candidates(m, step, scope, you);
  const from = frame.price && !m.answer ? fitForPrice(m, frame, step, scope, all) : all;
  const { min, max } = countRange(m, step.count, from.length, scope, frame.price);
  if (step.count === "all") return from;
  const through = looksThrough(step);
  if (through && !m.answer) showDeck(m, seat, step, you);
  const secret = through || isSecretChoice(m, step.from, seat, { ...scope, you });
  // DB-ACT-06: among hidden cards what is described need not be found.
  const fewest = secret && isDescribed(step) && !frame.price ? 0 : min;
  const constraint = constraintOf(m, step, from, scope);
  // DB-ACT-04: as many as possible are as many as meet what is demanded of all together.
  const possible = constraint ? mostMeeting(constraint, max) : max;
  // DB-COST-13: what was given up before leaves too little.
  if (frame.price && Math.min(possible, from.length) < fewest && !m.answer) {
    refuse(frame);
    return [];
  }
  const chosen = choose(m, {
    seat,
    kind: "cards",
    purpose: step.purpose ?? "target",
    options: optionsFor(m, seat, from),
    min: Math.min(fewest, possible),
    max,
    constraint,
    hidden: secret,
    source: { card: cardOf(m, skill.source.card).definition.id },
  });
  return chosen && objectsChosen(m, chosen);
}

/** DB-COST-13: of one card, only what leaves the rest of the price payable. */
function fitForPrice(m: Match, frame: BlockFrame, step: Choose, scope: Scope, all: readonly number[]): readonly number[] {
  if (step.count !== 1) return all;
  const rest = frame.steps.slice(frame.at + 1);
  const fit = all.filter((object) => canDo(m, rest, boundAs(scope, step.as ?? "chosen", [object])));
  return fit.length > 0 ? fit : all;
}

function looksThrough({ from }: Choose): boolean {
  return (
    typeof from === "object" &&
    "in" in from &&
    (from.in === "deck" || (Array.isArray(from.in) && from.in.includes("deck"))) &&
    from.top === undefined
  );
}

/** DB-ACT-07: who chooses from a deck sees all of it. */
function showDeck(m: Match, seat: Seat, { from }: Choose, you: Seat): void {
  const of = typeof from === "object" && "in" in from && from.of === "opponent" ? other(you) : you;
  const definitions = m.state.sides[of].deck.map((card) => cardOf(m, card).definition.id).toReversed();
  m.events.push({ event: "looked", seat, zone: "deck", of, definitions });
}

function isDescribed({ from }: Choose): boolean {
  return typeof from === "object" && (("in" in from && from.where !== undefined) || "cards" in from);
}

/** Cards as the seat that chooses may know them. */
function optionsFor(m: Match, seat: Seat, objects: readonly number[]): readonly Option[] {
  return objects.flatMap((object): readonly Option[] => {
    const card = cardAt(m, object);
    const place = locate(m.state, card);
    if (place?.zone === "life") return lifeOptions(m, place.seat, [card]);
    if (place?.zone === "hand" && !knows(seat, place.seat, "hand") && !m.state.shown.includes(object))
      return [{ place: m.state.sides[place.seat].hand.indexOf(card), zone: "hand", of: place.seat }];
    return [cardOption(m, card)];
  });
}

/** "You may": asked only where it can be done at all; what cannot counts as not done. */
function may(m: Match, frame: BlockFrame, step: Extract<Instruction, { do: "may" }>, scope: Scope): "wait" | "done" {
  const then = step.then ?? [];
  const otherwise = step.else ?? [];
  const can = m.answer ? "done" : prospectOf(m, step.steps, scope);
  if (can === "nothing") {
    if (otherwise.length > 0) pushBlock(m, otherwise);
    return "done";
  }
  const yes = chooseYes(m, who(step.by, scope.you), "may", { card: cardOf(m, scope.card).definition.id }, can === "done");
  if (yes === null) return "wait";
  if (yes) pushBlock(m, step.steps, { then, else: otherwise });
  else if (otherwise.length > 0) pushBlock(m, otherwise);
  return frame.price && !yes ? refuse(frame) : "done";
}

function refuse(frame: BlockFrame): "done" {
  frame.all = false;
  return "done";
}

/** DB-TEXT-05: each option at most once, in the order the player sets. */
function chooseOption(m: Match, step: Extract<Instruction, { do: "chooseOption" }>, scope: Scope): "wait" | "done" {
  const chosen = choose(m, {
    seat: who(step.by, scope.you),
    kind: "option",
    purpose: "option",
    options: step.options.map((_, option): Option => ({ option })),
    min: step.upTo ? 0 : Math.min(step.count, step.options.length),
    max: Math.min(step.count, step.options.length),
    ordered: step.count > 1,
    source: { card: cardOf(m, scope.card).definition.id },
  });
  if (!chosen) return "wait";
  for (const answer of chosen.toReversed()) if ("option" in answer) pushBlock(m, step.options[answer.option] ?? []);
  return "done";
}

/** DB-EFF-03: cards that are named are fixed now; a filter over a zone keeps choosing (DB-EFF-06). Numbers are fixed now. */
function lasting(m: Match, skill: SkillFrame, step: Extract<Instruction, { do: "lasting" }>, scope: Scope): void {
  watchingTargets(m, byOf(skill), () => {
    let started = 0;
    for (const effect of step.effects.flatMap((each) => skillsGained(m, each, scope))) {
      const fixed = fixedNow(m, skill, effect, scope);
      const on = "change" in effect ? objectsFor(m, effect, scope) : null;
      // DB-TEXT-07: cards that the skill does not affect are passed over.
      if (on && on.length === 0) continue;
      startEffects(m, [fixed], on, step.for, byOf(skill));
      started++;
    }
    report(m, started, step.effects.length);
    changed(m);
  });
}

/** "All skills of the chosen card": each is gained by itself, as it is now. */
function skillsGained(m: Match, effect: Continuous, scope: Scope): readonly Continuous[] {
  if (!("change" in effect) || !("gainSkillsOf" in effect.change)) return [effect];
  return cardsOfSelector(m, effect.change.gainSkillsOf, scope).flatMap((object) =>
    valuesOf(m, cardAt(m, object)).skills.map(({ skill }): Continuous => ({ ...effect, change: { gain: skill } })),
  );
}

function objectsFor(m: Match, effect: Extract<Continuous, { change: CardChange }>, scope: Scope): readonly number[] | null {
  // DB-TEXT-01.
  const on = effect.on ?? "this";
  if (typeof on === "object" && "in" in on) return null;
  return cardsOfSelector(m, on, scope);
}

function fixedNow(m: Match, skill: SkillFrame, effect: Continuous, scope: Scope): Continuous {
  if (!("change" in effect)) return effect;
  const { change } = effect;
  if ("negateSkill" in change) return { ...effect, change: { negateSkill: { key: skill.source.key } } };
  if ("by" in change) return { ...effect, change: { ...change, by: amountOf(m, change.by, scope) } };
  if ("to" in change) return { ...effect, change: { ...change, to: amountOf(m, change.to, scope) } };
  return effect;
}
