import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { ImportFault } from "@/games/pokemon/cards/import/fault";
import { printedCard, tcgdexCard } from "@/games/pokemon/cards/import/tcgdex";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import type { CardDefinition } from "@/games/pokemon/engine";
import { partsOf, shapeOf } from "@/games/pokemon/engine/testing/shape";
import { commandLine, flag } from "./command-line.mjs";
import { runToEnd } from "./prepare.mjs";

/** Seen in more cards than this, an operation or combination needs a scenario. */
const OFTEN = 20;
/** Where the scenarios note what they play. */
const PLAYED = "tests/.results/played";

const USAGE = `Usage: npm run cards:played -- FOLDER [--recorded]
Holds what more than ${OFTEN} real cards do against what scenario tests of the engine play.
  FOLDER      <set>.json.gz files of TCGdex records
  --recorded  takes what the scenarios noted last, instead of playing them`;

const { words, recorded } = commandLine(
  USAGE,
  { recorded: flag },
  z.tuple([z.string().refine(existsSync, "There is no such folder.")], "One FOLDER has to be named."),
);
const [folder] = words;
if (!recorded) {
  rmSync(PLAYED, { recursive: true, force: true });
  const tests = ["run", "--config", "tests/vitest.config.ts", "--project", "embedded", "src/games/pokemon/engine", "tests/compendium"];
  const { code, output } = await runToEnd(process.execPath, ["node_modules/vitest/vitest.mjs", ...tests], {
    ...process.env,
    PLAYED_FOLDER: PLAYED,
  });
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}

const played = new Set(
  (existsSync(PLAYED) ? readdirSync(PLAYED) : []).flatMap((file) => readFileSync(path.join(PLAYED, file), "utf8").trimEnd().split("\n")),
);
const often = [...seen(definitions(folder))].filter(([, cards]) => cards.length > OFTEN).sort(([, a], [, b]) => b.length - a.length);
const unplayed = often.filter(([shape]) => !played.has(shape));
for (const [shape, cards] of unplayed) console.error(`${String(cards.length).padStart(5)}  ${shape}   [${cards.slice(0, 3).join(", ")}]`);
console.log(
  `${often.length - unplayed.length} of ${often.length} operations and combinations that more than ${OFTEN} cards hold are played by a scenario`,
);
process.exitCode = unplayed.length > 0 ? 1 : 0;

/** All playable cards of a folder of TCGdex records. */
function definitions(of: string): CardDefinition[] {
  return readdirSync(of)
    .filter((name) => name.endsWith(".json.gz"))
    .flatMap((file) => z.array(z.unknown()).parse(JSON.parse(gunzipSync(readFileSync(path.join(of, file))).toString("utf8"))))
    .flatMap((record) => {
      try {
        const result = compileCard(printedCard(tcgdexCard.parse(record)));
        return "definition" in result ? [result.definition] : [];
      } catch (error) {
        if (error instanceof ImportFault) return [];
        throw error;
      }
    });
}

/** The cards in which each shape stands. */
function seen(cards: readonly CardDefinition[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const card of cards) {
    for (const shape of new Set(partsOf(card).map(shapeOf))) found.set(shape, [...(found.get(shape) ?? []), `${card.name} ${card.id}`]);
  }
  return found;
}
