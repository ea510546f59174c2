// npm run cards:sample -- FOLDER … [--game NAME] [--seed WORD] [--count N]: playable cards drawn at random, what is printed beside our sentences and
// the program, to be read closely. The same seed draws the same cards as long as what is playable stays as it is.

import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { dragonball } from "./sample/dragonball";
import type { SampledCard } from "./sample/game";
import { pokemon } from "./sample/pokemon";

const GAMES: Readonly<Record<string, (folder: string) => Iterable<SampledCard>>> = { pokemon, dragonball };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string", default: "pokemon" },
    seed: { type: "string", default: "sample" },
    count: { type: "string", default: "300" },
  },
});
const count = Number(values.count);
const playable = GAMES[values.game];
if (positionals.length === 0 || !playable || !Number.isInteger(count) || count < 1) {
  console.error(
    `Usage: npm run cards:sample -- FOLDER … [--game ${Object.keys(GAMES).join("|")}] [--seed WORD] [--count N]   (a FOLDER holds what can be imported)`,
  );
  process.exit(2);
}

const drawn = new Map<string, { readonly card: SampledCard; readonly rank: string }>();
for (const folder of positionals)
  for (const card of playable(folder)) {
    const rank = createHash("sha256").update(`${values.seed} ${card.key}`).digest("hex");
    if (!drawn.has(card.key)) drawn.set(card.key, { card, rank });
  }

for (const { card } of [...drawn.values()].sort((a, b) => (a.rank < b.rank ? -1 : 1)).slice(0, count)) {
  console.log(`\n=== ${card.id} ${card.name}`);
  console.log(`print:   ${JSON.stringify(card.print)}`);
  if (card.ours !== undefined) console.log(`ours:    ${JSON.stringify(card.ours)}`);
  console.log(`program: ${JSON.stringify(card.program)}`);
}
