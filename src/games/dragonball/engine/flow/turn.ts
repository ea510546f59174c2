import { other, type Seat } from "@/kernel/game";
import { cardAction, choose } from "../ask";
import type { Change } from "../changes/change";
import { commit } from "../changes/commit";
import { playerRules } from "../effects/continuous";
import { cardAt, changed, type Match } from "../match";
import type { Action, Option } from "../options";
import { activateActions, isForbidden } from "../skills/declarable";
import type { TurnFrame } from "../state/frames";
import { valuesOf } from "../values";
import { attackActions, payTolls, tollsOf } from "./attacks";
import { startBattle } from "./battle";
import { checkpoint } from "./checkpoint";
import { brokeLoop } from "./loops";
import { endEffects, moment } from "./moments";
import { canPlay, reinforcements, startPlay } from "./play";
import { activateAgain, withoutEndedLoops } from "./repeat";

/** The turn: charge phase, main phase, end phase (DB-TURN-01). */
export function turn(m: Match, frame: TurnFrame): void {
  const seat = m.state.active;
  switch (frame.stage) {
    case "begin":
      beginTurn(m, frame, seat);
      return;
    case "ready":
      frame.stage = "draw";
      if (skips(m, seat, "charge")) {
        frame.stage = "main";
        return;
      }
      ready(m, seat);
      checkpoint(m);
      return;
    case "draw":
      frame.stage = "charge";
      // DB-TURN-06: not the starting player on their first turn.
      if (!(m.state.sides[seat].turns === 1 && seat === m.state.starting) && !skips(m, seat, "draw"))
        commit(m, [{ change: "draw", seat }], { seat, by: "rule" });
      checkpoint(m);
      return;
    case "charge":
      charge(m, frame, seat);
      return;
    case "main":
      if (skips(m, seat, "main")) {
        frame.stage = "end";
        return;
      }
      frame.stage = "free";
      m.state.phase = "main";
      m.events.push({ event: "phase", seat, phase: "main" });
      endEffects(m, ["yourMainStart"]);
      moment(m, "startOfMain", seat);
      checkpoint(m);
      return;
    case "free":
      free(m, frame, seat);
      return;
    case "endMain":
      frame.stage = "end";
      endEffects(m, ["mainPhase"]);
      return;
    case "end":
      if (skips(m, seat, "end")) {
        frame.stage = "over";
        return;
      }
      frame.stage = "endAgain";
      m.state.phase = "end";
      changed(m);
      m.events.push({ event: "phase", seat, phase: "end" });
      // DB-TURN-13.
      moment(m, "endOfTurn", seat);
      checkpoint(m);
      return;
    case "endAgain":
      // DB-TURN-14: what came in the end phase and has not been triggered yet.
      if (raiseLate(m, seat)) {
        checkpoint(m);
        return;
      }
      frame.stage = "over";
      return;
    case "over":
      endTurn(m, frame, seat);
  }
}

/** DB-TURN-04. */
function beginTurn(m: Match, frame: TurnFrame, seat: Seat): void {
  m.state.turn++;
  m.state.sides[seat].turns++;
  m.state.used = [];
  m.state.activations = [];
  m.state.done = [];
  m.events.push({ event: "turn", seat, turn: m.state.turn });
  // DB-TURN-03: also where the turn is skipped.
  endEffects(m, ["opponentsTurnStart", "yourTurnStart"]);
  if (playerRules(m, seat).some(({ rule }) => "skip" in rule && rule.skip === "turn")) {
    frame.stage = "over";
    return;
  }
  m.state.phase = "charge";
  m.events.push({ event: "phase", seat, phase: "charge" });
  frame.stage = "ready";
  moment(m, "startOfTurn", seat);
  checkpoint(m);
}

function skips(m: Match, seat: Seat, what: string): boolean {
  return playerRules(m, seat).some(({ rule }) => "skip" in rule && rule.skip === what);
}

