import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cardDefinition } from "@/games/pokemon/cards/language/schema";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import type { PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { ImportFault } from "./fault";
import { printedCard, tcgdexCard } from "./tcgdex";

const FOLDER = fileURLToPath(new URL("../../../../../../shared/data/tcgdex", import.meta.url));
const present = existsSync(FOLDER);
if (!present) console.log(`No card data at ${FOLDER}: the tests of the compiler on real sets are left out.`);

interface Read {
  readonly set: string;
  readonly printed?: PrintedCard;
}

function readAll(): Read[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json.gz"))
    .flatMap((file) => {
      const set = file.replace(".json.gz", "");
      const records: unknown = JSON.parse(gunzipSync(readFileSync(path.join(FOLDER, file))).toString("utf8"));
      if (!Array.isArray(records)) throw new Error(`${file} does not hold a list of cards.`);
      return records.map((record): Read => {
        try {
          return { set, printed: printedCard(tcgdexCard.parse(record)) };
        } catch (error) {
          if (error instanceof ImportFault) return { set };
          throw error;
        }
      });
    });
}

describe.runIf(present)("real sets", () => {
  const cards = present ? readAll() : [];
  const compiled = cards.map(({ set, printed }) => ({ set, result: printed && compileCard(printed) }));
  const definitions = compiled.flatMap(({ result }): CardDefinition[] => (result && "definition" in result ? [result.definition] : []));

  it.each([
    ["the XY expansions", /^(xy([1-9]|10|11)|g1)$/, 0.98],
    ["the XY series", /^(xy|g1$|dc1$)/, 0.95],
    ["Black & White", /^(bw|dv1$)/, 0.92],
    ["Scarlet & Violet", /^sv/, 0.93],
  ])("%s are playable as far as promised", (_, form, share) => {
    const of = compiled.filter(({ set }) => form.test(set));
    const playable = of.filter(({ result }) => result && "definition" in result);
    expect(playable.length / of.length).toBeGreaterThanOrEqual(share);
  });

  it("leaves no word that points back, and no player without a name", () => {
    for (const definition of definitions) {
      const text = JSON.stringify(definition);
      expect(text, definition.id).not.toMatch(/"(bind|binding|except)":(-|0)|"theirs?"/);
    }
  });

  it("makes definitions that the schema knows, none more and none less", () => {
    for (const definition of definitions) {
      const parsed = cardDefinition.safeParse(definition);
      expect(parsed.success ? [] : parsed.error.issues, definition.id).toEqual([]);
    }
  });
});
