import type { Seat } from "@/kernel/game";
import type { ClockView } from "@/realtime/protocol";

/** From here on the clock turns coral and beats. */
export const LAST_SECONDS = 15;

/** What the ring shows. `still` is a clock that runs for nobody. */
export interface ClockFace {
  readonly state: "mine" | "theirs" | "paused" | "still";
  /** Whole seconds left, never below 0. */
  readonly seconds: number;
  /** Part of the turn left, in hundredths: the arc of the ring. */
  readonly share: number;
  readonly last: boolean;
}

/** @param now epoch milliseconds by the server's clock */
export function clockFace(clock: ClockView, seat: Seat, now: number): ClockFace {
  const left = clock.running === null ? clock.pausedMs : clock.running.until - now;
  if (left === null || clock.turnMs === null) return { state: "still", seconds: 0, share: 0, last: false };
  const state = clock.running === null ? "paused" : clock.running.seat === seat ? "mine" : "theirs";
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return {
    state,
    seconds,
    share: Math.min(100, Math.max(0, (left / clock.turnMs) * 100)),
    last: state === "mine" && seconds <= LAST_SECONDS,
  };
}

/** "1:12", "12:47", "1:02:05". */
export function spell(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
