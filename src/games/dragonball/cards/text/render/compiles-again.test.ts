import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ourTexts } from "@/games/dragonball/cards/draw";
import { setFolder } from "@/games/dragonball/cards/import/folder";
import { printedCard } from "@/games/dragonball/cards/import/print";
import { cardRecord } from "@/games/dragonball/cards/import/record";
import { starterCards } from "@/games/dragonball/cards/starter";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import { compileCard } from "../compile/card";
import { roundTrips, saidAgain } from "../compile/checks/round-trip";

const FOLDER = fileURLToPath(new URL("../../../../../../../shared/data/dbs", import.meta.url));
const sets = existsSync(FOLDER) ? setFolder(FOLDER) : undefined;
if (!sets) console.log(`No card data at ${FOLDER}: only the starter cards are said and read again.`);

describe("what is said in English means the same when it is read", () => {
  it.each(starterCards().map(({ definition }) => [definition.id, definition] as const))("%s", (_, definition) => {
    const texts = ourTexts(definition, "en");
    expect(texts).toBeDefined();
    expect(compileCard(saidAgain(definition, texts ?? []))).toEqual({ definition });
  });
});

/** The playable cards of some sets, whose skills alone are counted. */
function playable(): readonly CardDefinition[] {
  return (sets ?? []).flatMap(({ records }) =>
    [...records()].flatMap((record) => {
      const parsed = cardRecord.safeParse(record);
      if (!parsed.success) return [];
      try {
        const card = compileCard(printedCard(parsed.data));
        return "definition" in card ? [card.definition] : [];
      } catch {
        return [];
      }
    }),
  );
}

describe.runIf(sets)("the cards of real sets", () => {
  it("are said so that at least 99 of 100 are read as the same", () => {
    const cards = playable();
    const differing = cards.filter((card) => !roundTrips(card)).map(({ id }) => id);
    expect(1 - differing.length / cards.length, differing.join(" ")).toBeGreaterThanOrEqual(0.99);
  }, 120_000);
});
