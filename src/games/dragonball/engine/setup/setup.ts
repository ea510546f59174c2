import { other, type Seat } from "@/kernel/game";
import { drawBelow } from "@/kernel/random";
import { choose, chooseYes } from "../ask";
import type { Change } from "../changes/change";
import { commit } from "../changes/commit";
import { playerRules } from "../effects/continuous";
import { checkpoint } from "../flow/checkpoint";
import { type Match, objectOf } from "../match";
import { checkDefeat } from "../outcome";
import type { SetupFrame } from "../state/frames";
import { readNow } from "../triggers/fromChanges";
import { raise } from "../triggers/raise";

const HAND = 6;
/** DB-SETUP-08, unless a text says otherwise. */
export const LIFE = 8;

/** Set-up (DB-SETUP-02 to 10). Leaders lie there already, front side up. */
export function setup(m: Match, frame: SetupFrame): void {
  switch (frame.stage) {
    case "first": {
      const starting = whoStarts(m);
      if (starting === null) return;
      m.state.starting = starting;
      m.state.active = starting;
      m.events.push({ event: "started", starting });
      frame.stage = "deal";
      // DB-SETUP-03.
      for (const seat of order(m)) {
        const [leader] = m.state.sides[seat].leader;
        if (leader)
          raise(m, { is: "placedInLeader", cards: [readNow(m, leader.id)], cause: { seat, by: "rule", source: null, keyword: null } });
      }
      checkpoint(m);
      return;
    }
    case "deal":
      frame.stage = "redrawFirst";
      commit(
        m,
        order(m).map((seat) => ({ change: "shuffle", seat, zone: "deck" })),
        { seat: m.state.active, by: "rule" },
      );
      for (const seat of order(m)) draw(m, seat);
      return;
    case "redrawFirst":
      if (redraw(m, m.state.starting)) frame.stage = "redrawSecond";
      return;
    case "redrawSecond":
      if (redraw(m, other(m.state.starting))) frame.stage = "life";
      return;
    case "life":
      frame.stage = "begin";
      for (const seat of order(m)) layLife(m, seat);
      // DB-SETUP-09.
      commit(m, [{ change: "energyMarkers", seat: other(m.state.starting), by: 1 }], { seat: other(m.state.starting), by: "rule" });
      return;
    case "begin":
      m.state.stack.pop();
      m.state.stack.push({ run: "turn", stage: "begin" });
      m.state.phase = "charge";
      // D-03: the check starts with the first turn.
      checkDefeat(m);
  }
}

function order(m: Match): readonly [Seat, Seat] {
  return [m.state.starting, other(m.state.starting)];
}

/** DB-SETUP-04, D-19: the player drawn chooses. */
function whoStarts(m: Match): Seat | null {
  const { start } = m.state.rules;
  if (start !== "draw") return start;
  if (!m.answer) m.state.active = drawBelow(m.state.random, 2) === 0 ? 0 : 1;
  const drawn = m.state.active;
  const chosen = choose(m, {
    seat: drawn,
    kind: "option",
    purpose: "goFirst",
    options: [{ seat: drawn }, { seat: other(drawn) }],
    fallback: [0],
  });
  if (!chosen) return null;
  const [answer] = chosen;
  return answer && "seat" in answer ? answer.seat : drawn;
}

/** DB-SETUP-11: Permanent skills change the numbers. */
function number(m: Match, seat: Seat, of: "life" | "hand", usual: number): number {
  let count = usual;
  for (const { rule } of playerRules(m, seat)) if ("setup" in rule && rule.setup === of) count = rule.to;
  return count;
}

function draw(m: Match, seat: Seat): void {
  const changes = Array.from({ length: number(m, seat, "hand", HAND) }, (): Change => ({ change: "draw", seat }));
  commit(m, changes, { seat, by: "rule" });
}

/** DB-SETUP-07: once, the whole hand. */
function redraw(m: Match, seat: Seat): boolean {
  const yes = chooseYes(m, seat, "redraw", null);
  if (yes === null) return false;
  if (!yes) return true;
  m.events.push({ event: "redrew", seat });
  const changes = m.state.sides[seat].hand.map(
    (card): Change => ({ change: "move", object: objectOf(m, card), to: { zone: "deck" }, how: "rule" }),
  );
  commit(m, [...changes, { change: "shuffle", seat, zone: "deck" }], { seat, by: "rule" });
  draw(m, seat);
  return true;
}

/** DB-SETUP-08. */
function layLife(m: Match, seat: Seat): void {
  const count = number(m, seat, "life", LIFE);
  const { deck } = m.state.sides[seat];
  const changes = deck
    .slice(-count)
    .toReversed()
    .map((card): Change => ({ change: "move", object: objectOf(m, card), to: { zone: "life" }, how: "rule" }));
  commit(m, changes, { seat, by: "rule" });
}
