import { z } from "zod";
import { other } from "@/kernel/game";
import type { Chronicle, Deed } from "@/match";

/** Reads the deeds of a match from its frames, those of older versions too: only what is read here has to be as it was. */

const seat = z.union([z.literal(0), z.literal(1)]);
const place = z.object({ seat, zone: z.string() });
const Heard = z.discriminatedUnion("event", [
  z.object({ event: z.literal("turn"), seat, turn: z.number() }),
  z.object({ event: z.literal("damage"), seat, amount: z.number() }),
  z.object({ event: z.literal("moved"), how: z.string(), from: place, to: place, definition: z.string().nullable() }),
]);
type Heard = z.infer<typeof Heard>;

/** The course of a match as everybody at the table could see it. */
export const chronicle: Chronicle = function* (frames) {
  for (const { events } of frames)
    for (const event of events) {
      const heard = Heard.safeParse(event);
      if (heard.success) yield* deedsOf(heard.data);
    }
};

function deedsOf(heard: Heard): Deed[] {
  if (heard.event === "turn") return [{ deed: "turn", number: heard.turn, seat: heard.seat }];
  if (heard.event === "damage") {
    // Each damage takes a Life (DB-DAMAGE): what is dealt and what the match is won by are one.
    const by = other(heard.seat);
    return [
      { deed: "damage", by, amount: heard.amount, card: null },
      { deed: "points", by, count: heard.amount },
    ];
  }
  const { how, from, to, definition } = heard;
  if (definition === null) return [];
  if (how === "ko" && from.zone === "battle") return [{ deed: "fall", of: from.seat, card: definition }];
  return how === "play" && from.zone === "hand" ? [{ deed: "played", by: to.seat, card: definition }] : [];
}
