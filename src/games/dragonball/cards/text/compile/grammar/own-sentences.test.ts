import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { Derivation, Reading } from "@/kernel/texts/parse";
import { nameOf } from "@/kernel/texts/pattern";
import { skills } from "../testing";
import { grammar, ruleFiles } from "./english";

// Rules of the grammar read sentences of our own: the lines of `own-sentences/NAME.txt` are skills, in words of our own, for the rules of `rules/NAME.ts`.
// Whoever adds a rule to such a file adds a line that it reads. Names are made up: the card itself is Moss.

const folder = path.join(process.cwd(), "src/games/dragonball/cards/text/compile/grammar/own-sentences");
const fileOf = (name: string) => path.join(folder, `${name}.txt`);
const files = Object.keys(ruleFiles).filter((name) => existsSync(fileOf(name)));
const linesOf = (name: string) => readFileSync(fileOf(name), "utf8").split("\n").filter(Boolean);

/** The rules by which texts are read. */
function rulesOf(texts: readonly string[]): ReadonlySet<Derivation["rule"]> {
  const used = new Set<Derivation["rule"]>();
  const seen = new Set<Reading>();
  const visit = (reading: Reading): void => {
    if (seen.has(reading)) return;
    seen.add(reading);
    for (const { rule, parts } of reading.derivations) {
      used.add(rule);
      parts.forEach(visit);
    }
  };
  const spy = vi.spyOn(grammar, "readings");
  for (const text of texts) skills(text);
  for (const { value } of spy.mock.results) if (Array.isArray(value)) value.forEach(visit);
  spy.mockRestore();
  return used;
}

describe("every rule reads a sentence of our own", () => {
  const used = rulesOf(files.flatMap(linesOf));
  it.each(files)("rules/%s.ts", (name) => {
    expect(ruleFiles[name]?.filter((rule) => !used.has(rule)).map(nameOf)).toEqual([]);
  });
});
