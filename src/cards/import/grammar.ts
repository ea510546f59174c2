import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const known = new Map<string, string>();

/**
 * Names the content of folders: the importer and compiler of texts, and all that a card's row follows from beside its print. It goes by the
 * sources, like the build, so that nobody has to count.
 */
export function grammarOf(folders: readonly string[]): string {
  const key = folders.join(" ");
  const version = known.get(key) ?? contentHash(folders);
  known.set(key, version);
  return version;
}

function contentHash(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /(?<!\.test)\.ts$|\.jsonl$/.test(file));
    for (const file of files.sort())
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(path.join(folder, file)))
        .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
