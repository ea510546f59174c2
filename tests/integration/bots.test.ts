import { expect, test } from "vitest";
import { comesToNothing, isDone, type Use, underWay } from "@/cli/engine/uses";
import { botFor } from "@/games/pokemon/bots";
import { LEVELS } from "@/games/pokemon/bots/levels";
import { Thinker } from "@/games/pokemon/bots/thinking/thinker";
import { starterCardsOf } from "@/games/pokemon/cards/starter";
import { starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { createPokemon, randomFrom } from "@/games/pokemon/engine";

const definitions = starterCardsOf("xy").map(({ definition }) => definition);
const game = createPokemon(definitions);
const thinker = new Thinker();

/** What a computer player on both sides played in a match that came to nothing, and how many cards and Abilities it used. */
async function wasted(level: string, seed: string): Promise<{ readonly nothing: readonly string[]; readonly uses: number }> {
  const decks = [0, 1].map((place) =>
    (starterDecksOf("xy")[place]?.cards ?? []).flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId)),
  );
  const bot = botFor(level, { key: "wasted", definitions }, randomFrom(seed), (question) => thinker.think(question));
  const nothing: string[] = [];
  let uses = 0;
  let use: Use | null = null;
  let { state } = game.start({ edition: "xy", decks: [decks[0] ?? [], decks[1] ?? []] }, seed);
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const before = state;
    const { id, seat } = decision;
    const choice = await bot({ view: game.view(before, seat), decision, imagine: (world) => game.imagine(before, seat, world) });
    const step = game.step(before, { decision: id, seat, choice });
    if (!step.ok) throw new Error(`${level} was refused: ${step.rejection}`);
    state = step.state;
    const next: Use | null = underWay(use, { before, decision, answer: { decision: id, seat, choice }, after: state, events: step.events });
    if (use === null && next !== null) uses++;
    nothing.push(...[comesToNothing(game, state, next)].filter((one) => one !== null));
    use = isDone(game, state) ? null : next;
  }
  return { nothing, uses };
}

test.each(LEVELS)(
  "%s plays no card and uses no Ability for nothing",
  async (level) => {
    const { nothing, uses } = await wasted(level, "wasted");
    expect(nothing).toEqual([]);
    expect(uses).toBeGreaterThan(5);
  },
  120_000,
);
