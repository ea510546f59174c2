import { existsSync } from "node:fs";
import path from "node:path";
import { cardFolder } from "@/games/pokemon/cards/import/folder";
import type { CardSource, SourceSet } from "@/games/pokemon/cards/import/source";

/** The folders of card data beside the checkout, as far as they are there. */
export function cardData(): readonly string[] {
  const folders = ["tcgdex", "tcgdex-2017", "tcgdex-1999"].map((name) => path.resolve("../shared/data", name));
  return folders.filter((folder) => existsSync(folder));
}

/** Every record of some folders, set by set. */
export async function* recordsOf(
  folders: readonly string[],
): AsyncGenerator<{ readonly source: CardSource; readonly set: SourceSet; readonly record: unknown }> {
  for (const source of folders.map(cardFolder))
    for (const { id } of await source.sets()) {
      const set = await source.read(id);
      for (const record of set.records) yield { source, set, record };
    }
}
