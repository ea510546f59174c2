import { other, type Seat } from "../../kernel/game";
import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import { raise } from "../changes/triggers";
import { choose } from "../decisions/ask";
import { inForce } from "../effects/continuous";
import { remember } from "../effects/history";
import { seatsOf } from "../effects/scope";
import type { Match } from "../match";
import type { PrizesFrame } from "../state/frames";

/** KO-02: the cards are taken unseen and chosen by position, the next turn's player first. */
export function takePrizes(m: Match, frame: PrizesFrame): void {
  for (const seat of [frame.first, other(frame.first)] as const) {
    if (frame.due[seat] === 0) continue;
    if (isBarred(m, seat)) {
      frame.due[seat] = 0;
      continue;
    }
    const left = m.state.sides[seat].prizes.filter((card) => card >= 0);
    const count = Math.min(left.length, frame.due[seat]);
    const chosen = choose(m, { seat, kind: "prizes", purpose: "takePrizes", pick: "position", values: left, min: count, max: count });
    if (!chosen) return;
    frame.due[seat] = 0;
    if (chosen.length === 0) continue;
    commit(m, [{ change: "move", cards: chosen, to: { zone: "hand" }, how: "prize" }], byRules(seat));
    for (const card of chosen) {
      remember(m, { happened: "tookPrize", seat, pokemon: 0, card, name: "", byAttack: false });
      raise(m, { event: "takesPrize", info: { subject: 0, cause: 0, card, amount: 1 }, seat });
    }
  }
  m.state.stack.splice(m.state.stack.indexOf(frame), 1);
}

function isBarred(m: Match, seat: Seat): boolean {
  return inForce(m, "forbid takePrizes").some(({ change, scope }) => seatsOf(scope, change.who).includes(seat));
}
