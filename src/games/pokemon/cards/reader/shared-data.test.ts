import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { englishPrints } from "@/games/pokemon/cards/import/english-prints";
import { compiledPrint } from "@/games/pokemon/cards/import/imported-card";
import { withErrata } from "@/games/pokemon/cards/text/compile/card/errata";
import type { PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import { REASONS, type Reason, secondReading } from ".";

const FOLDERS = ["tcgdex", "tcgdex-2017", "tcgdex-1999"].map((name) =>
  fileURLToPath(new URL(`../../../../../../shared/data/${name}`, import.meta.url)),
);
const present = FOLDERS.every(existsSync);
if (!present) console.log(`No card data at ${FOLDERS.join(", ")}: the second reading of real cards is left out.`);

const textsOf = (printed: PrintedCard): string => JSON.stringify({ ...printed, id: "" });

describe.runIf(present)("real cards, read a second time", () => {
  it("say what they became, or the reasons say why not; and every reason is one", { timeout: 600_000 }, () => {
    const differing: string[] = [];
    const needed = new Set<Reason>();
    // Prints of the same card say the same.
    const cards = new Map(FOLDERS.flatMap((folder) => [...englishPrints(folder)]).map((printed) => [textsOf(printed), printed]));
    for (const printed of cards.values()) {
      const compiled = compiledPrint(printed);
      if (!("definition" in compiled)) continue;
      for (const { fact, only, print, reason } of secondReading(withErrata(printed), compiled.definition))
        if (reason) needed.add(reason);
        else differing.push(`${printed.id} ${printed.name}: "${fact}" stands in the ${only} alone: ${print}`);
    }
    expect(differing).toEqual([]);
    expect(REASONS.filter((reason) => !needed.has(reason)).map(({ because }) => because)).toEqual([]);
  });
});
