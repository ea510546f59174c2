import { z } from "zod";
import { faultOf } from "@/cards/import/import";
import { importedRow } from "@/games/pokemon/cards/import/imported-card";
import { printOf } from "@/games/pokemon/cards/import/print";
import { printedCard, type TcgdexCard } from "@/games/pokemon/cards/import/tcgdex";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import type { PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import { locales } from "@/i18n/locales";
import { cardData, recordsOf } from "./card-data";
import { commandLine, flag } from "./command-line.mjs";

const USAGE = `Usage: npm run bench:cards -- [FOLDER …] [--json]
Measures how long real cards take, on one core: to be compiled, and to become rows of the catalogue.
  FOLDER  card data (those in ../shared/data)
  --json  prints the figures on one line alone`;

const { words, json } = commandLine(USAGE, { json: flag }, z.array(z.string()));
const folders = words.length > 0 ? words : cardData();

/** Seconds of the processor: a busy machine makes nothing look slow, helpers of Node's that run beside count as well. */
function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const prints: { readonly print: TcgdexCard; readonly source: string; readonly releaseOrder: number; readonly printed: PrintedCard }[] = [];
let skipped = 0;
for await (const { source, set, record } of recordsOf(folders)) {
  try {
    const print = printOf(source.parse(record), locales);
    prints.push({ print, source: source.name, releaseOrder: set.releaseOrder, printed: printedCard(print) });
  } catch (error) {
    faultOf(error);
    skipped++;
  }
}

let playable = 0;
const compiling = seconds(() => {
  for (const { printed } of prints) if ("definition" in compileCard(printed)) playable++;
});
const importing = seconds(() => {
  for (const { print, source, releaseOrder } of prints) {
    try {
      importedRow(print, { source, releaseOrder, before: undefined });
    } catch (error) {
      faultOf(error);
      skipped++;
    }
  }
});

const cards = prints.length;
const round = (number: number) => Math.round(number * 100) / 100;
const report = {
  cards,
  playable,
  skipped,
  compileSeconds: round(compiling),
  importSeconds: round(importing),
  compileSecondsOf21000: round((compiling * 21_000) / cards),
};
if (json) console.log(JSON.stringify(report));
else for (const [name, value] of Object.entries(report)) console.log(name.padEnd(24), value);
