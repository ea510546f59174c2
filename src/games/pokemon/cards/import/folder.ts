import { existsSync } from "node:fs";
import path from "node:path";
import type { CardSource } from "@/cards/import/source";
import { bulkFolder } from "./bulk";
import { repositoryFolder } from "./pokemon-tcg-data";
import type { TcgdexCard } from "./tcgdex";

/** The cards of a folder: TCGdex bulk files, or a copy of pokemon-tcg-data; undefined when it is neither. */
export function cardFolder(folder: string): CardSource<TcgdexCard> | undefined {
  if (existsSync(path.join(folder, "cards", "en"))) return repositoryFolder(folder);
  return bulkFolder(folder);
}
