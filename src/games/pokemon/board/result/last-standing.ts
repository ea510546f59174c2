import type { Seat } from "@/kernel/game";
import { isUp, topCard } from "../model/table";
import type { MatchRecord } from "../record";

/** The card that stands for a player at the end: their Active, else the last of their Pokémon to be Knocked Out, else one from their discard pile. */
export function lastStanding({ update, history }: MatchRecord, seat: Seat): string | null {
  const side = update.view.sides[seat];
  if (isUp(side.active)) return topCard(side.active).card;
  const knockedOut = history.findLast(({ event }) => event.type === "knockedOut" && event.seat === seat)?.event;
  if (knockedOut?.type === "knockedOut") return knockedOut.card;
  const benched = side.bench.find(isUp);
  return benched === undefined ? (side.discard.at(-1)?.card ?? null) : topCard(benched).card;
}
