import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

let known: string | undefined;

/**
 * Names the importer and compiler of texts, and all that a card's row follows from beside its print: a set read with another one may be read
 * better now. It goes by the content of the sources, like the build, so that nobody has to count.
 */
export function grammarVersion(folder = path.resolve("src/games/pokemon/cards")): string {
  known ??= contentHash(folder);
  return known;
}

function contentHash(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /(?<!\.test)\.ts$|\.jsonl$/.test(file));
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(folder, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}