/** DB-TURN-05, D-20; [Servant] stays (DB-KEY-40). */
function ready(m: Match, seat: Seat): void {
  const side = m.state.sides[seat];
  const changes: Change[] = [];
  for (const zone of ["leader", "battle", "energy", "unison"] as const)
    for (const { id, card, rest, hidden } of side[zone]) {
      if (!rest) continue;
      if (!hidden && valuesOf(m, card).staysInRest) continue;
      changes.push({ change: "switch", object: id, to: "active" });
    }
  if (changes.length > 0) commit(m, changes, { seat, by: "rule" });
}

/** DB-TURN-07. */
function charge(m: Match, frame: TurnFrame, seat: Seat): void {
  const { hand } = m.state.sides[seat];
  const forbidden = skips(m, seat, "chargeStep") || isForbidden(m, seat, "charge", null);
  if (hand.length > 0 && !forbidden) {
    const cards = m.answer ? [] : hand.filter((card) => !valuesOf(m, card).cannot.includes("becomeEnergy"));
    const options: Option[] = [{ do: "pass" }, ...cards.map((card) => cardAction(m, "charge", card))];
    const chosen = choose(m, { seat, kind: "main", purpose: "charge", options, hidden: true, fallback: [0] });
    if (!chosen) return;
    const [action] = chosen;
    if (action && "do" in action && action.do === "charge")
      commit(m, [{ change: "move", object: action.card, to: { zone: "energy", seat }, how: "charge" }], { seat, by: "rule" });
  }
  frame.stage = "main";
  checkpoint(m);
}

/** DB-TURN-08 to 10: the active player acts, and may act again, or ends the phase (DB-FREE-01). */
function free(m: Match, frame: TurnFrame, seat: Seat): void {
  const options = m.answer ? [] : [{ do: "pass" } satisfies Option, ...mainActions(m, seat)];
  const chosen = choose(m, { seat, kind: "main", purpose: "main", options, hidden: true, fallback: [0] });
  if (!chosen) return;
  brokeLoop(m);
  const [action] = chosen;
  if (!action || !("do" in action)) throw new Error("A main action says what to do.");
  checkpoint(m);
  switch (action.do) {
    case "pass":
      frame.stage = "endMain";
      m.state.stack.pop();
      moment(m, "endOfMain", seat);
      checkpoint(m);
      return;
    case "play":
      startPlay(m, seat, action.card);
      return;
    case "reinforce":
      m.state.stack.push({ run: "reinforce", seat, object: action.card, stage: "place" });
      return;
    case "activate":
      activateAgain(m, seat, action);
      return;
    case "attack": {
      const tolls = tollsOf(m, seat, cardAt(m, action.card));
      startBattle(m, seat, action.card, action.target);
      payTolls(m, tolls);
      return;
    }
    default:
      throw new Error(`"${action.do}" is no action of the main phase.`);
  }
}

/** DB-TURN-09. */
function mainActions(m: Match, seat: Seat): readonly Action[] {
  const side = m.state.sides[seat];
  const actions: Action[] = [];
  for (const card of side.hand) if (canPlay(m, seat, card)) actions.push(cardAction(m, "play", card));
  for (const card of side.zDeck) if (!side.faceUp.includes(card) && canPlay(m, seat, card)) actions.push(cardAction(m, "play", card));
  for (const card of reinforcements(m, seat)) actions.push(cardAction(m, "reinforce", card));
  actions.push(...withoutEndedLoops(m, activateActions(m, seat, "main")), ...attackActions(m, seat));
  return actions;
}

/** DB-TURN-14, D-22: Autos in play now that "end of turn" has not made pending this turn. */
function raiseLate(m: Match, seat: Seat): boolean {
  const before = m.state.pending.length;
  moment(m, "endOfTurn", seat);
  return m.state.pending.length > before || m.state.delayed.some(({ due }) => due);
}

/** DB-TURN-15, DB-TURN-16. */
function endTurn(m: Match, frame: TurnFrame, seat: Seat): void {
  endEffects(m, ["turn", "endOfOpponentsTurn", "endOfYourTurn", "endOfYourNextTurn", "battle", "mainPhase"]);
  const [extra, ...more] = m.state.extraTurns;
  m.state.active = extra ?? other(seat);
  m.state.extraTurns = more;
  frame.stage = "begin";
}
