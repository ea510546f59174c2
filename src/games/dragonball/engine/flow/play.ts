import type { Seat } from "@/kernel/game";
import { chooseNumber } from "../ask";
import { mostUnisons } from "../changes/afterEvent";
import type { Change, Goal } from "../changes/change";
import { commit } from "../changes/commit";
import { empowered, playable, playGoal } from "../effects/playing";
import { cardAt, cardOf, type Match } from "../match";
import { canPay, energyPrice } from "../skills/costs";
import type { PlayFrame, ReinforceFrame } from "../state/frames";
import { readNow } from "../triggers/fromChanges";
import { raise } from "../triggers/raise";
import { valuesOf } from "../values";
import { payEnergy, payZEnergy } from "./pay";
import { openWindow } from "./window";

/** Shows a card and begins to pay for it (DB-PLAY-02, DB-UNI-01, DB-Z-07, DB-Z-11, DB-Z-17). */
export function startPlay(m: Match, seat: Seat, object: number): void {
  const card = cardAt(m, object);
  m.state.shown = [...m.state.shown, object];
  m.events.push({ event: "declared", seat, object, definition: cardOf(m, card).definition.id });
  m.state.stack.push({ run: "play", seat, card, object, stage: "cost", x: 0, paid: 0, stopped: null, comes: null });
}

/** Whether a card of hand or Z-Deck can be played or placed by the rules now (DB-COST-05). */
export function canPlay(m: Match, seat: Seat, card: number): boolean {
  const { definition } = cardOf(m, card);
  if (!playGoal(m, card) && !(definition.z && definition.type === "Extra")) return false;
  const { zCost, free } = valuesOf(m, card);
  if (definition.z && m.state.sides[seat].zEnergy.length < (zCost ?? 0)) return false;
  const price = free.includes("play") ? [] : energyPrice(m, card);
  return price !== null && canPay(m, seat, price) && playable(m, seat, card, seat);
}

export function playFrame(m: Match, frame: PlayFrame): void {
  const { seat, card, object } = frame;
  const { definition } = cardOf(m, card);
  switch (frame.stage) {
    case "cost": {
      if (definition.cost?.total === "X") {
        const x = chooseNumber(m, seat, "x", 0, mostX(m, seat, card));
        if (x === null) return;
        frame.x = x;
        m.events.push({ event: "number", seat, number: x });
      }
      frame.stage = "zCost";
      const price = valuesOf(m, card).free.includes("play") ? [] : (energyPrice(m, card, frame.x) ?? []);
      frame.paid = price.length;
      payEnergy(m, seat, price);
      return;
    }
    case "zCost":
      frame.stage = "declare";
      if (definition.z && !frame.stopped) payZEnergy(m, seat, valuesOf(m, card).zCost ?? 0);
      return;
    case "declare":
      frame.stage = "arrive";
      if (!frame.stopped) openWindow(m, seat, definition.type === "Extra" ? { of: "extraZ" } : { of: "play", card });
      return;
    case "arrive":
      frame.stage = "after";
      arrive(m, frame);
      return;
    case "after":
      m.state.stack.pop();
      m.state.shown = m.state.shown.filter((one) => one !== object);
  }
}

/** DB-CARD-12: X is named as the cost is paid. */
function mostX(m: Match, seat: Seat, card: number): number {
  for (let x = 0; ; x++) if (!canPay(m, seat, energyPrice(m, card, x + 1) ?? [])) return x;
}

function arrive(m: Match, frame: PlayFrame): void {
  const { seat, card, object, stopped, comes } = frame;
  const { definition } = cardOf(m, card);
  // Moved meanwhile: there is nothing left to play.
  if (cardAt(m, object) !== card) return;
  const goal = playGoal(m, card);
  // DB-UNI-07, DB-Z-10, DB-Z-16, DB-Z-19: what is not played or placed after all.
  if (stopped || (goal && !playable(m, seat, card, seat))) {
    const to: Goal = stopped ?? { zone: definition.z ? "removed" : "drop" };
    commit(m, [{ change: "move", object, to, how: "rule" }], { seat, by: "rule" });
    return;
  }
  const side = m.state.sides[seat];
  const changes: Change[] = [];
  const how = {
    rest: comes?.rest ?? false,
    ...(comes?.hidden ? { hidden: true } : null),
    ...(comes && comes.with.length > 0 ? { with: comes.with, for: comes.for } : null),
  };
  if (!goal) {
    // DB-Z-12: an Extra Z that is there already is removed first.
    for (const { id, card: there } of side.battle)
      if (cardOf(m, there).definition.type === "Extra" && cardOf(m, there).definition.z)
        changes.push({ change: "move", object: id, to: { zone: "removed" }, how: "rule" });
    changes.push({ change: "move", object, to: { zone: "battle", seat, ...how }, how: "place" });
  } else if (goal === "battle") changes.push({ change: "move", object, to: { zone: "battle", seat, ...how }, how: "play", played: "hand" });
  else {
    // DB-UNI-02, DB-UNI-03, DB-UNI-04.
    const markers = frame.paid + empowered(m, seat, card);
    if (mostUnisons(m, seat) === 1)
      for (const { id } of side.unison) changes.push({ change: "move", object: id, to: { zone: "drop" }, how: "rule" });
    changes.push({ change: "move", object, to: { zone: "unison", seat, markers, ...how }, how: "play", played: "hand" });
  }
  commit(m, changes, comes?.by ?? { seat, by: "rule" });
}

/** DB-UNI-08: a Unison of the same number goes under the Unison, which gets a marker. */
export function reinforceFrame(m: Match, frame: ReinforceFrame): void {
  const { seat, object } = frame;
  const [unison] = m.state.sides[seat].unison;
  switch (frame.stage) {
    case "place":
      frame.stage = "window";
      m.state.used = [...m.state.used, `reinforce/${seat}`];
      if (unison)
        commit(
          m,
          [
            { change: "move", object, to: { zone: "unison", seat, under: unison.id }, how: "place" },
            { change: "markers", object: unison.id, by: 1 },
          ],
          { seat, by: "rule" },
        );
      return;
    case "window":
      frame.stage = "end";
      if (unison) raise(m, { is: "reinforced", cards: [readNow(m, unison.id)], cause: { seat, by: "rule", source: null, keyword: null } });
      // DB-UNI-09.
      openWindow(m, seat, { of: "reinforce" });
      return;
    case "end":
      m.state.stack.pop();
  }
}

/** Which cards of the hand can reinforce the Unison. */
export function reinforcements(m: Match, seat: Seat): readonly number[] {
  const [unison] = m.state.sides[seat].unison;
  if (!unison || unison.hidden || m.state.used.includes(`reinforce/${seat}`)) return [];
  const { id } = cardOf(m, unison.card).definition;
  return m.state.sides[seat].hand.filter((card) => cardOf(m, card).definition.id === id);
}
