// npm run bots:league -- --game dragonball [--games N] [--seed S] [--only a,b] [--json]: every computer player against every other on the ready decks,
// N games a pairing.
import { parseArgs } from "node:util";
import { z } from "zod";
import { BOT_NAMES, botFor } from "@/games/dragonball/bots";
import { starterCards } from "@/games/dragonball/cards/starter";
import { starterDecks } from "@/games/dragonball/cards/starter/decks";
import { deckOf, pilesOf } from "@/games/dragonball/decks/piles";
import type { Deck } from "@/games/dragonball/engine/deck";
import { createDragonBall } from "@/games/dragonball/engine/game";
import { randomFrom } from "@/kernel/random";
import { reportLeague } from "../league";

const bots = z.enum(BOT_NAMES);
const { games, seed, json, only } = z
  .object({
    games: z.coerce.number().int().min(2).multipleOf(2).default(100),
    seed: z.string().default("1"),
    only: z.preprocess((names) => (typeof names === "string" ? names.split(",") : names), z.array(bots).default([...BOT_NAMES])),
    json: z.boolean().default(false),
  })
  .parse(
    parseArgs({
      options: { games: { type: "string" }, seed: { type: "string" }, only: { type: "string" }, json: { type: "boolean" } },
    }).values,
  );

const definitions = starterCards().map(({ definition }) => definition);
const byId = new Map(definitions.map((definition) => [definition.id, definition]));
const game = createDragonBall(definitions);
const random = randomFrom(`decks ${seed}`);
const anyDeck = () =>
  deckOf(pilesOf((starterDecks[Math.floor(random() * starterDecks.length)] ?? starterDecks[0]).cards, (id) => byId.get(id)));

async function play(names: readonly [string, string], decks: readonly [Deck, Deck], name: string) {
  const luck = randomFrom(`players ${name}`);
  const players = [botFor(names[0], definitions, luck), botFor(names[1], definitions, luck)] as const;
  let { state } = game.start({ decks, startingSeat: 0 }, name);
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { id, seat } = decision;
    const step = game.step(state, { decision: id, seat, choice: players[seat](game.view(state, seat), decision) });
    if (!step.ok) throw new Error(`${names[seat]} was refused in ${name}: ${step.rejection}`);
    state = step.state;
  }
  return game.outcome(state)?.winner ?? null;
}

await reportLeague({ names: only, games, seed, anyDeck, play }, json);
