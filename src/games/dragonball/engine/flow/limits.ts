import type { Seat } from "@/kernel/game";
import { cardOption, choose, objectsIn } from "../ask";
import { surplus } from "../changes/afterEvent";
import { commit } from "../changes/commit";
import type { Match } from "../match";

const SEATS: readonly Seat[] = [0, 1];

/** DB-RULE-10: the master keeps as many as allowed, the others go to their owners' drops. */
export function limitsFrame(m: Match): void {
  for (const seat of SEATS) {
    const group = surplus(m, seat);
    if (!group) continue;
    const { among, keep } = group;
    const chosen = choose(m, {
      seat,
      kind: "cards",
      purpose: "keep",
      options: among.map(({ card }) => cardOption(m, card)),
      min: keep,
      max: keep,
    });
    if (!chosen) return;
    const kept = objectsIn(chosen);
    commit(
      m,
      among.filter(({ id }) => !kept.includes(id)).map(({ id }) => ({ change: "move", object: id, to: { zone: "drop" }, how: "rule" })),
      { seat, by: "rule" },
    );
    return;
  }
  m.state.stack.pop();
}
