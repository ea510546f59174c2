import type { Seat } from "@/kernel/game";
import type { MatchRecord } from "../record";
import type { GameDecision } from "./layout";

/**
 * The cards that a seat looks at for the question it is asked, without those that it may choose; none where the question is not about what was looked at
 * last. In vain, it looks at them all the same (DB-ACT-07).
 */
export function lookedBeside(
  { options, kind }: GameDecision,
  { fresh, history }: Pick<MatchRecord, "fresh" | "history">,
  seat: Seat,
): readonly string[] {
  if (kind !== "cards") return [];
  const chosen = options.flatMap((option) => ("definition" in option ? [option.definition] : []));
  if (chosen.length < options.length) return [];
  const heard = chosen.length > 0 ? history : fresh;
  const last = heard.findLast(({ event }) => event.event === "looked" && event.seat === seat);
  if (last?.event.event !== "looked") return [];
  const left = last.event.definitions.flatMap((definition) => definition ?? []);
  for (const definition of chosen) {
    const place = left.indexOf(definition);
    if (place < 0) return [];
    left.splice(place, 1);
  }
  return left;
}
