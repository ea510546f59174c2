import { BOT_NAMES, botFor } from "@/games/dragonball/bots";
import { starterCards } from "@/games/dragonball/cards/starter";
import { starterDecks } from "@/games/dragonball/cards/starter/decks";
import { deckOf, pilesOf } from "@/games/dragonball/decks/piles";
import type { Deck } from "@/games/dragonball/engine/deck";
import { createDragonBall } from "@/games/dragonball/engine/game";
import { randomFrom } from "@/kernel/random";
import { leagueOptions, reportLeague } from "../league";

const { games, seed, json, only } = leagueOptions(BOT_NAMES);

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
