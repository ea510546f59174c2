import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";

/**
 * Makes a folder for imports, which the caller deletes: "moss" has the sets zz1 and zz2, each of a card that can be played, one that cannot, and a record
 * that is no card; "empty" has nothing.
 */
export function makeImportFolder(): string {
  const directory = mkdtempSync(path.join(tmpdir(), "openpokemon-imports-"));
  const sets = ["zz1", "zz2"].map((id) => ({ id, serie: "zz", name: { en: `Moss ${id}` }, release: "2020-01-02" }));
  const basket = (set: string, number: number, text: string) => ({
    id: `${set}-${number}`,
    set,
    localId: String(number),
    name: { en: "Moss Basket" },
    category: "Trainer",
    trainerType: "Item",
    effect: { en: text },
  });
  mkdirSync(path.join(directory, "moss"));
  writeFileSync(path.join(directory, "moss", "sets.json"), JSON.stringify(sets));
  for (const { id } of sets) {
    const records = [basket(id, 1, "Draw 2 cards."), basket(id, 2, "Sing a song."), { id: `${id}-3` }];
    writeFileSync(path.join(directory, "moss", `${id}.json.gz`), gzipSync(JSON.stringify(records)));
  }
  mkdirSync(path.join(directory, "empty"));
  writeFileSync(path.join(directory, "note.txt"), "no folder");
  return directory;
}
