import { type Match, setBattle } from "../match";
import type { By } from "../state/state";
import { madeBy, readNow } from "../triggers/fromChanges";
import { raise } from "../triggers/raise";

/** Another card becomes the guard card, by blocking or otherwise (DB-KEY-04b, DB-ATK-08). */
export function becomesGuard(m: Match, guard: number, blocks: boolean, by: By): void {
  const { battle } = m.state;
  if (!battle) return;
  setBattle(m, { ...battle, guard });
  m.events.push({ event: "guard", guard });
  const cause = madeBy(by);
  const target = readNow(m, guard);
  if (blocks) raise(m, { is: "blocks", cards: [target], cause });
  raise(m, { is: "becomesGuard", cards: [target], cause });
  // DB-KEY-04b: its own "when attacked"; after the checkpoint of the attack nothing is triggered by that (DB-ATK-08).
  if (battle.step === "declared") raise(m, { is: "attacks", cards: [], target, cause });
}
