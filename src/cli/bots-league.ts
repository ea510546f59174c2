import { z } from "zod";
import { BOT_NAMES, botFor } from "@/games/pokemon/bots";
import { Thinker } from "@/games/pokemon/bots/thinking/thinker";
import { starterCardsOf } from "@/games/pokemon/cards/starter";
import { type StarterDeck, starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { createPokemon, randomFrom } from "@/games/pokemon/engine";
import { commandLine, count, flag, list } from "./command-line.mjs";
import { reportLeague } from "./league";

const USAGE = `Usage: npm run bots:league -- [--games N] [--seed S] [--only A,B] [--game dragonball] [--json]
Lets every computer player play every other on the ready decks. Each pairing of decks is played twice with sides changed, so that neither a deck nor
beginning favours anybody.
  --games  how many matches a pairing of players plays, an even number (100)
  --seed   what chance is drawn from (1)
  --only   these players alone: ${BOT_NAMES.join(", ")}
  --game   the players of another game
  --json   prints the figures on one line alone`;

const { games, seed, json, only } = commandLine(USAGE, {
  games: count.min(2).multipleOf(2).default(100),
  seed: z.string().default("1"),
  only: list.pipe(z.array(z.enum(BOT_NAMES)).min(1)).default([...BOT_NAMES]),
  json: flag,
});

const definitions = starterCardsOf("xy").map(({ definition }) => definition);
const cards = { key: "league", definitions };
const game = createPokemon(definitions);
const thinker = new Thinker();
const random = randomFrom(`decks ${seed}`);

const listOf = (deck: StarterDeck | undefined) =>
  (deck?.cards ?? []).flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId));
const ready = starterDecksOf("xy");
const anyDeck = () => listOf(ready[Math.floor(random() * ready.length)]);

/** The seat that wins, null for a draw. */
async function play(names: readonly [string, string], decks: readonly [readonly string[], readonly string[]], name: string) {
  const luck = randomFrom(`players ${name}`);
  const think = (question: Parameters<Thinker["think"]>[0]) => thinker.think(question);
  const players = [botFor(names[0], cards, luck, think), botFor(names[1], cards, luck, think)] as const;
  let { state } = game.start({ edition: "xy", decks, startingSeat: 0 }, name);
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { id, seat } = decision;
    const at = state;
    const choice = await players[seat]({ view: game.view(at, seat), decision, imagine: (world) => game.imagine(at, seat, world) });
    const step = game.step(state, { decision: id, seat, choice });
    if (!step.ok) throw new Error(`${names[seat]} was refused in ${name}: ${step.rejection}`);
    state = step.state;
  }
  return game.outcome(state)?.winner ?? null;
}

await reportLeague({ names: only, games, seed, anyDeck, play }, json);
