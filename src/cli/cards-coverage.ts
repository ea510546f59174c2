import { z } from "zod";
import { commandLine, flag, nameIn } from "./command-line.mjs";
import { dragonball } from "./coverage/dragonball";
import { pokemon } from "./coverage/pokemon";
import { report } from "./coverage/report";
import { inWords } from "./site-database";

const GAMES = { pokemon, dragonball: () => dragonball };

const USAGE = `Usage: npm run cards:coverage -- FOLDER … [--game NAME] [--sentences N] [--disagreements N] [--json]
Counts how many real cards compile, and whether their texts come back the same.
  FOLDER           what can be imported
  --game           ${Object.keys(GAMES).join(" or ")} (pokemon)
  --sentences      how many of the sentences are shown that would unlock most cards (40)
  --disagreements  how many cards are shown whose texts come back differently (0)
  --json           prints the counts of each set on one more line`;

const some = z.coerce.number().int().min(0);
const { words, game, ...shown } = commandLine(
  USAGE,
  { game: nameIn(GAMES).default("pokemon"), sentences: some.default(40), disagreements: some.default(0), json: flag },
  z.array(z.string()).min(1, "A FOLDER has to be named."),
);
await inWords(() => report(GAMES[game](), words, shown));
