import { z } from "zod";
import { pinnedReader } from "@/cards/pinned";
import { readDefinition } from "@/games/pokemon/cards/upgrades";
import { type CardDefinition, createPokemon, EDITIONS, type GameEvent, type Option, type State, type View } from "@/games/pokemon/engine";
import type { Json } from "@/kernel/json";
import type { BoundGame } from "@/match";

/** The Pokémon TCG as one match plays it: on the server, and in a browser that verifies the match. */

const deck = z.array(z.string());
const seat = z.union([z.literal(0), z.literal(1)]);
const StoredSetup = z.object({
  edition: z.enum(EDITIONS),
  /** The version of the effect language that the definitions are written in. */
  language: z.int().min(1).default(1),
  /** Each deck as card ids, one a card. */
  decks: z.tuple([deck, deck]),
  /** Every card that the match may speak of, as it was when the match began. */
  definitions: z.array(z.custom<Json>()),
  /** Who starts, where the edition's usual way does not decide it (ED-10). */
  startingSeat: seat.optional(),
});
export interface PinnedSetup extends Omit<z.infer<typeof StoredSetup>, "definitions"> {
  readonly definitions: readonly CardDefinition[];
}

const readPinned = pinnedReader(readDefinition);

/** What a match pinned, in today's words. */
export function readSetup(stored: unknown): PinnedSetup {
  const setup = StoredSetup.parse(stored);
  return { ...setup, definitions: readPinned(setup.definitions, setup.language) };
}

/** The game with the rules and cards that a match pinned. Throws when what is stored does not fit. */
export function bindPokemon(stored: unknown): BoundGame<State, Option, GameEvent, View> {
  const { edition, decks, definitions, startingSeat } = readSetup(stored);
  const game = createPokemon(definitions);
  return {
    ...game,
    start: (seed) => game.start({ edition, decks, ...(startingSeat !== undefined && { startingSeat }) }, seed),
    turn: ({ turn, turnSeat }) => ({ number: turn, seat: turnSeat }),
  };
}
