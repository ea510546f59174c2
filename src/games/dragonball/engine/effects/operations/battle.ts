import { report } from "../../changes/commit";
import { becomesGuard } from "../../flow/guard";
import { cardAt, cardOf, type Match, setBattle } from "../../match";
import { byOf } from "../../skills/steps";
import type { PlayFrame, SkillFrame } from "../../state/frames";
import { findPlaced } from "../../state/zones";
import { valuesOf } from "../../values";
import type { CardProhibition, Instruction } from "../language";
import { cardsOfSelector } from "../meaning";
import { objectsOfRef } from "../refs";
import type { Scope } from "../scope";

/** Steps that change the attack, the play or the skill under way. */
export function onBattle(m: Match, skill: SkillFrame, step: Instruction, scope: Scope): "wait" | "done" {
  switch (step.do) {
    case "negateAttack":
    case "endBattle": {
      const { battle } = m.state;
      // DB-ZERO-08.
      const firm = battle !== null && step.do === "negateAttack" && is(m, cardAt(m, battle.attack), "haveAttackNegated");
      if (battle && !firm) setBattle(m, { ...battle, negated: true });
      report(m, battle && !firm ? 1 : 0, 1);
      return "done";
    }
    case "negateActivation": {
      const below = answered(m, skill);
      const firm = below !== null && is(m, below.source.card, "beNegated");
      if (below && !firm) below.negated = true;
      report(m, below && !firm ? 1 : 0, 1);
      return "done";
    }
    case "negatePlay": {
      const play = beingPlayed(m, scope);
      if (play)
        play.stopped = {
          zone: cardOf(m, play.card).definition.z ? "removed" : (step.to ?? "drop"),
          ...(step.place === "bottom" ? { place: "bottom" } : null),
        };
      report(m, play ? 1 : 0, 1);
      return "done";
    }
    case "playInstead": {
      const play = beingPlayed(m, scope);
      if (play)
        play.comes = {
          rest: step.mode === "rest" || play.comes?.rest === true,
          hidden: step.hidden ?? play.comes?.hidden ?? false,
          with: [...(play.comes?.with ?? []), ...(step.with ?? [])],
          for: step.for ?? play.comes?.for ?? "match",
          by: byOf(skill),
        };
      report(m, play ? 1 : 0, 1);
      return "done";
    }
    case "changeTarget": {
      const [guard] = cardsOfSelector(m, step.to, scope);
      const { battle } = m.state;
      const possible =
        battle !== null && guard !== undefined && guard !== battle.guard && findPlaced(m.state, guard)?.placed.hidden === false;
      if (possible) becomesGuard(m, guard, skill.skill.type === "keyword" && skill.skill.keyword.name === "Blocker", byOf(skill));
      report(m, possible ? 1 : 0, 1);
      return "done";
    }
    case "negateBlock": {
      const { battle } = m.state;
      const blocked = battle !== null && battle.guard !== battle.firstGuard && findPlaced(m.state, battle.firstGuard) !== null;
      if (blocked) {
        setBattle(m, { ...battle, guard: battle.firstGuard });
        m.events.push({ event: "guard", guard: battle.firstGuard });
      }
      report(m, blocked ? 1 : 0, 1);
      return "done";
    }
    case "changeAttacker": {
      const [attack] = objectsOfRef(m, step.to, scope);
      const { battle } = m.state;
      if (battle && attack !== undefined) setBattle(m, { ...battle, attack });
      report(m, battle ? 1 : 0, 1);
      return "done";
    }
    default:
      throw new Error(`There is no step "${step.do}".`);
  }
}

const is = (m: Match, card: number, kept: CardProhibition): boolean => card >= 0 && valuesOf(m, card).cannot.includes(kept);

/** The skill that this one answers: the next one below. */
function answered(m: Match, skill: SkillFrame): SkillFrame | null {
  const at = m.state.stack.lastIndexOf(skill);
  for (let below = at - 1; below >= 0; below--) {
    const frame = m.state.stack[below];
    if (frame?.run === "skill") return frame;
  }
  return null;
}

/** The card being played that this answers. DB-KEY-20: [Deflect] is not affected by the opponent's. */
function beingPlayed(m: Match, scope: Scope): PlayFrame | null {
  const frame = m.state.stack.findLast((one) => one.run === "play");
  if (frame?.run !== "play") return null;
  const deflects = frame.seat !== scope.you && valuesOf(m, frame.card).keywords.includes("Deflect");
  return deflects ? null : frame;
}
