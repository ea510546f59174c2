import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { EDITIONS, type Edition } from "@/games/pokemon/engine/view";
import { type StarterRecord, starterRecord } from "./record";

/** The files of the starter catalogue, one of cards for each edition (ED-12), a line a card, and one of their sets. */

const folder = path.join(process.cwd(), "src/games/pokemon/cards/starter/data");

const setsFile = path.join(folder, "sets.jsonl");
const cardsFile = (edition: Edition): string => path.join(folder, `${edition}.jsonl`);

const name = z.string().min(1);
const setFacts = z.strictObject({
  id: name,
  series: name,
  names: z.strictObject({ fr: name, en: name, es: name, it: name }),
  /** The day of release as YYYYMMDD. */
  releaseOrder: z.int().positive(),
});

/** A printed set of cards. */
export type CardSetFacts = z.infer<typeof setFacts>;

/** The sets by their day of release. @throws Error with the line that is no set */
export const readSets = (): readonly CardSetFacts[] => readLines(setsFile, setFacts);

/** The cards of an edition, in the order of its file. @throws Error with the line that is no card */
export const readRecords = (edition: Edition): readonly StarterRecord[] => readLines(cardsFile(edition), starterRecord);

export const readAllRecords = (): readonly StarterRecord[] => EDITIONS.flatMap(readRecords);

function readLines<T>(file: string, line: z.ZodType<T>): readonly T[] {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((text, index) => {
      const read = line.safeParse(JSON.parse(text));
      if (read.success) return read.data;
      throw new Error(`${file}, line ${index + 1}: ${z.prettifyError(read.error)}`);
    });
}

export function writeSets(sets: readonly CardSetFacts[]): void {
  writeLines(setsFile, sets);
}

export function writeRecords(edition: Edition, records: readonly StarterRecord[]): void {
  // Parsed once more, so that the order of the keys does not tell how a line came about.
  writeLines(
    cardsFile(edition),
    records.map((record) => starterRecord.parse(record)),
  );
}

const writeLines = (file: string, lines: readonly unknown[]): void =>
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
