import { z } from "zod";
import { pinnedReader } from "@/cards/pinned";
import { readDefinition } from "@/games/dragonball/cards/schema";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import { createCatalogue } from "@/games/dragonball/engine/catalogue";
import type { Deck } from "@/games/dragonball/engine/deck";
import { COUNTER_KINDS } from "@/games/dragonball/engine/effects/language/keywords";
import type { GameEvent } from "@/games/dragonball/engine/events";
import { gameOver } from "@/games/dragonball/engine/game";
import type { Option } from "@/games/dragonball/engine/options";
import type { State } from "@/games/dragonball/engine/state/state";
import type { View } from "@/games/dragonball/engine/view/view";
import type { Seat } from "@/kernel/game";
import type { Json } from "@/kernel/json";
import type { BoundGame } from "@/match";

/** Dragon Ball Super Masters as one match plays it: on the server, and in a browser that verifies the match. */

const ids = z.array(z.string());
const seat = z.union([z.literal(0), z.literal(1)]);
const deck = z.object({ leader: z.string(), deck: ids, zDeck: ids });
const StoredSetup = z.object({
  /** The version of the effect language that the definitions are written in. */
  language: z.int().min(1),
  decks: z.tuple([deck, deck]),
  /** Who begins, where no luck says so (DB-SETUP-04). */
  startingSeat: seat.optional(),
  /** Every card that the match may speak of, as it was when the match began. */
  definitions: z.array(z.custom<Json>()),
});
export interface PinnedSetup {
  readonly language: number;
  readonly decks: readonly [Deck, Deck];
  readonly startingSeat?: Seat | undefined;
  readonly definitions: readonly CardDefinition[];
}

const readPinned = pinnedReader(readDefinition);

export function readSetup(stored: unknown): PinnedSetup {
  const setup = StoredSetup.parse(stored);
  return { ...setup, definitions: readPinned(setup.definitions, setup.language) };
}

/** The game with the cards that a match pinned. Throws when what is stored does not fit. */
export function bindDragonBall(stored: unknown): BoundGame<State, Option, GameEvent, View> {
  const { decks, definitions, startingSeat } = readSetup(stored);
  // DB-COUNTER-21: the edition has every kind of [Counter]; whether these decks have, nobody is to learn.
  const game = gameOver(createCatalogue(definitions, COUNTER_KINDS));
  return {
    ...game,
    start: (seed) => game.start({ decks, ...(startingSeat !== undefined && { startingSeat }) }, seed),
    turn: ({ turn, active }) => ({ number: turn, seat: active }),
  };
}
