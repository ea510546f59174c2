import { other, type Seat } from "@/kernel/game";
import { choose } from "../../ask";
import type { Change } from "../../changes/change";
import { commit, report } from "../../changes/commit";
import type { Match } from "../../match";
import { endMatch } from "../../outcome";
import { isForbidden } from "../../skills/declarable";
import { byOf } from "../../skills/steps";
import type { BlockFrame, SkillFrame } from "../../state/frames";
import type { Instruction, Side } from "../language";
import { amountOf } from "../meaning";
import type { Scope } from "../scope";

/** Steps that concern players; null for any other step. */
export function onPlayers(m: Match, frame: BlockFrame, skill: SkillFrame, step: Instruction, scope: Scope): "wait" | "done" | null {
  switch (step.do) {
    case "draw":
      if (step.upTo) return drawUpTo(m, frame, skill, step, scope);
      draw(m, skill, seats(m, step.who ?? "you", scope.you), amountOf(m, step.count, scope));
      return "done";
    case "drawUntil": {
      const seat = step.who === "opponent" ? other(scope.you) : scope.you;
      draw(m, skill, [seat], amountOf(m, step.hand, scope) - m.state.sides[seat].hand.length);
      return "done";
    }
    case "damage": {
      const amount = amountOf(m, step.amount, scope);
      const seat = step.to === "you" ? scope.you : other(scope.you);
      // DB-RULE-03: it waits for the next rule processing; 0 is no damage.
      if (amount > 0)
        m.state.damage = [
          ...m.state.damage,
          { seat, amount, source: { ...skill.source, object: skill.self }, by: "skill", critical: false, victory: false },
        ];
      // D-34: it counts as done.
      report(m, amount > 0 ? 1 : 0, 1);
      return "done";
    }
    case "energyMarkers":
      commit(
        m,
        [{ change: "energyMarkers", seat: step.who === "opponent" ? other(scope.you) : scope.you, by: amountOf(m, step.count, scope) }],
        byOf(skill),
      );
      return "done";
    case "payEnergy":
      return null;
    case "win": {
      const winner = step.who === "you" ? scope.you : other(scope.you);
      // DB-END-08.
      endMatch(m, { winner, reason: "effect" });
      return "done";
    }
    case "extraTurn":
      m.state.extraTurns = [...m.state.extraTurns, step.who === "you" ? scope.you : other(scope.you)];
      return "done";
    default:
      return null;
  }
}

/** The active player first (DB-ZERO-11). */
function seats(m: Match, side: Side, you: Seat): readonly Seat[] {
  if (side === "both") return [m.state.active, other(m.state.active)];
  return [side === "you" ? you : other(you)];
}

/** DB-ACT-01: X draws, of which "when you draw" sees one action (DB-ACT-03). */
function draw(m: Match, skill: SkillFrame, who: readonly Seat[], count: number): void {
  const changes: Change[] = [];
  for (const seat of who) if (!isForbidden(m, seat, "draw", null)) for (let i = 0; i < count; i++) changes.push({ change: "draw", seat });
  commit(m, changes, byOf(skill));
}

/** DB-ACT-02: before each card the player may stop. */
function drawUpTo(
  m: Match,
  frame: BlockFrame,
  skill: SkillFrame,
  step: Extract<Instruction, { do: "draw" }>,
  scope: Scope,
): "wait" | "done" {
  const seat = step.who === "opponent" ? other(scope.you) : scope.you;
  const count = amountOf(m, step.count, scope);
  if (frame.round >= count) return "done";
  const chosen = choose(m, { seat, kind: "yesNo", purpose: "drawMore", options: [{ yes: true }, { yes: false }], fallback: [1] });
  if (!chosen) return "wait";
  const [answer] = chosen;
  if (!answer || !("yes" in answer) || !answer.yes) return "done";
  frame.round++;
  // The step is come back to for the next card.
  frame.at--;
  draw(m, skill, [seat], 1);
  return "done";
}
