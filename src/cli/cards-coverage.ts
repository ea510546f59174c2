// npm run cards:coverage -- FOLDER… [--game NAME] [--json] [--sentences=N] [--disagreements=N]: how many real cards compile, and whether their texts
// come back the same.

import { dragonball } from "./coverage/dragonball";
import type { CoveredGame } from "./coverage/game";
import { pokemon } from "./coverage/pokemon";
import { report } from "./coverage/report";

const GAMES: Readonly<Record<string, () => CoveredGame>> = { pokemon, dragonball: () => dragonball };

const [name = "", folders, options] = parsed(process.argv.slice(2));
const game = GAMES[name];
if (folders.length === 0 || !game) {
  console.error(
    `Usage: npm run cards:coverage -- FOLDER… [--game ${Object.keys(GAMES).join("|")}] [--json] [--sentences=N] [--disagreements=N]   (a FOLDER holds what can be imported)`,
  );
  process.exit(2);
}
await report(game(), folders, options);

function parsed(given: readonly string[]): readonly [game: string | undefined, folders: readonly string[], options: readonly string[]] {
  const at = given.indexOf("--game");
  const rest = at < 0 ? given : given.toSpliced(at, 2);
  const isOption = (each: string) => each.startsWith("--");
  return [at < 0 ? "pokemon" : given[at + 1], rest.filter((each) => !isOption(each)), rest.filter(isOption)];
}
