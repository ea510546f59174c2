import type { Seat } from "../../kernel/game";
import { isSpent } from "../changes/triggers";
import { chooseYes, pose } from "../decisions/ask";
import { cardOf, definitionAt, type Match, takeAnswer } from "../match";
import type { TriggersFrame } from "../state/frames";
import { findPokemon, seatsInTurnOrder, seatsNextFirst } from "../state/inPlay";
import type { PendingTrigger } from "../state/state";
import { spend } from "../turn/perform";
import { isWithoutEffect } from "./continuous";
import { newEffectFrame } from "./frame";
import type { Triggered } from "./language";
import { couldChange, isWorthOffering } from "./prospect";
import { scopeOf } from "./scope";

interface Answering {
  readonly effect: Triggered;
  readonly entry: number;
  readonly name: string;
  /** Printed place of the Ability, -1 where it is none. */
  readonly index: number;
}

/** Resolves effects that answer the same moment, in the order that the turn's player gives them (EFF-56) or the damaged one (EFF-16). */
export function resolveTriggers(m: Match, frame: TriggersFrame): void {
  if (!frame.chosen) frame.queue = frame.queue.filter((trigger) => !isGone(m, trigger));
  const [first] = frame.queue;
  if (!first) {
    m.state.stack.splice(m.state.stack.indexOf(frame), 1);
    return;
  }
  const damaged = frame.queue.every((trigger) => answeringOf(m, trigger).effect.on.event === "damagedByAttack");
  const seat = damaged ? damagedSeat(m, frame.queue) : orderingSeat(m);
  const own = damaged ? frame.queue.filter((trigger) => trigger.you === seat) : frame.queue;
  const next = frame.chosen ?? nextOf(m, own, seat, frame);
  if (!next) return;
  frame.chosen = next;
  const answering = answeringOf(m, next);
  const scope = scopeOf(next.you, next.self, next.source, next.kind, next.event);
  const spent =
    next.effect >= 0 &&
    answering.effect.limit !== undefined &&
    isSpent(
      m,
      { number: next.effect, name: answering.name, effect: answering.effect },
      next.source,
      findPokemon(m.state, next.self),
      next.you,
    );
  const { optional, steps } = answering.effect;
  const useless = spent || !(optional ? isWorthOffering : couldChange)(m, scope, steps, "public");
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

/** A text that an earlier one has taken away answers no more: its Stadium left play, or its Pokémon in play has lost the Ability (EFF-56). */
function isGone(m: Match, trigger: PendingTrigger): boolean {
  if (trigger.effect < 0) return false;
  if (trigger.kind === "trainer") return m.state.stadium?.card !== trigger.source;
  const holder = trigger.kind === "ability" ? findPokemon(m.state, trigger.self) : null;
  return holder !== null && isWithoutEffect(m, "abilities", holder, answeringOf(m, trigger).name);
}

function drop(frame: TriggersFrame, trigger: PendingTrigger): void {
  const place = frame.queue.findIndex((one) => JSON.stringify(one) === JSON.stringify(trigger));
  frame.queue = frame.queue.toSpliced(place, 1);
  frame.chosen = null;
}

/** EFF-56: the turn's player; at the Checkup, which is in nobody's turn, the one whose turn comes next (RUL-22). */
function orderingSeat({ state }: Match): Seat {
  return state.phase === "betweenTurns" ? (seatsNextFirst(state)[0] ?? 0) : state.turnSeat;
}

/** EFF-16: effects that answer being damaged come in the damaged side's order; if both were, the turn's player's first. */
function damagedSeat(m: Match, queue: readonly PendingTrigger[]): Seat {
  return seatsInTurnOrder(m.state).find((seat) => queue.some((trigger) => trigger.you === seat)) ?? 0;
}

function nextOf(m: Match, own: readonly PendingTrigger[], seat: Seat, frame: TriggersFrame): PendingTrigger | null {
  const alike = own.every((trigger) => trigger.card === own[0]?.card && trigger.effect === own[0]?.effect);
  if (own.length === 1 || alike) return own[0] ?? null;
  const given = takeAnswer(m);
  if (given) return frame.queue[given.values[0] ?? -1] ?? null;
  pose(m, { seat, kind: "order", purpose: "orderTriggers", pick: "trigger", values: own.map((trigger) => frame.queue.indexOf(trigger)) });
  return null;
}

function answeringOf(m: Match, trigger: PendingTrigger): Answering {
  const card = definitionAt(m, trigger.card);
  if (trigger.effect >= 0) {
    const found = card.triggers.find((one) => one.number === trigger.effect);
    if (found) return { effect: found.effect, entry: found.entry, name: found.name, index: found.index };
  } else {
    const change = card.changes[-1 - trigger.effect];
    if (change && "trigger" in change.change)
      return { effect: change.change.trigger, entry: change.entry, name: cardName(m, trigger.source, card.definition.name), index: -1 };
  }
  throw new Error(`${card.definition.id} has no triggered effect number ${trigger.effect}.`);
}

function cardName(m: Match, source: number, fallback: string): string {
  return source >= 0 ? cardOf(m, source).definition.name : fallback;
}
