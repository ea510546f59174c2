// npm run cards:sample -- FOLDER … [--seed WORD] [--count N]: playable cards drawn at random, what is printed beside our sentences and the
// program, to be read closely. The same seed draws the same cards as long as what is playable stays as it is.

import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { functionalId } from "@/cards/row";
import { englishPrints } from "@/games/pokemon/cards/import/english-prints";
import { compiledPrint } from "@/games/pokemon/cards/import/imported-card";
import type { PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import { rendered } from "@/games/pokemon/cards/text/compile/checks/round-trip";
import type { CardDefinition } from "@/games/pokemon/engine/card";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "sample" }, count: { type: "string", default: "300" } },
});
const count = Number(values.count);
if (positionals.length === 0 || !Number.isInteger(count) || count < 1) {
  console.error(
    "Usage: npm run cards:sample -- FOLDER … [--seed WORD] [--count N]   (a FOLDER holds <set>.json.gz files of TCGdex records)",
  );
  process.exit(2);
}

interface Drawn {
  readonly printed: PrintedCard;
  readonly definition: CardDefinition;
  readonly rank: string;
}

const drawn = new Map<string, Drawn>();
for (const folder of positionals)
  for (const printed of englishPrints(folder)) {
    const compiled = compiledPrint(printed);
    if (!("definition" in compiled)) continue;
    const id = functionalId(compiled.definition);
    const rank = createHash("sha256").update(`${values.seed} ${id}`).digest("hex");
    if (!drawn.has(id)) drawn.set(id, { printed, definition: compiled.definition, rank });
  }

for (const { printed, definition } of [...drawn.values()].sort((a, b) => (a.rank < b.rank ? -1 : 1)).slice(0, count)) {
  console.log(`\n=== ${printed.id} ${printed.name}`);
  console.log(`print:   ${JSON.stringify(printed)}`);
  console.log(`ours:    ${JSON.stringify(rendered(definition, "en"))}`);
  console.log(`program: ${JSON.stringify(definition)}`);
}
