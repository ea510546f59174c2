import { runFrames } from "@/kernel/frames";
import { attack } from "./attack/attack";
import { checkup } from "./checkup/checkup";
import { resolveTriggers } from "./effects/resolveTriggers";
import { knockOuts } from "./knockout/knockOuts";
import { takePrizes } from "./knockout/prizes";
import { definitionAt, type Match } from "./match";
import { setup } from "./setup/setup";
import type { EffectFrame, Frame } from "./state/frames";
import { discardSurplus } from "./surplus";
import { attachTwo, evolveAfterAnswers } from "./turn/fromHand";
import { retreat } from "./turn/retreat";
import { trainer } from "./turn/trainer";
import { turn } from "./turn/turn";

/** More slices than any answer can lead to. */
const MOST_SLICES = 10_000;

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
    case "retreat":
      retreat(m, frame);
      return;
    case "attach":
      attachTwo(m, frame);
      return;
    case "evolve":
      evolveAfterAnswers(m, frame);
      return;
    case "attack":
      attack(m, frame);
      return;
    case "effect":
      read(m, frame);
      return;
    case "trainer":
      trainer(m, frame);
      return;
    case "triggers":
      resolveTriggers(m, frame);
      return;
    case "knockOuts":
      knockOuts(m, frame);
      return;
    case "prizes":
      takePrizes(m, frame);
      return;
    case "surplus":
      discardSurplus(m, frame);
      return;
    case "checkup":
      checkup(m, frame);
      return;
  }
}

/** Reads the next step of a text. */
function read(m: Match, frame: EffectFrame): void {
  const op = definitionAt(m, frame.card).code[frame.pc];
  if (!op) throw new Error(`The text of definition ${frame.card} has no step ${frame.pc}.`);
  op(m, frame);
}
