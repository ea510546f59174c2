import type { Seat } from "@/kernel/game";
import type { Goal } from "../changes/change";
import { commit, report } from "../changes/commit";
import { cardAt, type Match } from "../match";
import { canPay } from "../skills/costs";
import { isForbidden } from "../skills/declarable";
import type { ComboFrame } from "../state/frames";
import type { By } from "../state/state";
import { locate } from "../state/zones";
import { symbolsOf, valuesOf } from "../values";
import { payEnergy } from "./pay";

/** DB-COMBO-02: only a card with a combo cost and a combo power, neither negative. */
export function canCombo(m: Match, seat: Seat, card: number): boolean {
  const { type, comboCost, comboPower, cannot } = valuesOf(m, card);
  if (type !== "Battle" || comboCost === null || comboPower === null || comboPower < 0) return false;
  return !cannot.includes("combo") && !isForbidden(m, seat, "combo", card);
}

/** DB-COMBO-03, DB-COST-10: so many Energies of any colour. */
export function canPayCombo(m: Match, seat: Seat, card: number): boolean {
  return canPay(m, seat, symbolsOf(Math.max(0, valuesOf(m, card).comboCost ?? 0), {}));
}

/** A combo by the rules, with its cost. */
export function startCombo(m: Match, seat: Seat, object: number): void {
  m.state.stack.push({ run: "combo", seat, object, stage: "cost" });
}

/** DB-COMBO-04: a combo made by a skill costs no combo cost. */
export function pushCombo(m: Match, seat: Seat, object: number, by: By, comes: Pick<Goal, "with" | "for"> = {}): void {
  if (!m.state.battle || !canCombo(m, seat, cardAt(m, object))) {
    report(m, 0, 1);
    return;
  }
  commit(m, [{ change: "move", object, to: { zone: "combo", seat, ...comes }, how: "combo" }], by);
}

export function comboFrame(m: Match, frame: ComboFrame): void {
  const { seat, object } = frame;
  const card = cardAt(m, object);
  switch (frame.stage) {
    case "cost":
      frame.stage = "place";
      payEnergy(m, seat, symbolsOf(Math.max(0, valuesOf(m, card).comboCost ?? 0), {}));
      return;
    case "place":
      frame.stage = "end";
      commit(m, [{ change: "move", object, to: { zone: "combo", seat }, how: "combo" }], { seat, by: "rule" });
      return;
    case "end": {
      m.state.stack.pop();
      // DB-COMBO-09: a combo that fails puts the card in its owner's drop.
      const place = card < 0 ? null : locate(m.state, card);
      if (place && place.zone !== "combo" && cardAt(m, object) === card)
        commit(m, [{ change: "move", object, to: { zone: "drop" }, how: "rule" }], { seat, by: "rule" });
    }
  }
}
