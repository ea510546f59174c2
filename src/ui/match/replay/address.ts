import type { Seat } from "@/kernel/game";

/** A position of a replay, as its address has it. */
export interface ReplayAddress {
  /** Null for the beginning. */
  readonly step: number | null;
  /** The turn to begin with, where no step is named. */
  readonly turn?: number;
  /** Whose side is nearer; null for one's own. */
  readonly side: Seat | null;
  /** Whether all is revealed. */
  readonly open: boolean;
  /** Whether the match is to be verified at once. */
  readonly verify?: boolean;
}

/** The address of a match's replay. */
export function replayOf(matchId: string, at: Partial<ReplayAddress> = {}): string {
  return `/match/${matchId}/rejouer${addressOf({ step: null, side: null, open: false, ...at })}`;
}

/** The query of an address; empty where there is nothing to say. */
export function addressOf({ step, turn, side, open, verify }: ReplayAddress): string {
  const query = new URLSearchParams();
  if (turn !== undefined) query.set("tour", String(turn));
  if (step !== null) query.set("n", String(step));
  if (side !== null) query.set("vu", String(side));
  if (open) query.set("tout", "1");
  if (verify) query.set("verifier", "1");
  return query.size === 0 ? "" : `?${query}`;
}

/** The address that a page was asked by; what does not fit says nothing. */
export function readAddress({ n, tour, vu, tout, verifier }: Readonly<Record<string, unknown>>): ReplayAddress {
  const turn = numberOf(tour);
  return {
    step: numberOf(n),
    ...(turn !== null && { turn }),
    side: vu === "0" ? 0 : vu === "1" ? 1 : null,
    open: tout === "1",
    ...(verifier === "1" && { verify: true }),
  };
}

function numberOf(said: unknown): number | null {
  return typeof said === "string" && /^\d{1,5}$/.test(said) ? Number(said) : null;
}
