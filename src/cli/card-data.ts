import { existsSync } from "node:fs";
import path from "node:path";
import { type CardSource, SourceError, type SourceSet } from "@/cards/import/source";
import { cardFolder } from "@/games/pokemon/cards/import/folder";
import type { TcgdexCard } from "@/games/pokemon/cards/import/tcgdex";

/** The folders of card data beside the checkout, as far as they are there. */
export function cardData(): readonly string[] {
  const folders = ["tcgdex", "tcgdex-2017", "tcgdex-1999"].map((name) => path.resolve("../shared/data", name));
  return folders.filter((folder) => existsSync(folder));
}

/** Every record of some folders, set by set. */
export async function* recordsOf(
  folders: readonly string[],
): AsyncGenerator<{ readonly source: CardSource<TcgdexCard>; readonly set: SourceSet; readonly record: unknown }> {
  for (const source of folders.map(sourceOf))
    for (const { id } of await source.sets()) {
      const set = await source.read(id);
      for (const record of set.records) yield { source, set, record };
    }
}

/** @throws SourceError when the folder holds no cards of Pokémon */
export function sourceOf(folder: string): CardSource<TcgdexCard> {
  const source = cardFolder(folder);
  if (!source)
    throw new SourceError("no-cards", folder, `${folder} holds neither TCGdex bulk files (sets.json) nor pokemon-tcg-data (cards/en).`);
  return source;
}
