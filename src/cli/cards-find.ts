import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { faultOf } from "@/cards/import/import";
import { importFaultWords } from "@/games/pokemon/cards/import/fault";
import { compiledPrint } from "@/games/pokemon/cards/import/imported-card";
import { printedCard, tcgdexCard } from "@/games/pokemon/cards/import/tcgdex";
import type { PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import { commandLine, flag } from "./command-line.mjs";

const beside = ["tcgdex", "tcgdex-2017", "tcgdex-1999"].map((name) => path.join("../shared/data", name));
const USAGE = `Usage: npm run cards:find -- "NAME, ID OR WORDS OF THE TEXT" [FOLDER …] [--texts]
Lists the prints of card data, and whether they are playable.
  FOLDER   <set>.json.gz files of TCGdex records (those in ../shared/data)
  --texts  prints facts and texts of each, too`;

const { words, texts: withTexts } = commandLine(
  USAGE,
  { texts: flag },
  z.tuple([z.string("What is sought has to be named.").min(1, "What is sought has to be named.")], z.string()),
);
const [sought, ...folders] = words;

/** Names are found with the hyphen and without it. */
const key = (text: string): string => text.toLowerCase().replaceAll("-", " ");
const wanted = key(sought);
let found = 0;
for (const folder of folders.length > 0 ? folders : beside.filter((each) => existsSync(each)))
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json.gz"))) {
    const text = gunzipSync(readFileSync(path.join(folder, file))).toString("utf8");
    if (!key(text).includes(wanted)) continue;
    for (const record of z.array(z.unknown()).parse(JSON.parse(text))) if (key(JSON.stringify(record)).includes(wanted)) show(record);
  }
if (found === 0) console.error(`No card of the data has "${sought}" in its id, name or English text.`);
process.exitCode = found === 0 ? 1 : 0;

function show(record: unknown): void {
  const printed = printOf(record);
  const texts = typeof printed === "string" ? [] : textsOf(printed);
  const [id, name] = typeof printed === "string" ? [idOf(record), ""] : [printed.id, printed.name];
  if (![id, name, ...texts].some((text) => key(text).includes(wanted))) return;
  found++;
  console.log(`${id.padEnd(12)} ${name.padEnd(28)} ${typeof printed === "string" ? `no card: ${printed}` : stateOf(printed)}`);
  if (withTexts) for (const text of texts) console.log(`             ${text.replace(/\s+/g, " ")}`);
}

/** "playable", or the sentences that stop it. */
function stateOf(printed: PrintedCard): string {
  const compiled = compiledPrint(printed);
  if ("definition" in compiled) return "playable";
  return compiled.failures.map(({ sentence, why }) => `stopped by "${sentence}" (${why})`).join(", ");
}

/** The English card of a record, or why it is none. */
function printOf(record: unknown): PrintedCard | string {
  try {
    return printedCard(tcgdexCard.parse(record));
  } catch (error) {
    return importFaultWords(faultOf(error));
  }
}

function idOf(record: unknown): string {
  return z.object({ id: z.string() }).safeParse(record).data?.id ?? "";
}

/** The facts and texts of a card, a line each. */
function textsOf(card: PrintedCard): readonly string[] {
  const attacks = (card.category === "Energy" ? [] : card.attacks).map(
    ({ name, cost, damage, text }) => `${name} [${cost.join(" ")}] ${damage ? `${damage.base}${damage.sign ?? ""}` : ""} ${text}`,
  );
  if (card.category !== "Pokémon") return [`${card.category} ${card.kind}: ${card.text}`, ...attacks];
  const abilities = [...card.abilities, ...(card.ancientTrait ? [card.ancientTrait] : [])].map(({ name, text }) => `${name}: ${text}`);
  const from = card.evolvesFrom.length > 0 ? ` from ${card.evolvesFrom.join(", ")}` : "";
  const weak = card.weaknesses.map(({ type, operator, value }) => `${type} ${operator}${value}`).join(", ");
  return [
    `${card.stage}${from}, ${card.hp} HP, ${card.types.join(" ")}, Weakness ${weak || "none"}, Retreat ${card.retreatCost}`,
    ...abilities,
    ...attacks,
  ];
}
