import { type Outcome, other, type Seat } from "@/kernel/game";
import type { Match } from "./match";

/** DB-END-08: at once, also by an effect. DB-END-09: after the end nothing resolves and nobody decides. */
export function endMatch(m: Match, outcome: Outcome): void {
  if (m.state.outcome) return;
  m.state.outcome = outcome;
  m.state.phase = "over";
  m.state.asks = [];
  m.state.stack = [];
  m.waiting = true;
  m.events.push({ event: "over", outcome });
}

/** DB-END-01 to 05: looked for after every change, once the match has begun (DB-END-10, D-03). */
export function checkDefeat(m: Match): void {
  if (m.state.phase === "setup" || m.state.outcome) return;
  const lost = (seat: Seat) => reasonToLose(m, seat);
  const [first, second] = [lost(0), lost(1)];
  if (first && second) endMatch(m, { winner: null, reason: first });
  else if (first) endMatch(m, { winner: other(0), reason: first });
  else if (second) endMatch(m, { winner: 0, reason: second });
}

function reasonToLose(m: Match, seat: Seat): string | null {
  const { life, deck } = m.state.sides[seat];
  if (life.length === 0) return "life";
  return deck.length === 0 ? "deck" : null;
}
