import type { Seat } from "@/kernel/game";
import type { MatchRecord } from "../record";

/** What is worth a moment of everybody's attention; `index` tells one from the next. */
export type Show =
  /** My Life that was lost: the cards, how much Life there was and is, and whether they came to the hand, where I alone see them (DB-RULE-03). */
  | {
      readonly kind: "lost";
      readonly index: number;
      readonly cards: readonly string[];
      readonly from: number;
      readonly to: number;
      readonly toHand: boolean;
    }
  /** A Leader that awakened. */
  | { readonly kind: "awakened"; readonly index: number; readonly seat: Seat; readonly definition: string };

/** At this much Life and less, Leaders awaken (DB-KEY-02a). */
export const AWAKENING = 4;

/** What the latest update shows, in the order in which it happened; lost Life as one. */
export function showsOf({
  fresh,
  update,
}: Pick<MatchRecord, "fresh"> & { readonly update: Pick<MatchRecord["update"], "seat" | "view"> }): readonly Show[] {
  const { seat, view } = update;
  const lost = fresh.flatMap(({ event, index }) =>
    event.event === "moved" && event.how === "damage" && event.from.zone === "life" && event.from.seat === seat
      ? [{ index, definition: event.definition, toHand: event.to.zone === "hand" }]
      : [],
  );
  const [first] = lost;
  const to = view.players[seat].life.length;
  const shows: Show[] = fresh.flatMap(({ event, index }): readonly Show[] => {
    if (event.event !== "turnedOver" || !event.back) return [];
    const of = ([0, 1] as const).find((each) => view.players[each].leader.some(({ object }) => object === event.object));
    return of === undefined ? [] : [{ kind: "awakened", index, seat: of, definition: event.definition }];
  });
  if (first)
    shows.push({
      kind: "lost",
      index: first.index,
      cards: lost.flatMap(({ definition }) => definition ?? []),
      from: to + lost.length,
      to,
      toHand: lost.every(({ toHand }) => toHand),
    });
  return shows.sort((one, other) => one.index - other.index);
}
