import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockDirectory } from "@/db/lock";

let scratch: string;
let cards: string;

beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "openpokemon-import-"));
  cards = path.join(scratch, "cards");
  mkdirSync(cards);
  const record = {
    id: "zz1-1",
    set: "zz1",
    localId: "1",
    name: { en: "Moss Basket" },
    category: "Trainer",
    trainerType: "Item",
    effect: { en: "Draw 2 cards." },
  };
  writeFileSync(path.join(cards, "sets.json"), JSON.stringify([{ id: "zz1", serie: "zz", name: { en: "Moss" }, release: "2020-01-02" }]));
  writeFileSync(path.join(cards, "zz1.json.gz"), gzipSync(JSON.stringify([record, { id: "zz1-2" }])));
});
afterEach(() => rmSync(scratch, { recursive: true }));

/** Runs the program; the embedded database stands in the scratch folder. */
function run(...parameters: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env, DATA_DIR: path.join(scratch, "data"), DATABASE_URL: "" };
    const child = spawn(process.execPath, ["--import", "tsx", "src/cli/cards-import.ts", ...parameters], { env: environment });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, said }));
  });
}

it("says what it brought, what it skipped and why", { timeout: 120_000 }, async () => {
  const { code, said } = await run(cards, "--sets", "zz1", "--langs", "fr,en");
  expect(said).toContain("1/1  zz1      Moss: 1 cards, 1 playable, 1 skipped");
  expect(said).toContain("skipped zz1-2: set:");
  expect(said).toContain("1 cards imported, 1 playable, 0 not; 1 new or changed, 1 skipped");
  expect(code).toBe(0);
});

it("refuses in words while the site has its database open", { timeout: 120_000 }, async () => {
  const unlock = await lockDirectory(path.join(scratch, "data", "postgres"));
  const { code, said } = await run(cards);
  await unlock();
  expect(said).toMatch(/^The site has its database open \(process \d+, .*Stop the site, import, and start it again\.\n$/);
  expect(code).toBe(1);
});

it.each([
  ["no folder", [], /^One FOLDER has to be named, or tcgdex\.\n\nUsage: npm run cards:import/],
  ["a language it does not know", ["tcgdex", "--langs", "de"], /^--langs does not take "de": .*\n\nUsage: npm run cards:import/],
  ["a folder without cards", ["src/cli"], /^src\/cli holds no cards/],
])("refuses %s in words", { timeout: 60_000 }, async (_, parameters, words) => {
  const { code, said } = await run(...parameters);
  expect(said).toMatch(words);
  expect(code).toBe(1);
});
