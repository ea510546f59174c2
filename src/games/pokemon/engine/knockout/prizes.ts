import { other, type Seat } from "@/kernel/game";
import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import { raise } from "../changes/triggers";
import { choose } from "../decisions/ask";
import { inForce } from "../effects/continuous";
import { remember } from "../effects/history";
import { seatsOf } from "../effects/scope";
import type { Match } from "../match";
import type { PrizesFrame } from "../state/frames";
import { ownerOf } from "../state/zones";
import { mayBeUsedTaken, usesOfTaken } from "../turn/actions";
import { perform } from "../turn/perform";

/** KO-02: the cards are taken unseen and chosen by position, the next turn's player first. */
export function takePrizes(m: Match, frame: PrizesFrame): void {
  if (frame.taken.length > 0) {
    offerTaken(m, frame);
    return;
  }
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
      remember(m, { happened: "tookPrize", seat });
      raise(m, { event: "takesPrize", info: { subject: 0, cause: 0, card, amount: 1 }, seat });
    }
    if (asksForUse(m, seat)) {
      frame.taken = chosen;
      return;
    }
  }
  m.state.stack.splice(m.state.stack.indexOf(frame), 1);
}

/** Whether a player's deck holds a card that may be used when it is taken: whether it is among those taken, only they know. */
function asksForUse(m: Match, seat: Seat): boolean {
  return m.cards.some((card, number) => ownerOf(m, number) === seat && mayBeUsedTaken(m, seat, card));
}

/** EFF-71: offers what may be used of the cards just taken, one after the other until no more is used. */
function offerTaken(m: Match, frame: PrizesFrame): void {
  const [first] = frame.taken;
  if (first === undefined) throw new Error("No Prize card was taken.");
  const seat = ownerOf(m, first);
  const values = frame.taken.filter((card) => usesOfTaken(m, card).length > 0);
  const max = Math.min(1, values.length);
  const chosen = choose(m, { seat, kind: "cards", purpose: "useTaken", pick: "card", values, min: 0, max, hidden: true });
  if (!chosen) return;
  const [option] = chosen.flatMap((card) => usesOfTaken(m, card));
  frame.taken = option ? frame.taken.filter((card) => !chosen.includes(card)) : [];
  if (option) perform(m, seat, option);
}

function isBarred(m: Match, seat: Seat): boolean {
  return inForce(m, "forbid takePrizes").some(({ change, scope }) => seatsOf(scope, change.who).includes(seat));
}
