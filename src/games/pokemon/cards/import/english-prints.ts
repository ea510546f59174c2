import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { faultOf } from "@/cards/import/import";
import type { PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import { printedCard, tcgdexCard } from "./tcgdex";

/** The English prints of a folder of `<set>.json.gz` files of TCGdex records; records that are no card are left out, as an import leaves them out. */
export function* englishPrints(folder: string): Generator<PrintedCard> {
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json.gz"))) {
    const records = z.array(z.unknown()).parse(JSON.parse(gunzipSync(readFileSync(path.join(folder, file))).toString("utf8")));
    for (const record of records) {
      const print = printedIn(record);
      if (print) yield print;
    }
  }
}

function printedIn(record: unknown): PrintedCard | undefined {
  try {
    return printedCard(tcgdexCard.parse(record));
  } catch (error) {
    if (faultOf(error) === undefined) throw error;
    return undefined;
  }
}
