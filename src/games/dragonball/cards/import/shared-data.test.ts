import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { faultOf } from "@/cards/import/import";
import { headersOf } from "@/games/dragonball/cards/text/compile/words/header";
import { TextFailure } from "@/kernel/texts/failure";
import { FAULTS } from "./fault";
import { type PrintedCard, printedCard } from "./print";
import { cardFolder } from "./source";

const FOLDER = fileURLToPath(new URL("../../../../../../shared/data/dbs", import.meta.url));
const source = existsSync(FOLDER) ? cardFolder(FOLDER) : undefined;
if (!source) console.log(`No card data at ${FOLDER}: the tests of the importer on real sets are left out.`);

async function readAll() {
  const cards: PrintedCard[] = [];
  const faults: ReturnType<typeof faultOf>[] = [];
  for (const { id } of (await source?.sets()) ?? [])
    for (const record of (await source?.read(id))?.records ?? []) {
      try {
        if (source) cards.push(printedCard(source.parse(record)));
      } catch (error) {
        faults.push(faultOf(error));
      }
    }
  return { cards, faults };
}

/** A colon that nothing has taken would stand at the beginning of what is left. */
function hasHeader(text: string): boolean {
  try {
    return headersOf(text).every((header) => !/^ ?:/.test(header.cost ?? header.text));
  } catch (error) {
    if (!(error instanceof TextFailure)) throw error;
    return false;
  }
}

describe.runIf(source)("real sets", async () => {
  const { cards, faults } = await readAll();

  it("DB-CARD-17 become cards, but for a few with a fault of the game's own", () => {
    const own = new Set(Object.keys(FAULTS).filter((code) => code !== "broken" && code !== "unreadable"));
    expect(faults.filter(({ code }) => !own.has(code))).toEqual([]);
    expect(cards.length / (cards.length + faults.length)).toBeGreaterThanOrEqual(0.96);
  });

  it("DB-CARD-02 have at least one of the five colours each", () =>
    expect(cards.filter(({ colors }) => colors.length === 0).map(({ id }) => id)).toEqual([]));

  it("DB-SKILL-01, DB-COST-11 have skills whose brackets and cost can be told from the effect", () => {
    const texts = cards.flatMap(({ faces }) => faces.flatMap(({ skills }) => skills));
    const refused = texts.filter((text) => !hasHeader(text));
    expect(1 - refused.length / texts.length, refused.join("\n")).toBeGreaterThanOrEqual(0.999);
  });
});
