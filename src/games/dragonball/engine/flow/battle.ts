import { other, type Seat } from "@/kernel/game";
import { cardAction, cardOption, choose, objectsIn } from "../ask";
import type { Change } from "../changes/change";
import { commit } from "../changes/commit";
import { playerRules } from "../effects/continuous";
import { cardAt, cardOf, type Match, noteDone, objectOf, setBattle } from "../match";
import type { Action, Option } from "../options";
import { activateActions } from "../skills/declarable";
import type { BattleFrame } from "../state/frames";
import type { Battle, Source } from "../state/state";
import { findPlaced } from "../state/zones";
import { readNow } from "../triggers/fromChanges";
import { raise } from "../triggers/raise";
import { valuesOf } from "../values";
import { checkpoint } from "./checkpoint";
import { canCombo, canPayCombo, startCombo } from "./combo";
import { strengthOfHit, struck } from "./hit";
import { brokeLoop } from "./loops";
import { endEffects, moment } from "./moments";
import { activateAgain, withoutEndedLoops } from "./repeat";
import { openWindow } from "./window";

/** DB-ATK-01, DB-ATK-03: the attack card goes to Rest, and the two are in battle. */
export function startBattle(m: Match, seat: Seat, attack: number, guard: number): void {
  noteDone(m, "attacked", seat);
  setBattle(m, { attack, guard, firstGuard: guard, step: "declared", negated: false, attackCombo: 0, guardCombo: 0, combos: [] });
  m.state.stack.push({ run: "battle", stage: "declared" });
  m.events.push({ event: "attack", attack, guard });
  commit(m, [{ change: "switch", object: attack, to: "rest" }], { seat, by: "rule" });
}

/** The attack and its steps (chapter 8). */
export function battle(m: Match, frame: BattleFrame): void {
  const { battle: now } = m.state;
  if (!now) throw new Error("There is no battle.");
  const seat = m.state.active;
  // DB-ATK-05, DB-ATK-06: straight to the end step; also when what the attack took (DB-TEXT-16) was its own card.
  if (now.step !== "end" && (now.negated || !bothThere(m, now))) {
    if (!m.answer) {
      toEnd(m, frame);
      return;
    }
  }
  switch (frame.stage) {
    case "declared":
      declared(m, frame, now);
      return;
    case "answered":
      // DB-ATK-04: after the counter timing a checkpoint; blocks among it.
      frame.stage = "offense";
      checkpoint(m);
      return;
    case "offense":
      step(m, "offense");
      frame.stage = "offenseFree";
      moment(m, "startOfOffense", seat);
      checkpoint(m);
      return;
    case "offenseFree":
      if (free(m, seat, now.attack)) frame.stage = "defense";
      return;
    case "defense":
      // DB-ATK-10.
      if (findPlaced(m.state, now.guard)?.zone === "unison") {
        frame.stage = "damage";
        return;
      }
      step(m, "defense");
      frame.stage = "defenseFree";
      moment(m, "startOfDefense", seat);
      checkpoint(m);
      return;
    case "defenseFree":
      if (free(m, other(seat), now.guard)) frame.stage = "damage";
      return;
    case "damage":
      step(m, "damage");
      frame.stage = "hit";
      moment(m, "startOfDamage", seat);
      checkpoint(m);
      return;
    case "hit":
      hit(m, frame, now);
      return;
    case "struck":
      frame.stage = "endDamage";
      struck(m, now);
      checkpoint(m);
      return;
    case "endDamage":
      // DB-ATK-17.
      moment(m, "endOfDamage", seat);
      toEnd(m, frame);
      return;
    case "end":
      frame.stage = "zEnergyActive";
      checkpoint(m);
      return;
    case "zEnergyActive":
      if (toZEnergy(m, seat)) frame.stage = "zEnergyOther";
      return;
    case "zEnergyOther":
      if (toZEnergy(m, other(seat))) {
        frame.stage = "drop";
        checkpoint(m);
      }
      return;
    case "drop":
      // DB-ATK-19, D-25: pending while they still lie there.
      frame.stage = "dropped";
      setBattle(m, { ...now, attackCombo: 0, guardCombo: 0 });
      checkpoint(m);
      return;
    case "dropped":
      frame.stage = "last";
      commit(m, dropped(m), { seat, by: "rule" });
      return;
    case "last":
      frame.stage = "over";
      moment(m, "endOfBattle", seat);
      for (const { card, from, seat: of } of now.combos)
        raise(m, {
          is: "comboed",
          cards: [{ ...readNow(m, objectOf(m, card)), seat: of }],
          from,
          cause: { seat, by: "rule", source: null, keyword: null },
        });
      checkpoint(m);
      return;
    case "over":
      // DB-ATK-21.
      endEffects(m, ["battle"]);
      setBattle(m, null);
      m.state.stack.pop();
  }
}

function bothThere(m: Match, { attack, guard }: Battle): boolean {
  const there = (object: number) => {
    const found = findPlaced(m.state, object);
    return found !== null && !found.placed.hidden && (found.zone === "leader" || found.zone === "battle" || found.zone === "unison");
  };
  return there(attack) && there(guard);
}

function toEnd(m: Match, frame: BattleFrame): void {
  step(m, "end");
  frame.stage = "end";
  checkpoint(m);
}

function step(m: Match, to: Exclude<Battle["step"], "declared">): void {
  if (m.state.battle) setBattle(m, { ...m.state.battle, step: to });
  m.events.push({ event: "step", step: to });
}

