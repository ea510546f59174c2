import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { compiledPrint } from "@/games/pokemon/cards/import/imported-card";
import { printedCard, tcgdexCard } from "@/games/pokemon/cards/import/tcgdex";
import type { PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import type { CardDefinition } from "@/games/pokemon/engine/card";

/** The prints that the situations are played with: from the card data beside the checkout, or as kept in `cards/`. */

const here = fileURLToPath(new URL(".", import.meta.url));
const data = path.join(here, "../../../shared/data");
const kept = path.join(here, "cards");

/** Folders of TCGdex records, one for each time. */
const folders = ["tcgdex", "tcgdex-2017", "tcgdex-1999"].map((name) => path.join(data, name)).filter((folder) => existsSync(folder));

/** The card data is beside the checkout. */
export const dataIsThere = folders.length > 0;

const record = z.looseObject({ id: z.string() });
const definition = z.custom<CardDefinition>((value) => record.safeParse(value).success);

/** The set of a print: "sm3.5-12" is of "sm3.5". */
export const setOf = (id: string): string => id.slice(0, id.lastIndexOf("-"));

/** The file in which the definitions of a set's cards are kept, a line for each card. */
export const keptFile = (set: string): string => path.join(kept, `${set}.jsonl`);

const records = new Map<string, ReadonlyMap<string, unknown>>();

function recordsOf(set: string): ReadonlyMap<string, unknown> {
  const before = records.get(set);
  if (before) return before;
  const file = folders.map((folder) => path.join(folder, `${set}.json.gz`)).find((each) => existsSync(each));
  if (!file) throw new Error(`The card data has no set ${set}.`);
  const read = z.array(record).parse(JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")));
  const made = new Map(read.map((each) => [each.id, each]));
  records.set(set, made);
  return made;
}

function printOf(id: string): PrintedCard {
  const found = recordsOf(setOf(id)).get(id);
  if (!found) throw new Error(`The card data has no print ${id}.`);
  return printedCard(tcgdexCard.parse(found));
}

/**
 * What a print of the card data compiles to today.
 *
 * @throws Error when the data does not have it, or with the sentence that stops it
 */
export function compiledToday(id: string): CardDefinition {
  const printed = printOf(id);
  const compiled = compiledPrint(printed);
  if ("definition" in compiled) return compiled.definition;
  throw new Error(
    `${id} ${printed.name} does not compile: ${compiled.failures.map(({ sentence, why }) => `"${sentence}" (${why})`).join(", ")}`,
  );
}

/**
 * Whether a print of the card data compiles today.
 *
 * @throws Error when the data does not have it
 */
export const compilesToday = (id: string): boolean => "definition" in compiledPrint(printOf(id));

/** The prints that `not-played.txt` says do not compile, each once. */
export function notCompiled(): readonly string[] {
  const lines = readFileSync(path.join(here, "not-played.txt"), "utf8").split("\n");
  return [...new Set(lines.flatMap((line) => line.match(/^\d+ not-compiled (.+)$/)?.[1]?.split(" ") ?? []))];
}

const definitions = new Map<string, ReadonlyMap<string, CardDefinition>>();

/** The kept definitions of a set's cards. */
export function keptOf(set: string): ReadonlyMap<string, CardDefinition> {
  const before = definitions.get(set);
  if (before) return before;
  const lines = existsSync(keptFile(set)) ? readFileSync(keptFile(set), "utf8").trimEnd().split("\n") : [];
  const made = new Map(lines.map((line) => definition.parse(JSON.parse(line))).map((each) => [each.id, each]));
  definitions.set(set, made);
  return made;
}

/** The sets of which cards are kept. */
export const keptSets = (): readonly string[] =>
  readdirSync(kept).flatMap((file) => (file.endsWith(".jsonl") ? [file.slice(0, -".jsonl".length)] : []));

const prints = new Map<string, CardDefinition>();

/**
 * A print as the engine plays it: compiled from the card data, or as it is kept where that is absent.
 *
 * @throws Error when it cannot be had, with the sentence that stops it
 */
function print(id: string): CardDefinition {
  const before = prints.get(id);
  if (before) return before;
  const found = dataIsThere ? compiledToday(id) : keptOf(setOf(id)).get(id);
  if (!found) throw new Error(`${id} is not kept in tests/compendium/cards: npm run compendium:cards, beside the card data.`);
  prints.set(id, found);
  return found;
}

/**
 * Real prints for a scenario, which speaks of them by their names; where two have one name, by name and print: "Pikachu xy1-42".
 *
 * @throws Error when one cannot be had, with the sentence that stops it
 */
export function real(...ids: readonly string[]): CardDefinition[] {
  const found = ids.map(print);
  return found.map((each) => {
    const alone = found.filter(({ name }) => name === each.name).length === 1;
    return { ...each, id: alone ? each.name : `${each.name} ${each.id}` };
  });
}

/**
 * The prints that the situations name, sorted.
 *
 * @throws Error when one is not named inside the call: it would not be kept
 */
export function namedPrints(): readonly string[] {
  const tests = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"));
  const named = tests.flatMap((file) =>
    [...readFileSync(path.join(here, file), "utf8").matchAll(/\breal\(([^)]*)\)/g)].flatMap(([call, ids = ""]) => {
      if (!/^(\s*"[^"]+",?)*\s*$/.test(ids)) throw new Error(`${file} does not name its prints inside the call: ${call}`);
      return [...ids.matchAll(/"([^"]+)"/g)].flatMap(([, id]) => (id === undefined ? [] : [id]));
    }),
  );
  return [...new Set(named)].sort(new Intl.Collator("en", { numeric: true }).compare);
}
