import { afterAll, expect, test } from "vitest";
import { starterCardsOf } from "@/games/pokemon/cards/starter";
import { starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { createPokemon } from "@/games/pokemon/engine";
import { ThinkingPool } from "./pool";
import { Thinker } from "./thinker";

const definitions = starterCardsOf("xy").map(({ definition }) => definition);
const game = createPokemon(definitions);
const [deck] = starterDecksOf("xy").map(({ cards }) => cards.flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId)));
const pool = new ThinkingPool();
afterAll(() => pool.close());

/** The first main action of a match. */
function question() {
  if (!deck) throw new Error("There is no starter deck.");
  let { state } = game.start({ edition: "xy", decks: [deck, deck] }, "thinking");
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const at = state;
    if (decision.kind === "main") {
      const worlds = ["a", "b"].map((seed) => game.imagine(at, decision.seat, seed));
      return { cards: { key: "match", definitions }, worlds, decision, seed: "one" };
    }
    const step = game.step(state, { decision: decision.id, seat: decision.seat, choice: decision.fallback });
    if (!step.ok) throw new Error(step.rejection);
    state = step.state;
  }
  throw new Error("The match is over.");
}

test("a worker comes to what is thought here, beside the event loop", async () => {
  const asked = question();
  const here = new Thinker().think(asked);
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  expect(await pool.think(asked)).toBe(here);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(0);
});