/** DB-ATK-04, DB-TEXT-17: what answers the declaration comes before the steps. One counter timing for one attack (DB-COUNTER-06). */
function declared(m: Match, frame: BattleFrame, { attack, guard }: Battle): void {
  frame.stage = "answered";
  const seat = m.state.active;
  const cause = { seat, by: "attack", source: sourceOf(m, attack), keyword: null } as const;
  raise(m, { is: "attacks", cards: [readNow(m, attack)], target: readNow(m, guard), cause });
  raise(m, { is: "becomesGuard", cards: [readNow(m, guard)], cause });
  openWindow(m, seat, { of: "attack", battleCard: valuesOf(m, cardAt(m, attack)).type === "Battle" });
}

/** DB-SRC-01: of attack damage the attack card is the source. */
export function sourceOf(m: Match, object: number): Source {
  const card = cardAt(m, object);
  return { card, object, seat: findPlaced(m.state, object)?.seat ?? m.state.active, key: "attack" };
}

/**
 * DB-ATK-09, DB-ATK-11: combos (DB-COMBO-05) and Battle skills, a checkpoint after each (DB-COMBO-08). True once its player declines (DB-FREE-01).
 */
function free(m: Match, seat: Seat, fighter: number): boolean {
  const options = m.answer
    ? []
    : [{ do: "pass" } satisfies Option, ...comboActions(m, seat, fighter), ...withoutEndedLoops(m, activateActions(m, seat, "battle"))];
  const attacking = seat === m.state.active;
  // The other player knows of cards in hand only that there are some.
  const hidden = m.state.sides[seat].hand.length > 0;
  const chosen = choose(m, {
    seat,
    kind: "main",
    purpose: attacking ? "offense" : "defense",
    options,
    hidden,
    fallback: [0],
    pace: "window",
  });
  if (!chosen) return false;
  const [action] = chosen;
  if (!action || !("do" in action)) throw new Error("An action of a battle says what to do.");
  if (action.do === "pass") return true;
  brokeLoop(m);
  checkpoint(m);
  if (action.do === "combo") startCombo(m, seat, action.card);
  else if (action.do === "activate") activateAgain(m, seat, action);
  return false;
}

/** DB-COMBO-06, DB-COMBO-07: from battle Active ones beside the fighter, and from the hand. */
function comboActions(m: Match, seat: Seat, fighter: number): readonly Action[] {
  const side = m.state.sides[seat];
  const actions: Action[] = [];
  const look = (card: number) => {
    if (canCombo(m, seat, card) && canPayCombo(m, seat, card)) actions.push(cardAction(m, "combo", card));
  };
  for (const { id, card, rest, hidden } of side.battle) if (id !== fighter && !rest && !hidden && !leavesGame(m, card)) look(card);
  for (const card of side.hand) look(card);
  return actions;
}

/** D-32: a Z card or [Ultimate] card would leave the game, and so is no combo from battle. */
function leavesGame(m: Match, card: number): boolean {
  return cardOf(m, card).definition.z === true || valuesOf(m, card).keywords.includes("Ultimate");
}

/** DB-ATK-12, DB-ATK-13. */
function hit(m: Match, frame: BattleFrame, now: Battle): void {
  const seat = m.state.active;
  const attackCombo = comboPower(m, seat);
  const guardCombo = comboPower(m, other(seat));
  setBattle(m, { ...now, attackCombo, guardCombo });
  const attackPower = (valuesOf(m, cardAt(m, now.attack)).power ?? 0) + attackCombo;
  const guardPower = (valuesOf(m, cardAt(m, now.guard)).power ?? 0) + guardCombo;
  m.events.push({ event: "battle", attack: now.attack, guard: now.guard, attackPower, guardPower });
  if (attackPower < guardPower) {
    frame.stage = "endDamage";
    return;
  }
  frame.stage = "struck";
  const found = findPlaced(m.state, now.guard);
  const immune = found !== null && playerRules(m, found.seat).some(({ rule }) => "noDamage" in rule);
  if (found && (found.zone === "unison" || (found.zone === "leader" && strengthOfHit(m, now.attack) > 0 && !immune)))
    raise(m, {
      is: "damageAbout",
      seat: found.seat,
      cards: [],
      cause: { seat, by: "attack", source: sourceOf(m, now.attack), keyword: null },
    });
  checkpoint(m);
}

/** DB-COMBO-01: it counts for one's card in battle. */
function comboPower(m: Match, seat: Seat): number {
  let sum = 0;
  for (const { card, hidden } of m.state.sides[seat].combo) if (!hidden) sum += Math.max(0, valuesOf(m, card).comboPower ?? 0);
  return sum;
}

/** DB-ATK-18: up to one Battle card of the combo zone. */
function toZEnergy(m: Match, seat: Seat): boolean {
  const options = m.state.sides[seat].combo
    .filter(({ card }) => valuesOf(m, card).type === "Battle")
    .map(({ card }) => cardOption(m, card));
  if (options.length === 0) return true;
  const chosen = choose(m, { seat, kind: "cards", purpose: "zEnergy", options, min: 0, max: 1, fallback: [] });
  if (!chosen) return false;
  const changes = objectsIn(chosen).map((object): Change => ({ change: "move", object, to: { zone: "zEnergy" }, how: "place" }));
  if (changes.length > 0) commit(m, changes, { seat, by: "rule" });
  return true;
}

/** All Battle cards in both combo zones. */
function dropped(m: Match): readonly Change[] {
  return ([m.state.active, other(m.state.active)] as const).flatMap((seat) =>
    m.state.sides[seat].combo.map(({ id }): Change => ({ change: "move", object: id, to: { zone: "drop" }, how: "rule" })),
  );
}
