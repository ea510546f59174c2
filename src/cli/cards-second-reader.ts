import { z } from "zod";
import { englishPrints } from "@/games/pokemon/cards/import/english-prints";
import { compiledPrint } from "@/games/pokemon/cards/import/imported-card";
import { type Found, type Reason, secondReading } from "@/games/pokemon/cards/reader";
import { withErrata } from "@/games/pokemon/cards/text/compile/card/errata";
import { rendered } from "@/games/pokemon/cards/text/compile/checks/round-trip";
import { commandLine, flag } from "./command-line.mjs";

const USAGE = `Usage: npm run cards:second-reader -- FOLDER … [--json]
Shows where the texts of playable cards and what they became do not say the same.
  FOLDER  <set>.json.gz files of TCGdex records
  --json  prints the differences on one line alone`;

const { words: folders, json } = commandLine(USAGE, { json: flag }, z.array(z.string()).min(1, "A FOLDER has to be named."));

interface Shown extends Found {
  readonly card: string;
  /** Our sentence for the text. */
  readonly ours: string;
}

const open: Shown[] = [];
const explained = new Map<Reason, number>();
const seen = new Set<string>();
let cards = 0;
for (const folder of folders)
  for (const printed of englishPrints(folder)) {
    const compiled = compiledPrint(printed);
    if (!("definition" in compiled)) continue;
    cards++;
    const differing = secondReading(withErrata(printed), compiled.definition);
    if (differing.length === 0) continue;
    const sentences = rendered(compiled.definition, "en");
    for (const found of differing) {
      if (found.reason) explained.set(found.reason, (explained.get(found.reason) ?? 0) + 1);
      else open.push({ ...found, card: `${printed.id} ${printed.name}`, ours: sentences?.[found.at] ?? sentences?.[0] ?? "" });
    }
  }

if (json) console.log(JSON.stringify(open));
else {
  for (const kind of [...new Set(open.map(({ fact }) => fact.split(":")[0]))].sort()) {
    console.log(`\n${kind}`);
    for (const each of open.filter(({ fact }) => fact.startsWith(`${kind}:`))) show(each);
  }
  const differences = [...explained.values()].reduce((sum, each) => sum + each, 0);
  console.log(`\n${cards} playable cards: ${open.length} differences, and ${differences} that are none for ${explained.size} reasons`);
  for (const [{ because }, times] of [...explained].sort(([, a], [, b]) => b - a)) console.log(`${String(times).padStart(5)}  ${because}`);
}
process.exitCode = open.length > 0 ? 1 : 0;

/** Once for all cards that say the same. */
function show({ card, fact, only, print, ours }: Shown): void {
  const key = `${fact} ${print}`;
  if (seen.has(key)) return;
  seen.add(key);
  console.log(`  ${card}: "${fact}" stands in the ${only} alone\n    print: ${print}\n    ours:  ${ours}`);
}
