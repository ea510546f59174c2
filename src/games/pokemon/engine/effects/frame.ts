import type { Seat } from "@/kernel/game";
import type { EffectFrame } from "../state/frames";

/** A text about to be read from its first step. */
export function newEffectFrame(
  card: number,
  entry: number,
  you: Seat,
  self: number,
  source: number,
  kind: EffectFrame["kind"],
): EffectFrame {
  return {
    run: "effect",
    card,
    pc: entry,
    you,
    self,
    source,
    kind,
    bound: {},
    picked: [],
    chosen: {},
    heads: 0,
    tails: 0,
    done: [],
    kept: {},
    event: null,
    attack: null,
    each: 0,
  };
}
