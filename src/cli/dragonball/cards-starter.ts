import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { setFolder } from "@/games/dragonball/cards/import/folder";
import { printedCard } from "@/games/dragonball/cards/import/print";
import { cardRecord } from "@/games/dragonball/cards/import/record";
import { readCards, writeCards } from "@/games/dragonball/cards/starter/files";
import { compileCard } from "@/games/dragonball/cards/text/compile/card";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import { commandLine, list } from "../command-line.mjs";

const USAGE = `Usage: npm run cards:starter -- --game dragonball [--add NUMBER,NUMBER…] [FOLDER …]
Makes the cards of the starter catalogue anew after a change of the compiler, from card data; those that the data lack stay as they are.
  FOLDER  card data (../shared/data/dbs)
  --add   cards that it takes in`;

const { add, words } = commandLine(USAGE, { add: list.default([]) }, z.array(z.string()));
const folders = words.length > 0 ? words : ["../shared/data/dbs"].filter((folder) => existsSync(folder));
const before = new Map(readCards().map((card) => [card.id, card]));
const wanted = new Set([...before.keys(), ...add]);

/** The wanted cards of the folders. @throws Error when one of them does not compile */
function compiled(): ReadonlyMap<string, CardDefinition> {
  const found = new Map<string, CardDefinition>();
  for (const folder of folders)
    for (const { records } of setFolder(folder) ?? [])
      for (const raw of records()) {
        const record = cardRecord.safeParse(raw);
        if (!record.success || !wanted.has(record.data.number)) continue;
        const card = compileCard(printedCard(record.data));
        if ("failures" in card)
          throw new Error(card.failures.map(({ sentence, why }) => `${record.data.number}: ${sentence} (${why})`).join("; "));
        found.set(record.data.number, card.definition);
      }
  return found;
}

const found = compiled();
const cards = [...wanted].sort().map((id) => {
  const card = found.get(id) ?? before.get(id);
  if (!card) throw new Error(`The data have no card ${id}.`);
  return card;
});
writeCards(cards);
const changed = cards.filter((card) => !isDeepStrictEqual(card, before.get(card.id)));
console.log(`${cards.length} cards, ${changed.length} of them changed: ${changed.map(({ id }) => id).join(", ")}`);
