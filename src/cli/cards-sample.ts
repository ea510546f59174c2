import { createHash } from "node:crypto";
import { z } from "zod";
import { commandLine, count, nameIn } from "./command-line.mjs";
import { dragonball } from "./sample/dragonball";
import type { SampledCard } from "./sample/game";
import { pokemon } from "./sample/pokemon";

const GAMES = { pokemon, dragonball };

const USAGE = `Usage: npm run cards:sample -- FOLDER … [--game NAME] [--seed WORD] [--count N]
Draws playable cards at random, and prints what stands on them beside our sentences and the program, to be read closely. The same seed draws the same cards
as long as what is playable stays as it is.
  FOLDER   what can be imported
  --game   ${Object.keys(GAMES).join(" or ")} (pokemon)
  --seed   what chance is drawn from (sample)
  --count  how many cards are drawn (300)`;

const options = commandLine(
  USAGE,
  { game: nameIn(GAMES).default("pokemon"), seed: z.string().default("sample"), count: count.default(300) },
  z.array(z.string()).min(1, "A FOLDER has to be named."),
);

const drawn = new Map<string, { readonly card: SampledCard; readonly rank: string }>();
for (const folder of options.words)
  for (const card of GAMES[options.game](folder)) {
    const rank = createHash("sha256").update(`${options.seed} ${card.key}`).digest("hex");
    if (!drawn.has(card.key)) drawn.set(card.key, { card, rank });
  }

for (const { card } of [...drawn.values()].sort((a, b) => (a.rank < b.rank ? -1 : 1)).slice(0, options.count)) {
  console.log(`\n=== ${card.id} ${card.name}`);
  console.log(`print:   ${JSON.stringify(card.print)}`);
  if (card.ours !== undefined) console.log(`ours:    ${JSON.stringify(card.ours)}`);
  console.log(`program: ${JSON.stringify(card.program)}`);
}
