import { z } from "zod";
import { other, type Seat } from "@/kernel/game";
import type { Chronicle, Deed } from "@/match";

/** Reads the deeds of a match from its frames, those of older versions too: only what is read here has to be as it was. */

const seat = z.union([z.literal(0), z.literal(1)]);
const Pokemon = z.object({ id: z.number() }).nullable();
const Seen = z.object({
  sides: z.array(z.object({ active: Pokemon, bench: z.array(Pokemon) })),
});
const card = z.object({ card: z.string() });
const Heard = z.discriminatedUnion("type", [
  z.object({ type: z.literal("turnStarted"), seat, turn: z.number() }),
  z.object({ type: z.literal("attackUsed"), pokemon: z.number(), card: z.string() }),
  z.object({ type: z.literal("damaged"), pokemon: z.number(), amount: z.number(), cause: z.string() }),
  z.object({ type: z.literal("knockedOut"), seat, card: z.string() }),
  z.object({ type: z.literal("moved"), seat, cards: z.array(card.nullable()), to: z.object({ zone: z.string() }), how: z.string() }),
  z.object({ type: z.literal("trainerPlayed"), seat, card }),
]);
type Heard = z.infer<typeof Heard>;

/** The course of a match as everybody at the table could see it. */
export const chronicle: Chronicle = function* (frames) {
  /** Whose each Pokémon is: one that has just left play is damaged no more, but may have been in the same stroke. */
  const owners = new Map<number, Seat>();
  let turnSeat: Seat = 0;
  let attacking: string | null = null;
  for (const { events, view } of frames) {
    const { sides } = Seen.parse(view);
    for (const owner of [0, 1] as const)
      for (const pokemon of [sides[owner]?.active, ...(sides[owner]?.bench ?? [])]) if (pokemon) owners.set(pokemon.id, owner);
    for (const event of events) {
      const heard = Heard.safeParse(event);
      if (!heard.success) continue;
      // The view is of the end of it all: by then it may be the next player's turn.
      if (heard.data.type === "turnStarted") [turnSeat, attacking] = [heard.data.seat, null];
      if (heard.data.type === "attackUsed") attacking = heard.data.card;
      yield* deedsOf(heard.data, owners, turnSeat, attacking);
    }
  }
};

function deedsOf(heard: Heard, owners: ReadonlyMap<number, Seat>, turnSeat: Seat, attacking: string | null): Deed[] {
  switch (heard.type) {
    case "turnStarted":
      return [{ deed: "turn", number: heard.turn, seat: heard.seat }];
    case "damaged": {
      const owner = owners.get(heard.pokemon);
      const byCard = heard.cause === "attack" || heard.cause === "effect";
      // What a player does to their own Pokémon is no success of the other one.
      if (owner === undefined || (byCard && owner === turnSeat)) return [];
      return [{ deed: "damage", by: other(owner), amount: heard.amount, card: heard.cause === "attack" ? attacking : null }];
    }
    case "knockedOut":
      return [{ deed: "fall", of: heard.seat, card: heard.card }];
    case "trainerPlayed":
      return [{ deed: "played", by: heard.seat, card: heard.card.card }];
    case "moved":
      if (heard.how === "prize") return [{ deed: "points", by: heard.seat, count: heard.cards.length }];
      // Trainer cards that are played have an event of their own.
      if (heard.how !== "evolve" && !(heard.how === "play" && heard.to.zone === "bench")) return [];
      return heard.cards.flatMap((seen) => (seen ? [{ deed: "played", by: heard.seat, card: seen.card }] : []));
    case "attackUsed":
      return [];
  }
}
