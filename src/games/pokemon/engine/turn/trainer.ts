import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import type { Match } from "../match";
import type { TrainerFrame } from "../state/frames";

/** The text of a Trainer card is done: the card goes to the discard pile, unless the text put it elsewhere (EFF-66). */
export function trainer(m: Match, frame: TrainerFrame): void {
  m.state.stack.pop();
  if (!m.state.resolving.includes(frame.card)) return;
  commit(m, [{ change: "move", cards: [frame.card], to: { zone: "discard" }, how: "play" }], byRules(frame.seat));
}
