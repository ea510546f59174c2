import { BOT_NAMES, botFor } from "@/games/pokemon/bots";
import { Thinker } from "@/games/pokemon/bots/thinking/thinker";
import { starterCardsOf } from "@/games/pokemon/cards/starter";
import { type StarterDeck, starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { createPokemon, randomFrom } from "@/games/pokemon/engine";
import { leagueOptions, reportLeague } from "./league";

const { games, seed, json, only } = leagueOptions(BOT_NAMES);

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
