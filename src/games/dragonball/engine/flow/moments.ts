import type { Seat } from "@/kernel/game";
import type { Duration, Moment } from "../effects/language";
import { changed, type Match } from "../match";
import type { Lasting, Watch } from "../state/state";
import { raise } from "../triggers/raise";

/** Makes "start of …" and "end of …" pending, and delayed effects due (DB-EFF-02). */
export function moment(m: Match, is: Moment, seat: Seat): void {
  m.state.delayed = m.state.delayed.map((one) =>
    one.until === is && (one.turnOf === null || one.turnOf === "both" || (one.turnOf === "you") === (one.source.seat === seat))
      ? { ...one, due: true }
      : one,
  );
  raise(m, { is, seat, cards: [], cause: { seat: null, by: "rule", source: null, keyword: null } });
}

/** Ends what lasted until now; the active player's first. */
export function endEffects(m: Match, spans: readonly Duration[]): void {
  m.state.lasting = m.state.lasting.filter((one) => !isOver(m, one, spans));
  m.state.watches = m.state.watches.filter((one) => !isOver(m, one, spans));
  changed(m);
}

function isOver(m: Match, { until, turn: begun, source }: Lasting | Watch, spans: readonly Duration[]): boolean {
  if (!spans.includes(until)) return false;
  const own = source.seat === m.state.active;
  switch (until) {
    case "yourTurnStart":
    case "yourMainStart":
    case "endOfYourTurn":
      return own;
    case "opponentsTurnStart":
    case "endOfOpponentsTurn":
      return !own;
    case "endOfYourNextTurn":
      return own && m.state.turn > begun;
    default:
      return true;
  }
}
