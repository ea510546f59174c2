import type { Seat } from "@/kernel/game";
import { isSpent, spend } from "../changes/limits";
import { isInEffect } from "../changes/triggers";
import { chooseYes, pose } from "../decisions/ask";
import { definitionAt, type Match, takeAnswer } from "../match";
import type { TriggersFrame } from "../state/frames";
import { controllerOf, findPokemon, seatsInTurnOrder, seatsNextFirst, topCardNumber } from "../state/inPlay";
import type { PendingTrigger } from "../state/state";
import { newEffectFrame } from "./frame";
import type { Trigger, Triggered } from "./language";
import { couldChange, isWorthOffering } from "./prospect";
import { scopeOf } from "./scope";

interface Answering {
  readonly effect: Triggered;
  readonly entry: number;
  readonly name: string;
  /** Printed place of the Ability, -1 where it is none. */
  readonly index: number;
}

/** Resolves effects that answer the same moment, in the order that somebody gives them. */
export function resolveTriggers(m: Match, frame: TriggersFrame): void {
  if (!frame.chosen) frame.queue = frame.queue.filter((trigger) => !isGone(m, trigger));
  if (frame.queue.length === 0) {
    m.state.stack.splice(m.state.stack.indexOf(frame), 1);
    return;
  }
  const next = frame.chosen ?? nextOf(m, frame.queue);
  if (!next) return;
  frame.chosen = next;
  const answering = answeringOf(m, next);
  const { optional } = answering.effect;
  const useless = isUseless(m, next, answering);
  if (!useless && optional) {
    const yes = chooseYes(m, next.you, "may", {
      card: definitionAt(m, next.card).definition.id,
      ...(next.self !== 0 && { object: next.self }),
    });
    if (yes === null) return;
    if (!yes) {
      drop(frame, next);
      return;
    }
  }
  drop(frame, next);
  if (useless) return;
  m.observe?.(answering.effect);
  if (next.effect >= 0)
    spend(
      m,
      next.you,
      { number: next.effect, name: answering.name, effect: answering.effect },
      next.source,
      next.self === 0 ? null : next.self,
    );
  m.events.push({
    type: "abilityUsed",
    seat: next.you,
    pokemon: next.self === 0 ? null : next.self,
    card: definitionAt(m, next.card).definition.id,
    index: answering.index,
    name: answering.name,
  });
  m.state.stack.push({
    ...newEffectFrame(next.card, answering.entry, next.you, next.self, next.source, next.kind),
    event: next.event,
  });
}

/** A text answers no more that is not there or has no effect by now, nor what happened to a Pokémon that has evolved or devolved since (EFF-56). */
function isGone(m: Match, trigger: PendingTrigger): boolean {
  const { effect, kind, self, source, event, top } = trigger;
  if (effect < 0) return false;
  const subject = findPokemon(m.state, event.subject);
  if (subject && topCardNumber(subject) !== top) return true;
  if (kind === "trainer") return m.state.stadium?.card !== source;
  if (self === 0) return false;
  const holder = findPokemon(m.state, self);
  return holder === null || !isInEffect(m, holder, source, effect);
}

/** It was used up, or could change nothing. */
function isUseless(m: Match, trigger: PendingTrigger, { effect, name }: Answering): boolean {
  const { self, source, you } = trigger;
  const used = { number: trigger.effect, name, effect };
  if (trigger.effect >= 0 && isSpent(m, used, source, findPokemon(m.state, self), you)) return true;
  const scope = scopeOf(you, self, source, trigger.kind, trigger.event);
  return !(effect.optional ? isWorthOffering : couldChange)(m, scope, effect.steps, "public");
}

function drop(frame: TriggersFrame, trigger: PendingTrigger): void {
  const place = frame.queue.findIndex((one) => JSON.stringify(one) === JSON.stringify(trigger));
  frame.queue = frame.queue.toSpliced(place, 1);
  frame.chosen = null;
}

/** The next one; what one player orders comes before what the other does. Null while the match waits for the choice. */
function nextOf(m: Match, queue: readonly PendingTrigger[]): PendingTrigger | null {
  const given = takeAnswer(m);
  if (given) return queue[given.values[0] ?? -1] ?? null;
  // EFF-56: the turn's player; at the Checkup, which is in nobody's turn, the one whose turn comes next (RUL-22).
  const seats = m.state.phase === "betweenTurns" ? seatsNextFirst(m.state) : seatsInTurnOrder(m.state);
  const orderers = queue.map((trigger) => ownerOf(m, trigger) ?? seats[0]);
  const seat = seats.find((one) => orderers.includes(one)) ?? 0;
  const own = queue.filter((_, place) => orderers[place] === seat);
  const ready = own.length > 1 ? own.filter((trigger) => !waits(m, trigger, seat)) : own;
  const [first = own[0]] = ready;
  if (!first || ready.every((trigger) => trigger.card === first.card && trigger.effect === first.effect)) return first ?? null;
  pose(m, { seat, kind: "order", purpose: "orderTriggers", pick: "trigger", values: ready.map((trigger) => queue.indexOf(trigger)) });
  return null;
}

const THEIRS: ReadonlySet<Trigger["event"]> = new Set<Trigger["event"]>(["damagedByAttack", "wouldBeKnockedOut", "knockedOut"]);

/** Whose Pokémon was damaged (EFF-16) or Knocked Out (EFF-30), who orders what answers that; null where something else happened. */
function ownerOf(m: Match, trigger: PendingTrigger): Seat | null {
  if (!THEIRS.has(answeringOf(m, trigger).effect.on.event)) return null;
  const { subject } = trigger.event;
  return findPokemon(m.state, subject) ? controllerOf(m.state, subject) : trigger.you;
}

/** What the orderer may leave undone and what can do nothing yet is not asked about: it is offered after the others. What must be done may be put first to come to nothing. */
function waits(m: Match, trigger: PendingTrigger, orderer: Seat): boolean {
  const answering = answeringOf(m, trigger);
  return answering.effect.optional === true && trigger.you === orderer && isUseless(m, trigger, answering);
}

/** What answers, whether it stands on a card or is a lasting effect. */
export function answeringOf(m: Match, trigger: PendingTrigger): Answering {
  const card = definitionAt(m, trigger.card);
  if (trigger.effect >= 0) {
    const found = card.triggers.find((one) => one.number === trigger.effect);
    if (found) return { effect: found.effect, entry: found.entry, name: found.name, index: found.index };
  } else {
    const change = card.changes[-1 - trigger.effect];
    if (change && "trigger" in change.change)
      return { effect: change.change.trigger, entry: change.entry, name: card.definition.name, index: -1 };
  }
  throw new Error(`${card.definition.id} has no triggered effect number ${trigger.effect}.`);
}
