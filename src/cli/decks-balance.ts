// npm run decks:balance -- [--games N] [--edition E] [--json]: every ready deck against every other of its edition, N games a pairing, each
// beginning half of them, played by the greedy bot. Fails when a deck wins more or less than it should.
import { parseArgs } from "node:util";
import { z } from "zod";
import { greedyBot } from "@/games/pokemon/bots/greedy";
import { starterCards } from "@/games/pokemon/cards/starter";
import { type StarterDeck, starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { createPokemon, EDITIONS, type Outcome, randomFrom } from "@/games/pokemon/engine";

const { games, edition, json } = z
  .object({
    games: z.coerce.number().int().min(1).default(24),
    edition: z.enum(EDITIONS).optional(),
    json: z.boolean().default(false),
  })
  .parse(parseArgs({ options: { games: { type: "string" }, edition: { type: "string" }, json: { type: "boolean" } } }).values);

const definitions = starterCards.map(({ definition }) => definition);
const byId = new Map(definitions.map((definition) => [definition.id, definition]));
const game = createPokemon(definitions);

function cardOf(id: string) {
  const card = byId.get(id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}

const listOf = ({ cards }: StarterDeck) => cards.flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId));

/** Far more than any match takes: a match that gets here does not end. */
const MOST_DECISIONS = 20_000;

/** Wins against the field, in percent, between which a deck is fun to play with and against. */
const FAIR = { least: 35, most: 65 };

/** The outcome of a match between two decks; the first one sits in seat 0 and begins. */
function play(first: StarterDeck, second: StarterDeck, name: string): Outcome | null {
  const bot = greedyBot(cardOf, randomFrom(`players ${name}`));
  let { state } = game.start({ edition: first.edition, decks: [listOf(first), listOf(second)], startingSeat: 0 }, name);
  let decisions = 0;
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    if (++decisions > MOST_DECISIONS) throw new Error(`${first.id} against ${second.id}, ${name}: the match does not end.`);
    const { id, seat } = decision;
    const step = game.step(state, { decision: id, seat, choice: bot(game.view(state, seat), decision) });
    if (!step.ok) throw new Error(`${first.id} against ${second.id}, ${name}: the greedy player was refused: ${step.rejection}`);
    state = step.state;
  }
  return game.outcome(state);
}

/** Wins of the first deck in percent, beginning in turns; a draw is half a win. */
function rate(first: StarterDeck, second: StarterDeck): number {
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const ahead = number % 2 === 0;
    const outcome = play(ahead ? first : second, ahead ? second : first, `${first.id} ${second.id} ${number}`);
    if (outcome?.winner == null) wins += 0.5;
    else if (outcome.winner === (ahead ? 0 : 1)) wins++;
  }
  return (100 * wins) / games;
}

const editions = edition ? [edition] : EDITIONS;
const rates = new Map<string, Map<string, number>>(editions.flatMap(starterDecksOf).map(({ id }) => [id, new Map()]));
for (const fellows of editions.map(starterDecksOf)) {
  for (const [index, first] of fellows.entries()) {
    for (const second of fellows.slice(index + 1)) {
      const percent = rate(first, second);
      rates.get(first.id)?.set(second.id, percent);
      rates.get(second.id)?.set(first.id, 100 - percent);
    }
  }
}

const round = (percent: number) => Math.round(percent * 10) / 10;
const report = [...rates].map(([id, against]) => {
  const field = [...against.values()];
  return {
    id,
    field: round(field.reduce((sum, percent) => sum + percent, 0) / field.length),
    against: Object.fromEntries([...against].map(([other, percent]) => [other, round(percent)])),
  };
});
if (!json) {
  console.log(`${games} games a pairing; wins in percent`);
  for (const fellows of editions.map(starterDecksOf)) {
    const ids = fellows.map(({ id }) => id);
    const width = Math.max(...ids.map((id) => id.length)) + 2;
    const row = (cells: readonly (string | number)[]) => console.log(cells.map((cell) => String(cell).padEnd(width)).join(""));
    row(["deck", "field", ...ids]);
    for (const { id, field, against } of report.filter((each) => ids.some((one) => one === each.id)))
      row([id, field, ...ids.map((other) => against[other] ?? "–")]);
  }
}
console.log(JSON.stringify({ games, decks: report }));
const unfair = report.filter(({ field }) => field < FAIR.least || field > FAIR.most);
if (unfair.length > 0) {
  console.error(`Outside of ${FAIR.least} to ${FAIR.most} %: ${unfair.map(({ id, field }) => `${id} ${field} %`).join(", ")}`);
  process.exitCode = 1;
}
