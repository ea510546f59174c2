import { cardOption, choose, objectsIn } from "../ask";
import type { Change } from "../changes/change";
import { commit } from "../changes/commit";
import { cardOf, type Match } from "../match";
import type { Option } from "../options";
import { canPay, paymentsOf } from "../skills/costs";
import type { PayFrame, PayZFrame } from "../state/frames";

/** Asks for Energies and rests them; DB-COST-04: a cost of 0 is no payment. */
export function payEnergy(m: Match, seat: 0 | 1, symbols: readonly string[]): void {
  if (symbols.length > 0) m.state.stack.push({ run: "pay", seat, symbols, stage: "choose" });
}

export function payFrame(m: Match, frame: PayFrame): void {
  const { seat, symbols } = frame;
  if (frame.stage === "done") {
    m.state.stack.pop();
    return;
  }
  // DB-COST-06: an effect may have made it impossible.
  if (!m.answer && !canPay(m, seat, symbols)) {
    m.state.stack.pop();
    unpaid(m);
    return;
  }
  const { options, provides } = paymentsOf(m, seat);
  const forced = m.answer ? null : forcedPayment(m, options, symbols.length);
  const chosen =
    forced ??
    choose(m, {
      seat,
      kind: "pay",
      purpose: "pay",
      options,
      min: symbols.length,
      max: symbols.length,
      constraint: { kind: "pays", provides, cost: symbols },
    });
  if (!chosen) return;
  frame.stage = "done";
  const markers = chosen.filter((option) => "energyMarker" in option).length;
  const changes: Change[] = objectsIn(chosen).map((object) => ({ change: "switch", object, to: "rest" }));
  // DB-MARK-05.
  if (markers > 0) changes.push({ change: "energyMarkers", seat, by: -markers });
  commit(m, changes, { seat, by: "rule" });
}

/** All that is there, or Energies that nobody could tell apart. */
function forcedPayment(m: Match, options: readonly Option[], count: number): readonly Option[] | null {
  if (options.length === count) return options;
  const kinds = new Set(options.map((option) => ("definition" in option ? option.definition : "marker")));
  return kinds.size === 1 && !options.some((option) => "energyMarker" in option) && m.state.outcome === null
    ? options.slice(0, count)
    : null;
}

/** What is being paid for fails. */
function unpaid(m: Match): void {
  const top = m.state.stack[m.state.stack.length - 1];
  if (top?.run === "skill") top.unpaid = true;
  else if (top?.run === "play") top.stopped = { zone: cardOf(m, top.card).definition.z ? "removed" : "drop" };
}

/** DB-COST-09. */
export function payZEnergy(m: Match, seat: 0 | 1, count: number): void {
  if (count > 0) m.state.stack.push({ run: "payZ", seat, count, stage: "choose" });
}

export function payZFrame(m: Match, frame: PayZFrame): void {
  const { seat, count } = frame;
  if (frame.stage === "done") {
    m.state.stack.pop();
    return;
  }
  const options = m.state.sides[seat].zEnergy.map((card) => cardOption(m, card));
  const chosen = choose(m, { seat, kind: "pay", purpose: "payZEnergy", options, min: count, max: count });
  if (!chosen) return;
  frame.stage = "done";
  commit(
    m,
    objectsIn(chosen).map((object) => ({ change: "move", object, to: { zone: "drop" }, how: "cost" })),
    { seat, by: "rule" },
  );
}
