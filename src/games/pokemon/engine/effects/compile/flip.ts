import { chooseYes } from "../../decisions/ask";
import { flipCoins } from "../../luck";
import type { Match } from "../../match";
import { copyState } from "../../state/copy";
import type { EffectFrame } from "../../state/frames";
import { findPokemon } from "../../state/inPlay";
import { isPermitted } from "../../values";
import { amountOf } from "../amounts";
import type { Op } from "../program";
import { seatOf } from "../scope";
import { sourceOf } from "../source";
import { type Control, kept } from "./program";

/** The use of `reflipAttackCoins`, once a turn. */
const FLIP_AGAIN = "reflipAttackCoins";
/** Stands behind results that may still be set aside. */
const UNDECIDED = 1;

/** Flips the coins of a text, or reads them again. Those of an attack may be set aside: then it goes on from its first coin once more (EFF-72, CMP-299, CMP-303). */
export function flip(instruction: Control<"flip">, keep: number): Op {
  return (m, frame) => {
    const before = kept(frame, keep);
    if (!before) {
      const held = mayFlipAgain(m, frame) ? (m.state.beforeCoins ?? copyState(m.state)) : null;
      const results = flipAll(m, frame, instruction);
      if (held && results.some((count) => count > 0)) {
        m.state.beforeCoins = held;
        frame.kept[keep] = [...results, UNDECIDED];
      } else {
        frame.kept[keep] = results;
        goOnWith(frame, results);
      }
    } else if (before[2] !== UNDECIDED) goOnWith(frame, before);
    else {
      const again = chooseYes(m, frame.you, "may", sourceOf(m, frame));
      if (again === null) return;
      if (again) setAside(m, frame);
      else {
        frame.kept[keep] = before.slice(0, 2);
        goOnWith(frame, before);
      }
    }
  };
}

function flipAll(m: Match, frame: EffectFrame, instruction: Control<"flip">): readonly number[] {
  const coins = instruction.coins === "untilTails" ? instruction.coins : amountOf(m, frame, instruction.coins);
  m.observe?.(instruction);
  const results = flipCoins(m, seatOf(frame, instruction.by), coins, frame.attack?.name ?? "effect");
  const heads = results.filter((one) => one).length;
  return [heads, results.length - heads];
}

function goOnWith(frame: EffectFrame, [heads = 0, tails = 0]: readonly number[]): void {
  frame.heads = heads;
  frame.tails = tails;
  frame.pc++;
}

/** Whether the coins of an attack may be flipped again: the opponent's too, and those of a Trainer card that it uses (CMP-298). */
function mayFlipAgain(m: Match, frame: EffectFrame): boolean {
  if (frame.kind !== "attack" || frame.event || m.state.used.names.includes(FLIP_AGAIN)) return false;
  const attacker = findPokemon(m.state, frame.self);
  return attacker !== null && isPermitted(m, "permit reflipAttackCoins", frame.you, attacker);
}

/** All is as it was before the attack's first coin, but for luck and for the numbers under which things are known: those are given once. */
function setAside(m: Match, { you, self }: EffectFrame): void {
  const { state } = m;
  const { beforeCoins, rules, nextHandle, nextObject, nextDecision, random, script } = state;
  if (!beforeCoins) throw new Error("There are no coins to be set aside.");
  const copy = copyState(beforeCoins);
  copy.used.names = [...copy.used.names, FLIP_AGAIN];
  Object.assign(state, copy, { rules, nextHandle, nextObject, nextDecision, random, script, beforeCoins: null });
  m.continuous = null;
  m.energies = null;
  m.events.push({ type: "coinsSetAside", seat: you, pokemon: self });
}
