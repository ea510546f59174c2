import { runFrames } from "@/kernel/frames";
import { commitFrame } from "./changes/commit";
import { block } from "./effects/exec";
import { battle } from "./flow/battle";
import { checkpointFrame } from "./flow/checkpoint";
import { comboFrame } from "./flow/combo";
import { damageFrame } from "./flow/damage";
import { limitsFrame } from "./flow/limits";
import { payFrame, payZFrame } from "./flow/pay";
import { playFrame, reinforceFrame } from "./flow/play";
import { repeatFrame } from "./flow/repeat";
import { skill } from "./flow/skill";
import { turn } from "./flow/turn";
import { windowFrame } from "./flow/window";
import type { Match } from "./match";
import { setup } from "./setup/setup";
import type { Frame } from "./state/frames";

/** More slices than any answer can lead to. */
const MOST_SLICES = 100_000;

/** Goes on until somebody has to answer or the match is over. */
export const run = (m: Match): void => runFrames(m, MOST_SLICES, advance);

function advance(m: Match, frame: Frame): void {
  switch (frame.run) {
    case "setup":
      setup(m, frame);
      return;
    case "turn":
      turn(m, frame);
      return;
    case "battle":
      battle(m, frame);
      return;
    case "checkpoint":
      checkpointFrame(m);
      return;
    case "window":
      windowFrame(m, frame);
      return;
    case "play":
      playFrame(m, frame);
      return;
    case "skill":
      skill(m, frame);
      return;
    case "block":
      block(m, frame);
      return;
    case "commit":
      commitFrame(m, frame);
      return;
    case "pay":
      payFrame(m, frame);
      return;
    case "payZ":
      payZFrame(m, frame);
      return;
    case "reinforce":
      reinforceFrame(m, frame);
      return;
    case "combo":
      comboFrame(m, frame);
      return;
    case "damage":
      damageFrame(m, frame);
      return;
    case "limits":
      limitsFrame(m);
      return;
    case "repeat":
      repeatFrame(m, frame);
  }
}
